// The rejected rows of one table, found again in its files. Enters: the stage and the parts it was read from. Leaves: a record
// per rejected row in the sink, and the first sentences for a message. Also the place where a file turns out to be broken as a
// whole: a quote that swallowed the rest of it, or text that is not UTF-8.
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { literal } from '../../schema/index.ts';
import type { LinkedGroup, NumberedPart } from '../columns.ts';
import type { Engine } from '../engine.ts';
import { lateFaults } from '../faults.ts';
import { faultOf } from '../fill-stage.ts';
import { fileTable } from '../format.ts';
import { openPart } from '../head.ts';
import { LoadError } from '../load-error.ts';
import { notUtf8 } from '../rules.ts';
import { toldRows } from '../stage-tables.ts';
import type { Stage, StageContext } from '../stages/stage.ts';
import { feeds, insertFrom } from '../upload.ts';
import { idColumn, sentenceOf } from './reasons.ts';
import type { RejectedIds } from './rejected-ids.ts';
import { type FoundRecord, scanRecords } from './scan.ts';
import type { Reject, RejectSink } from './sink.ts';

export type ReportInput = {
  readonly engine: Engine;
  readonly stage: Stage;
  readonly context: StageContext;
  readonly groups: readonly LinkedGroup[];
  readonly sink: RejectSink;
  readonly ids: RejectedIds;
  /** No more rows than this are looked up. */
  readonly rowsMax: number;
};

/** Examples a message shows. */
const examplesMax = 3;

/**
 * Writes every rejected row of a table to the sink.
 * @returns the first few as sentences with file and line
 * @throws LoadError where a file is broken as a whole
 */
export const reportRejects = async (input: ReportInput): Promise<string[]> => {
  const examples: string[] = [];
  const write = async (reject: Reject) => {
    if (examples.length < examplesMax) examples.push(`${reject.file}, line ${reject.line}: ${reject.reason}`);
    await input.sink.write(reject);
  };
  let left = input.rowsMax;
  for (const linked of input.groups) {
    for (const part of linked.group.parts) {
      const faults = await faultsOf(input, part, left);
      left -= faults.size;
      if (faults.size === 0 && !mayHideEnd(input.stage, linked)) continue;
      if (part.format === 'parquet') await reportParquet(input, linked, part, faults, write);
      else await reportText(input, linked, part, part.format, faults, write);
    }
  }
  return examples;
};

/**
 * A quote that is never closed makes the rest of the file one field. Before the last column the row has too few fields then, and
 * is seen; in a last column of free text nothing is, so such a file is looked through.
 */
const mayHideEnd = (stage: Stage, { group }: LinkedGroup): boolean => {
  const last = group.header.at(-1);
  return group.format === 'csv' && stage.checks.some((check) => check.column === last && check.says === notUtf8);
};

/** The rejected rows of a part, as a subquery with `row` and `fault`. */
const rejectedRows = (stage: Stage, context: StageContext, part: NumberedPart): string => `
  select row, fault from ${toldRows(stage, context)} where fault > 0 and src = ${part.src}
  union all
  select row, fault from ${context.stageDatabase}.later_rows
  where fault > 0 and src = ${part.src} and file_table = ${literal(stage.table)}
`;

/** Row -> fault, in the order of the file. */
const faultsOf = async (
  { engine, stage, context }: ReportInput,
  part: NumberedPart,
  most: number,
): Promise<Map<number, number>> => {
  // Each of many files would be asked for what no row of the table has.
  if (most === 0) return new Map();
  const rows = await engine.rows(
    `select row, fault from (${rejectedRows(stage, context, part)}) order by row limit ${most}`,
    z.object({ row: z.number(), fault: z.number() }),
  );
  return new Map(rows.map(({ row, fault }) => [row, fault]));
};

const reportText = async (
  input: ReportInput,
  linked: LinkedGroup,
  part: NumberedPart,
  format: 'csv' | 'ndjson',
  faults: ReadonlyMap<number, number>,
  write: (reject: Reject) => Promise<void>,
): Promise<void> => {
  const { stage } = input;
  const { header, trims } = linked.group;
  const file = { name: part.name, bytes: openPart(part), format, header, trims };
  const whole = mayHideEnd(stage, linked);
  let left = faults.size;
  await scanRecords(
    file,
    (row) => faults.has(row),
    (record) => {
      left -= 1;
      const values = format === 'csv' ? csvValues(record, header, trims) : jsonValues(record);
      return write(rejectOf(input, part, record, faults.get(record.row) ?? 0, values));
    },
    () => left === 0 && !whole,
  );
};

/** A rejected row in words; its id is kept for rows that name it. */
const rejectOf = (
  { stage, ids }: ReportInput,
  part: NumberedPart,
  { line, text }: { readonly line: number; readonly text: string },
  fault: number,
  values: Readonly<Record<string, unknown>>,
): Reject => {
  const reason = sentenceOf({ fault, values, text }, stage, ids);
  const id = values[idColumn(stage)];
  if (stage.keepsPlace && fault !== lateFaults.sameId && id !== undefined)
    ids.note(stage.table, String(id), `${part.name}, line ${line}: ${reason}`);
  return { file: part.name, line, table: stage.table, reason, record: text };
};

const reportParquet = async (
  input: ReportInput,
  linked: LinkedGroup,
  part: NumberedPart,
  faults: ReadonlyMap<number, number>,
  write: (reject: Reject) => Promise<void>,
): Promise<void> => {
  const { engine, stage, context } = input;
  const utf8 = stage.checks.findIndex((check) => check.says === notUtf8);
  for (const [row, fault] of faults) {
    const check = stage.checks[fault - faultOf(0)];
    if (utf8 >= 0 && check?.says === notUtf8)
      throw new LoadError(`${part.name}, row ${row + 1}, column ${check.column}: the text is not UTF-8.`);
  }
  const found = `${context.stageDatabase}.rejected_records`;
  await engine.run(`create or replace table ${found} (row UInt64, record String) engine = MergeTree order by row`);
  for (const feed of feeds(engine, fileTable(stage.table), linked)) {
    if (feed.part && feed.part.src !== part.src) continue;
    const into = `${found} (row, record)
select row, formatRow('JSONEachRow', ${linked.group.header.join(', ')})
from (${feed.placed})
where src = ${part.src} and row in (select row from (${rejectedRows(stage, context, part)}))
settings ${feed.settings}`;
    await insertFrom(engine, feed, into);
  }
  const rows = await engine.rows(
    `select row, record from ${found} order by row limit ${faults.size}`,
    z.object({ row: z.number(), record: z.string() }),
  );
  for (const { row, record } of rows) {
    const values = jsonValues({ text: record });
    const reject = rejectOf(input, part, { line: row + 1, text: record }, faults.get(row) ?? 0, values);
    await write({ ...reject, record: values });
  }
};

const csvValues = (record: FoundRecord, header: readonly string[], trim: boolean): Record<string, unknown> => {
  const rows: unknown = parse(record.text, { relax_column_count: true, relax_quotes: true, trim });
  const fields: unknown = Array.isArray(rows) ? rows[0] : undefined;
  return Array.isArray(fields) ? Object.fromEntries(header.map((name, i) => [name, fields[i]])) : {};
};

const jsonValues = (record: { text: string }): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(record.text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};
