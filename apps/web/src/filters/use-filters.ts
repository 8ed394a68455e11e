/**
 * The applied filters of a page: they live in its address, in the repeated key `filters`, so reload, back, forward and
 * a pasted link restore them. In: which page. Out: the clauses that hold, and the ways to change them, each of which
 * is a new entry of the browser's history.
 *
 * The key `segment` says which saved segment they came from. Its clauses stand in `filters` beside it, because a
 * segment is its owner's alone and a link to it must say the same to others; any other change of filters ends it.
 */
import { type Clause, formatFilters, type PageFiltersId } from '@cvm/contract';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useChangeSearch } from '../change-search.ts';
import { asList } from '../search-params.ts';
import { type FilterProblem, readFilters, writeFilters } from './url-filters.ts';

export type AppliedFilters = {
  /** Changes exactly when the filters of the address change. */
  address: string;
  /** What holds, defaults included; the same array as long as the address says the same. */
  applied: Clause[];
  /** The address names no filter: the page's defaults hold. */
  isDefault: boolean;
  /** The saved segment whose filters these are; null = none. */
  segment: string | null;
  /** Texts of the address that do not hold, with the reason. */
  problems: FilterProblem[];
  /** Texts that hold on another tab of the report and stay in the address for it. */
  kept: string[];
  /** Makes these clauses hold. Texts that were not understood leave the address. */
  apply: (clauses: readonly Clause[]) => void;
  /** Makes the clauses of a segment hold in place of all others. */
  applySegment: (uuid: string, clauses: readonly Clause[]) => void;
  /** Takes every filter out of the address: the page's defaults hold again. */
  clearAll: () => void;
  /** Takes one text that was not understood out of the address. */
  removeText: (text: string) => void;
};

/** `filters=` with nothing behind it names no filter. */
const isGiven = (text: string): boolean => text !== '';

/** A segment that is chosen stands in the address with its filters (segment-link): without them it was not found. */
const segmentProblems = (segment: string | null, texts: readonly string[]): FilterProblem[] =>
  segment === null || texts.length > 0 ? [] : [{ text: `segment=${segment}`, message: 'is not applied.', segment }];

export const useFilters = (page: PageFiltersId): AppliedFilters => {
  // One text, because the router may hand out a new array for the same address.
  const search = useSearch({ strict: false, select: ({ filters }) => JSON.stringify(asList(filters).filter(isGiven)) });
  const segment = useSearch({ strict: false, select: ({ segment: uuid }) => uuid ?? null });
  const changeSearch = useChangeSearch();
  return useMemo(() => {
    const texts: string[] = JSON.parse(search);
    const go = (filters: string[], uuid?: string) =>
      changeSearch(
        ({ filters: _, segment: __, ...others }) => ({
          ...others,
          ...(filters.length === 0 ? {} : { filters }),
          ...(uuid === undefined ? {} : { segment: uuid }),
        }),
        { step: true },
      );
    const { clauses, problems, kept } = readFilters(page, texts);
    return {
      address: search,
      applied: clauses,
      isDefault: texts.length === 0,
      segment,
      problems: [...segmentProblems(segment, texts), ...problems],
      kept,
      apply: (next: readonly Clause[]) => go([...kept, ...writeFilters(page, next)]),
      applySegment: (uuid: string, next: readonly Clause[]) => go(formatFilters(next), uuid),
      clearAll: () => go([]),
      removeText: (text: string) => go(texts.filter((other) => other !== text)),
    };
  }, [page, search, segment, changeSearch]);
};
