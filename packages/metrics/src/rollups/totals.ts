/** All-time figures of a title: of everybody, and per cell in two orders. */
import { raw } from '../compile/sql.ts';
import { part } from '../compile/tally.ts';
import { people } from '../compile/where.ts';
import { smallBlocks, totalsColumns } from './columns.ts';
import { titleTotalsInsert, totalsInsert } from './derive/totals.ts';
import type { RollupName } from './names.ts';
import { ofAllTime, type Rollup, summed } from './rollup.ts';

const totalsIn = (
  name: RollupName,
): Pick<Rollup, 'name' | 'spread' | 'carries' | 'refusesDays' | 'where' | 'some' | 'mayCountNone'> => ({
  name,
  spread: 'parts',
  carries: {
    ...summed('views', 'viewers', 'bingers', 'followers', 'points', 'stars', 'ratings'),
    finished: (at) => [
      part('finished', `sum(${at}.finished) / greatest(max(${at}.aired), 1)`),
      part('finishers', `sumIf(${at}.viewers, ${at}.aired > 0)`),
    ],
  },
  refusesDays: ofAllTime,
  where: people,
  some: { views: raw(`${name}.views > 0`) },
  mayCountNone: ['followers'],
});

export const titleTotals: Rollup = {
  ...totalsIn('title_totals'),
  derive: titleTotalsInsert,
  says: 'all-time figures of a title, everybody',
  columns: ['title', ...totalsColumns],
  orderBy: ['title'],
  rows: 2_000,
};

export const titleCells: Rollup = {
  ...totalsIn('title_cells'),
  derive: (place) => totalsInsert('title_cells', place),
  says: 'all-time figures of a title per cell, by title',
  columns: ['title', 'cell', ...totalsColumns],
  orderBy: ['title', 'cell'],
  settings: smallBlocks,
  rows: 70_000,
};

export const cellTitles: Rollup = {
  ...totalsIn('cell_titles'),
  derive: (place) => totalsInsert('cell_titles', place),
  says: 'all-time figures of a title per cell, by cell',
  columns: ['cell', 'title', ...totalsColumns],
  orderBy: ['cell', 'title'],
  settings: { index_granularity: 2048 },
  rows: 70_000,
};
