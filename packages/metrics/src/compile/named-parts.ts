/**
 * Seasons, episodes, characters, moments and comments are far too many to be held beside an edition, so that it is asked whether those
 * a question names are there: by one statement, and only where some are named. One that is of no title that the user may see, or of
 * another than the question is about, is not found either: nobody can tell a title that is kept from them from none.
 */
import { type Clause, type FilterId, type Findable, noParent, notInIndexMessage } from '@cvm/contract';
import { QueryError } from '../error.ts';
import { type Plan, titleFilters } from '../plan.ts';
import { all, join, param, raw, type Sql, sql } from './sql.ts';
import { insideTitles, seen } from './where.ts';

type Part = { readonly of: Findable; readonly table: string; readonly id: string };

const parts: Partial<Record<FilterId, Part>> = {
  season: { of: 'season', table: 'episodes', id: 'toString(season)' },
  episode: { of: 'episode', table: 'episodes', id: 'episode_id' },
  characters: { of: 'character', table: 'characters', id: 'character_id' },
  screencapId: { of: 'moment', table: 'screencaps', id: 'screencap_id' },
  parentComment: { of: 'comment', table: 'comments', id: 'comment_id' },
};

export type NamedParts = {
  /** Rows of filter and id: those that are there. */
  readonly rows: Sql;
  /** Throws for the first one that is not among them. */
  readonly check: (found: readonly { readonly filter: string; readonly id: string }[]) => void;
};

type Named = Part & { readonly filter: FilterId; readonly ids: readonly string[] };

/** Those that are left out need not be there. */
const namedIn = (clauses: readonly Clause[]): Named[] =>
  clauses.flatMap(({ id: filter, op, values }) => {
    const part = parts[filter];
    const ids = filter === 'parentComment' ? values.filter((value) => value !== noParent) : values;
    return part === undefined || op !== 'is' || ids.length === 0 ? [] : [{ ...part, filter, ids }];
  });

const namesTitle = ({ id, op }: Clause): boolean => op === 'is' && titleFilters.some((filter) => filter === id);

/** Of the titles that the question is about and that the user may see; its other filters do not matter. */
const there = (plan: Plan, { filter, table, id, ids }: Named): Sql =>
  sql`select distinct '${raw(filter)}' as filter, ${raw(id)} as id
from ${raw(table)}
where ${all([
    sql`${raw(id)} in ${param(filter, 'Array(String)', ids)}`,
    insideTitles({ ...plan, clauses: plan.clauses.filter(namesTitle) })('title'),
    ...seen(plan),
  ])}`;

/** Null where the question names none. */
export const namedParts = (plan: Plan): NamedParts | null => {
  const named = namedIn(plan.query.clauses);
  if (named.length === 0) return null;
  const titles = plan.query.clauses
    .filter(namesTitle)
    .flatMap(({ id, values }) => values.map((value) => ({ id, value })));
  const [about, ...others] = titles;
  return {
    rows: join(
      named.map((one) => there(plan, one)),
      '\nunion all\n',
    ),
    check: (found) => {
      for (const { of, filter, ids } of named) {
        const known = new Set(found.filter((row) => row.filter === filter).map((row) => row.id));
        const unknown = ids.find((id) => !known.has(id));
        if (unknown === undefined) continue;
        const where =
          about === undefined ? undefined : others.length === 0 ? `${about.id} ${about.value}` : 'these titles';
        throw new QueryError('unknown_title', notInIndexMessage(of, unknown, where), { filter });
      }
    },
  };
};
