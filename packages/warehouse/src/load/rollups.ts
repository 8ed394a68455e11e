// Facts -> rollups, once all facts of the new edition stand. A rollup is a table derived from facts from which some questions
// are answered faster; which of them, the compiler decides (packages/metrics/src/rollups). Enters: an edition with its facts.
// Leaves: the same edition with rollups, or nothing at all when the load fails.
import { engagementFacts } from '@cvm/contract';
import {
  type Before,
  createFreshTotals,
  createMovedMembers,
  derive,
  everyDay,
  freshTotalsInsert,
  never,
  neverDay,
  type Place,
  type RollupName,
  rollupNames,
  type Slice,
} from '@cvm/metrics';
import { z } from 'zod';
import { createTables, literal, rollupTablesFor, type Table } from '../schema/index.ts';
import { takeOver } from './build/append.ts';
import { within } from './build/events.ts';
import { type Growth, type LateTable, lateStatements, lateTables, lateTitles, movedKinds } from './build/late.ts';
import type { Edition } from './edition.ts';
import type { Engine } from './engine.ts';
import { memberParts, titleRanges } from './ranges.ts';
import type { LoadRun } from './run.ts';

/** Rollups say how long ago a member was there before in days after this one. */
const isBeforeRollups = `day <= toDate32(${literal(neverDay)})`;

/**
 * Questions are answered from the facts where there are views of days that no viewer was tracked on: they may be a mistake of the
 * data, which is said, but they count.
 */
const mayHaveRollups = async ({ engine, context: { database }, notes }: LoadRun): Promise<boolean> => {
  const tooOld = await engine.count(`${database}.views where ${isBeforeRollups}`);
  if (tooOld === 0) return true;
  const many = tooOld === 1 ? '1 view is' : `${tooOld.toLocaleString('en-US')} views are`;
  notes.push(
    `views: ${many} of ${neverDay} or earlier. Nothing is counted ahead because of them, so that answers take longer.`,
  );
  return false;
};

/**
 * Builds every rollup, where there may be any, and returns their names; those of the edition before are taken over and grow by what
 * is new, where most of them stays.
 */
export const buildRollups = async (run: LoadRun, earlier: Edition | null): Promise<readonly RollupName[]> => {
  if (!(await mayHaveRollups(run))) return [];
  const { engine, context } = run;
  const { database, stageDatabase, dataThrough, cluster } = context;
  const titleMax = await engine.rows(
    `select max(title) as most from ${database}.titles`,
    z.object({ most: z.number() }),
  );
  const rollupTables = rollupTablesFor(titleMax[0]?.most ?? 0);
  const from = { database, stageDatabase, dataThrough };
  // On a cluster tables cannot be taken over.
  const growth =
    cluster === undefined ? earlier && { ...from, earlier: earlier.database, before: earlier.dataThrough } : null;
  for (const table of rollupTables)
    for (const statement of createTables(table, database, cluster)) await engine.run(statement);
  const kept =
    growth && earlier && (await isStoredAlike(engine, earlier, database)) && (await findLate(engine, growth))
      ? growth
      : null;
  if (kept) await keepUntouched(engine, kept);
  const through = kept ? together : inTurn;
  await through([
    () => fillByViews(engine, from, kept),
    () => fillByEngagements(engine, from, kept),
    () => fillByFollows(engine, from, kept),
  ]);
  // The shards of a cluster merge theirs in time; a load that waited for all of them might wait for a node that is away.
  if (kept === null && cluster === undefined) await mergeYears(engine, database, rollupTables);
  const { viewers, followers, pairs } = await growthOfAudiences(engine, kept);
  await through([
    () => fillTotals(engine, from, kept),
    () => fillViewers(engine, from, viewers),
    () => fillMemberTitles(engine, from, pairs),
    () => fillFollowers(engine, from, followers),
    () => fillPresets(engine, from, kept),
    () => fillPresetMembers(engine, from, pairs),
  ]);
  for (const name of ofAudiences) await engine.run(derive(name, from, whole('1')));
  return rollupNames;
};

type Work = () => Promise<void>;

/** All rows are read, by all cores: a second statement beside it would only double the memory. */
const inTurn = async (works: readonly Work[]): Promise<void> => {
  for (const work of works) await work();
};

/**
 * An append's statements read little, most of them on one core: as many at a time as the warehouse lets loads have. All have ended
 * when this does, whatever became of them, so that nothing writes to an edition that is dropped. Throws what the first one threw.
 */
const together = async (works: readonly Work[]): Promise<void> => {
  const ended = await Promise.allSettled(works.map((work) => work()));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
};

/** Whether the edition has every rollup in the columns, parts and order it has now; only such tables can be taken over. */
const isStoredAlike = async (engine: Engine, { rollups, database }: Edition, now: string): Promise<boolean> => {
  const stored = (of: string) => `select name, partition_key, sorting_key, columns
from system.tables as t
inner join (
  select table, groupArray((name, type)) as columns
  from (select table, name, type from system.columns where database = ${literal(of)} order by table, position)
  group by table
) as c on c.table = t.name
where database = ${literal(of)}`;
  const same = await engine.count(
    `(${stored(database)} intersect ${stored(now)}) where name in (${rollupNames.map(literal).join(', ')})`,
  );
  return same === rollupNames.length && rollupNames.every((name) => rollups.includes(name));
};

/** Finds the titles that are built anew; whether those whose views changed, the most work, are few enough to keep the others. */
const findLate = async (engine: Engine, growth: Growth): Promise<boolean> => {
  const { stageDatabase } = growth;
  const moved = {
    members: (await engine.count(`${stageDatabase}.changed_members`)) > 0,
    episodes: (await engine.count(`${stageDatabase}.changed_episodes`)) > 0,
  };
  for (const statement of lateStatements(growth, moved)) await engine.run(statement);
  const late = await engine.count(`${stageDatabase}.late_views`);
  return late * 2 <= (await engine.count(`${growth.database}.titles`));
};

/** Rollups with the titles that decide which of their rows stay. The others are derived from them, or of all titles together. */
const byTitle: readonly [table: string, late: LateTable][] = [
  ['title_view_days', 'late_views'],
  ['view_days', 'late_views'],
  ['binges', 'late_views'],
  ['platform_cells', 'late_views'],
  ['platform_days', 'late_views'],
  ['follow_days', 'late_follows'],
  ['engagement_days', 'late_engagements'],
  ['title_cells', 'late_titles'],
  ['cell_titles', 'late_titles'],
  ['title_totals', 'late_titles'],
];

const keepUntouched = async (engine: Engine, growth: Growth): Promise<void> => {
  const late = await countsOf(engine, growth);
  await together(
    byTitle.map(([table, touched]) => async () => {
      await engine.run(takeOver(table, growth));
      if (late[touched] > 0)
        await engine.run(`delete from ${growth.database}.${table} where title in (${lateTitles(growth, touched)})`);
    }),
  );
};

const countsOf = async (engine: Engine, growth: Growth): Promise<Record<LateTable, number>> => {
  const counts = { late_views: 0, late_follows: 0, late_engagements: 0, late_titles: 0 };
  for (const table of lateTables) counts[table] = await engine.count(`${growth.stageDatabase}.${table}`);
  return counts;
};

const whole = (of: string): Slice => ({ of, days: everyDay });

const since = ({ before }: Growth) => `toDate32(${literal(before)})`;

/** The days after those of the edition before, of the histories that `of` picks. */
const later = (growth: Growth, of: string): Slice => ({ of, days: (day) => `${day} > ${since(growth)}` });

type Rows = {
  /** Table or subquery with the column `title` whose size says how much is worked on at a time. */
  readonly from: string;
  readonly late: LateTable;
  /** Of an append: the histories of titles and members that have later days. */
  readonly grown: (growth: Growth) => string;
};

/** All titles by ranges, so that each is read once in the order it is stored in; or what is new of them, and the late ones. */
const slicesOf = async (engine: Engine, { from, late, grown }: Rows, growth: Growth | null): Promise<Slice[]> => {
  if (growth === null) return (await titleRanges(engine, from)).map((range) => whole(within(range)));
  const titles = lateTitles(growth, late);
  const anew = await titleRanges(engine, `${from} where title in (${titles})`);
  return [
    ...anew.map((range) => whole(`${within(range)} and title in (${titles})`)),
    later(growth, `${grown(growth)} and title not in (${titles})`),
  ];
};

/** Derived from the views of a title, one from another, in this order. */
const ofViews: readonly RollupName[] = ['title_view_days', 'view_days', 'binges', 'platform_cells', 'platform_days'];

/** Derived from the rollups by day and title, whole, one from another, in this order. */
const ofTitles: readonly RollupName[] = ['title_cells', 'cell_titles', 'title_totals', 'platform_totals'];

/** Derived from those of audiences and of the titles of members, whole. */
const ofAudiences: readonly RollupName[] = ['audience_cells', 'preset_audiences', 'genre_cells', 'preset_genre_cells'];

/** Derived from the rollups by day, one from another, in this order; an append moves their days. */
const ofPresets: readonly RollupName[] = ['preset_title_cells', 'preset_cell_titles', 'preset_titles'];

const fillByViews = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const { database } = place;
  const views: Rows = {
    from: `${database}.views`,
    late: 'late_views',
    grown: (of) => `(title, member) in (select title, member from ${database}.views where day > ${since(of)})`,
  };
  for (const slice of await slicesOf(engine, views, growth))
    for (const name of ofViews) await engine.run(derive(name, place, slice));
};

const fillByFollows = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const { database } = place;
  const follows: Rows = {
    from: `${database}.follows`,
    late: 'late_follows',
    grown: (of) => `(title, member) in (${changedSpells('title, member', database, of)})`,
  };
  for (const slice of await slicesOf(engine, follows, growth)) await engine.run(derive('follow_days', place, slice));
};

const fillByEngagements = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const engagements: Rows = {
    from: unionOf(place.database, engagementFacts),
    late: 'late_engagements',
    grown: () => '1',
  };
  for (const slice of await slicesOf(engine, engagements, growth))
    await engine.run(derive('engagement_days', place, slice));
};

/**
 * Each slice of titles leaves a part in each year. One part a year is read faster, and an append that takes rows out waits for
 * each part in turn: 44 parts cost 7 s, 11 parts 1 s.
 */
const mergeYears = async (engine: Engine, database: string, rollupTables: readonly Table[]): Promise<void> => {
  for (const { name, partitionBy } of rollupTables)
    if (partitionBy !== undefined) await engine.run(`optimize table ${database}.${name} final`);
};

const changedSpells = (columns: string, database: string, growth: Growth): string =>
  `select ${columns} from ${database}.follows where began > ${since(growth)} or ended > ${since(growth)}`;

const unionOf = (database: string, tables: readonly string[]): string =>
  `(${tables.map((table) => `select title from ${database}.${table}`).join(' union all ')})`;

type GrowthOfAudiences = Readonly<Record<'viewers' | 'followers' | 'pairs', Growth | null>>;

/** Audiences of all titles together grow while no day before has changed, and those of a kind while titles stay of theirs. */
const growthOfAudiences = async (engine: Engine, growth: Growth | null): Promise<GrowthOfAudiences> => {
  if (growth === null) return { viewers: null, followers: null, pairs: null };
  const late = await countsOf(engine, growth);
  const stays = (await engine.count(movedKinds(growth))) === 0;
  return {
    viewers: stays && late.late_views === 0 ? growth : null,
    followers: stays && late.late_follows === 0 ? growth : null,
    pairs: late.late_views === 0 ? growth : null,
  };
};

/** Viewers of all titles together; they grow by later days when there is a growth, else they are built anew. */
const fillViewers = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const { database } = place;
  const viewers = (of: Growth) => `member in (select member from ${database}.view_days where day > ${since(of)})`;
  const grown = growth && { growth, of: viewers(growth) };
  for (const slice of await memberSlices(engine, `${database}.title_view_days`, grown))
    await engine.run(derive('audience_days', place, slice));
  if (growth) await engine.run(takeOver('audience_days', growth));
};

/** Followers of all titles together, likewise. */
const fillFollowers = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const { database } = place;
  const followers = (of: Growth) => `member in (${changedSpells('member', database, of)})`;
  const grown = growth && { growth, of: followers(growth) };
  for (const slice of await memberSlices(engine, `${database}.follows`, grown))
    await engine.run(derive('audience_follow_days', place, slice));
  if (growth) await engine.run(takeOver('audience_follow_days', growth));
};

/** The row of a member with a new title takes the place of the one before. */
const fillMemberTitles = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const { database } = place;
  if (growth === null) {
    for (const part of memberParts(await engine.count(`${database}.title_view_days`)))
      await engine.run(derive('member_titles', place, whole(part)));
    return;
  }
  const grown = `member in (
  select member from ${database}.view_days where day > ${since(growth)} and since = ${never}
)`;
  await engine.run(takeOver('member_titles', growth));
  await engine.run(`delete from ${database}.member_titles where ${grown}`);
  await engine.run(derive('member_titles', place, whole(grown)));
};

/** What presets held before, less the days that fell out of them and with those that are new; or all anew. */
const fillPresets = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const moving = growth === null ? place : { ...place, moved: movedOf(growth) };
  for (const name of ofPresets) await engine.run(derive(name, moving, whole('1')));
};

const movedOf = (growth: Growth): Before => ({ ...growth, late: lateTitles(growth, 'late_titles') });

/** The rows of members with titles of days that fell out or are new take the place of those before. */
const fillPresetMembers = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const { database } = place;
  if (growth === null) {
    for (const part of memberParts(await engine.count(`${database}.view_days`)))
      await engine.run(derive('preset_member_titles', place, whole(part)));
    return;
  }
  await engine.run(createMovedMembers(place, movedOf(growth)));
  const moved = `select days, member from ${place.stageDatabase}.moved_members`;
  const grown = `member in (select member from (${moved})) and (days, member) in (${moved})`;
  await engine.run(takeOver('preset_member_titles', growth));
  // They hold about as many titles as before.
  const held = await engine.rows(
    `select sum(length(titles)) as titles from ${database}.preset_member_titles where ${grown}`,
    z.object({ titles: z.number() }),
  );
  await engine.run(`delete from ${database}.preset_member_titles where ${grown}`);
  for (const part of memberParts(held[0]?.titles ?? 0))
    await engine.run(derive('preset_member_titles', place, whole(`${part} and ${grown}`)));
};

type Grown = { readonly growth: Growth; readonly of: string };

const memberSlices = async (engine: Engine, table: string, grown: Grown | null): Promise<Slice[]> => {
  if (grown === null) return memberParts(await engine.count(table)).map(whole);
  const parts = memberParts(await engine.count(`${table} where ${grown.of}`));
  return parts.map((part) => later(grown.growth, `${part} and ${grown.of}`));
};

const fillTotals = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const { database } = place;
  const from = unionOf(database, ['title_view_days', 'follow_days', 'engagement_days']);
  await engine.run(createFreshTotals(place));
  for (const slice of await slicesOf(engine, { from, late: 'late_titles', grown: () => '1' }, growth))
    await engine.run(freshTotalsInsert(place, slice));
  for (const name of ofTitles) await engine.run(derive(name, place, whole('1')));
};
