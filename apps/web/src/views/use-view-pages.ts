/**
 * A view page by page, for lists without an end such as the reaction feed: each page begins after the last row of the one
 * before, so that the millionth row costs what the first one does. Otherwise as `useView`.
 */
import {
  type CellValue,
  type Clause,
  type Meta,
  type Row,
  type Sort,
  type ViewId,
  viewDefinition,
  viewEndpoints,
} from '@cvm/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { answerOf, pagesKey, type ViewResult, viewParams } from './use-view.ts';

type PagesOptions = { sorts: readonly Sort[]; pageSize: number };

export type ViewPages = Omit<ViewResult, 'outdated' | 'refreshing'> & {
  /** There are rows after those that are here. */
  hasMore: boolean;
  fetchingMore: boolean;
  fetchMore: () => void;
};

/** Where the next page begins: the row's values in the columns of the order. */
const placeOf = (view: ViewId, sorts: readonly Sort[], row: Row): CellValue[] => {
  const sorted = sorts.map(({ column }) => column);
  const keys = viewDefinition(view).key.filter((column) => !sorted.includes(column));
  return [...sorted, ...keys].map((column) => row[column] ?? null);
};

const none: readonly Row[] = [];

export const useViewPages = (view: ViewId, clauses: readonly Clause[], options: PagesOptions): ViewPages => {
  const { sorts, pageSize } = options;
  const params = viewParams(clauses, { sorts, limit: pageSize });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [pagesKey, view, params] as const,
    queryFn: ({ signal, pageParam }) =>
      call(
        viewEndpoints.query,
        {
          params: { view },
          query: pageParam === null ? params : { ...params, after: JSON.stringify(pageParam) },
          signal,
        },
        answerOf(view),
      ),
    // Asking again would ask for every page that was read, one after the other; the data changes once a night.
    staleTime: Number.POSITIVE_INFINITY,
    initialPageParam: null as CellValue[] | null,
    getNextPageParam: (last) => {
      const row = last.blocked ? undefined : last.data.rows.at(-1);
      return row === undefined || last.blocked || last.data.rows.length < pageSize ? null : placeOf(view, sorts, row);
    },
  });
  const retry = () => void refetch();
  const nothing = { rows: none, meta: null, blockedMessage: null, retry, hasMore: false, fetchingMore: false };
  const still = { ...nothing, fetchMore: () => undefined };
  if (data === undefined)
    return error === null ? { ...still, status: 'loading', error: null } : { ...still, status: 'error', error };
  const blocked = data.pages.find((page) => page.blocked);
  if (blocked?.blocked === true) return { ...still, status: 'blocked', error: null, blockedMessage: blocked.message };
  const rows = data.pages.flatMap((page) => (page.blocked ? [] : page.data.rows));
  const [first] = data.pages;
  const meta: Meta | null = first === undefined || first.blocked ? null : first.data.meta;
  return {
    status: rows.length === 0 ? 'empty' : 'data',
    rows,
    meta,
    error,
    blockedMessage: null,
    retry,
    hasMore: hasNextPage,
    fetchingMore: isFetchingNextPage,
    fetchMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
};
