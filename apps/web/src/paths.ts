/** Addresses with a query; paths are made by the records of the pages (`pathOf`). */
import { type Clause, formatFilters, type Page, pages, pathOf } from '@cvm/contract';
import { stringifySearch } from './search-params.ts';

/** A page with filters in its query. */
export const filteredPath = ({ path }: Pick<Page, 'path'>, clauses: readonly Clause[]): string =>
  `${path}${stringifySearch({ filters: formatFilters(clauses) })}`;

/** The page of the results of a search. */
export const searchPath = (query: string): string => `${pathOf(pages.searchResults)}${stringifySearch({ query })}`;
