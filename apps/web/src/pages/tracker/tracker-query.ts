/** What the tracker asks: its filters with the kind of title that a user is held to, and those of the growth query. Pure. */
import { type Clause, type Permissible, type Row, trackedTitlesMax, viewDefinition } from '@cvm/contract';
import type { DayRange, TrackedTitle } from '../../charts/prepare/tracker-figure.ts';

const is = (id: Clause['id'], values: readonly string[]): Clause => ({ id, op: 'is', values: [...values], join: 'or' });

/** A user of one kind of title asks for that kind, whatever a link or a segment says. */
export const heldToKind = (clauses: readonly Clause[], permissible: Pick<Permissible, 'contentTypes'> | null) => {
  const [only, ...others] = permissible?.contentTypes ?? [];
  if (only === undefined || others.length > 0) return [...clauses];
  return [...clauses.filter(({ id }) => id !== 'contentType'), is('contentType', [only])];
};

/** The titles whose growth is drawn: the first of the result, in its order. */
export const firstTitles = (rows: readonly Row[]): TrackedTitle[] =>
  rows
    .slice(0, trackedTitlesMax)
    .flatMap(({ titleId: id, title, releaseDate }) =>
      typeof id === 'string'
        ? [{ id, name: String(title ?? id), releaseDate: typeof releaseDate === 'string' ? releaseDate : null }]
        : [],
    );

/** The clauses of the growth query: who follows as in the table, these titles, these days. */
export const growthClauses = (clauses: readonly Clause[], titleIds: readonly string[], range: DayRange): Clause[] => {
  const { filters } = viewDefinition('anticipationTrackerByDay');
  return [
    ...clauses.filter(({ id }) => filters.includes(id)),
    ...(titleIds.length === 0 ? [] : [is('titleId', titleIds)]),
    { id: 'releaseDate', op: 'between', values: [String(range.start), String(range.end)], join: 'or' },
  ];
};
