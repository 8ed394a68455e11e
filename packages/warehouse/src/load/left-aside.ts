// A file of the folder that is no table, and what was most likely meant with it. Enters: its name. Leaves: a sentence with the
// remedy, and the table it may have been.
import { fileTables, type TableName } from './format.ts';

export type LeftAside = {
  /** The table its name speaks of, whatever the ending and the case. */
  readonly table: TableName | undefined;
  readonly says: string;
};

const endings = ['.csv', '.csv.gz', '.ndjson', '.ndjson.gz', '.parquet'];

/** By the last ending of the name. */
const remedies: Readonly<Record<string, (table: TableName) => string>> = {
  '.xlsx': (table) => `a workbook cannot be read; save its sheet as CSV (UTF-8) with the name ${table}.csv`,
  '.xls': (table) => `a workbook cannot be read; save its sheet as CSV (UTF-8) with the name ${table}.csv`,
  '.ods': (table) => `a workbook cannot be read; save its sheet as CSV (UTF-8) with the name ${table}.csv`,
  '.json': (table) => `write one JSON object per line, into a file with the name ${table}.ndjson`,
  '.jsonl': (table) => `rename it to ${table}.ndjson`,
  '.txt': (table) => `rename it to ${table}.csv if commas stand between its columns`,
  '.tsv': (table) => `write it with commas between the columns, as ${table}.csv`,
  '.zip': () => 'unpack it',
  '.bz2': () => 'unpack it',
  '.xz': () => 'unpack it',
  '.zst': () => 'unpack it',
  '.7z': () => 'unpack it',
  '.sql': (table) => `a dump cannot be read; export the table as ${table}.csv`,
  '.avro': (table) => `write it as ${table}.parquet or ${table}.ndjson`,
};

const stemOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\..*$/s, '')
    .replace(/[\s-]+/g, '_');

const tableOf = (name: string): { table: TableName; isExact: boolean } | undefined => {
  const stem = stemOf(name);
  const exact = fileTables.find((table) => table.name === stem);
  const near = exact ?? fileTables.find((table) => table.name === `${stem}s` || `${table.name}s` === stem);
  return near && { table: near.name, isExact: exact !== undefined };
};

export const leftAside = (name: string, isFolder: boolean): LeftAside => {
  const found = tableOf(name);
  const start = `${name} was seen and left aside`;
  if (!found) {
    const says = `${name} was left aside: it is no table of dataset format 1.`;
    return { table: undefined, says };
  }
  const { table } = found;
  const ending = isFolder ? '' : (/\..*$/s.exec(name.toLowerCase())?.[0] ?? '');
  if (isFolder || endings.includes(ending))
    return { table, says: `${start}: the name of the table is ${table}; rename it to ${table}${ending}.` };
  const last = /\.[^.]*$/.exec(ending)?.[0] ?? '';
  const remedy = remedies[last]?.(table) ?? `write it as ${table}.csv, ${table}.ndjson or ${table}.parquet`;
  return { table, says: `${start}: ${remedy}.` };
};
