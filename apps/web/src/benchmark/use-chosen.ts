/**
 * The benchmark a report is compared with: the segment whose uuid stands in the address as `benchmark`, else the default,
 * titles of the same follower tier; with `sameDays` each at the same days since its premiere. Choosing is a new entry of the
 * browser's history.
 */
import type { Clause, TitleKind } from '@cvm/contract';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useChangeSearch } from '../change-search.ts';
import { type Segment, useSegment, useSegments } from '../segments/segments.ts';
import { isRefusal } from '../views/refusal.ts';
import { fits } from './benchmark-page.ts';

export type Benchmark = { readonly uuid: string; readonly name: string; readonly clauses: readonly Clause[] };

export type ChosenBenchmark = {
  /** Null = the default. */
  readonly chosen: Benchmark | null;
  /** The segment of the address is still to come. */
  readonly loading: boolean;
  /** The address names a segment that is not there or does not fit this kind of title: the default holds. */
  readonly missing: boolean;
  /** Asks once more for a segment that could not be loaded, in whose place the default holds; null where nothing failed. */
  readonly retry: (() => void) | null;
  readonly choose: (uuid: string | null) => void;
  /** Each title is compared at the same days since its premiere. */
  readonly sameDays: boolean;
  readonly setSameDays: (wanted: boolean) => void;
};

const asBenchmark = (kind: TitleKind, found: Segment | null): Benchmark | null =>
  found !== null && found.problem === undefined && fits(kind, found.clauses)
    ? { uuid: found.uuid, name: found.name, clauses: found.clauses }
    : null;

/** The same object as long as its state is the same. */
export const useChosenBenchmark = (kind: TitleKind): ChosenBenchmark => {
  const uuid = useSearch({ strict: false, select: ({ benchmark }) => benchmark }) || null;
  const sameDays = useSearch({ strict: false, select: (search) => search.sameDays === 'Yes' });
  const changeSearch = useChangeSearch();
  const list = useSegments(uuid !== null);
  const listed = list.data?.find((one) => one.uuid === uuid);
  const single = useSegment(uuid !== null && !list.isPending && listed === undefined ? uuid : null);
  const found = listed ?? single.data ?? null;
  const isLost = found === null && single.error !== null && !isRefusal(single.error);
  const { refetch: listAgain } = list;
  const { refetch: singleAgain } = single;
  const loading = uuid !== null && listed === undefined && (list.isPending || single.isPending);
  return useMemo(() => {
    const chosen = uuid === null ? null : asBenchmark(kind, found);
    const choose = (next: string | null) =>
      changeSearch(({ benchmark: _, ...others }) => (next === null ? others : { ...others, benchmark: next }), {
        step: true,
      });
    const setSameDays = (wanted: boolean) =>
      changeSearch(({ sameDays: _, ...others }) => (wanted ? { ...others, sameDays: 'Yes' } : others), { step: true });
    const retry = () => void Promise.all([listAgain(), singleAgain()]);
    return {
      ...{ chosen, loading, missing: uuid !== null && !loading && chosen === null },
      ...{ retry: isLost ? retry : null, choose, sameDays, setSameDays },
    };
  }, [kind, uuid, found, loading, isLost, listAgain, singleAgain, sameDays, changeSearch]);
};
