/** A report of the builder as slides: its chart, if one is on screen, and its table, figures that are kept back as on screen. */

import { type FilterLabels, formatValue, isTotalRow, meaningOf } from '@cvm/contract';
import { realWords } from '../../charts/prepare/real-differences.ts';
import { filtersText } from '../../charts/scope.ts';
import type { Deck, Slide, SlideTable } from '../../slides/model.ts';
import { markOf, reportCharts, slidesOf } from '../../slides/slides-of.ts';
import { sourceText } from '../../views/source-text.ts';
import { type AnswerColumn, type AnswerRow, columnsOf, type Facts, sortedRows } from './answer.ts';
import { type Draft, figureLabels, titleOf } from './builder.ts';
import { headingOf, isFigure, isRight, textOf } from './cells.ts';
import { dimensionColumn } from './dimension-column.ts';
import { heldInFile } from './file-rows.ts';
import { type Display, reportChart } from './report-chart.ts';
import { reportScope, totalsWords } from './report-scope.ts';
import { nothingReal, realRows } from './shading.ts';

export type Shown = {
  readonly draft: Draft;
  readonly rows: readonly AnswerRow[];
  readonly facts: Facts;
  readonly display: Display;
  /** Rows alone in which some figure differs by more than chance, as on screen. */
  readonly realOnly: boolean;
  /** Of a saved report; null = it has none. */
  readonly name: string | null;
  /** Of an answer that is kept: when it was published, and from which data. */
  readonly published?: string | undefined;
  /** Of the values of its filters that only the data name. */
  readonly names: FilterLabels;
};

const labelOf = (draft: Draft, column: AnswerColumn): string => {
  if (column.at === null) return column.label;
  const heading = headingOf(draft, column, dimensionColumn);
  return figureLabels(draft).length === 1 ? heading : `${heading}: ${column.label}`;
};

/** As on screen, without the columns that say how sure each figure is; the row of totals comes last. */
const tableOf = (
  draft: Draft,
  columns: readonly AnswerColumn[],
  listed: readonly AnswerRow[],
  totals: readonly AnswerRow[],
): SlideTable => {
  const named = (row: AnswerRow, column: AnswerColumn, place: number): string =>
    isTotalRow(row) && !isFigure(column) ? (place === 0 ? 'Total' : '') : textOf(column, row);
  const cells = (row: AnswerRow): string[] => columns.map((column, place) => named(row, column, place));
  return {
    naming: columns.filter((column) => !isFigure(column)).length,
    columns: columns.map((column) => ({ label: labelOf(draft, column), numeric: isRight(column) })),
    rows: listed.map(cells),
    totals: totals.map(cells),
  };
};

export const reportDeck = ({ draft, rows, facts, display, name, published, names, realOnly }: Shown): Deck => {
  const all = columnsOf(draft, rows[0], facts);
  const columns = all.filter(({ part }) => part === null);
  const sorted = sortedRows(
    draft,
    rows.filter((row) => !isTotalRow(row)),
  );
  const listed = realOnly ? realRows(all, sorted) : sorted;
  const heading = (column: AnswerColumn) => headingOf(draft, column, dimensionColumn);
  const isNarrowed = listed.length < sorted.length;
  const chart = display === 'table' ? null : reportChart(display, { columns: all, rows: listed, isNarrowed, heading });
  const none = nothingReal(all, sorted, rows.find(isTotalRow) ?? null);
  const definitions = [
    ...new Set(
      columns.flatMap((column) => {
        const meaning = meaningOf(column);
        return meaning === null ? [] : [`${column.title}: ${meaning}`];
      }),
    ),
  ];
  const { sampleSize: count, effectiveSampleSize: effective } = facts;
  const told = {
    ...{ section: name ?? 'Report Builder', title: titleOf(draft), notes: definitions.join('\n') },
    ...{
      mark: markOf({ count, effective }),
      foot: reportScope(facts, sorted.length, names, realOnly ? realWords(listed.length, sorted.length) : null),
    },
  };
  const drawn: Slide[] = (chart === null ? [] : reportCharts(chart)).flatMap((body) =>
    slidesOf(
      { kind: 'chart', chart: body },
      {
        ...told,
        title: titleOf(draft, [...new Set(body.series.map(({ name: measure }) => measure))]),
        foot: [told.foot, ...(chart?.notes ?? [])].join(' · '),
      },
    ),
  );
  const totals = totalsWords(facts, rows);
  const footOfTable = totals === null ? told.foot : `${told.foot} · ${totals}`;
  // A file leaves rows out behind its end, too.
  const inFiles = heldInFile(draft, sorted.length);
  const table = { ...tableOf(draft, columns, listed, rows.filter(isTotalRow)), inFiles };
  return {
    title: name ?? titleOf(draft),
    subtitle: [
      // What it is about is the title of a report without a name.
      ...(name === null ? [] : [titleOf(draft)]),
      `Data through ${formatValue('longDate', facts.dataThrough)}`,
      ...filtersText(facts, names),
    ].join('\n'),
    source: [sourceText(facts), ...(published === undefined ? [] : [published])].join(' '),
    slides:
      listed.length === 0 && realOnly
        ? slidesOf({ kind: 'words', words: `${none.title}. ${none.reason}` }, told)
        : [...drawn, ...slidesOf({ kind: 'table', table }, { ...told, foot: footOfTable })],
  };
};
