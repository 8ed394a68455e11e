/**
 * What members watch, in SQL: `pairs` (a member and a title, when they began, how they watch) and `watches` (one row a view) of
 * a range of members. Both are tables of the working database, made anew for each range.
 */
import { dayNumber } from './catalogue.ts';
import { daysAgo, exponential, hash, normal, percent, pick, popular, unit, whole } from './random-sql.ts';
import { deviceUrn, firstDay, platformUrn, type Shape } from './shape.ts';

/** Members from `from` to before `to`. */
export type Range = { readonly from: number; readonly to: number };

/** Most members have seen about eight titles, few have seen hundreds. */
const medianTitles = 8;
const titlesMax = 300;
const spread = 0.8;
/** Share of starts in the weeks after a release. */
const nearReleasePct = 45;
/** How long a release burst lasts, in days on average. */
const burstDays = 14;

/**
 * A pair has `start` (day number), `wanted` (episodes they will watch), `sitting` (episodes in a row: 1, or a binge of 2 to 8),
 * `gap` (days between sittings), `bulk` (ticked at once) and `p`, from which all further chance of the pair comes.
 */
export const pairsTable = ({ seed, titles, dataThrough }: Shape, { from, to }: Range): string => {
  const [first, last] = [dayNumber(firstDay), dayNumber(dataThrough) + 1];
  const h = (purpose: string): string => hash(seed, purpose, 'p');
  const count = `toUInt32(least(${titlesMax}, greatest(1, round(${medianTitles} * exp(${spread} * ${normal(
    hash(seed, 'count 1', 'member'),
    hash(seed, 'count 2', 'member'),
  )})))))`;
  const sometime = `(${last} - ${daysAgo(h('day'), last - first)})`;
  return `create or replace table pairs engine = Memory as
select member, chosen.title as title, is_show, runtime, episodes, characters, ${hash(seed, 'pair', 'member', 'title')} as p,
  release >= ${first} and ${percent(h('near'), nearReleasePct)} as is_near,
  toInt32(multiIf(
    is_near, release + floor(${exponential(h('burst'), burstDays)}),
    ${sometime} >= release, ${sometime},
    release + floor((${last} - release) * ${unit(h('later'))}))) as start,
  toUInt32(multiIf(not is_show, 1,
    ${percent(h('left'), 30)}, least(episodes, 1 + ${h('few')} % 3),
    ${percent(h('stayed'), 36)}, episodes,
    1 + ${h('some')} % episodes)) as wanted,
  toUInt32(if(${percent(h('single'), 40)}, 1, ${whole(h('sitting'), 2, 7)})) as sitting,
  toInt32(${whole(h('gap'), 1, 10)}) as gap,
  is_show and ${percent(h('bulk'), 2)} as bulk
from (
  select toUInt32(number) as member,
    arrayJoin(arrayDistinct(arrayMap(k -> ${popular(hash(seed, 'title', 'member', 'k'), titles)}, range(${count})))) as title
  from numbers(${from}, ${to - from})
) as chosen
inner join titles on titles.title = chosen.title
where release <= ${last}`;
};

/** Evenings, from 17:00 on; the day starts at 0. */
const eveningStart = 61_200;
const eveningSeconds = 14_400;

/** Views up to the day after the dataset's last; `at` in seconds since 1970, `episode` 0 for a movie. */
export const watchesTable = ({ seed, dataThrough }: Shape): string => {
  const end = (dayNumber(dataThrough) + 2) * 86_400;
  const evening = `${eveningStart} + ${hash(seed, 'evening', 'p', 'sat')} % ${eveningSeconds}`;
  const again = hash(seed, 'again', 'p', 'n');
  return `create or replace table watches engine = Memory as
select member, title, is_show, characters, p, if(is_show, n + 1, 0) as episode, bulk, toUInt32(moment) as at,
  ${hash(seed, 'view', 'p', 'n', 'rewatch')} as v
from (
  select *, arrayJoin(range(wanted)) as n, if(bulk, 0, intDiv(n, sitting)) as sat,
    toInt64(start + sat * gap) * 86400 + ${evening} + if(bulk, 0, n % sitting * runtime * 60) as watched,
    arrayJoin(if(${percent(again, 3)}, [0, 1], [0])) as rewatch,
    watched + rewatch * 86400 * toInt64(${whole(again, 20, 380)}) as moment
  from pairs
)
where moment < ${end}`;
};

/** Columns of `views` from `watches`: 40 % name no platform, and a member keeps to few. */
export const viewColumns = ({ seed }: Shape): string => {
  const favourite = hash(seed, 'platform', 'member', 'v % 3');
  return `if(${percent('v', 40)}, null, ${pick(favourite, platformUrn)}) as platform,
  nullIf(${pick(hash(seed, 'device', 'v'), deviceUrn)}, '') as device, if(bulk, 'true', 'false') as bulk`;
};
