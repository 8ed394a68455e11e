/**
 * Questions that were answered by hand in SQL over the raw tables, as good as we know how to write it: what the compiler's
 * answers are measured against. In: the subjects and the last day; out: for each question what to ask of the portal and the
 * rivals by hand, of which the fastest counts. Both must give the same figures.
 */
import { addDays } from '@cvm/contract';
import type { Subjects } from './subjects.ts';

export type Asked =
  | { readonly view: string; readonly filters: readonly string[] }
  | { readonly crosstab: readonly string[]; readonly filters: readonly string[] };

/** Rows of a page on screen: what a list is asked for. */
export const pageRows = 50;

/** How many rows a screen asks for; a cross-tab has all its cells. */
export const limitOf = (ours: Asked): number | undefined => ('view' in ours ? pageRows : undefined);

export type Question = {
  readonly name: string;
  readonly title: string;
  readonly ours: Asked;
  /** Statements with the same answer. */
  readonly hand: readonly string[];
  /** Columns that name a row; every other column of the hand-written answer is compared. */
  readonly key: readonly string[];
};

const series = "select title from titles where kind = 'series'";
const cellsOf = (where: string): string => `cell in (select cell from cells where ${where})`;
const us = cellsOf("country = 'US'");

type Distinct = (column: string) => string;
const exact: Distinct = (column) => `uniqExact(${column})`;
/** A bitmap is exact as well and merges faster where members are many. */
const bitmap: Distinct = (column) => `groupBitmap(${column})`;
const bothWays = (write: (distinct: Distinct) => string): string[] => [write(exact), write(bitmap)];

/** Shows by viewers; `where` ends with the people. */
const ranker = (where: string, distinct: Distinct): string => `with
  rows as (select title, member from views where title in (${series}) and ${where})
select titles.title_id as showId, n / sum(n) over () as viewshare,
  viewers / (select ${distinct('member')} from rows) as viewershare
from (select title, count() as n, ${distinct('member')} as viewers from rows group by title) as v
inner join titles on titles.title = v.title`;

/** Table order brings a member's views of a title together: counting pairs needs no set of members per title. */
const rankerInOrder = (where: string): string => `with
  pairs as (select title, member, count() as n from views where title in (${series}) and ${where} group by title, member)
select titles.title_id as showId, views / sum(views) over () as viewshare,
  viewers / (select groupBitmap(member) from views where title in (${series}) and ${where}) as viewershare
from (select title, sum(n) as views, count() as viewers from pairs group by title) as v
inner join titles on titles.title = v.title
settings optimize_aggregation_in_order = 1`;

const weightedRanker = (where: string, distinct: Distinct): string => `with
  parts as (
    select title, cell, count() as n, ${distinct('member')} as u from views
    where title in (${series}) and ${where} group by title, cell
  ),
  kind as (
    select sum(u * weight) as u
    from (select cell, ${distinct('member')} as u from views where title in (${series}) and ${where} group by cell) as k
    inner join cells on cells.cell = k.cell
  )
select titles.title_id as showId, v.views / sum(v.views) over () as viewshare,
  v.viewers / (select u from kind) as viewershare
from (
  select title, sum(n * weight) as views, sum(u * weight) as viewers
  from parts inner join cells on cells.cell = parts.cell group by title
) as v
inner join titles on titles.title = v.title`;

const ageIndex = (show: string, where: string, distinct: 'uniqExact' | 'groupBitmap'): string => `select age,
  viewers, (viewers / sum(viewers) over ()) / (base / sum(base) over ()) as index
from (
  select cells.age as age, sum(u) as viewers, sum(b) as base
  from (
    select cell, ${distinct}If(member, title = (select title from titles where title_id = '${show}')) as u, ${distinct}(member) as b
    from views where title in (${series}) and ${where} group by cell
  ) as v
  inner join cells on cells.cell = v.cell
  where cells.age != '' group by age
)`;

/** The members of the seed audience; `titles` is a condition on the seeds. */
const seedMembers = (ids: readonly string[], where: string, all: boolean): string => {
  const seeds = `select title from titles where title_id in (${ids.map((id) => `'${id}'`).join(', ')})`;
  const having = all ? ` group by member having uniqExact(title) = ${ids.length}` : '';
  return `select member from views where title in (${seeds}) and ${where}${having}`;
};

const affinity = (ids: readonly string[], where: string, all: boolean, source: (where: string) => string): string => {
  const seeds = `select title from titles where title_id in (${ids.map((id) => `'${id}'`).join(', ')})`;
  const members = seedMembers(ids, where, all);
  return `with overlaps as (${source(where).replaceAll('SEEDS', members)})
select titles.title_id as titleId, overlap as overlappingViewers,
  overlap / (select uniqExact(member) from (${members})) as audienceOverlap,
  audienceOverlap / (viewers / (select groupBitmap(member) from views where ${where})) as affinityIndex
from overlaps inner join titles on titles.title = overlaps.title
where overlap >= 30 and overlaps.title not in (${seeds})
settings optimize_aggregation_in_order = 1`;
};

const overlapSources: readonly ((where: string) => string)[] = [
  (where) => `select title, uniqExactIf(member, member in (SEEDS)) as overlap, uniqExact(member) as viewers
  from views where ${where} group by title`,
  (where) => `select title, countIf(member in (SEEDS)) as overlap, count() as viewers
  from (select title, member from views where ${where} group by title, member) group by title`,
];

const binges = (where: string): string => `with
  sittings as (
    select title, member, arraySort(groupArray((toInt64(at), episode))) as w
    from views where title in (${series}) and not bulk and episode != 0 and ${where}
    group by title, member having length(w) >= 4
  ),
  bingers as (
    select title, count() as n from sittings
    where arrayExists(i -> w[i + 3].1 - w[i].1 <= 86400 and length(arrayDistinct(arrayMap(x -> x.2,
      arrayFilter(x -> x.1 between w[i].1 and w[i].1 + 86400, w)))) >= 4, range(1, length(w) - 2))
    group by title
  ),
  watched as (
    select title, groupBitmap(member) as u from views where title in (${series}) and ${where} group by title
  )
select titles.title_id as showId, bingers.n as bingers, bingers.n / watched.u as bingeRate,
  bingers.n / (select sum(n) from bingers) as bingeShare
from bingers inner join watched on watched.title = bingers.title inner join titles on titles.title = bingers.title`;

const peopleByGenre = (where: string, distinct: Distinct): string => `select nullIf(age, '') as user_age_bucket,
  nullIf(gender, '') as user_gender, nullIf(genre, '') as genre, sum(u) as viewer_count
from (
  select cell, arrayJoin(if(empty(genres), [''], genres)) as genre, ${distinct('member')} as u
  from views inner join titles on titles.title = views.title where ${where} group by cell, genre
) as v
inner join cells on cells.cell = v.cell
group by user_age_bucket, user_gender, genre`;

const peopleBySix = (where: string, distinct: Distinct): string => `select nullIf(age, '') as user_age_bucket,
  nullIf(gender, '') as user_gender, content_type, nullIf(genre, '') as genre, nullIf(device, '') as device_name,
  nullIf(name, '') as platform_name, sum(u) as viewer_count
from (
  select cell, toString(kind) as content_type, arrayJoin(if(empty(genres), [''], genres)) as genre, toString(device) as device,
    platform, ${distinct('member')} as u
  from views inner join titles on titles.title = views.title where ${where}
  group by cell, content_type, genre, device, platform
) as v
inner join cells on cells.cell = v.cell
left join platforms on platforms.platform = v.platform
group by user_age_bucket, user_gender, content_type, genre, device_name, platform_name`;

const sixFields = ['user_age_bucket', 'user_gender', 'content_type', 'genre', 'device_name', 'platform_name'];

const peopleByDevice = (where: string, distinct: Distinct): string => `select nullIf(device, '') as device_name,
  nullIf(age, '') as user_age_bucket, sum(u) as viewer_count
from (
  select cell, toString(device) as device, ${distinct('member')} as u from views where ${where} group by cell, device
) as v
inner join cells on cells.cell = v.cell
group by device_name, user_age_bucket`;

/** Growth of followers since the end of a day. */
const growthByGenre = (before: string, distinct: 'uniqExact' | 'groupBitmap'): string => {
  const day = `toDate32('${before}')`;
  return `select nullIf(genre, '') as genre, (followers - followers_before) / followers_before as follow_growth_rate
from (
  select arrayJoin(if(empty(genres), [''], genres)) as genre, ${distinct}If(member, ended is null) as followers,
    ${distinct}If(member, began <= ${day} and (ended is null or ended > ${day})) as followers_before
  from follows inner join titles on titles.title = follows.title
  group by genre
)`;
};

const bingeRates = (where: string): string => `with
  watches as (
    select title, member, uniqExact(episode) over (partition by title, member order by toInt64(at)
      range between 86400 preceding and current row) as episodes
    from views where title in (${series}) and not bulk and episode != 0 and ${where}
  ),
  bingers as (
    select network_name, uniqExact(member) as n from watches inner join titles on titles.title = watches.title
    where episodes >= 4 group by network_name
  ),
  viewers as (
    select network_name, uniqExactIf(member, kind = 'series') as n from views inner join titles on titles.title = views.title
    where ${where} group by network_name
  )
select nullIf(viewers.network_name, '') as network_name, if(viewers.n = 0, null, bingers.n / viewers.n) as binge_rate
from viewers left join bingers on bingers.network_name = viewers.network_name`;

const growth = (ids: readonly string[]): string => `select titles.title_id as titleId, offset as releaseDate,
  groupBitmapIf(member, began <= release_day + offset and (ended is null or ended > release_day + offset)) as followers
from (select title, member, began, ended from follows where title in (select title from titles where title_id in (${ids
  .map((id) => `'${id}'`)
  .join(', ')}))) as f
inner join titles on titles.title = f.title
array join range(-40, 15) as offset
group by titleId, releaseDate`;

const attribution = (platforms: readonly string[]): string => `with shares as (
    select title, platform, n, sum(n) over (partition by title) as of_title, sum(n) over (partition by platform) as of_platform
    from (select title, platform, count() as n from views where platform != 0 group by title, platform)
  )
select titles.title_id as contentId, platforms.name as platform, n as voteCount, n / of_title as titleVoteShare,
  n / of_platform as platformVoteShare
from shares inner join titles on titles.title = shares.title inner join platforms on platforms.platform = shares.platform
where platforms.name in (${platforms.map((name) => `'${name}'`).join(', ')})`;

const daysBefore = (dataThrough: string, days: number): string =>
  `day between toDate32('${addDays(dataThrough, 1 - days)}') and toDate32('${dataThrough}')`;

/** The last 7, 30, 90 and 365 days are counted ahead by a load; a day more is what any range costs. */
const rankers = (last: (days: number) => string): Question[] => {
  const ours = (...filters: string[]): Asked => ({ view: 'topPerformingShows', filters });
  const key = ['showId'];
  return [
    {
      name: 'question/a1',
      title: 'Shows by viewers, last 30 days, US balanced',
      ours: ours('date:last 30 days', 'country:US'),
      hand: bothWays((distinct) => weightedRanker(`${last(30)} and ${us}`, distinct)),
      key,
    },
    {
      name: 'question/a2',
      title: 'Shows by viewers, last 365 days',
      ours: ours('date:last 365 days'),
      hand: [...bothWays((distinct) => ranker(last(365), distinct)), rankerInOrder(last(365))],
      key,
    },
    {
      name: 'question/a3',
      title: 'Shows by viewers, any 366 days',
      ours: ours('date:last 366 days'),
      hand: [...bothWays((distinct) => ranker(last(366), distinct)), rankerInOrder(last(366))],
      key,
    },
    {
      name: 'question/b1',
      title: 'Shows by viewers, all time',
      ours: ours('date:all time'),
      hand: [...bothWays((distinct) => ranker('1', distinct)), rankerInOrder('1')],
      key,
    },
    {
      name: 'question/b2',
      title: 'Shows by viewers, all time, US balanced',
      ours: ours('date:all time', 'country:US'),
      hand: bothWays((distinct) => weightedRanker(us, distinct)),
      key,
    },
  ];
};

const audiences = ({ shows }: Subjects, last: (days: number) => string): Question[] => {
  const [show = ''] = shows;
  const index = (name: string, title: string, filter: string, where: string): Question => ({
    name,
    title,
    ours: { view: 'showAgeIndex', filters: [`show:${show}`, filter] },
    hand: [ageIndex(show, where, 'uniqExact'), ageIndex(show, where, 'groupBitmap')],
    key: ['age'],
  });
  return [
    index('question/c1', 'Age index of a show, all time', 'date:all time', '1'),
    index('question/c2', 'Age index of a show, last 90 days', 'date:last 90 days', last(90)),
    index('question/c3', 'Age index of a show, any 91 days', 'date:last 91 days', last(91)),
  ];
};

const affinities = ({ shows }: Subjects, last: (days: number) => string): Question[] => {
  const [one = '', two = '', three = ''] = shows;
  const question = (
    name: string,
    title: string,
    ids: readonly string[],
    filters: readonly string[],
    where: string,
    all = false,
  ): Question => ({
    name,
    title,
    ours: { view: 'affinityAll', filters: [`title:${ids.join(all ? ',' : '|')}`, ...filters] },
    hand: overlapSources.map((source) => affinity(ids, where, all, source)),
    key: ['titleId'],
  });
  const women = cellsOf("country = 'US' and gender = 'female'");
  return [
    question('question/d1', 'Affinity of a show, all time', [one], [], '1'),
    question(
      'question/d2',
      'Affinity of a show, US women, all time',
      [one],
      ['country:US', 'gender:female', 'panel:No'],
      women,
    ),
    question('question/d3', 'Affinity of a show, last 90 days', [one], ['date:last 90 days'], last(90)),
    question('question/d4', 'Affinity of a show, last 365 days', [one], ['date:last 365 days'], last(365)),
    question('question/d5', 'Affinity of any of 3 shows, all time', [one, two, three], [], '1'),
    question('question/d6', 'Affinity of all of 3 shows, all time', [one, two, three], [], '1', true),
    question('question/d7', 'Affinity of a show, any 91 days', [one], ['date:last 91 days'], last(91)),
    question('question/d8', 'Affinity of a show, any 366 days', [one], ['date:last 366 days'], last(366)),
  ];
};

const others = ({ recent, platforms }: Subjects, last: (days: number) => string, yearBefore: string): Question[] => [
  {
    name: 'question/e1',
    title: 'Binges, last 7 days',
    ours: { view: 'bingeReport', filters: ['date:last 7 days'] },
    hand: [binges(last(7))],
    key: ['showId'],
  },
  {
    name: 'question/e3',
    title: 'Binges, any 8 days',
    ours: { view: 'bingeReport', filters: ['date:last 8 days'] },
    hand: [binges(last(8))],
    key: ['showId'],
  },
  {
    name: 'question/e2',
    title: 'Binges, all time',
    ours: { view: 'bingeReport', filters: ['date:all time'] },
    hand: [binges('1')],
    key: ['showId'],
  },
  {
    name: 'question/f',
    title: 'Viewers by age, gender and genre, last 365 days',
    ours: {
      crosstab: ['user_age_bucket', 'user_gender', 'genre', 'viewer_count'],
      filters: ['date:last 365 days'],
    },
    hand: bothWays((distinct) => peopleByGenre(last(365), distinct)),
    key: ['user_age_bucket', 'user_gender', 'genre'],
  },
  {
    name: 'question/f3',
    title: 'Viewers by age, gender and genre, any 366 days',
    ours: {
      crosstab: ['user_age_bucket', 'user_gender', 'genre', 'viewer_count'],
      filters: ['date:last 366 days'],
    },
    hand: bothWays((distinct) => peopleByGenre(last(366), distinct)),
    key: ['user_age_bucket', 'user_gender', 'genre'],
  },
  {
    name: 'question/f2',
    title: 'Viewers by six fields, last 365 days',
    ours: { crosstab: [...sixFields, 'viewer_count'], filters: ['date:last 365 days'] },
    hand: bothWays((distinct) => peopleBySix(last(365), distinct)),
    key: sixFields,
  },
  {
    name: 'question/f4',
    title: 'Viewers by device and age, last 365 days',
    ours: { crosstab: ['device_name', 'user_age_bucket', 'viewer_count'], filters: ['date:last 365 days'] },
    hand: bothWays((distinct) => peopleByDevice(last(365), distinct)),
    key: ['device_name', 'user_age_bucket'],
  },
  {
    name: 'question/f5',
    title: 'Binge rate by network, last 365 days',
    ours: { crosstab: ['network_name', 'binge_rate'], filters: ['date:last 365 days'] },
    hand: [bingeRates(last(365))],
    key: ['network_name'],
  },
  {
    name: 'question/f6',
    title: 'Growth of followers by genre, last 365 days',
    ours: { crosstab: ['genre', 'follow_growth_rate'], filters: ['date:last 365 days'] },
    hand: [growthByGenre(yearBefore, 'uniqExact'), growthByGenre(yearBefore, 'groupBitmap')],
    key: ['genre'],
  },
  {
    name: 'question/g',
    title: 'Followers of 10 titles, day -40 to 14 from release',
    ours: { view: 'anticipationTrackerByDay', filters: [`titleId:${recent.join(',')}`, 'releaseDate:[-40,14]'] },
    hand: [growth(recent)],
    key: ['titleId', 'releaseDate'],
  },
  {
    name: 'question/i',
    title: 'Platform attribution, 3 platforms, all titles',
    ours: { view: 'attributionPlatform', filters: [`platform:${platforms.join(',')}`] },
    hand: [attribution(platforms)],
    key: ['contentId', 'platform'],
  },
];

export const questionsOf = (subjects: Subjects, dataThrough: string): Question[] => {
  const last = (days: number): string => daysBefore(dataThrough, days);
  return [
    ...rankers(last),
    ...audiences(subjects, last),
    ...affinities(subjects, last),
    ...others(subjects, last, addDays(dataThrough, -365)),
  ];
};
