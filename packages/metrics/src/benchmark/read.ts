/** From the rows of a benchmark's statements to its fields. Pure. */
import {
  type BenchmarkBlock,
  type BenchmarkCounts,
  type BenchmarkField,
  type BenchmarkFigures,
  type BenchmarkTitle,
  type Row,
  tierOf,
} from '@cvm/contract';
import type { BenchmarkPart, CompiledBenchmark } from './compile.ts';
import { bucketsOf, medianOf, titlesOf } from './figures.ts';

const nothing = (missing: CompiledBenchmark['missing']): BenchmarkFigures =>
  Object.fromEntries(missing.map((field) => [field, null]));

/** What the row of `about` says; null when there is no such title, or none that the user may see. */
export const readAbout = ({ countField, missing }: CompiledBenchmark, rows: readonly Row[]): BenchmarkBlock | null => {
  const [about] = rows;
  if (!about || about.found === 0) return null;
  return {
    tier: tierOf(Number(about.tier)) ?? null,
    ...(countField === null ? {} : { [countField]: Number(about.titles) }),
    ...nothing(missing),
  };
};

/** Of a field its shares by bucket, 0 in one that nobody is in; null where no bucket has anybody. */
const byBucket = (field: BenchmarkField, rows: readonly Row[], column: 'share' | 'median') => {
  const share = new Map(ofField(field, rows).map((row) => [row.bucket, Number(row[column])]));
  const buckets = bucketsOf[field] ?? [];
  return share.size === 0 ? null : Object.fromEntries(buckets.map((bucket) => [bucket, share.get(bucket) ?? 0]));
};

const ofField = (field: BenchmarkField, rows: readonly Row[]): readonly Row[] =>
  rows.filter((row) => row.field === field);

/** The fields of a part from the rows of its statement. */
export const readPart = ({ fields, isByBucket }: BenchmarkPart, rows: readonly Row[]): BenchmarkFigures =>
  Object.fromEntries(
    fields.map((field) => [field, isByBucket ? byBucket(field, rows, 'share') : (rows[0]?.[field] ?? null)]),
  );

/** The medians of a part from the same rows. */
export const readMedians = ({ fields, isByBucket }: BenchmarkPart, rows: readonly Row[]): BenchmarkFigures =>
  Object.fromEntries(
    fields.map((field) => [field, isByBucket ? byBucket(field, rows, 'median') : (rows[0]?.[medianOf(field)] ?? null)]),
  );

/** How many titles have a value of each of its fields, from the same rows. */
export const readCounts = ({ fields, isByBucket }: BenchmarkPart, rows: readonly Row[]): BenchmarkCounts =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      Number((isByBucket ? ofField(field, rows)[0]?.titles : rows[0]?.[titlesOf(field)]) ?? 0),
    ]),
  );

/** Whether nothing can be told because too few people are behind each title that has anything to tell; from the rows of a part. */
export const isOfFew = ({ fields, isByBucket }: BenchmarkPart, [row]: readonly Row[]): boolean =>
  !isByBucket && Number(row?.kept ?? 0) > 0 && fields.every((field) => Number(row?.[titlesOf(field)] ?? 0) === 0);

const byId = (rows: readonly Row[]): Map<string, Row[]> => {
  const titles = new Map<string, Row[]>();
  for (const row of rows) {
    const id = String(row.id);
    const known = titles.get(id);
    if (known === undefined) titles.set(id, [row]);
    else known.push(row);
  }
  return titles;
};

/** The fields of a title that are kept back: named, where there is one. */
const keptBack = (read: readonly (readonly [BenchmarkPart, Map<string, Row[]>])[], id: string) => {
  const fields = read.flatMap(([part, rows]) => (rows.get(id)?.some(({ kept }) => kept === 1) ? part.fields : []));
  return fields.length === 0 ? {} : { suppressed: fields };
};

/** The titles of a segment by id, from the parts and the rows of their statements about each title. */
export const readTitles = (
  { missing }: CompiledBenchmark,
  parts: readonly (readonly [BenchmarkPart, readonly Row[]])[],
): BenchmarkTitle[] => {
  const read = parts.map(([part, rows]) => [part, byId(rows)] as const);
  const names = new Map(parts.flatMap(([, rows]) => rows.map((row) => [String(row.id), String(row.name)] as const)));
  return [...names]
    .sort(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
    .map(([id, name]) => ({
      id,
      name,
      ...nothing(missing),
      ...Object.assign({}, ...read.map(([part, rows]) => readPart(part, rows.get(id) ?? []))),
      ...keptBack(read, id),
    }));
};
