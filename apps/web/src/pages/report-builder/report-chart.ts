/**
 * Which chart a report can be shown as, and what it shows: the first rows of the table in their order (lines: in that of days
 * and numbers, where rows are such), the measures that share two units, sizes and caps of the specification (3-reports-and-admin sections 4 and 9). Pure.
 */
import {
  addDays,
  type CellValue,
  daysBetween,
  formatCount,
  formatValue,
  isolated,
  missingText,
  noValue,
  percentages,
  tinyBase,
} from '@cvm/contract';
import type { ReportChart, ReportChartKind, ReportSeries } from '../../charts/report-model.ts';
import { type AnswerColumn, type AnswerRow, cellOf, isKeptBack, partOf } from './answer.ts';
import { type Draft, fieldsOf } from './builder.ts';
import { isFigure, keptBackText, textOf } from './cells.ts';

export type Display = 'table' | ReportChartKind;

export const displays: readonly { readonly value: Display; readonly label: string }[] = [
  { value: 'table', label: 'Table' },
  { value: 'column', label: 'Column' },
  { value: 'bar', label: 'Bar' },
  { value: 'line', label: 'Line' },
  { value: 'area', label: 'Area' },
  { value: 'pie', label: 'Pie' },
  { value: 'heat', label: 'Heat map' },
];

/** Why a report cannot be shown so; null = it can. The table is always there; charts need fields, and none of the plain ones can show pivots. */
export const whyNotShown = (display: Display, draft: Draft): string | null => {
  if (display === 'table') return null;
  if (display === 'heat') return draft.pivots.length > 0 ? null : 'A heat map needs a pivot.';
  if (draft.pivots.length > 0) return 'With pivots a report is a table or a heat map.';
  return fieldsOf(draft).length > 0 ? null : 'Choose a field first.';
};

export const canShow = (display: Display, draft: Draft): boolean => whyNotShown(display, draft) === null;

export const chartRowsMax = 49;
export const pieRowsMax = 24;

/** Pixels per bar or point, and the least of all: columns and lines grow in width, bars in height. */
const sizes = {
  column: { per: 40, least: 1400 },
  bar: { per: 25, least: 637 },
  line: { per: 50, least: 1400 },
} as const;
const plotHeight = 438;
const heatRowHeight = 24;
/** What its scale takes, whose ends are figures. */
const heatLeast = 420;
/** The scale, and below it the names of columns in two lines, or upright. */
const heatHeadHeight = 110;

/** Figures of one unit share an axis, percentages and points too: on two axes their zeros would stand apart. */
const unitOf = ({ format }: Pick<AnswerColumn, 'format'>): string =>
  percentages.includes(format) || format === 'points' ? 'percent' : format;

const labelOf = (columns: readonly AnswerColumn[], row: AnswerRow): string => {
  const words = columns.filter((column) => !isFigure(column)).map((column) => textOf(column, row));
  return words.length === 0 ? 'All' : words.join(' | ');
};

const seriesOf = (column: AnswerColumn, label: string, axis: 0 | 1, rows: readonly AnswerRow[]): ReportSeries => ({
  label,
  format: column.format,
  axis,
  values: rows.map((row) => {
    const value = cellOf(row, column.name);
    return typeof value === 'number' ? value : null;
  }),
  missing: rows.map((row) => (isKeptBack(row, column) ? keptBackText : missingText(column))),
  people: rows.map((row) => {
    const people = partOf(row, column, 'n');
    return typeof people === 'number' ? people : null;
  }),
});

/** A figure on fewer people of equal weight leads nothing (design of small samples: greyed, and left out of headlines). */
const mayLead = (column: AnswerColumn, row: AnswerRow): boolean => {
  const base = partOf(row, column, 'effective') ?? partOf(row, column, 'n');
  return typeof base !== 'number' || base >= tinyBase;
};

type Known = {
  readonly columns: readonly boolean[];
  readonly rows: readonly boolean[];
  readonly mayLead: (series: number, row: number) => boolean;
};

/** `, and 1 field as high`; nothing where the highest is alone. */
const alikeText = (count: number): string => (count === 0 ? '' : `, and ${formatCount(count, 'field')} as high`);

/** The highest field of a heat map in words, of those that say of whom or what they are, and how many others are as high. */
const highestOf = (
  labels: readonly string[],
  all: readonly ReportSeries[],
  known: Known,
  isCut: boolean,
): ReportChart['highest'] => {
  const fields = all.flatMap(({ values }, series) =>
    values.flatMap((value, row) => {
      const leads = value !== null && known.mayLead(series, row) && known.columns[series] && known.rows[row];
      return leads ? [{ series, row, value }] : [];
    }),
  );
  const [first] = fields.toSorted((a, b) => b.value - a.value);
  const of = first === undefined ? undefined : all[first.series];
  if (first === undefined || of === undefined) return null;
  const { series, row, value } = first;
  const alike = fields.filter((field) => field.value === value).length - 1;
  const lead = isCut ? 'Highest of those drawn' : 'Highest';
  return {
    ...{ series, row },
    words: `${lead}: ${isolated(labels[row] ?? '')}, ${of.label}: ${formatValue(of.format, value)}${alikeText(alike)}`,
  };
};

const size = (kind: ReportChartKind, rows: number, series: number): Pick<ReportChart, 'width' | 'height'> => {
  if (kind === 'column')
    return { width: Math.max(sizes.column.least, sizes.column.per * rows * series), height: plotHeight };
  if (kind === 'bar') return { width: null, height: Math.max(sizes.bar.least, sizes.bar.per * rows * series) };
  if (kind === 'heat')
    return { width: Math.max(heatLeast, 220 + 62 * series), height: heatHeadHeight + heatRowHeight * rows };
  if (kind === 'pie') return { width: null, height: plotHeight };
  return { width: Math.max(sizes.line.least, sizes.line.per * rows), height: plotHeight };
};

export type Shown = {
  readonly columns: readonly AnswerColumn[];
  /** In the order of the table, without its total. */
  readonly rows: readonly AnswerRow[];
  /** Are rows without a real difference left out of them? */
  readonly isNarrowed: boolean;
  /** The heading of a pivoted column. */
  readonly heading: (column: AnswerColumn) => string;
};

/** People may be counted in several rows, and rates have no sum: what a pie must not be taken for. */
const pieNote = 'Slices are compared with one another: together they need not make a whole.';

/** A negative figure has no slice. */
const belowNotes = ([series]: readonly ReportSeries[]): string[] => {
  const below = series?.values.filter((value) => value !== null && value < 0).length ?? 0;
  return below === 0 ? [] : [`${formatCount(below, 'figure')} below 0: not drawn.`];
};

const capNotes = ({ rows, scale }: Drawn, all: number): string[] => {
  if (rows.length >= all) return [];
  const counts = `${formatValue('count', rows.length)} of ${formatValue('count', all)} rows are drawn`;
  if (scale === null) return [`The first ${counts}.`];
  return [`The ${scale.type === 'date' ? 'last' : 'first'} ${counts}, in the order of ${scale.label}.`];
};

/** What rows are drawn, and the dimension whose order they have; null = that of the table. */
type Drawn = { readonly rows: readonly AnswerRow[]; readonly scale: AnswerColumn | null };

/** From one day to another, of dates and of days from release; null where one of them is unknown. */
const daysFrom = (from: CellValue, to: CellValue): number | null => {
  if (typeof from === 'number' && typeof to === 'number') return to - from;
  return typeof from === 'string' && typeof to === 'string' ? daysBetween(from, to) : null;
};

const dayAfter = (from: CellValue, days: number): CellValue =>
  typeof from === 'number' ? from + days : addDays(String(from), days);

type Spread = { readonly places: readonly AnswerRow[]; readonly notes: readonly string[] };

/** The days of a line in even steps: one without a row is a gap, as a line over it would be too short. Where that are too many, it is said. */
const daysSpread = ({ rows, scale }: Drawn, dimensions: number): Spread => {
  const isOfDays = scale?.field === 'date' || scale?.field === 'days_from_release';
  if (scale === null || !isOfDays || dimensions > 1) return { places: rows, notes: [] };
  const places = rows.flatMap((row, place) => {
    const [day, next] = [cellOf(row, scale.name), cellOf(rows[place + 1] ?? {}, scale.name)];
    const between = Math.max(0, (daysFrom(day, next) ?? 1) - 1);
    return [row, ...Array.from({ length: between }, (_, step) => ({ [scale.name]: dayAfter(day, step + 1) }))];
  });
  const missing = places.length - rows.length;
  if (missing === 0) return { places, notes: [] };
  return places.length > chartRowsMax
    ? { places: rows, notes: [`${formatCount(missing, 'day')} between them without figures: not drawn.`] }
    : { places, notes: [`${formatCount(missing, 'day without figures is a gap', 'days without figures are gaps')}.`] };
};

/** Days and numbers have an order of their own: a line that joins them in another one tells of rises that never were. */
const scaleOf = (kind: ReportChartKind, columns: readonly AnswerColumn[]): AnswerColumn | null =>
  kind === 'line' || kind === 'area'
    ? (columns.find((column) => !isFigure(column) && (column.type === 'date' || column.type === 'integer')) ?? null)
    : null;

const alongScale =
  ({ name }: AnswerColumn) =>
  (left: AnswerRow, right: AnswerRow): number => {
    const [a, b] = [cellOf(left, name), cellOf(right, name)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a < b ? -1 : Number(a > b);
  };

/** Of more days than are drawn the last ones, else the first rows. */
const rowsOf = (kind: ReportChartKind, { columns, rows }: Pick<Shown, 'columns' | 'rows'>): Drawn => {
  const scale = scaleOf(kind, columns);
  const most = kind === 'pie' ? pieRowsMax : chartRowsMax;
  if (scale === null) return { rows: rows.slice(0, most), scale };
  const ordered = rows.toSorted(alongScale(scale));
  return { rows: scale.type === 'date' ? ordered.slice(-most) : ordered.slice(0, most), scale };
};

const gapNotes = (columns: readonly AnswerColumn[], rows: readonly AnswerRow[]): string[] => {
  const gaps = rows.reduce((sum, row) => sum + columns.filter((column) => isKeptBack(row, column)).length, 0);
  return gaps === 0 ? [] : [`${formatCount(gaps, 'suppressed figure is a gap', 'suppressed figures are gaps')}.`];
};

/** The figures that are drawn: of a pie and a heat map the first measure, else those of the first two units. */
const drawnOf = (kind: ReportChartKind, figures: readonly AnswerColumn[]) => {
  const [first] = figures;
  if (first === undefined) return { drawn: [], axes: [], notes: [] };
  const notes = (rest: readonly AnswerColumn[], why: string) =>
    rest.length === 0 ? [] : [`${[...new Set(rest.map(({ label }) => label))].join(', ')}: not drawn, ${why}.`];
  if (kind === 'pie') return { drawn: [first], axes: [first], notes: notes(figures.slice(1), 'a pie has one measure') };
  if (kind === 'heat') {
    const own = figures.filter(({ field, at }) => field === first.field && at !== 'Total');
    const rest = figures.filter(({ field }) => field !== first.field);
    return { drawn: own, axes: [first], notes: notes(rest, 'a heat map has one measure') };
  }
  const kinds = [...new Set(figures.map(unitOf))].slice(0, 2);
  const drawn = figures.filter((column) => kinds.includes(unitOf(column)));
  const axes = kinds.flatMap((unit) => drawn.find((column) => unitOf(column) === unit) ?? []);
  return {
    drawn,
    axes,
    notes: notes(
      figures.filter((column) => !drawn.includes(column)),
      'it is of a third unit',
    ),
  };
};

/** The label of an axis: its one measure, else what they have in common. */
const axisLabel = (drawn: readonly AnswerColumn[], axis: AnswerColumn): string => {
  const own = drawn.filter((column) => unitOf(column) === unitOf(axis));
  const fields = new Set(own.map(({ field }) => field));
  if (fields.size === 1) return axis.label;
  if (own.some(({ format }) => format === 'points')) return 'Percent and points';
  return unitWords[unitOf(axis)] ?? 'Number';
};

const unitWords: Readonly<Record<string, string>> = { percent: 'Percent', index: 'Index' };

/** Is there a mark for it? Of a pie, where nothing but what is above 0 has a slice. */
const isMarked =
  (kind: ReportChartKind) =>
  (value: number | null): boolean =>
    value !== null && (kind !== 'pie' || value > 0);

/** Why there is no chart. */
export const nothingDrawn = (kind: ReportChartKind): string =>
  `There is nothing to draw: every figure is missing${kind === 'pie' ? ', suppressed or not above 0' : ' or suppressed'}.`;

/** Null where there is nothing to draw. */
export const reportChart = (
  kind: ReportChartKind,
  { columns, rows, isNarrowed, heading }: Shown,
): ReportChart | null => {
  const { drawn, axes, notes } = drawnOf(
    kind,
    columns.filter((column) => isFigure(column) && column.part === null),
  );
  const taken = rowsOf(kind, { columns, rows });
  const dimensions = columns.filter((column) => !isFigure(column));
  const { places: shown, notes: dayNotes } = daysSpread(taken, dimensions.length);
  if (drawn.length === 0 || shown.length === 0) return null;
  const series = drawn.map((column) =>
    seriesOf(
      column,
      kind === 'heat' ? heading(column) : column.label,
      axes.findIndex((axis) => unitOf(axis) === unitOf(column)) === 1 ? 1 : 0,
      shown,
    ),
  );
  if (!series.some(({ values }) => values.some(isMarked(kind)))) return null;
  const measures = [...new Set(drawn.map(({ label }) => label))];
  const labels = shown.map((row) => labelOf(columns, row));
  const known = {
    columns: drawn.map(({ at }) => at?.split('|').includes(noValue) !== true),
    rows: shown.map((row) => dimensions.every(({ name }) => cellOf(row, name) !== null)),
    mayLead: (column: number, row: number) => {
      const [figure, of] = [drawn[column], shown[row]];
      return figure !== undefined && of !== undefined && mayLead(figure, of);
    },
  };
  const highest =
    kind === 'heat' ? highestOf(labels, series, known, isNarrowed || taken.rows.length < rows.length) : null;
  return {
    kind,
    measures,
    labels,
    highest,
    series,
    axes: axes.map((axis) => ({ label: axisLabel(drawn, axis), format: axis.format })),
    ...size(kind, shown.length, series.length),
    summary: [
      `${measures.join(' and ')} of ${formatCount(taken.rows.length, 'row')}.`,
      ...(highest === null ? [] : [`${highest.words}.`]),
    ].join(' '),
    notes: [
      ...(highest === null ? [] : [`${highest.words}.`]),
      ...capNotes(taken, rows.length),
      ...dayNotes,
      ...notes,
      ...gapNotes(drawn, shown),
      ...(kind === 'pie' ? [...belowNotes(series), pieNote] : []),
    ],
  };
};
