/**
 * The one data hook: a view and its clauses in, the state of its answer out. The query is its own cache key, so the
 * same question is asked once; an answer that is known is shown at once and refreshed quietly. Leaving the page
 * cancels the call. A 403 is `blocked`, a 401 has already ended the session (api/client).
 */
import {
  type Clause,
  formatFilters,
  type Meta,
  queryAnswerSchema,
  type Row,
  rowsSchema,
  type Sort,
  type ViewId,
  viewDefinition,
  viewEndpoints,
} from '@cvm/contract';
import {
  type InfiniteData,
  keepPreviousData,
  type Query,
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { type Answer, call } from '../api/client.ts';
import { sortsText } from './sorts.ts';

export type ViewOptions = {
  /** Absent = the view's own. */
  sorts?: readonly Sort[];
  limit?: number;
  /** Rows before the first one; only with a limit. */
  offset?: number;
  /** False = do not ask yet; the status is `loading`. */
  enabled?: boolean;
  /** Keep showing the last answer of this place while another question is on its way (rankers). */
  keepPrevious?: boolean;
};

type ViewStatus = 'loading' | 'error' | 'blocked' | 'empty' | 'data';

export type ViewResult = {
  status: ViewStatus;
  /** Empty unless the status is `data`. */
  rows: readonly Row[];
  meta: Meta | null;
  error: Error | null;
  /** What a blocked report says. */
  blockedMessage: string | null;
  retry: () => void;
  /** An answer is shown and a newer one is on its way. */
  refreshing: boolean;
  /** What is shown answers the question before this one (`keepPrevious`): it should look so. */
  outdated: boolean;
};

/** The query parameters of a view: the same for the screen and for its exports. */
export const viewParams = (
  clauses: readonly Clause[],
  options: Pick<ViewOptions, 'sorts' | 'limit' | 'offset'> = {},
): { filters: readonly string[]; sorts?: string; limit?: number; offset?: number } => ({
  filters: formatFilters(clauses),
  ...(options.sorts && options.sorts.length > 0 ? { sorts: sortsText(options.sorts) } : {}),
  ...(options.limit === undefined ? {} : { limit: options.limit }),
  ...(options.offset === undefined ? {} : { offset: options.offset }),
});

export type ViewAnswer = { rows: readonly Row[]; meta: Meta };

const answerSchemas = new Map<ViewId, z.ZodType<ViewAnswer>>();

/** The schema of an answer of a view, as its rows and the facts around them: one for all its answers, as a new one takes time to make. */
export const answerOf = (view: ViewId): z.ZodType<ViewAnswer> => {
  const known = answerSchemas.get(view);
  if (known !== undefined) return known;
  const schema = queryAnswerSchema
    .extend({ data: rowsSchema(viewDefinition(view)) })
    .transform(({ data, meta }) => ({ rows: data, meta }));
  answerSchemas.set(view, schema);
  return schema;
};

/** A view as a cached query. */
export const viewQuery = (view: ViewId, clauses: readonly Clause[], options: ViewOptions = {}) => {
  const params = viewParams(clauses, options);
  return queryOptions({
    queryKey: ['view', view, params] as const,
    queryFn: ({ signal }): Promise<Answer<ViewAnswer>> =>
      call(viewEndpoints.query, { params: { view }, query: params, signal }, answerOf(view)),
  });
};

/** A view that is read page by page begins its key so. */
export const pagesKey = 'view-pages';

/** Of what is on screen. Asked often: keys are not compared part by part. */
const shown = (key: string) => ({ predicate: (query: Query) => query.queryKey[0] === key && query.isActive() });
const [shownViews, shownPages] = [shown('view'), shown(pagesKey)];

/** The facts of the answers that are on screen. */
export const shownMetas = (client: QueryClient): readonly Meta[] => {
  const views = client.getQueriesData<Answer<ViewAnswer>>(shownViews);
  const paged = client.getQueriesData<InfiniteData<Answer<ViewAnswer>>>(shownPages);
  const answers = [...views.map(([, answer]) => answer), ...paged.flatMap(([, data]) => data?.pages ?? [])];
  return answers.flatMap((answer) => (answer === undefined || answer.blocked ? [] : [answer.data.meta]));
};

const none: readonly Row[] = [];

/** The same answer outside of a component; one that is known is not asked again. Raising the signal ends the question. */
export const askView = async (
  client: QueryClient,
  view: ViewId,
  clauses: readonly Clause[],
  options: Pick<ViewOptions, 'limit' | 'sorts'>,
  signal: AbortSignal,
): Promise<Answer<ViewAnswer>> => {
  const { queryKey } = viewQuery(view, clauses, options);
  const known = client.getQueryData(queryKey);
  if (known !== undefined) return known;
  const query = viewParams(clauses, options);
  const answer = await call(viewEndpoints.query, { params: { view }, query, signal }, answerOf(view));
  client.setQueryData(queryKey, answer);
  return answer;
};

type ViewQuery = Pick<
  UseQueryResult<Answer<ViewAnswer>>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>;

/** The state of a view's answer, from the state of its call. */
export const viewResult = ({ data, error, isFetching, isPlaceholderData, refetch }: ViewQuery): ViewResult => {
  const retry = () => {
    void refetch();
  };
  const nothing = {
    rows: none,
    meta: null,
    error: null,
    blockedMessage: null,
    retry,
    refreshing: false,
    outdated: false,
  };
  if (data === undefined)
    return error === null ? { ...nothing, status: 'loading' } : { ...nothing, status: 'error', error };
  if (data.blocked) return { ...nothing, status: 'blocked', blockedMessage: data.message };
  const { rows, meta } = data.data;
  return {
    status: rows.length === 0 ? 'empty' : 'data',
    rows,
    meta,
    error,
    blockedMessage: null,
    retry,
    refreshing: isFetching,
    outdated: isPlaceholderData,
  };
};

/** The answer of a view under these clauses: the same object as long as its state is the same. */
export const useView = (view: ViewId, clauses: readonly Clause[], options: ViewOptions = {}): ViewResult => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...viewQuery(view, clauses, options),
    enabled: options.enabled !== false,
    ...(options.keepPrevious === true ? { placeholderData: keepPreviousData } : {}),
  });
  return useMemo(
    () => viewResult({ data, error, isFetching, isPlaceholderData, refetch }),
    [data, error, isFetching, isPlaceholderData, refetch],
  );
};

/** The answers of several views under the same clauses, in their order. */
export const useViews = (
  views: readonly ViewId[],
  clauses: readonly Clause[],
  { keepPrevious = false }: Pick<ViewOptions, 'keepPrevious'> = {},
): readonly ViewResult[] =>
  useQueries({
    queries: views.map((view) => ({
      ...viewQuery(view, clauses),
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    })),
  }).map(viewResult);
