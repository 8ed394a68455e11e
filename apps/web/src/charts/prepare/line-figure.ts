/**
 * Lines over days and their table twin, newest day first. In: the days, what is drawn and what is told beside it. Out:
 * the figure: ticks by the span, gaps as nulls, formats of the contract.
 */
import { type Column, exactValue, type Format, formatValue, hoverValue } from '@cvm/contract';
import type { Figure, FigureTable, LineChart } from '../model.ts';
import { valueAxis } from './axis.ts';
import { countLabel } from './bar-figure.ts';
import { definitionsOf } from './cells.ts';
import { dateTicks } from './date-ticks.ts';
import { pointSample } from './sample.ts';

/** Values of one kind, one a day. */
export type DayValues = {
  readonly column: Pick<Column, 'name' | 'label' | 'format' | 'metric'>;
  readonly values: readonly (number | null)[];
  /** The members behind the value of each day, before weighting. */
  readonly bases: readonly (number | null)[];
  /** Whom they are where the value counts others: `followers`. */
  readonly baseNoun?: string;
};

export type LineSpec = {
  /** `YYYY-MM-DD`, ascending. */
  readonly days: readonly string[];
  /** Drawn; each keeps its colour whatever else is. */
  readonly lines: readonly (DayValues & { readonly colour: number; readonly quiet?: boolean })[];
  /** Told by tooltip and table alone. */
  readonly beside: readonly DayValues[];
  readonly axisName: string;
  readonly axisFormat: Format;
  readonly headline: Figure['headline'];
  readonly sample: Figure['sample'];
  readonly notes?: Figure['notes'];
  /** The counts are sums of weights, and say so. */
  readonly isWeighted: boolean;
};

const tableOf = ({ days, lines, beside }: LineSpec): FigureTable => {
  const told = [...lines, ...beside];
  return {
    columns: [{ label: 'Date', numeric: false }, ...told.map(({ column }) => ({ label: column.label, numeric: true }))],
    rows: days
      .map((day, index) => ({
        id: day,
        picture: null,
        label: formatValue('date', day),
        figures: told.map(({ column, values }) => ({
          text: formatValue(column.format, values[index]),
          exact: exactValue(column.format, values[index]),
        })),
      }))
      .toReversed(),
  };
};

/** Fewer days than these are all in sight. */
const zoomedDaysMin = 60;

const chartOf = ({ days, lines, beside, axisName, axisFormat }: LineSpec, summary: string): LineChart => {
  const told = [...lines, ...beside];
  const [first, last] = [days[0], days.at(-1)];
  return {
    kind: 'lines',
    days,
    names: days.map((day) => formatValue('longDate', day)),
    daysName: null,
    ticks: first === undefined || last === undefined ? new Map() : dateTicks(first, last),
    lines: lines.map(({ column, colour, values, quiet = false }) => ({
      id: column.name,
      label: column.label,
      colour,
      quiet,
      values,
    })),
    axis: valueAxis(
      lines.flatMap(({ values }) => values),
      { name: axisName, format: axisFormat, base: 0 },
    ),
    hints: days.map(
      (_, index) => () =>
        told.map(({ column, values, bases, baseNoun }) => ({
          label: column.label,
          value: hoverValue(column.format, values[index]),
          ...pointSample(bases[index], baseNoun),
        })),
    ),
    marks: [],
    zooms: days.length >= zoomedDaysMin,
    definitions: definitionsOf(told.map(({ column }) => column)),
    summary,
  };
};

const named = (all: readonly DayValues[], isWeighted: boolean): DayValues[] =>
  all.map((one) => ({ ...one, column: { ...one.column, label: countLabel(one.column.label, isWeighted) } }));

export const lineFigure = (asked: LineSpec): Figure<LineChart> => {
  const { lines, beside, isWeighted } = asked;
  const spec: LineSpec = {
    ...asked,
    lines: lines.map((line) => ({
      ...line,
      column: { ...line.column, label: countLabel(line.column.label, isWeighted) },
    })),
    beside: named(beside, isWeighted),
  };
  // Lines may be titles, which are called as they are.
  const names = spec.lines.map(({ column }) => column.label).join(' and ');
  const [first, last] = [spec.days[0], spec.days.at(-1)].map((day) => formatValue('longDate', day));
  const summary = `${names} by day from ${first} to ${last}. ${spec.headline.value}, ${spec.headline.label}.`;
  return {
    chart: chartOf(spec, summary),
    table: tableOf(spec),
    headline: spec.headline,
    sample: spec.sample,
    notes: asked.notes ?? [],
  };
};
