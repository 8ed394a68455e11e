/** The axis that a figure of a report has in common with those beside it. */
import type { Clause } from '@cvm/contract';
import { useMemo } from 'react';
import type { Axis } from '../charts/model.ts';
import { axisOf } from '../charts/prepare/figure-of.ts';
import { useViews } from '../views/use-view.ts';
import type { FigureModule } from './model.ts';

const alone: NonNullable<FigureModule['beside']> = [];

/**
 * Of the answers that the figures ask for themselves, under the clauses of their own; one that is still to come, or cannot be had,
 * has no say. `settled` once none is to come.
 */
export const useAgreedAxis = (
  { beside = alone }: Pick<FigureModule, 'beside'>,
  clauses: readonly Clause[],
): { readonly axis: Axis | null; readonly settled: boolean } => {
  const answers = useViews(
    beside.map(({ view }) => view),
    clauses,
    { keepPrevious: true },
  );
  const axis = axisOf(
    beside.map(({ prepare }, place) => ({
      prepare,
      rows: answers[place]?.rows ?? [],
      meta: answers[place]?.meta ?? null,
    })),
  );
  // One object as long as it says the same: what is drawn depends on it.
  const text = JSON.stringify(axis);
  return {
    axis: useMemo((): Axis | null => JSON.parse(text), [text]),
    settled: answers.every(({ status }) => status !== 'loading'),
  };
};
