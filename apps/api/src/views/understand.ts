/**
 * A view call as it was sent -> the compiled query. In: the view's name and the query parameters as texts, the access
 * rules of the caller, the edition. Out: the statements and the query as understood. Everything that cannot be
 * understood throws an error that names it; access is decided inside the compiler, which gives no SQL without it.
 */
import { type Access, isViewId, parseFilters, type Query, type QueryParams, type Sort } from '@cvm/contract';
import { type Compiled, compile } from '@cvm/metrics';
import type { Edition } from '../edition.ts';
import { ApiError } from '../errors.ts';

const parseSort = (text: string): Sort => {
  const [, column, direction] = /^(\w+)(?: +(asc|desc))?$/i.exec(text.trim()) ?? [];
  if (column === undefined)
    throw new ApiError('bad_sort', `"sorts" takes "field desc,field asc", not "${text.slice(0, 80)}".`, {
      sort: text.slice(0, 80),
    });
  return { column, direction: direction?.toLowerCase() === 'desc' ? 'desc' : 'asc' };
};

/** `field desc,field asc`; a field without a direction sorts ascending, a field given twice is refused. */
const parseSorts = (text: string | undefined): Sort[] => {
  if (text === undefined || text.trim() === '') return [];
  const sorts = text.split(',').map(parseSort);
  const twice = sorts.find((sort, index) => sorts.findIndex(({ column }) => column === sort.column) !== index);
  if (twice !== undefined)
    throw new ApiError('bad_sort', `"sorts" names "${twice.column}" twice.`, { sort: twice.column });
  return sorts;
};

type Asked = Pick<QueryParams, 'filters' | 'sorts' | 'limit' | 'after' | 'offset'>;

export const parseQuery = (view: string, params: Asked): Query => {
  if (!isViewId(view))
    throw new ApiError('unknown_view', `There is no view "${view.slice(0, 80)}".`, { view: view.slice(0, 80) });
  const limit = params.limit === undefined ? {} : { limit: params.limit };
  const after = params.after === undefined ? {} : { after: params.after };
  const offset = params.offset === undefined ? {} : { offset: params.offset };
  const place = { ...limit, ...after, ...offset };
  return { view, clauses: parseFilters(params.filters), sorts: parseSorts(params.sorts), ...place };
};

export const understand = (view: string, params: Asked, access: Access, edition: Edition): Compiled =>
  compile(parseQuery(view, params), access, edition);
