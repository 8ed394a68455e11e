/**
 * A view by windows of its rows, for tables of which a screen shows a few among thousands: the engine sorts, picks and counts, and
 * what is in sight is asked for, with what stands close to it. Every window says how many rows there are in all. Windows of
 * another edition than the one that answered last are asked for again, so that no row stands twice or nowhere.
 */
import type { Clause, Meta, Row, Sort, ViewId } from '@cvm/contract';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ViewResult, viewQuery, viewResult } from './use-view.ts';

export const windowRows = 100;

/** One list among those that a table shows one below the other. */
export type Listed = {
  readonly clauses: readonly Clause[];
  readonly sorts: readonly Sort[];
  /** Numbers of the windows wanted beside the first one. */
  readonly windows: readonly number[];
};

export type WindowedList = {
  /** The first window, whose answer says how many rows there are. */
  readonly first: ViewResult;
  readonly count: number;
  readonly at: (place: number) => Row | null;
  readonly windowOf: (place: number) => ViewResult | null;
};

export const windowOf = (place: number): number => Math.floor(place / windowRows);

const optionsOf = (sorts: readonly Sort[], number: number) => ({
  ...{ sorts, limit: windowRows },
  ...(number === 0 ? {} : { offset: number * windowRows }),
});

/** Of other data; a store that was brought back answers from an edition before. */
const isOld = ({ meta }: { readonly meta: Meta | null }, latest: number | undefined): boolean =>
  meta !== null && meta.edition !== latest;

/** The windows of these lists, in their order. */
export const useViewWindows = (
  view: ViewId,
  lists: readonly Listed[],
  { enabled }: { enabled: boolean },
): readonly WindowedList[] => {
  const asked = lists.flatMap(({ clauses, sorts, windows }, list) =>
    [...new Set([0, ...windows])].map((number) => ({ list, number, clauses, options: optionsOf(sorts, number) })),
  );
  const answers = useQueries({
    queries: asked.map(({ clauses, options }) => ({ ...viewQuery(view, clauses, options), enabled })),
  }).map((query) => ({ ...viewResult(query), isFetching: query.isFetching, answeredAt: query.dataUpdatedAt }));
  const [last] = answers.filter(({ meta }) => meta !== null).sort((one, other) => other.answeredAt - one.answeredAt);
  const latest = last?.meta?.edition;
  const old = answers.filter((answer) => isOld(answer, latest) && !answer.isFetching);
  // Another window has told that there are other data.
  useEffect(() => {
    for (const { retry } of old) retry();
  });
  return lists.map((_, list) => {
    const windows = new Map<number, ViewResult>();
    asked.forEach((one, place) => {
      const answer = answers[place];
      if (one.list !== list || answer === undefined) return;
      windows.set(one.number, answer);
    });
    const of = (place: number) => {
      const answer = windows.get(windowOf(place));
      return answer === undefined || isOld(answer, latest) ? null : answer;
    };
    const [[, first] = []] = windows;
    if (first === undefined) throw new Error('A list has no first window.');
    return {
      first,
      count: first.meta?.rowsAll ?? first.rows.length,
      at: (place) => of(place)?.rows[place % windowRows] ?? null,
      windowOf: of,
    };
  });
};
