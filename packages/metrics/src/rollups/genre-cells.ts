/** Viewers of any title of a genre, per cell: a member counts once in each of their genres, whatever they viewed of it. */
import { people } from '../compile/where.ts';
import { sums } from './columns.ts';
import { genreCellsInsert } from './derive/genre-cells.ts';
import { ofAllTime, type Rollup, summed, type Wanted } from './rollup.ts';

/** Why figures of one genre are no answer: added up over genres, members would count several times. */
export const refusesOneGenre = ({ per }: Wanted): string | undefined =>
  per.includes('genre') ? undefined : 'counts members in each of their genres';

export const genreCells: Rollup = {
  name: 'genre_cells',
  derive: genreCellsInsert,
  says: 'viewers by genre, per cell',
  columns: ['genre', 'cell', sums.viewers],
  orderBy: ['cell', 'genre'],
  spread: 'parts',
  rows: 1_000,
  carries: summed('viewers'),
  refusesDays: (plan, wanted) => refusesOneGenre(wanted) ?? ofAllTime(plan, wanted),
  where: people,
};
