/** All-time figures of a title: of everybody, and per cell in two orders. */
import { raw } from '../compile/sql.ts';
import { part } from '../compile/tally.ts';
import { people } from '../compile/where.ts';
import { titleTotalsInsert, totalsInsert } from './derive/totals.ts';
import type { RollupName } from './names.ts';
import { ofAllTime, type Rollup } from './rollup.ts';

const totalsIn = (
  name: RollupName,
): Pick<Rollup, 'name' | 'carries' | 'refusesDays' | 'where' | 'some' | 'mayCountNone'> => ({
  name,
  carries: {
    views: (at) => [part('views', `sum(${at}.views)`)],
    viewers: (at) => [part('viewers', `sum(${at}.viewers)`)],
    finished: (at) => [
      part('finished', `sum(${at}.finished) / greatest(max(${at}.aired), 1)`),
      part('finishers', `sumIf(${at}.viewers, ${at}.aired > 0)`),
    ],
    bingers: (at) => [part('bingers', `sum(${at}.bingers)`)],
    followers: (at) => [part('followers', `sum(${at}.followers)`)],
    points: (at) => [part('engagements', `sum(${at}.points)`)],
    stars: (at) => [part('stars', `sum(${at}.stars)`)],
    ratings: (at) => [part('ratings', `sum(${at}.ratings)`)],
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
  dimensions: ['title'],
  sortedBy: 'title',
  rows: 2_000,
};

export const titleCells: Rollup = {
  ...totalsIn('title_cells'),
  derive: (place) => totalsInsert('title_cells', place),
  says: 'all-time figures of a title per cell, by title',
  dimensions: ['title', 'cell'],
  sortedBy: 'title',
  rows: 70_000,
};

export const cellTitles: Rollup = {
  ...totalsIn('cell_titles'),
  derive: (place) => totalsInsert('cell_titles', place),
  says: 'all-time figures of a title per cell, by cell',
  dimensions: ['title', 'cell'],
  sortedBy: 'cell',
  rows: 70_000,
};
