/** How charts are laid out on paper: how wide and high, and wide heatmaps in pieces that can be read. Pure; in pixels. */
import type { Chart, HeatChart } from '../../charts/model.ts';

/** Of the printed page inside its margins: what A4 and Letter both have room for. */
export const paperWidth = 680;
export const columnGap = 16;
export const halfWidth = (paperWidth - columnGap) / 2;
/** What the frame of a module takes on both sides. */
export const framePadding = 12;

const lineHeight = 180;
const heatHeight = 340;
const barHeight = 18;
const faceHeight = 30;
/** What the value axis, its name and the headings of the figures take. */
const axesHeight = 62;
/** Where the names of colours have no room beside the headings, they stand above them. */
const legendHeight = 16;

export const chartHeight = (chart: Chart): number => {
  if (chart.kind === 'lines') return lineHeight;
  if (chart.kind === 'heat' || chart.kind === 'matrix') return heatHeight;
  const hasFaces = chart.bars.some(({ picture }) => picture?.kind === 'face');
  const rows = chart.bars.length * (hasFaces ? faceHeight : barHeight);
  return rows + axesHeight + (chart.legend.length > 1 ? legendHeight : 0);
};

/** More columns than this on the width of a page are too narrow to be told apart. */
const heatColumnsMax = 60;

const heatPiece = (chart: HeatChart, from: number, to: number): HeatChart => ({
  ...chart,
  columns: chart.columns.slice(from, to),
  cells: chart.cells
    .filter(({ column }) => column >= from && column < to)
    .map((cell) => ({ ...cell, column: cell.column - from })),
  strip: { ...chart.strip, values: chart.strip.values.slice(from, to) },
  marked:
    chart.marked !== null && chart.marked.column >= from && chart.marked.column < to
      ? { ...chart.marked, column: chart.marked.column - from }
      : null,
  stripHints: chart.stripHints.slice(from, to),
});

/** The chart in pieces of about the same width, one below the other; most charts are one piece. */
export const piecesOf = (chart: Chart): readonly Chart[] => {
  if (chart.kind !== 'heat' || chart.columns.length <= heatColumnsMax) return [chart];
  const count = Math.ceil(chart.columns.length / heatColumnsMax);
  const size = Math.ceil(chart.columns.length / count);
  return Array.from({ length: count }, (_, place) => heatPiece(chart, place * size, (place + 1) * size));
};
