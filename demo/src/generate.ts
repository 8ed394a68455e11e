/**
 * Writes a whole demo dataset (dataset format 1) into a folder.
 *
 * Enters: sizes, seed, folder, data date. Leaves: `dataset.json` and one file per table, the same bytes for the same
 * options on every machine.
 */
import { setImmediate } from 'node:timers/promises';
import { createMembers } from './audience/members.ts';
import { type CommentSeed, inOrderOfTime } from './behaviour/comment-seeds.ts';
import { writeComments } from './behaviour/comments.ts';
import { type Screencaps, takeScreencaps } from './behaviour/screencaps.ts';
import { createWorld, type World } from './behaviour/world.ts';
import { defaultDataThrough, formatMoment } from './calendar.ts';
import { buildCatalogue } from './catalogue/build.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { byTable, type TableName, tableNames } from './columns.ts';
import { eventTables, writeMember } from './event-rows.ts';
import { clear, complete, demoName } from './folder.ts';
import { checkOptions } from './options.ts';
import { createStreams } from './random.ts';
import { openTable, type TableWriter } from './table-writer.ts';

export type DemoOptions = {
  /** How many people, 1 or more. */
  members: number;
  /** How many shows and movies together, 10 or more; three in five are shows. */
  titles: number;
  /** Whole number, 0 or more. */
  seed: number;
  /** Folder to write into; made when missing. An earlier demo in it is replaced. */
  out: string;
  /** Last complete UTC day, `YYYY-MM-DD`. */
  dataThrough?: string;
  onProgress?: (progress: DemoProgress) => void;
};

export type DemoProgress = {
  table: string;
  rows: number;
};

export type DemoSummary = {
  out: string;
  dataThrough: string;
  rows: Record<TableName, number>;
};

/** Members between two looks at the disk and the event loop. */
const batch = 250;

/** Members between two reports of progress. */
const reportEvery = 5000;

type Report = (progress: DemoProgress) => void;

type Counts = Partial<Record<TableName, number>>;

const writeCatalogue = async (world: World, caps: Screencaps, out: string, report: Report): Promise<Counts> => {
  const counts: Counts = {};
  for (const [table, lines] of catalogueRows(world, caps)) {
    const writer = openTable(out, table);
    for (const line of lines) writer.line(line);
    await writer.close();
    counts[table] = writer.rows;
    report({ table, rows: writer.rows });
  }
  return counts;
};

const writeEvents = async (
  world: World,
  out: string,
  report: Report,
): Promise<{ counts: Counts; seeds: CommentSeed[] }> => {
  const writers = byTable(eventTables, (table) => openTable(out, table));
  const all: TableWriter[] = Object.values(writers);
  const seeds: CommentSeed[] = [];
  try {
    for (let index = 0; index < world.memberCount; index++) {
      seeds.push(...writeMember(world, index, writers));
      if (index % batch !== batch - 1) continue;
      await Promise.all(all.map((writer) => writer.settle()));
      await setImmediate();
      if (index % reportEvery === reportEvery - 1) report({ table: 'views', rows: writers.views.rows });
    }
  } finally {
    await Promise.all(all.map((writer) => writer.close()));
  }
  for (const { table, rows } of all) report({ table, rows });
  return { counts: byTable(eventTables, (table) => writers[table].rows), seeds };
};

const writeConversation = async (
  world: World,
  seeds: CommentSeed[],
  caps: Screencaps,
  out: string,
  report: Report,
): Promise<number> => {
  const writer = openTable(out, 'comments');
  for (const comment of writeComments(world, inOrderOfTime(seeds), caps)) {
    writer.line(JSON.stringify({ ...comment, created_at: formatMoment(comment.created_at) }));
    if (writer.rows % 5000 !== 0) continue;
    await writer.settle();
    await setImmediate();
  }
  await writer.close();
  report({ table: 'comments', rows: writer.rows });
  return writer.rows;
};

/**
 * Generates the demo dataset.
 * @returns rows written per table
 * @throws DemoOptionError when an option is out of range or the folder holds other data; errors of the file system as they come
 */
export const generateDemo = async (options: DemoOptions): Promise<DemoSummary> => {
  const { members, titles, seed, out } = options;
  const dataThrough = options.dataThrough ?? defaultDataThrough;
  const through = checkOptions({ members, titles, seed, dataThrough });
  const report = options.onProgress ?? (() => undefined);
  const streams = createStreams(seed);
  const world = createWorld({
    streams,
    catalogue: buildCatalogue(streams, through, titles),
    memberCount: members,
    memberOf: createMembers(streams, through),
    through,
  });
  const caps = takeScreencaps(world);
  await clear(out);
  const described = await writeCatalogue(world, caps, out, report);
  const events = await writeEvents(world, out, report);
  const comments = await writeConversation(world, events.seeds, caps, out, report);
  const counts: Counts = { ...described, ...events.counts, comments };
  await complete(out, demoName(options), dataThrough);
  const rows = byTable(tableNames, (table) => {
    const count = counts[table];
    if (count === undefined) throw new Error(`Table ${table} was not written`);
    return count;
  });
  return { out, dataThrough, rows };
};
