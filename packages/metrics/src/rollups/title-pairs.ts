/** How many viewers of a title viewed each other one, of the titles that are viewed most: the catalogue says which those are. */
import { type Sql, sql } from '../compile/sql.ts';
import { namedNumbers, namedTitles } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { column } from './columns.ts';
import { titlePairsInsert } from './derive/title-pairs.ts';
import { ofAllTime, type Rollup, summed } from './rollup.ts';

const refusesSeed = (plan: Plan): string | undefined => {
  const [seed, ...others] = namedTitles(plan) ?? [];
  const isPaired = seed !== undefined && others.length === 0 && plan.edition.catalogue?.pairedTitles?.has(seed);
  return isPaired ? undefined : 'is of one of the most viewed titles';
};

/** Throws where titles are not known by their numbers: the rollup has refused these. */
const ofSeed = (plan: Plan): Sql => {
  const seeds = namedNumbers(plan);
  if (seeds === null) throw new Error('The seed of pairs is not known.');
  return sql`seed in ${seeds}`;
};

export const titlePairs: Rollup = {
  name: 'title_pairs',
  derive: titlePairsInsert,
  says: 'viewers of one of the most viewed titles who viewed a title, everybody',
  columns: [
    column('seed', 'UInt32', 'number of one of the most viewed titles'),
    'title',
    column('shared', 'UInt64', 'viewers of the seed who viewed the title'),
  ],
  orderBy: ['seed', 'title'],
  spread: 'parts',
  rows: 200_000,
  carries: summed('shared'),
  refusesDays: (plan, wanted) => ofAllTime(plan, wanted) ?? refusesSeed(plan),
  where: (plan) => [ofSeed(plan)],
};
