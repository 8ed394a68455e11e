/**
 * How many people of equal weight the viewers of a title are worth, in the balanced panel; null where nobody is weighed, and as long
 * as it is not known. It comes with the very answer of the gender of its viewers that the report asks.
 */
import { type Clause, type TitleKind, viewDefinition } from '@cvm/contract';
import { useMemo } from 'react';
import { useView } from '../views/use-view.ts';

const views = { show: 'showGenderIndex', movie: 'movieGenderIndex' } as const;

export const useEffective = (kind: TitleKind, titleId: string, applied: readonly Clause[]): number | null => {
  const { filters } = viewDefinition(views[kind]);
  const clauses = useMemo(
    (): Clause[] => [
      { id: kind, op: 'is', values: [titleId], join: 'or' },
      ...applied.filter(({ id }) => filters.includes(id)),
    ],
    [kind, titleId, applied, filters],
  );
  // Another country, or several, weigh nobody.
  const isWeighed = applied.some(({ id, op, values }) => id === 'country' && op === 'is' && values.join() === 'US');
  return useView(views[kind], clauses, { enabled: isWeighed }).meta?.effectiveSampleSize ?? null;
};
