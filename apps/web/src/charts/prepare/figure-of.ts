/**
 * From an answer to what is shown of it: one road for screen, paper and picture. Out: a figure, or nothing and, where it is
 * not that there are no rows, the words that say why.
 */
import { type Meta, type Row, relianceOf, tinyBase } from '@cvm/contract';
import { suppressedWords, type Words } from '../../views/suppressed-words.ts';
import type { Axis, Figure, Mark, Order, Prepare, Sample } from '../model.ts';
import { agreedAxis } from './axis.ts';
import {
  isComparison,
  isMatrix,
  noDifferencesAmong,
  noDifferencesIn,
  onlyReal,
  onlyRealFields,
} from './real-differences.ts';

export type Shown = { readonly figure: Figure | null; readonly instead: Words | null };

/** What a figure on too few people leads with. */
const tooFew = ({ effective }: Sample): Figure['headline'] => ({
  value: 'Too few to tell',
  label: effective === null ? `fewer than ${tinyBase} people` : `effective base below ${tinyBase}`,
});

export const shownOf = (
  prepare: Prepare,
  { rows, meta }: { readonly rows: readonly Row[]; readonly meta: Meta | null },
  realOnly: boolean,
  order: Order = 'own',
): Shown => {
  const figure = meta === null || rows.length === 0 ? null : prepare(rows, meta, order);
  if (figure === null) return { figure, instead: suppressedWords(meta) };
  const led = relianceOf(figure.sample) === 'tiny' ? { ...figure, headline: tooFew(figure.sample) } : figure;
  if (realOnly && isMatrix(led)) {
    const real = onlyRealFields(led);
    const words = real === null ? noDifferencesAmong(led) : null;
    return real === null && words === null ? { figure: led, instead: null } : { figure: real, instead: words };
  }
  if (!realOnly || !isComparison(led)) return { figure: led, instead: null };
  const real = onlyReal(led);
  return real.chart.bars.length === 0
    ? { figure: null, instead: noDifferencesIn(meta ?? {}) }
    : { figure: real, instead: null };
};

/** The axis that bars of several answers have in common, whatever of them is left out; null where there are none. */
export const axisOf = (
  all: readonly { readonly prepare: Prepare; readonly rows: readonly Row[]; readonly meta: Meta | null }[],
): Axis | null =>
  agreedAxis(
    all.flatMap(({ prepare, rows, meta }) => {
      const chart = meta === null || rows.length === 0 ? undefined : prepare(rows, meta)?.chart;
      return chart?.kind === 'bars' ? [chart.axis] : [];
    }),
  );

/** Bars on an axis that others have too. */
export const onAxis = (shown: Shown, axis: Pick<Axis, 'min' | 'max' | 'step'> | null): Shown => {
  const { figure } = shown;
  if (axis === null || figure === null || figure.chart.kind !== 'bars') return shown;
  const { min, max, step } = axis;
  return {
    ...shown,
    figure: { ...figure, chart: { ...figure.chart, axis: { ...figure.chart.axis, min, max, step } } },
  };
};

/** What is shown with the marks of its days; a chart that is not by day has none. */
export const withMarks = (shown: Shown, marks: readonly Mark[] | undefined): Shown => {
  const { figure } = shown;
  if (marks === undefined || figure === null || figure.chart.kind !== 'lines') return shown;
  return { ...shown, figure: { ...figure, chart: { ...figure.chart, marks } } };
};
