/**
 * The rows of a ranking. In: a view, its filters, its order and the minimum that a rank asks for. Out: the state of the answer, and
 * the rows by their place. The engine sorts and picks: those that reach the minimum are one list, those below it another.
 * What was shown stays while another question is on its way.
 */
import { type Clause, type Meta, type Sort, type ViewId, viewDefinition } from '@cvm/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { sortsText } from '../views/sorts.ts';
import { useView, type ViewResult } from '../views/use-view.ts';
import { type Listed, useViewWindows, type WindowedList, windowOf } from '../views/use-view-windows.ts';
import { printedRowsMaxOf } from './layout.ts';
import { belowClauses, type Minimum, minimumClauses } from './rates.ts';
import { type Sight, type TableRows, wholeRows } from './table-rows.ts';
import { useLargest } from './use-largest.ts';
import { usePaper } from './use-paper.ts';

type Asked = {
  view: ViewId;
  clauses: readonly Clause[];
  sorts: readonly Sort[];
  minimum: Minimum | null;
  /** All rows are asked for, because more than the table is made of them. */
  whole?: boolean;
};

export type RankedRows = {
  /** `rows` are those that are first in the order and reach the minimum, or all of them. */
  readonly result: ViewResult;
  readonly rows: TableRows;
};

/** Rows on either side of those in sight that are asked for with them. */
const aroundRows = 50;
/** A scroll bar that is drawn past thousands of rows asks for those that it comes to rest at. */
const restMs = 60;

/** The windows that hold the rows in sight, of a list of so many rows below others. */
const inSight = ({ first, last }: Sight, before: number, count: number): number[] => {
  const from = Math.max(0, windowOf(first - aroundRows - before));
  const to = windowOf(Math.min(last + aroundRows - before, count - 1));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
};

const statusOf = (lists: readonly WindowedList[], count: number): Pick<ViewResult, 'status' | 'error'> => {
  const firsts = lists.map(({ first }) => first);
  const failed = firsts.find(({ status }) => status === 'error' || status === 'blocked');
  if (failed !== undefined) return { status: failed.status, error: failed.error };
  if (firsts.some(({ status }) => status === 'loading')) return { status: 'loading', error: null };
  return { status: count === 0 ? 'empty' : 'data', error: null };
};

/** The facts of all lists together: of the first one, which says beside the filters what picks it. */
const metaOf = (meta: Meta | null, count: number, clauses: readonly Clause[]): Meta | null => {
  if (meta === null) return null;
  const own = meta.filters.filter(({ id }) => id !== 'metric');
  const asked = clauses.filter(({ id }) => id === 'metric');
  return { ...meta, rows: count, rowsAll: count, filters: [...own, ...asked] };
};

const resultOf = (lists: readonly WindowedList[], clauses: readonly Clause[]): ViewResult => {
  const [ranked] = lists;
  if (ranked === undefined) throw new Error('A ranking has no list.');
  const { first } = ranked;
  const count = lists.reduce((sum, list) => sum + list.count, 0);
  const { status, error } = statusOf(lists, count);
  return {
    ...first,
    ...{ status, error, meta: status === 'data' || status === 'empty' ? metaOf(first.meta, count, clauses) : null },
    rows: status === 'data' ? first.rows : [],
    refreshing: lists.some((list) => list.first.refreshing),
    retry: () => {
      for (const list of lists) if (list.first.status === 'error') list.first.retry();
    },
  };
};

/** The list that a place lies in, and its place there. */
const placed = (lists: readonly WindowedList[], place: number): [WindowedList, number] | null => {
  let before = 0;
  for (const list of lists) {
    if (place < before + list.count) return [list, place - before];
    before += list.count;
  }
  return null;
};

type Windows = RankedRows & { readonly key: string };

const useWindows = ({ view, clauses, sorts, minimum, whole = false }: Asked): RankedRows => {
  const definition = viewDefinition(view);
  const [sight, setSight] = useState<Sight>({ first: 0, last: 0 });
  const [forPaper, setForPaper] = useState(false);
  const seen = forPaper ? { first: 0, last: printedRowsMaxOf(false) - 1 } : sight;
  // How many rows each list has, once its first window says so: what is in sight follows from them.
  const [counts, setCounts] = useState<readonly number[]>([]);
  const own = sortsText(sorts) === sortsText(definition.sorts) ? [] : sorts;
  const picks = [
    [...clauses, ...minimumClauses(minimum)],
    ...belowClauses(minimum).map((below) => [...clauses, below]),
  ];
  const asked = picks.map((picked, list): Listed => {
    const before = list === 0 ? 0 : (counts[0] ?? 0);
    return { clauses: picked, sorts: own, windows: inSight(seen, before, counts[list] ?? 0) };
  });
  const lists = useViewWindows(view, asked, { enabled: !whole });
  const result = resultOf(lists, clauses);
  const found = lists.map(({ count }) => count);
  if (String(found) !== String(counts)) setCounts(found);
  const largest = useLargest(view, clauses, sorts, lists, !whole);
  const see = useSight(setSight);
  const rows: TableRows = {
    count: lists.reduce((sum, list) => sum + list.count, 0),
    reaching: lists[0]?.count ?? 0,
    at: (place) => {
      const one = placed(lists, place);
      return one === null ? null : one[0].at(one[1]);
    },
    failureAt: (place) => {
      const one = placed(lists, place);
      const window = one === null ? null : one[0].windowOf(one[1]);
      return window?.status === 'error' ? window : null;
    },
    largest,
    see,
  };
  const isThere = result.status !== 'loading' && isSettled(rows, sight);
  const isForPaper = usePaper(
    result.status !== 'data' || isSettled(rows, { first: 0, last: printedRowsMaxOf(false) - 1 }),
  );
  if (isForPaper !== forPaper) setForPaper(isForPaper);
  return useKept({ result, rows, key: JSON.stringify([view, picks, own]) }, isThere);
};

/** What is in sight, once it rests. */
const useSight = (setSight: (sight: Sight) => void): ((sight: Sight) => void) => {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const see = useRef((sight: Sight) => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => setSight(sight), restMs);
  });
  return see.current;
};

/** Nothing in sight is on its way. */
const isSettled = ({ at, failureAt, count }: TableRows, { first, last }: Sight): boolean => {
  for (let place = first; place <= Math.min(last, count - 1); place += 1)
    if (at(place) === null && failureAt(place) === null) return false;
  return true;
};

/** The answer, or the one before it while it is on its way. */
const useKept = (now: Windows, isThere: boolean): RankedRows => {
  const kept = useRef<Windows | null>(null);
  // What was shown is known once it has been on screen.
  useEffect(() => {
    if (isThere) kept.current = now;
  });
  const before = kept.current;
  const isOutdated = !isThere && now.result.status !== 'error' && before !== null && before.key !== now.key;
  if (!isOutdated || before.result.status !== 'data') return now;
  return {
    rows: { ...before.rows, ...(now.rows.see === undefined ? {} : { see: now.rows.see }) },
    result: { ...before.result, refreshing: true, outdated: true },
  };
};

export const useTableRows = (asked: Asked): RankedRows => {
  const { view, clauses, sorts, minimum, whole = false } = asked;
  const definition = viewDefinition(view);
  const windows = useWindows(asked);
  const all = useView(view, clauses, { keepPrevious: true, enabled: whole });
  const rows = useMemo(() => wholeRows(all.rows, sorts, definition, minimum), [all.rows, sorts, definition, minimum]);
  return whole ? { result: all, rows } : windows;
};
