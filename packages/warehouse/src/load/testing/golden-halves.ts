// The golden dataset as it may have been told in two loads, for tests: all up to a day as it was known then, and what came after.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileTables, type TableName } from '../format.ts';
import { goldenDataThrough, goldenRows, type Row, writeCsv } from './golden-dataset.ts';

/** The tables of which each load has rows of its own, with the column that says when; the others are told whole in both. */
export const moments = {
  follows: 'followed_at',
  views: 'watched_at',
  reactions: 'reacted_at',
  ratings: 'rated_at',
  character_votes: 'voted_at',
  comments: 'created_at',
  survey_responses: 'surveyed_at',
} as const;

type EventTable = keyof typeof moments;

const isEvents = (table: TableName): table is EventTable => Object.hasOwn(moments, table);

/** The rows of a table up to a day, as they were known then; or all that is new afterwards. */
const half = (rows: readonly Row[], table: EventTable, day: string, isFirst: boolean): Row[] => {
  const isBefore = (moment: string | undefined) => /^\d{4}-/.test(moment ?? '') && (moment ?? '').slice(0, 10) <= day;
  return rows.flatMap((row) => {
    const isOld = isBefore(row[moments[table]]);
    const ends = row.unfollowed_at;
    const endsLater = table === 'follows' && ends !== '' && !isBefore(ends);
    if (isFirst) return isOld ? [endsLater ? { ...row, unfollowed_at: '' } : row] : [];
    return !isOld || endsLater ? [row] : [];
  });
};

/** Catalogue and people as they may have stood before: other attributes under the same ids, which the second load sets right. */
const earlierSelf: Readonly<Record<string, (row: Row, index: number, day: string) => Row>> = {
  members: (row, i, day) => ({
    ...row,
    joined_at: (row.joined_at ?? '').slice(0, 10) <= day ? (row.joined_at ?? '') : '',
    country: i % 10 === 0 ? 'IS' : (row.country ?? ''),
  }),
  episodes: (row, i) => ({ ...row, season: i % 7 === 0 ? '0' : (row.season ?? '') }),
  characters: (row, i) => ({
    ...row,
    deleted: i % 5 === 0 ? 'true' : '',
    actor_id: i % 3 === 0 ? '' : (row.actor_id ?? ''),
  }),
  titles: (row, i) => ({ ...row, name: i % 2 === 0 ? 'Working title' : (row.name ?? '') }),
};

/** Writes the folders of the two loads. */
export const writeHalves = (first: string, second: string, day: string): void => {
  for (const [folder, dataThrough] of [
    [first, day],
    [second, goldenDataThrough],
  ] as const) {
    mkdirSync(folder);
    const description = { format: 1, name: 'half', data_through: dataThrough };
    writeFileSync(path.join(folder, 'dataset.json'), JSON.stringify(description));
  }
  for (const { name: table } of fileTables) {
    const rows = goldenRows(table);
    if (isEvents(table)) {
      writeCsv(path.join(first, `${table}.csv`), half(rows, table, day, true));
      writeCsv(path.join(second, `${table}.csv`), half(rows, table, day, false));
      continue;
    }
    const change = earlierSelf[table];
    writeCsv(path.join(first, `${table}.csv`), change ? rows.map((row, i) => change(row, i, day)) : rows);
    writeCsv(path.join(second, `${table}.csv`), rows);
  }
};
