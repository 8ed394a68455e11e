// One file table into the new edition, whatever the mode: read, compare, report, merge or add, count. `load.ts` goes through the
// tables in the order of the format, so what a row refers to is there before it.
import { formatCount, formatValue } from '@cvm/contract';
import { z } from 'zod';
import { literal } from '../schema/index.ts';
import { takeOver } from './build/append.ts';
import { type BuildContext, catalogueInsert, createMergedTitles, keys, unchangedRows } from './build/catalogue.ts';
import { commentsBuild } from './build/comments.ts';
import { findCircles, findLostReplies, findMoved, findSameIds, sameIds, untimelyReplies } from './build/later-rows.ts';
import { groupParts, holdsNoRows, type LinkedGroup, type NumberedPart, timeOfDay } from './columns.ts';
import { countStage, type StageCounts, type Staged, type TableCounts } from './counts.ts';
import type { Engine } from './engine.ts';
import { buildEvents } from './event-tables.ts';
import { fillStage } from './fill-stage.ts';
import { fileTable, requiredTables, type TableName } from './format.ts';
import { linkName } from './links.ts';
import { LoadError } from './load-error.ts';
import { diagnose } from './rejects/diagnose.ts';
import { reportRejects } from './rejects/report.ts';
import type { LoadRun } from './run.ts';
import { stages } from './stages/index.ts';
import type { Stage } from './stages/stage.ts';
import { tableWarnings } from './warnings.ts';

/** Rejected rows looked up when the load fails because of them. */
const rejectsShownMax = 10_000;

/** Moves the good rows of a table that was read into that of the new edition. */
type Build = () => Promise<TableCounts>;

/** Rows of other tables may name those of this one, and are looked at once it is built. */
export const isNamed = (name: TableName): boolean => keys[name] !== undefined;

/**
 * Reads the files of one table and returns what builds it; without files an append takes the table over as it is. Once something
 * stops the load, tables are only looked at, so that everything that is wrong is said at once; undefined then.
 */
export const readTable = async (
  run: LoadRun,
  name: TableName,
  groups: readonly LinkedGroup[],
): Promise<Build | undefined> => {
  if (run.failed.size > 0 && groups.length === 0) return undefined;
  // What names rows of a table that could not be read cannot be judged.
  if (refersTo[name].some((table) => needed.includes(table) && isUnread(run.failed.get(table)))) {
    run.failed.set(name, 'skipped');
    return undefined;
  }
  try {
    return await readFiles(run, name, groups);
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    run.failed.set(name, 'broken');
    run.problems.push(error.message);
    return undefined;
  }
};

/** Without these no row that names one can be judged; other tables that cannot be read count as missing then. */
const needed: readonly TableName[] = ['titles', 'members'];

const isUnread = (how: 'broken' | 'skipped' | 'rejects' | undefined) => how === 'broken' || how === 'skipped';

/** Tables whose rows a table names: without them its own cannot be checked. */
const refersTo: Readonly<Record<TableName, readonly TableName[]>> = {
  networks: [],
  studios: [],
  platforms: [],
  titles: ['networks', 'studios'],
  episodes: ['titles'],
  actors: [],
  characters: ['titles', 'actors'],
  members: [],
  population: [],
  follows: ['titles', 'members'],
  views: ['titles', 'members', 'episodes', 'platforms'],
  reactions: ['titles', 'members', 'episodes'],
  ratings: ['titles', 'members', 'episodes'],
  character_votes: ['titles', 'members', 'episodes', 'characters'],
  screencaps: ['titles', 'episodes'],
  comments: ['titles', 'members', 'episodes', 'characters', 'screencaps'],
  survey_responses: ['titles'],
};

const readFiles = async (run: LoadRun, name: TableName, groups: readonly LinkedGroup[]): Promise<Build | undefined> => {
  const { engine, context, progress } = run;
  const stage = stages[name](context);
  if (run.unchanged.has(name)) {
    // Empty: later statements look there for rows of the load.
    await fillStage(run, stage, [], () => {});
    await engine.run(takeOver(name, context));
    return undefined;
  }
  if (groups.length > 0) progress.step('reading', name);
  await fillStage(run, stage, groups, (rows) => progress.rows(rows)).catch(async (error) => {
    throw await diagnose(error, groups);
  });
  if (groups.length > 0) progress.step('checking', name);
  const staged = groups.length === 0 ? noRows : await compareRows(engine, stage, context);
  progress.rowsDone(staged.read);
  if (staged.rejected > 0) run.rejected.add(name);
  await reportTable(run, stage, groups, staged);
  refuseEmpty(run, name, groups, staged);
  // Rows of other tables name those of the catalogue, so that is needed to look at them.
  if (run.failed.size > 0 && (!keys[name] || name === 'comments')) return undefined;
  if (groups.length > 0) progress.step('building', name);
  if (groups.length > 0) run.notes.push(...(await tableWarnings(engine, stage, context)));
  const { rejectedWithOthers: _, ...counts } = staged;
  return () => buildTable(engine, stage, context, counts);
};

/** Rejected rows up to this number never stop a load whose operator named no limit, unless they are half of a table. */
const rejectsFloor = 20;
const defaultPct = 1;

/** Whether a table has too many rejected rows to be loaded. */
export const isTooMany = (rejected: number, read: number, maxRejectsPct: number | undefined): boolean => {
  if (maxRejectsPct !== undefined) return rejected * 100 > maxRejectsPct * read;
  return rejected * 100 > defaultPct * read && rejected > Math.min(rejectsFloor, read / 2);
};

/** Writes the rejected rows down. @throws LoadError where a file is broken as a whole. */
const reportTable = async (
  run: LoadRun,
  stage: Stage,
  groups: readonly LinkedGroup[],
  staged: StageCounts,
): Promise<void> => {
  const { engine, context, sink, maxRejectsPct, rejects, rejectedIds: ids } = run;
  const { read, rejected, rejectedWithOthers } = staged;
  const isOver = isTooMany(rejected, read, maxRejectsPct);
  const rowsMax = isOver ? rejectsShownMax : rejected;
  const examples = await reportRejects({ engine, stage, context, groups, sink, ids, rowsMax });
  if (!isOver) return;
  // Where a table that this one names stops the load, only what is wrong here is said here.
  const isFollowing = refersTo[stage.table].some((table) => run.failed.has(table));
  if (isFollowing && !isTooMany(rejected - rejectedWithOthers, read, maxRejectsPct)) return;
  run.failed.set(stage.table, 'rejects');
  const share = `${((100 * rejected) / read).toPrecision(3)} %`;
  const were = rejected === 1 ? 'was' : 'were';
  const numbers = `${formatValue('count', rejected)} of ${formatCount(read, 'row')} ${were} rejected (${share})`;
  const where = rejects === undefined ? '--rejects FILE writes them down' : `They are in ${rejects} (--rejects FILE)`;
  run.problems.push(
    `${stage.table}: ${numbers}, more than the limit of ${maxRejectsPct ?? defaultPct} %. First: ${examples.join('; ')}. ${where}; --max-rejects PCT sets another limit.`,
  );
};

/** Says what is without rows. A full load may not leave the portal without titles, members or views unless that is asked for. */
const refuseEmpty = (
  run: LoadRun,
  name: TableName,
  groups: readonly LinkedGroup[],
  { read, rejected }: StageCounts,
): void => {
  const names = groups.flatMap(({ group }) => group.parts.map((part) => part.name));
  // Most files are told at their heads.
  if (read === 0 && !names.every((file) => run.notes.includes(holdsNoRows(file))))
    run.notes.push(`The files of ${name} hold no rows.`);
  const isFull = run.context.earlier === run.context.database;
  if (!isFull || run.allowEmpty || !requiredTables.includes(name) || rejected < read || run.failed.has(name)) return;
  const files = names.join(', ');
  const written = run.rejects === undefined ? '' : `, as ${run.rejects} tells`;
  const what =
    read > 0
      ? `every row of it was rejected${written}`
      : files === ''
        ? 'no file of it holds a row'
        : `${files} has no rows`;
  run.failed.set(name, 'rejects');
  run.problems.push(
    `There are no ${name} to load: ${what}. A full load would leave the portal without ${name}; --allow-empty loads it all the same.`,
  );
};

const described = z.object({ name: z.string(), type: z.string() });

/**
 * What Parquet files say of themselves, by the names of the links to them. Files that are `alike` have the same columns in the same
 * order. It is null where there are structures, of which more is to be known.
 */
type ParquetFile = { readonly alike: string | null; readonly timesOfDay: readonly string[] };

const parquetFile = z.object({ file: z.string(), alike: z.string().nullable(), times: z.array(z.string()) });

/** One statement for all files, which fails where one of them cannot be read. The engine describes times of day as moments. */
const parquetFiles = async (engine: Engine, glob: string): Promise<ReadonlyMap<string, ParquetFile>> => {
  const sql = `select _file as file,
  arrayMap(c -> (c.name, c.path, c.max_definition_level, c.max_repetition_level, c.physical_type, c.logical_type), columns) as typed,
  if(arrayAll(c -> c.1 = c.2 and c.4 = 0 or match(c.2, '^[^.]+[.]list[.]element$'), typed), toString(typed), null) as alike,
  arrayMap(c -> c.1, arrayFilter(c -> startsWith(c.6, 'Time('), typed)) as times
from file(${literal(glob)}, 'ParquetMetadata')`;
  const found = await engine.rows(`select file, alike, times from (${sql})`, parquetFile);
  return new Map(found.map(({ file, alike, times }) => [file, { alike, timesOfDay: times }]));
};

/** Looks at the head of every file of a table and makes it ready for the engine. */
export const linkParts = async (
  { engine, links, notes, problems }: Pick<LoadRun, 'engine' | 'links' | 'notes' | 'problems'>,
  name: TableName,
  parts: readonly NumberedPart[],
): Promise<LinkedGroup[]> => {
  const table = fileTable(name);
  const isEmbedded = engine.warehouse.kind === 'embedded';
  const inParquet = isEmbedded ? parts.filter(({ format }) => format === 'parquet') : [];
  let untold: unknown;
  const files: ReadonlyMap<string, ParquetFile> =
    inParquet.length === 0
      ? new Map()
      : await parquetFiles(engine, await links.link(inParquet)).catch((error: unknown) => {
          untold = error;
          return new Map();
        });
  const describe = async (part: NumberedPart) => {
    const glob = await links.link([part]);
    return engine.rows(`describe table file(${literal(glob)}, 'Parquet')`, described).catch(async (error) => {
      throw await diagnose(error, [
        {
          group: {
            format: 'parquet',
            gzip: false,
            header: [],
            trims: false,
            moments: {},
            fractions: {},
            days: [],
            parts: [part],
          },
          glob,
        },
      ]);
    });
  };
  const ofAlike = new Map<string, ReturnType<typeof describe>>();
  const found = await groupParts(table, parts, async (part) => {
    // A server cannot look into the file; a column that is missing there is missing in every row.
    if (!isEmbedded) return table.columns.map(({ name }) => ({ name, type: '' }));
    const file = files.get(linkName(part));
    const alike = file?.alike ?? null;
    // What cannot be described is said of each file.
    const known = alike === null ? undefined : ofAlike.get(alike)?.catch(() => describe(part));
    const columns = known ?? describe(part);
    if (alike !== null && !known) ofAlike.set(alike, columns);
    return (await columns).map((one) => (file?.timesOfDay.includes(one.name) ? { ...one, type: timeOfDay } : one));
  });
  // A file that cannot be read has been named; without one, nothing is known of times of day.
  if (untold !== undefined && found.problems.length === 0) throw untold;
  notes.push(...found.notes);
  problems.push(...found.problems);
  return Promise.all(found.groups.map(async (group) => ({ group, glob: await links.link(group.parts) })));
};

/** A table without files, or with headings alone. */
const noRows: StageCounts = { read: 0, rejected: 0, rejectedWithOthers: 0, duplicate: 0, rejectedByReason: {} };

/** Finds the rows of a stage that are second to another, before its rejected rows are counted against the limit. */
const compareRows = async (engine: Engine, stage: Stage, context: BuildContext): Promise<StageCounts> => {
  const isAppend = context.earlier !== context.database;
  if (keys[stage.table] && (await engine.count(sameIds(stage, context))) > 0)
    await engine.run(findSameIds(stage, context));
  if (isAppend && (stage.table === 'episodes' || stage.table === 'characters'))
    await engine.run(findMoved(stage, context));
  if (stage.table === 'comments') {
    if ((await engine.count(untimelyReplies(stage, context))) > 0) await engine.run(findCircles(stage, context));
    let lost = -1;
    for (let now = 0; now !== lost; ) {
      lost = now;
      await engine.run(findLostReplies(stage, context));
      now = await engine.count(`${context.stageDatabase}.later_rows where file_table = 'comments'`);
    }
  }
  return countStage(engine, stage, context);
};

const buildTable = async (
  engine: Engine,
  stage: Stage,
  context: BuildContext,
  staged: Staged,
): Promise<TableCounts> => {
  const isFull = context.earlier === context.database;
  // Titles are looked up where they are merged, be they none.
  if (isFull && staged.read === 0 && stage.table !== 'titles') return { ...staged, superseded: 0, kept: 0 };
  return keys[stage.table] ? buildById(engine, stage, context, staged) : buildEvents(engine, stage, context, staged);
};

const buildById = async (engine: Engine, stage: Stage, context: BuildContext, staged: Staged): Promise<TableCounts> => {
  if (stage.table === 'titles') await engine.run(createMergedTitles(stage, context));
  const build = stage.table === 'comments' ? commentsBuild(stage, context) : [catalogueInsert(stage, context)];
  for (const statement of build) await engine.run(statement);
  const unchanged = context.earlier === context.database ? 0 : await engine.count(unchangedRows(stage, context));
  const duplicate = staged.duplicate + unchanged;
  return { ...staged, duplicate, superseded: 0, kept: staged.read - staged.rejected - duplicate };
};
