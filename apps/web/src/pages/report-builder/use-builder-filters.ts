/** The filters of a report as the filter bar takes them: held by the builder in place of the address. */
import type { Clause } from '@cvm/contract';
import { useMemo, useState } from 'react';
import { readFilters, writeFilters } from '../../filters/url-filters.ts';
import type { AppliedFilters } from '../../filters/use-filters.ts';

const page = 'reportBuilder';

type Segment = { readonly uuid: string; readonly address: string };

export const useBuilderFilters = (
  texts: readonly string[],
  onChange: (texts: readonly string[]) => void,
): AppliedFilters => {
  const [segment, setSegment] = useState<Segment | null>(null);
  const address = JSON.stringify(texts);
  const { clauses, problems, kept } = useMemo(() => readFilters(page, JSON.parse(address)), [address]);
  return {
    address,
    applied: clauses,
    isDefault: texts.length === 0,
    segment: segment?.address === address ? segment.uuid : null,
    problems,
    kept,
    apply: (next: readonly Clause[]) => onChange(writeFilters(page, next)),
    applySegment: (uuid, next) => {
      const written = writeFilters(page, next);
      setSegment({ uuid, address: JSON.stringify(written) });
      onChange(written);
    },
    clearAll: () => onChange([]),
    removeText: (text) => onChange(texts.filter((other) => other !== text)),
  };
};
