// Facts -> rollups, once all facts of the new edition stand. A rollup is a table derived from facts from which some questions
// are answered faster; which of them, the compiler decides (packages/metrics/src/rollups). Enters: an edition with its facts.
// Leaves: the same edition with rollups, or nothing at all when the load fails.
import { formatCount } from '@cvm/contract';
import { derive, neverDay, type Place, type RollupName, rollupNames, rollups } from '@cvm/metrics';
import { z } from 'zod';
import { readableRollups } from '../catalogue.ts';
import type { Warehouse } from '../client.ts';
import { createTables, literal, rollupTablesFor } from '../schema/index.ts';
import { takeOver } from './build/append.ts';
import type { BuildContext } from './build/catalogue.ts';
import { type Growth, type LateTable, lateStatements, lateTitles, type Moved, movedTitles } from './build/late.ts';
import type { Edition } from './edition.ts';
import type { Engine } from './engine.ts';
import {
  fillAudienceCells,
  fillByEngagements,
  fillByFollows,
  fillByViews,
  fillFollowerCells,
  fillFollowers,
  fillMemberActors,
  fillMemberTitles,
  fillPresetAudiences,
  fillPresetMembers,
  fillPresets,
  fillRanges,
  fillReleases,
  fillTotals,
  fillViewers,
  fillViewWeeks,
  findMovedDays,
  type GrowthOfAudiences,
  growthOfAudiences,
  lookUpGrown,
  ofPresets,
} from './fill-rollups.ts';
import type { TableName } from './format.ts';
import type { LoadRun } from './run.ts';
import { countsOf, createAll, together, type Work, whole } from './slices.ts';

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
  const many = formatCount(tooOld, 'view is', 'views are');
  notes.push(
    `views: ${many} of ${neverDay} or earlier. Nothing is counted ahead because of them, so that answers take longer.`,
  );
  return false;
};

/** Where an append has rollups grow from, on one engine: on a cluster tables cannot be taken over. */
const growthOf = ({ database, stageDatabase, dataThrough, cluster }: BuildContext, earlier: Edition | null) =>
  cluster === undefined && earlier !== null
    ? { database, stageDatabase, dataThrough, earlier: earlier.database, before: earlier.dataThrough }
    : null;

/** Begins with what rollups grow by, once the rows of a table stand: the tables behind it are read meanwhile. */
export const lookUp = async (
  { engine, context }: LoadRun,
  earlier: Edition | null,
  table: TableName,
): Promise<void> => {
  const growth = growthOf(context, earlier);
  if (growth === null || earlier === null) return;
  const readable = await readableRollups(engine.warehouse, earlier);
  if (atOnce.every((name) => readable.includes(name))) await lookUpGrown[table]?.(engine, growth, growth);
};

export type BuiltRollups = {
  /** Those that stand. */
  readonly names: readonly RollupName[];
  /** Fills the others, when the edition answers from these, and returns their names; null where none are left for then. */
  readonly later: (() => Promise<readonly RollupName[]>) | null;
};

/**
 * Builds the rollups, where there may be any; those of the edition before are taken over and grow by what is new, where most of them
 * stays. An append leaves some for later.
 */
export const buildRollups = async (run: LoadRun, earlier: Edition | null): Promise<BuiltRollups> => {
  if (!(await mayHaveRollups(run, earlier))) return { names: [], later: null };
  const { context } = run;
  const { database, stageDatabase, dataThrough, cluster } = context;
  const engine = run.engine.writing(await run.engine.count(`${database}.views`));
  const make = await makerOf(engine, database, cluster);
  const from = { database, stageDatabase, dataThrough };
  const grown = growthOf(context, earlier);
  await make(atOnce);
  const moved = grown && (await movedBy(engine, grown));
  const kept =
    grown &&
    earlier &&
    moved &&
    (await isStoredAlike(engine, earlier, database, atOnce)) &&
    (await engine.count(movedTitles(grown, 'kind'))) === 0 &&
    (await findLate(engine, grown, moved))
      ? { ...grown, moved }
      : null;
  if (kept) await keepUntouched(engine, kept);
  await together([
    () => fillByViews(engine, from, kept),
    () => fillByEngagements(engine, from, kept),
    () => fillByFollows(engine, from, kept),
  ]);
  const audiences = await growthOfAudiences(engine, kept);
  const { viewers, followers } = audiences;
  const first = [
    () => fillTotals(engine, from, kept),
    () => fillViewers(engine, from, viewers),
    () => fillViewWeeks(engine, from, kept),
    () => fillMemberTitles(engine, from, audiences),
    () => fillFollowers(engine, from, followers),
    () => fillReleases(engine, from, kept),
  ];
  const last = [() => fillAudienceCells(engine, from, viewers, followers)];
  const had = async (names: readonly RollupName[]): Promise<boolean> =>
    earlier !== null && (await isStoredAlike(engine, earlier, database, names));
  const growth = kept && { ...audiences, titles: kept, had };
  const rest = { make, growth, rangesFrom: run.rangesFrom };
  if (earlier === null || !mayFollow(engine.warehouse))
    return { names: [...atOnce, ...(await fillLater(engine, from, rest, { first, last }))], later: null };
  await together(first);
  await together(last);
  return { names: atOnce, later: () => fillLater(engine, from, rest) };
};

/** An edition that answers can be given more of its rollups where nobody else has it open. */
const mayFollow = ({ kind }: Warehouse): boolean => kind === 'embedded';

/** Makes tables of rollups. */
const makerOf = async (engine: Engine, database: string, cluster: string | undefined) => {
  const [greatest] = await engine.rows(
    `select (select max(title) from ${database}.titles) as title, (select max(actor) from ${database}.actors) as actor`,
    z.object({ title: z.number(), actor: z.number() }),
  );
  const tables = rollupTablesFor(greatest);
  return (names: readonly RollupName[]): Promise<void> =>
    createAll(
      engine,
      tables
        .filter(({ name }) => names.some((one) => one === name))
        .map((table) => createTables(table, database, cluster)),
    );
};

type Rest = {
  readonly make: (names: readonly RollupName[]) => Promise<void>;
  /** From where they move on, if the edition before `had` them as they are now; null where they are derived whole. */
  readonly growth:
    | (GrowthOfAudiences & {
        readonly titles: Growth;
        readonly had: (names: readonly RollupName[]) => Promise<boolean>;
      })
    | null;
  readonly rangesFrom: number | undefined;
};

/** Works that go on beside those of what comes later: the first make the audiences that some of it is derived from. */
type Beside = Readonly<Record<'first' | 'last', readonly Work[]>>;

/**
 * Presets, ranges that are counted ahead, actors of members and which followers are viewers, which an append leaves for later. Where audiences stand already nothing
 * waits for what it is not derived from: figures of presets are the longest chain of statements, and all others go on beside them.
 */
const fillLater = async (
  engine: Engine,
  from: Place,
  { make, growth, rangesFrom }: Rest,
  beside?: Beside,
): Promise<readonly RollupName[]> => {
  await make(behind);
  const presets = growth && (await growth.had(behind)) ? growth : null;
  const ranges: RollupName[] = [];
  const ofMovedDays = [
    async () => {
      await fillPresets(engine, from, presets?.titles ?? null);
      await together(ofPresets.map((name) => () => engine.run(derive(name, from, whole('1')))));
    },
    () => fillPresetMembers(engine, from, presets ?? { pairs: null, genres: null }),
  ];
  const first = [
    async () => {
      if (presets) await findMovedDays(engine, from, presets.titles);
      await together(ofMovedDays);
    },
    () => fillMemberActors(engine, from, presets?.titles ?? null),
    () => fillFollowerCells(engine, from),
  ];
  const ofAudiences = [
    async () => {
      ranges.push(...(await worthMaking(engine, from.database, rangesFrom)));
      await make(ranges);
      const hadRanges = growth && (await growth.had(ranges)) ? growth : null;
      await fillRanges(engine, from, ranges, hadRanges?.viewers ?? null);
    },
    () => fillPresetAudiences(engine, from, presets?.viewers ?? null),
  ];
  if (beside === undefined) await together([...first, ...ofAudiences]);
  else {
    await together([...beside.first, ...first]);
    await together([...beside.last, ...ofAudiences]);
  }
  return [...behind, ...ranges];
};

/** An edition that a load left without what comes later has lost the stage of that load: all of it is derived whole. */
export const fillLeftOut = async (
  engine: Engine,
  { database, dataThrough }: Edition,
): Promise<readonly RollupName[]> => {
  for (const name of named(({ comesLater }) => comesLater !== undefined))
    await engine.run(`drop table if exists ${database}.${name} sync`);
  const make = await makerOf(engine, database, undefined);
  const from = { database, dataThrough, stageDatabase: `${database}_stage` };
  return fillLater(engine, from, { make, growth: null, rangesFrom: undefined });
};

/** Whether a load ended before it had filled what comes later. */
export const isLeftOut = ({ rollups: had }: Edition): boolean =>
  atOnce.every((name) => had.includes(name)) && !behind.every((name) => had.includes(name));

/** As they are listed, whichever were filled first. */
export const inOrder = (names: readonly string[]): readonly string[] => [
  ...rollupNames.filter((name) => names.includes(name)),
  ...names.filter((name) => !rollupNames.some((one) => one === name)),
];

const named = (is: (rollup: (typeof rollups)[number]) => boolean): readonly RollupName[] =>
  rollups.filter(is).map(({ name }) => name);

/** What every edition has that has rollups. The others have as many rows whatever the data, and are made where there are many. */
const atOnce = named(({ worthFrom, comesLater }) => worthFrom === undefined && comesLater === undefined);
const behind = named(({ worthFrom, comesLater }) => worthFrom === undefined && comesLater !== undefined);

const worthMaking = async (
  engine: Engine,
  database: string,
  rangesFrom: number | undefined,
): Promise<readonly RollupName[]> => {
  const days = await engine.count(`${database}.audience_visits`);
  return named(({ worthFrom }) => worthFrom !== undefined && days >= (rangesFrom ?? worthFrom));
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
