// Work cut into ranges of titles, so that memory stays small however large the load.
import { z } from 'zod';
import type { TitleRange } from './build/events.ts';
import type { Engine } from './engine.ts';

/** Rows worked on at a time: some hundred megabytes of memory. */
const rangeRows = 4_000_000;

/** Each range writes a part of its own, so that many rows are worked on in longer ones: then no parts are put together (decision 69). */
const rangesWanted = 10;
const rangeRowsMax = 10_000_000;

/**
 * As many where members are told apart. Their rows lie all over a table, so that each share reads all of it; of each row no more is
 * held than a day or a title. 13 million rows of days took less than 450 MB.
 */
const memberRows = 12_000_000;

const everyTitle: TitleRange = { from: 0, to: 2 ** 32 };

const ofTitle = z.object({ title: z.number(), n: z.number() });

/** Ranges that cover every title of `rows`, a table with conditions; none where it is empty. `known` is how many rows that are. */
export const titleRanges = async (engine: Engine, rows: string, known?: number): Promise<TitleRange[]> => {
  if (known !== undefined && known <= rangeRows) return known === 0 ? [] : [everyTitle];
  return rangesOf(await engine.rows(`select title, count() as n from ${rows} group by title order by title`, ofTitle));
};

/** Ranges of titles by how many rows each title has. */
export const rangesOf = (titles: readonly z.infer<typeof ofTitle>[]): TitleRange[] => {
  const all = titles.reduce((sum, { n }) => sum + n, 0);
  const most = Math.min(Math.max(all / rangesWanted, rangeRows), rangeRowsMax);
  const ranges: TitleRange[] = [];
  let from = 0;
  let count = 0;
  for (const { title, n } of titles) {
    if (count > 0 && count + n > most) {
      ranges.push({ from, to: title });
      from = title;
      count = 0;
    }
    count += n;
  }
  const last = titles.at(-1);
  return last ? [...ranges, { from, to: last.title + 1 }] : [];
};

/** Conditions that each hold for a share of the members, few enough for `rows` rows in all. */
export const memberParts = (rows: number): string[] => {
  const parts = Math.max(1, Math.ceil(rows / memberRows));
  return Array.from({ length: parts }, (_, part) => (parts === 1 ? '1' : `member % ${parts} = ${part}`));
};
