/** Every actor that a member has ever voted for, in one row: who voted for which actors together. */

import { part } from '../compile/tally.ts';
import { people } from '../compile/where.ts';
import { column } from './columns.ts';
import { memberActorsInsert } from './derive/member-actors.ts';
import { ofAllTime, type Rollup } from './rollup.ts';

export const memberActors: Rollup = {
  name: 'member_actors',
  derive: memberActorsInsert,
  says: 'all actors a member voted for',
  columns: [
    'cell',
    'member',
    {
      ...column('actors', { listOf: 'actor' }, 'numbers of the actors, each once; none where characters have no actor'),
      codec: 'NONE',
    },
  ],
  orderBy: ['cell', 'member'],
  spread: { by: 'member' },
  rows: 16_000,
  comesLater: true,
  carries: { actors: (at) => [part('actors', `${at}.actors`)] },
  refusesDays: ofAllTime,
  where: people,
};
