/**
 * The titles that are ticked on the platform page, kept in the browser so that the way to the titles and back leaves them as
 * they were (3-reports-and-admin section 3, local browser storage keys).
 */
import type { Clause } from '@cvm/contract';
import { useState } from 'react';
import { asList, parseSearch } from '../../search-params.ts';
import { attributionChoice as keys } from '../../session/attribution-choice.ts';

/** The query of the platform page as it was when its titles were ticked or viewed; null = never. */
export const platformParams = (): string | null => localStorage.getItem(keys.params);

const readTitles = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keys.titles) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
};

const addressOf = (params: string | null): string => JSON.stringify(asList(parseSearch(params ?? '').filters));

/** Remembers where titles are chosen, as the query of the page; those that were ticked under other filters are no longer. */
export const rememberPlatformPage = (query: string): void => {
  if (addressOf(query) !== addressOf(platformParams())) localStorage.removeItem(keys.titles);
  localStorage.setItem(keys.params, query);
};

type Chosen = { readonly address: string; readonly edition: number | null; readonly ids: readonly string[] };

export type ChosenTitles = { readonly ids: ReadonlySet<string>; readonly toggle: (id: string) => void };

/**
 * What is ticked in an answer: of other filters, or of newer data, nothing is (section 4). `address` are the filters of the
 * page and `query` its query, which hold them; `edition` is that of the answer, null while it is not known.
 */
export const useChosenTitles = (address: string, edition: number | null, query: string): ChosenTitles => {
  const [chosen, setChosen] = useState<Chosen>(() => ({
    address,
    edition: null,
    ids: addressOf(platformParams()) === address ? readTitles() : [],
  }));
  const isOther =
    chosen.address !== address || (chosen.edition !== null && edition !== null && chosen.edition !== edition);
  const ids = isOther ? [] : chosen.ids;
  const toggle = (id: string) => {
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    rememberPlatformPage(query);
    localStorage.setItem(keys.titles, JSON.stringify(next));
    setChosen({ address, edition, ids: next });
  };
  return { ids: new Set(ids), toggle };
};

const titleFilters: readonly string[] = ['title', 'show', 'movie'];

/** Do these filters name titles? Whoever goes to the page of titles with some has a way back. */
export const nameTitles = (clauses: readonly Clause[]): boolean => clauses.some(({ id }) => titleFilters.includes(id));

/** The filters of the page of titles: the chosen ones joined by a pipe, and the others but the platforms. */
export const titleReportClauses = (applied: readonly Clause[], ids: ReadonlySet<string>): Clause[] => [
  { id: 'title', op: 'is', values: [...ids], join: 'or' },
  ...applied.filter(({ id }) => id !== 'platform' && !titleFilters.includes(id)),
];
