/** Of a title per cell: who follows it at the end of the data and has viewed it, and who began to follow lately. */
import { partDefinition } from '@cvm/contract';
import { sumOf } from '../compile/tally.ts';
import { endsWithData, people } from '../compile/where.ts';
import { column, weekDays } from './columns.ts';
import { followerCellsInsert } from './derive/follower-cells.ts';
import type { Rollup } from './rollup.ts';

const figures = [
  column('converted', 'UInt64', partDefinition('converted').says),
  column('begun', 'UInt64', `distinct members who begin to follow on a day, added up over the last ${weekDays}`),
] as const;

export const followerCells: Rollup = {
  name: 'follower_cells',
  derive: followerCellsInsert,
  says: 'followers of a title who viewed it, and who began to follow lately, per cell',
  columns: ['title', 'cell', ...figures],
  orderBy: ['title', 'cell'],
  spread: 'parts',
  rows: 100_000,
  comesLater: true,
  carries: Object.fromEntries(figures.map(({ name }) => [name, (at: string) => [sumOf(name, `${at}.${name}`)]])),
  // Wherever the range begins.
  refusesDays: (plan) => (endsWithData(plan) ? undefined : 'is of the end of the data'),
  where: people,
};
