/** Every title that a member has ever viewed, in one row: who viewed which titles together. */

import { part } from '../compile/tally.ts';
import { people } from '../compile/where.ts';
import { memberTitlesInsert } from './derive/view-days.ts';
import { ofAllTime, type Rollup } from './rollup.ts';

export const memberTitles: Rollup = {
  name: 'member_titles',
  derive: memberTitlesInsert,
  says: 'all titles of a member',
  dimensions: ['member', 'cell'],
  sortedBy: 'cell',
  rows: 20_000,
  carries: { titles: (at) => [part('titles', `${at}.titles`)] },
  refusesDays: ofAllTime,
  where: people,
};
