/**
 * follow_running_total: followers at the end of each day of the range, per value of the other dimensions. Spells are
 * clipped to the days asked for, turned into changes, and each run between two changes is written out day by day; days
 * without a follower have no row.
 *
 * A day is a number here: since 1970 where `date` is a dimension, else since the title's release.
 */
import type { DimensionName } from '@cvm/contract';
import { param, raw, type Sql, sql } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { noEnd } from '../measures/following.ts';
import { distinctMembers } from '../measures/parts.ts';
import { clausesOf } from '../plan.ts';
import { changes } from '../shapes/spells.ts';
import type { Crosstab } from './crosstab.ts';
import { type PartName, weightingOf } from './figures.ts';
import { described, type Extra, keysOf, type Told } from './rows.ts';

const released = 'toInt32(titles.release_day)';

const isDay = (name: DimensionName): boolean => name === 'date' || name === 'days_from_release';

/** The days a spell may count for: from the first to before the last. */
const bounds = ({ plan }: Crosstab): { first: Sql[]; last: Sql[] } => {
  const { from, to } = plan.range;
  const [start, end] = clausesOf(plan, 'days_from_release')[0]?.values ?? [];
  const date = (value: string) => sql`toInt32(${param('date', 'Date32', value)})`;
  const days = (value: string) => sql`${raw(released)} + ${param('days_from_release', 'Int32', Number(value))}`;
  return {
    first: [...(from === null ? [] : [date(from)]), ...(start === undefined ? [] : [days(start)])],
    last: [sql`${date(to)} + 1`, ...(end === undefined ? [] : [sql`${days(end)} + 1`])],
  };
};

const within = (name: 'greatest' | 'least', values: readonly Sql[]): Sql =>
  values.slice(1).reduce((so, value) => sql`${raw(name)}(${so}, ${value})`, values[0] ?? raw('0'));

const namesOf = ({ query }: Crosstab): readonly DimensionName[] => [...query.rows, ...query.pivots];

const isDated = (crosstab: Crosstab): boolean => namesOf(crosstab).includes('date');

/** Are days counted from a release alone? Then a title without a release day has none; beside dates they are unknown. */
const needsRelease = (crosstab: Crosstab): boolean =>
  clausesOf(crosstab.plan, 'days_from_release').length > 0 ||
  (namesOf(crosstab).includes('days_from_release') && !isDated(crosstab));

/** Days are worked out from spells: they are not in rows of these. */
const undated = (told: Told): Told => ({ ...told, names: told.names.filter((name) => !isDay(name)) });

/** keys, member, cell, began, ended: spells clipped to the days asked for, as numbers of days. */
const clipped = (crosstab: Crosstab, fact: Sql, told: Told): Sql => {
  const byRelease = told.names.includes('days_from_release');
  const { first, last } = bounds(crosstab);
  const origin = raw(byRelease && !isDated(crosstab) ? ` - ${released}` : '');
  const began = within('greatest', [raw('toInt32(fact.began)'), ...first]);
  const ended = within('least', [raw(`toInt32(ifNull(fact.ended, ${noEnd}))`), ...last]);
  const extras: Extra[] = [
    { name: 'began', from: [], sql: sql`assumeNotNull(${began}${origin})` },
    { name: 'ended', from: [], sql: sql`assumeNotNull(${ended}${origin})` },
    ...(byRelease ? [{ name: 'released', from: [], sql: raw(released) }] : []),
  ];
  const isReleased = needsRelease(crosstab);
  return described(fact, undated(told), {
    extras,
    needs: isReleased || byRelease ? ['titles'] : [],
    where: raw(isReleased ? 'titles.release_day is not null' : '1'),
  });
};

/** Members with a spell on one of the days: member and cell. */
export const runningMembers = (crosstab: Crosstab, fact: Sql, untold: Told): Sql => sql`select member, cell from (
  ${clipped(crosstab, fact, untold)}
)
where began < ended`;

/** Without a day among the dimensions: those who follow on some day. It says which values there are. */
const followersOfRange = (crosstab: Crosstab, fact: Sql, told: Told, parts: readonly PartName[]): Sql => {
  const of = (by: ReturnType<typeof weightingOf>) =>
    parts.filter((name) => weightingOf(name) === by).map((name) => part(name, sql`toInt64(${distinctMembers.every})`));
  return tally(crosstab.plan, {
    from: sql`(\n  ${clipped(crosstab, fact, told)}\n)`,
    keys: keysOf(told),
    sums: of('sums'),
    counts: of('counts'),
    squares: of('squares'),
    where: [raw('began < ended')],
  });
};

/** What stands for a part of the source on each day. */
const columnOfDay = { sums: 'running_followers', counts: 'people', squares: 'squares' } as const;

/** keys, day, running_followers, people, and with `isSquared` the squares of weights: a row for each day on which somebody follows. */
const daily = (crosstab: Crosstab, spells: Sql, keys: readonly string[], isSquared: boolean): Sql => {
  const figures = raw(`running_followers, people,${isSquared ? ' squares,' : ''}`);
  const listed = raw(keys.map((key) => `${key}, `).join(''));
  const inOrder = raw(`${keys.length === 0 ? '' : `partition by ${keys.join(', ')} `}order by day`);
  const steps = tally(crosstab.plan, {
    from: sql`(\n  ${changes(spells, keys)}\n)`,
    keys: [...keys, 'day'],
    sums: [part('steps', 'sum(step)')],
    counts: [part('people_steps', 'sum(step)')],
    ...(isSquared ? { squares: [part('square_steps', 'sum(step)')] } : {}),
    where: [],
  });
  const squares = isSquared ? sql`\n    sum(square_steps) over (${inOrder}) as squares,` : raw('');
  return sql`select ${listed}${figures} arrayJoin(range(day, next_day)) as day
from (
  select ${listed}day, sum(steps) over (${inOrder}) as running_followers,
    sum(people_steps) over (${inOrder}) as people,${squares}
    leadInFrame(day, 1, day) over (${inOrder} rows between unbounded preceding and unbounded following) as next_day
  from (
    ${steps}
  )
)
where people > 0`;
};

/**
 * keys, parts: the source `followingByDay` per value of the dimensions. Beside dates days from release are
 * worked out from each date; where the dates are summed out a value may have several rows, whose figures nobody sees.
 */
export const runningFollowers = (crosstab: Crosstab, fact: Sql, told: Told, parts: readonly PartName[]): Sql => {
  const { names } = told;
  if (!names.some(isDay)) return followersOfRange(crosstab, fact, told, parts);
  const byRelease = names.includes('days_from_release');
  const fromDates = byRelease && isDated(crosstab);
  const keys = keysOf(undated(told));
  const columns = [
    ...keys,
    ...(names.includes('date') ? ["toDate32('1970-01-01') + day as date"] : []),
    ...(byRelease ? [`${fromDates ? 'day - released' : 'day'} as days_from_release`] : []),
    ...parts.map((name) => {
      const column = columnOfDay[weightingOf(name)];
      return column === name ? name : `${column} as ${name}`;
    }),
  ];
  const isSquared = parts.some((name) => weightingOf(name) === 'squares');
  return sql`select ${raw(columns.join(', '))}
from (
  ${daily(crosstab, clipped(crosstab, fact, told), fromDates ? [...keys, 'released'] : keys, isSquared)}
)`;
};
