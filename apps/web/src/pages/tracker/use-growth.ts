/** What the growth chart shows, as the address says it: which measure, and which days from release. */
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useChangeSearch } from '../../change-search.ts';
import type { DayRange, TrackerMeasure } from '../../charts/prepare/tracker-figure.ts';
import { addressProblem, rangeText, readRange, storedRange, storeRange } from './days-range.ts';

export type Growth = {
  measure: TrackerMeasure;
  setMeasure: (measure: TrackerMeasure) => void;
  range: DayRange;
  /** Why the days of the address are others than these; null = they are not. */
  problem: string | null;
  /** `keep`: also as the default of this browser. */
  setRange: (range: DayRange, keep: boolean) => void;
};

export const useGrowth = (): Growth => {
  const growth = useSearch({ strict: false, select: ({ growth: text }) => text });
  const days = useSearch({ strict: false, select: ({ days: text }) => text });
  const [stored] = useState(storedRange);
  const changeSearch = useChangeSearch();
  const range = useMemo(() => readRange(days) ?? stored, [days, stored]);
  const keep = (change: { growth?: string; days?: string }) => changeSearch((search) => ({ ...search, ...change }));
  return {
    measure: growth === 'net-new' ? 'net-new' : 'total',
    setMeasure: (measure) => keep({ growth: measure }),
    range,
    problem: addressProblem(days),
    setRange: (next, isDefault) => {
      if (isDefault) storeRange(next);
      keep({ days: rangeText(next) });
    },
  };
};
