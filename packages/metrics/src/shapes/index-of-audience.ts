/**
 * Index rows of a bucket: share of the audience in it / share of the base in it, members without that attribute left out of both.
 * The engine counts both sides; what is said of them is worked out from these few rows.
 */
import { definitions } from '../compile/answer.ts';
import { withCells } from '../compile/lookups.ts';
import { type CountedRow, type Settle, settledRow } from '../compile/settling.ts';
import { raw, type Sql, sql } from '../compile/sql.ts';
import type { Plan } from '../plan.ts';
import { comparedGroups, type Members, type Sides } from '../statistics/groups.ts';
import type { Audience } from './audience.ts';

type Bucket = 'country' | 'age' | 'gender';

/** A row per bucket of the base: the others are those of the base who are not in the audience, cell by cell. */
export const index =
  (by: Bucket, audience: (plan: Plan) => Audience) =>
  (plan: Plan): Sql => {
    const sides = audience(plan);
    return sql`${raw(definitions(plan.view))}${plan.panel === 'Total' ? counted(plan, by, sides) : weighed(by, sides)}`;
  };

/** How many of a side are in a bucket. */
const counted = (plan: Plan, by: Bucket, { inside, base }: Audience): Sql => {
  const both = sql`select cell, members as inside, 0 as everybody
from (
  ${inside}
)
union all
select cell, 0 as inside, members as everybody
from (
  ${base}
)`;
  const { from, facts } = withCells(plan, both, 'people');
  return sql`select ${raw(facts(by))} as bucket,
  sum(people.inside) as audience, sum(people.everybody) - sum(people.inside) as rest
from ${from}
where bucket != ''
group by bucket`;
};

/** In the balanced panel the weights of these, and their squares, too. */
const weighedSide = (name: string, members: string): Sql =>
  raw(`sum(${members}) as ${name}, sum(${members} * cells.weight) as ${name}_weight,
  sum(${members} * cells.weight * cells.weight) as ${name}_squares`);

const weighed = (by: Bucket, { inside, base }: Audience): Sql => sql`select cells.${raw(by)} as bucket,
  ${weighedSide('audience', 'audience.members')},
  ${weighedSide('rest', '(base.members - audience.members)')},
  sum(base.members * cells.weight) as base_weight
from cells
left join (
  ${inside}
) as audience on audience.cell = cells.cell
left join (
  ${base}
) as base on base.cell = cells.cell
where cells.${raw(by)} != ''
group by bucket`;

const membersIn = (row: CountedRow, name: string): Members => {
  const people = Number(row[name]);
  return {
    people,
    weight: Number(row[`${name}_weight`] ?? people),
    squares: Number(row[`${name}_squares`] ?? people),
  };
};

const sidesIn = (row: CountedRow): Sides => {
  const [audience, rest] = [membersIn(row, 'audience'), membersIn(row, 'rest')];
  return { audience, rest, base: Number(row.base_weight ?? audience.people + rest.people) };
};

const both = (one: Members, other: Members): Members => ({
  people: one.people + other.people,
  weight: one.weight + other.weight,
  squares: one.squares + other.squares,
});

const nobody: Members = { people: 0, weight: 0, squares: 0 };

const together = (groups: readonly Sides[]): Sides =>
  groups.reduce(
    (all, one) => ({
      audience: both(all.audience, one.audience),
      rest: both(all.rest, one.rest),
      base: all.base + one.base,
    }),
    { audience: nobody, rest: nobody, base: 0 },
  );

const shownMin = 30;

/** Countries need 30 people; ages and genders have a row for every bucket of the base unless nobody is in any. */
export const settledIndex =
  (by: Bucket): Settle =>
  () =>
  (rows) => {
    // Sums of weights depend on their order.
    const buckets = rows
      .map((row) => ({ bucket: String(row.bucket), sides: sidesIn(row) }))
      .sort((one, other) => (one.bucket < other.bucket ? -1 : 1));
    const all = together(buckets.map(({ sides }) => sides));
    const isShown = ({ sides: { audience, rest } }: (typeof buckets)[number]): boolean =>
      by === 'country' ? audience.people >= shownMin : audience.people + rest.people > 0 && all.audience.people > 0;
    const shown = buckets.filter(isShown);
    const compared = comparedGroups(
      shown.map(({ sides }) => sides),
      all,
    );
    return shown.map(({ bucket, sides }, place) =>
      settledRow({ [by]: bucket, viewers: sides.audience.weight, base: all.audience.people }, compared[place]),
    );
  };
