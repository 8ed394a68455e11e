// The golden dataset as rows, to be compared with and cut in two, for tests.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

const golden = fileURLToPath(new URL('../../../../../system/fixtures/golden/', import.meta.url));

export const goldenFolder = path.join(golden, 'dataset');
export const goldenDataThrough = '2024-06-30';

export type Row = Readonly<Record<string, string>>;

/** Rows of a table as text, '' for null, lists as they stand in CSV. */
export const goldenRows = (table: string): Row[] => {
  const files = ['.csv', '.csv.gz', '.ndjson', ''].map((ending) => path.join(goldenFolder, table + ending));
  const file = files.find((name) => statSync(name, { throwIfNoEntry: false }));
  if (!file) throw new Error(`The golden dataset has no ${table}`);
  if (!statSync(file).isDirectory()) return readRows(file);
  return readdirSync(file)
    .sort()
    .flatMap((name) => readRows(path.join(file, name)));
};

const readRows = (file: string): Row[] => {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  if (!file.includes('.ndjson')) return z.array(z.record(z.string(), z.string())).parse(parse(text, { columns: true }));
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const record = z.record(z.string(), z.unknown()).parse(JSON.parse(line));
    return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, asText(value)]));
  });
};

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join('|') : String(value);
};

/** Writes rows as CSV, every field quoted. */
export const writeCsv = (file: string, rows: readonly Row[]): void => {
  const header = Object.keys(rows[0] ?? {});
  const line = (fields: readonly string[]) => fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',');
  writeFileSync(
    file,
    `${[line(header), ...rows.map((row) => line(header.map((name) => row[name] ?? '')))].join('\n')}\n`,
  );
};

const counts = z.object({
  read: z.number(),
  rejected: z.number(),
  duplicate: z.number(),
  superseded: z.number(),
  kept: z.number(),
});

/** What a full load must count, worked out without the loader. */
export const goldenCounts = (): Record<string, z.infer<typeof counts>> => {
  const cases: unknown = JSON.parse(readFileSync(path.join(golden, 'cases.json'), 'utf8'));
  return z.object({ load: z.record(z.string(), counts) }).parse(cases).load;
};
