/** Votes for the characters of a title. */
import { part } from '../compile/tally.ts';
import { inRange, people } from '../compile/where.ts';
import { characterTotalsInsert, voteDays as ofFacts, voteDayColumns, votesColumn } from './derive/fact-days.ts';
import { byDayOfMany, ofAllTime, type Rollup } from './rollup.ts';

const counted = {
  spread: 'parts',
  carries: { character_votes: (at) => [part('votes', `sum(${at}.votes)`)] },
  mayCountNone: ['character_votes'],
} as const satisfies Partial<Rollup>;

export const voteDays: Rollup = {
  ...counted,
  name: 'vote_days',
  derive: ofFacts.insert,
  says: 'votes for a character, by day',
  columns: voteDayColumns,
  orderBy: ['day', 'title', 'character', 'cell'],
  rows: 90_000,
  refusesDays: byDayOfMany,
  where: (plan) => [...inRange(plan), ...people(plan)],
};

export const characterTotals: Rollup = {
  ...counted,
  name: 'character_totals',
  derive: characterTotalsInsert,
  says: 'all-time votes for a character, everybody',
  columns: ['title', 'character', votesColumn],
  orderBy: ['title', 'character'],
  rows: 10_000,
  refusesDays: ofAllTime,
  where: people,
};
