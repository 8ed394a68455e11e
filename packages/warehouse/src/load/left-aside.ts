// A file of the folder that is no table, and what was most likely meant with it. Enters: its name. Leaves: a sentence with the
// remedy, and the table it may have been.
import { fileTables, type TableName } from './format.ts';
import { distance, withoutControls } from './header-help.ts';

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
  '.gz': () => 'unpack it',
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

const tableOf = (name: string): TableName | undefined => {
  const stem = stemOf(name);
  return fileTables.find((table) => [table.name, `${table.name}s`].includes(stem) || table.name === `${stem}s`)?.name;
};

const lettersWrong = 2;

/** What the name may stand for, too: letters are others, or more is said behind it, as of one part of several. */
const guessedTable = (name: string): TableName | undefined => {
  const stem = stemOf(name);
  return fileTables.find(
    ({ name: table }) =>
      stem.startsWith(`${table}_`) || (stem[0] === table[0] && distance(stem, table, lettersWrong) <= lettersWrong),
  )?.name;
};

export const leftAside = (name: string, isFolder: boolean): LeftAside => {
  const table = tableOf(name);
  const shown = withoutControls(name);
  const start = `${shown} was seen and left aside`;
  if (!table) {
    const guess = guessedTable(name);
    const says = `${shown} was left aside: it is no table of dataset format 1.`;
    if (!guess) return { table: undefined, says };
    return {
      table: guess,
      says: `${says} If it is ${guess}, rename it; if it is one part of several, put it into the folder ${guess}.`,
    };
  }
  const ending = isFolder ? '' : (/\..*$/s.exec(name.toLowerCase())?.[0] ?? '');
  if (isFolder || endings.includes(ending))
    return { table, says: `${start}: the name of the table is ${table}; rename it to ${table}${ending}.` };
  const last = /\.[^.]*$/.exec(ending)?.[0] ?? '';
  const remedy = remedies[last]?.(table) ?? `write it as ${table}.csv, ${table}.ndjson or ${table}.parquet`;
  return { table, says: `${start}: ${remedy}.` };
};
