/**
 * "Only real differences": bars that chance may have made are left out of a chart, and it says how many are shown; the table
 * keeps every row. Figures that compare nothing with others stay as they are.
 */
import { formatValue, type Meta, untestedWords } from '@cvm/contract';
import type { Words } from '../../views/suppressed-words.ts';
import type { BarChart, Figure, MatrixChart } from '../model.ts';
import { valueAxis } from './axis.ts';
import { weightedNote } from './sample.ts';

export const isComparison = (figure: Figure): figure is Figure<BarChart> =>
  figure.chart.kind === 'bars' && figure.chart.bars.some(({ pale }) => pale);

/** What is said where others are left out: `Only real differences: 3 of 1,200`. */
export const realWords = (listed: number, count: number): string =>
  `Only real differences: ${formatValue('count', listed)} of ${formatValue('count', count)}`;

/** What is said where no difference is left. */
export const noDifferences: Words = {
  title: 'No Real Differences',
  reason: 'Chance may have made every difference here. Show all of them, or widen filters and dates.',
};

/** Where none was looked for it is not chance that leaves none. */
const nothingTested: Words = {
  title: noDifferences.title,
  reason: `None was looked for: ${untestedWords}. Show all of them, or widen filters and dates.`,
};

/** What is said of an answer where no difference is left. */
export const noDifferencesIn = ({ untested }: Pick<Meta, 'untested'>): Words =>
  untested === true ? nothingTested : noDifferences;

/** Nothing is pale where what may be chance is left out. */
export const paleNote = 'Pale fields may be chance.';

/** In its place where no field was compared. */
export const untestedNote = `Pale fields were not tested: ${untestedWords}.`;

/** What is said of a matrix of which no difference is left; null where none of it is told, as every pair is suppressed. */
export const noDifferencesAmong = ({ notes }: Pick<Figure, 'notes'>): Words | null => {
  if (notes.includes(untestedNote)) return nothingTested;
  return notes.includes(paleNote) ? noDifferences : null;
};

export const isMatrix = (figure: Figure): figure is Figure<MatrixChart> => figure.chart.kind === 'matrix';

/** The fields of differences that chance may have made are left blank; null where no other is left. */
export const onlyRealFields = (figure: Figure<MatrixChart>): Figure<MatrixChart> | null => {
  const { chart, notes } = figure;
  const real = chart.cells.filter(({ pale, shade }) => !pale && shade !== null);
  // Each pair stands on both sides of the diagonal.
  const note = `${realWords(real.length / 2, figure.table.rows.length)}.`;
  return real.length === 0
    ? null
    : {
        ...figure,
        chart: { ...chart, cells: chart.cells.filter(({ pale }) => !pale) },
        notes: [note, ...notes.filter((one) => one !== paleNote)],
      };
};

export const onlyReal = (figure: Figure<BarChart>): Figure<BarChart> => {
  const { chart } = figure;
  const bars = chart.bars.filter(({ pale }) => !pale);
  const shown = new Set(bars.map(({ hue }) => hue));
  return {
    ...figure,
    chart: {
      ...chart,
      bars,
      legend: chart.legend.filter(({ hue }) => shown.has(hue)),
      axis: valueAxis(
        bars.flatMap(({ value, average }) => [value, average]),
        chart.axis,
      ),
    },
    notes: [
      `${realWords(bars.length, figure.table.rows.length)}.`,
      ...figure.notes.filter((note) => note === weightedNote),
    ],
  };
};
