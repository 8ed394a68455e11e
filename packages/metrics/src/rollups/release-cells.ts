/** Of a title per cell: who followed it before its release, and who watched it in its first days. */
import { partDefinition } from '@cvm/contract';
import { part, sumOf } from '../compile/tally.ts';
import { people } from '../compile/where.ts';
import { column } from './columns.ts';
import { releaseCellsInsert } from './derive/release-cells.ts';
import { ofEachDay, type Rollup } from './rollup.ts';

const releaseColumns = {
  followers_before: column('followers_before', 'Int64', 'distinct members following on the day before the release'),
  first_week: column('first_week', 'UInt64', `${partDefinition('viewers').says} in the first week`),
  first_month: column('first_month', 'UInt64', `${partDefinition('viewers').says} in the first month`),
} as const;

export const releaseCells: Rollup = {
  name: 'release_cells',
  derive: releaseCellsInsert,
  says: 'followers of a title before its release and viewers of its first days, per cell',
  columns: ['title', 'cell', ...Object.values(releaseColumns)],
  orderBy: ['title', 'cell'],
  spread: 'parts',
  rows: 60_000,
  carries: {
    followers_before: (at) => [part('followers_before', `sum(${at}.followers_before)`)],
    first_week: (at) => [sumOf('first_week', `${at}.first_week`)],
    first_month: (at) => [sumOf('first_month', `${at}.first_month`)],
  },
  // The days are those of each title, whatever the range by which titles are picked.
  refusesDays: ofEachDay,
  where: people,
};
