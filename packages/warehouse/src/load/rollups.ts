// Facts -> rollups, once all facts of the new edition stand. A rollup is a table derived from facts from which some questions
// are answered faster; which of them, the compiler decides (packages/metrics/src/rollups). Enters: an edition with its facts.
// Leaves: the same edition with rollups, or nothing at all when the load fails.
import { derive, neverDay, type RollupName, rollupNames, rollups } from '@cvm/metrics';
import { z } from 'zod';
import { createTables, literal, rollupTablesFor } from '../schema/index.ts';
import { takeOver } from './build/append.ts';
import { type Growth, type LateTable, lateStatements, lateTitles, type Moved, movedTitles } from './build/late.ts';
import type { Edition } from './edition.ts';
import type { Engine } from './engine.ts';
import {
  fillAudiences,
  fillByEngagements,
  fillByFollows,
  fillByViews,
  fillFollowers,
  fillMemberTitles,
  fillPresetMembers,
  fillPresets,
  fillRanges,
  fillReleases,
  fillTotals,
  fillViewers,
  fillViewWeeks,
  growthOfAudiences,
  ofPresets,
} from './fill-rollups.ts';
import type { LoadRun } from './run.ts';
import { countsOf, createAll, together, whole } from './slices.ts';

/** Rollups say how long ago a member was there before in days after this one. */
const isBeforeRollups = `day <= toDate32(${literal(neverDay)})`;

/**
 * Questions are answered from the facts where there are views of days that no viewer was tracked on: they may be a mistake of the
 * data, which is said, but they count. An edition with rollups has none, so that only what the load brings is looked at.
 */
const mayHaveRollups = async ({ engine, context, notes }: LoadRun, earlier: Edition | null): Promise<boolean> => {
  const { database, stageDatabase } = context;
  const hadRollups = rollupNames.some((name) => earlier?.rollups.includes(name));
  const views = hadRollups ? `${stageDatabase}.views where fault = 0 and` : `${database}.views where`;
  const tooOld = await engine.count(`${views} ${isBeforeRollups}`);
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
  if (!(await mayHaveRollups(run, earlier))) return [];
  const { engine, context } = run;
  const { database, stageDatabase, dataThrough, cluster } = context;
  const titleMax = await engine.rows(
    `select max(title) as most from ${database}.titles`,
    z.object({ most: z.number() }),
  );
  const tables = rollupTablesFor(titleMax[0]?.most ?? 0);
  const make = (names: readonly RollupName[]): Promise<void> =>
    createAll(
      engine,
      tables
        .filter(({ name }) => names.some((one) => one === name))
        .map((table) => createTables(table, database, cluster)),
    );
  const from = { database, stageDatabase, dataThrough };
  // On a cluster tables cannot be taken over.
  const growth =
    cluster === undefined ? earlier && { ...from, earlier: earlier.database, before: earlier.dataThrough } : null;
  await make(always);
  const moved = growth && (await movedBy(engine, growth));
  const kept =
    growth &&
    earlier &&
    moved &&
    (await isStoredAlike(engine, earlier, database, always)) &&
    (await engine.count(movedTitles(growth, 'kind'))) === 0 &&
    (await findLate(engine, growth, moved))
      ? { ...growth, moved }
      : null;
  if (kept) await keepUntouched(engine, kept);
  await together([
    () => fillByViews(engine, from, kept),
    () => fillByEngagements(engine, from, kept),
    () => fillByFollows(engine, from, kept),
  ]);
  const { viewers, followers, ...grown } = await growthOfAudiences(engine, kept);
  await together([
    () => fillTotals(engine, from, kept),
    () => fillViewers(engine, from, viewers),
    () => fillViewWeeks(engine, from, kept),
    () => fillMemberTitles(engine, from, grown),
    () => fillFollowers(engine, from, followers),
    () => fillReleases(engine, from, kept),
    () => fillPresets(engine, from, kept),
    () => fillPresetMembers(engine, from, grown),
  ]);
  const ranges = await worthMaking(run);
  await make(ranges);
  const hadRanges = viewers && earlier && (await isStoredAlike(engine, earlier, database, ranges));
  await together([
    ...ofPresets.map((name) => () => engine.run(derive(name, from, whole('1')))),
    () => fillAudiences(engine, from, viewers, followers),
    () => fillRanges(engine, from, ranges, hadRanges ? viewers : null),
  ]);
  return rollupNames.filter((name) => always.includes(name) || ranges.includes(name));
};

/** What every edition has that has rollups. The others have as many rows whatever the data, and are made where there are many. */
const always = rollups.flatMap(({ name, worthFrom }) => (worthFrom === undefined ? [name] : []));

const worthMaking = async ({ engine, context, rangesFrom }: LoadRun): Promise<readonly RollupName[]> => {
  const days = await engine.count(`${context.database}.audience_visits`);
  return rollups.flatMap(({ name, worthFrom }) =>
    worthFrom !== undefined && days >= (rangesFrom ?? worthFrom) ? [name] : [],
  );
};

/** Whether the edition has these rollups in the columns, parts and order they have now; only such tables can be taken over. */
const isStoredAlike = async (
  engine: Engine,
  { rollups: had, database }: Edition,
  now: string,
  names: readonly RollupName[],
): Promise<boolean> => {
  if (names.length === 0) return true;
  const stored = (of: string) => `select name, partition_key, sorting_key, columns
from system.tables as t
inner join (
  select table, groupArray((name, type)) as columns
  from (select table, name, type from system.columns where database = ${literal(of)} order by table, position)
  group by table
) as c on c.table = t.name
where database = ${literal(of)}`;
  const same = await engine.count(
    `(${stored(database)} intersect ${stored(now)}) where name in (${names.map(literal).join(', ')})`,
  );
  return same === names.length && names.every((name) => had.includes(name));
};

const movedBy = async (engine: Engine, { stageDatabase }: Growth): Promise<Moved> => ({
  members: (await engine.count(`${stageDatabase}.changed_members`)) > 0,
  episodes: (await engine.count(`${stageDatabase}.changed_episodes`)) > 0,
});

/** Finds the titles that are built anew; whether those whose views changed, the most work, are few enough to keep the others. */
const findLate = async (engine: Engine, growth: Growth, moved: Moved): Promise<boolean> => {
  const { stageDatabase } = growth;
  const { ofFacts, ofAll } = lateStatements(growth, moved);
  await together(ofFacts.map((statement) => () => engine.run(statement)));
  await together(ofAll.map((statement) => () => engine.run(statement)));
  const late = await engine.count(`${stageDatabase}.late_views`);
  return late * 2 <= (await engine.count(`${growth.database}.titles`));
};

/**
 * Rollups with the titles that decide which of their rows stay; of null all do. The others are derived from them, or of all titles
 * together.
 */
const byTitle: readonly [table: RollupName, late: LateTable | null][] = [
  ['title_view_days', 'late_views'],
  ['view_days', 'late_views'],
  ['view_weeks', 'late_weeks'],
  ['title_binges', 'late_views'],
  ['binges', 'late_views'],
  ['platform_cells', 'late_views'],
  ['platform_days', 'late_views'],
  ['platform_weeks', 'late_views'],
  ['title_follow_days', 'late_follows'],
  ['follow_days', 'late_follows'],
  ['follow_weeks', 'late_follows'],
  ['vote_days', null],
  ['star_days', null],
  ['title_engagement_days', null],
  ['engagement_days', null],
  ['engagement_weeks', null],
  ['title_cells', 'late_titles'],
  ['cell_titles', 'late_titles'],
];

const keepUntouched = async (engine: Engine, growth: Growth): Promise<void> => {
  const late = await countsOf(engine, growth);
  await together(
    byTitle.map(([table, touched]) => async () => {
      await engine.run(takeOver(table, growth));
      if (touched !== null && late[touched] > 0)
        await engine.run(`delete from ${growth.database}.${table} where title in (${lateTitles(growth, touched)})`);
    }),
  );
};
