/** Every title that a member has ever viewed, in one row: who viewed which titles together. */

import { part } from '../compile/tally.ts';
import { people } from '../compile/where.ts';
import { column } from './columns.ts';
import { memberTitlesInsert } from './derive/view-days.ts';
import { ofAllTime, type Rollup } from './rollup.ts';

export const memberTitles: Rollup = {
  name: 'member_titles',
  derive: memberTitlesInsert,
  says: 'all titles of a member',
  columns: [
    'cell',
    'member',
    // Compressing gains nothing here and slows the reading down.
    { ...column('titles', { listOf: 'title' }, 'numbers of the titles, each once'), codec: 'NONE' },
  ],
  orderBy: ['cell', 'member'],
  spread: { by: 'member' },
  rows: 20_000,
  carries: { titles: (at) => [part('titles', `${at}.titles`)] },
  refusesDays: ofAllTime,
  where: people,
};
