/** What does not fit one slide goes on over several, and each says which of them it is. Pure. */
import { formatValue } from '@cvm/contract';
import type { SlideBody, SlideChart, SlideTable } from './model.ts';

const rowsPerSlide = 12;
const columnsPerSlide = 9;
/** Of the columns that say what a row is, so many are repeated by every part. */
const namingMax = 4;
const barsPerSlide = 16;
/** Nobody reads more on slides; the files of tables hold more rows. */
export const slideRowsMax = 120;

const chunks = <Item>(items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  );

/** As many rows as have slides, beside those of totals, which always have. */
const listedRows = ({ rows, totals = [] }: SlideTable) => rows.slice(0, slideRowsMax - totals.length);

/**
 * The table with the number of each row before it, where its parts would not tell rows apart: more columns say what a row is than
 * each of them repeats.
 */
const numbered = (table: SlideTable): SlideTable => {
  const { columns, naming = 1, totals = [] } = table;
  if (columns.length <= columnsPerSlide || naming <= namingMax) return table;
  return {
    ...table,
    columns: [{ label: '#', numeric: true }, ...columns],
    rows: table.rows.map((row, place) => [formatValue('count', place + 1), ...row]),
    totals: totals.map((row) => ['', ...row]),
  };
};

const tableParts = (whole: SlideTable): SlideTable[] => {
  const table = numbered(whole);
  const { columns, totals = [] } = table;
  if (columns.length === 0) return [];
  const naming = Math.min(table.naming ?? 1, namingMax);
  const [repeated, others] = [columns.slice(0, naming), columns.slice(naming)];
  // Nine columns are five and four: one alone on its slide says little.
  const groups = Math.max(1, Math.ceil(others.length / (columnsPerSlide - naming)));
  const evenly = Math.ceil(others.length / groups) || 1;
  return chunks([...listedRows(table), ...totals], rowsPerSlide).flatMap((part) =>
    chunks(others, evenly).map((own, group) => {
      const from = naming + group * evenly;
      return {
        columns: [...repeated, ...own],
        rows: part.map((row) => [...row.slice(0, naming), ...row.slice(from, from + own.length)]),
      };
    }),
  );
};

const chartParts = (chart: SlideChart): SlideChart[] =>
  chart.kind !== 'bar'
    ? [chart]
    : chunks(chart.labels, barsPerSlide).map((labels, part) => {
        const from = part * barsPerSlide;
        const own = <Item>(items: readonly Item[]) => items.slice(from, from + labels.length);
        const isOne = chart.series.length === 1;
        return {
          ...chart,
          labels,
          colours: isOne && chart.colours.length > 1 ? own(chart.colours) : chart.colours,
          series: chart.series.map((series) => ({ ...series, values: own(series.values) })),
        };
      });

/** A body in as many parts as it takes, and what is to be said of rows that have no slide. */
export const partsOf = (body: SlideBody): { readonly parts: readonly SlideBody[]; readonly note: string | null } => {
  if (body.kind === 'words') return { parts: [body], note: null };
  if (body.kind === 'chart')
    return { parts: chartParts(body.chart).map((chart) => ({ kind: 'chart', chart })), note: null };
  const count = body.table.rows.length;
  const listed = listedRows(body.table).length;
  const note =
    count > listed
      ? `The first ${formatValue('count', listed)} of ${formatValue('count', count)} rows; CSV and Excel hold ${body.table.inFiles ?? 'all of them'}`
      : null;
  return { parts: tableParts(body.table).map((table) => ({ kind: 'table', table })), note };
};
