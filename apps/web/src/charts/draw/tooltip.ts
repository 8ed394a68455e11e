/**
 * What hovering a mark tells: its figures and how many are behind them; what they mean stands behind the sign beside the title.
 * Built as elements, never as markup.
 */
import type { Chart, HeatChart, Hints, LineChart } from '../model.ts';
import { chanceWords } from '../prepare/finding.ts';
import classes from './tooltip.module.css';

/** What is told of one mark. `sample` is its own N, null when there is none. */
type Card = {
  readonly title: string;
  readonly hints: Hints;
  readonly notes: readonly string[];
  readonly sample: string | null;
};

const noHints: Hints = () => [];

/** The mark that the library points at: which series, and the place in it. */
type Mark = { readonly series: number; readonly place: number };

const heatCard = (chart: HeatChart, { series, place }: Mark): Card | null => {
  if (series === 1) {
    const column = chart.columns[place];
    return column === undefined
      ? null
      : { title: column, hints: chart.stripHints[place] ?? noHints, notes: [], sample: null };
  }
  const cell = chart.cells[place];
  if (cell === undefined) return null;
  const title = `${chart.rows[cell.row]}, ${chart.columns[cell.column]}`;
  return { title, hints: cell.hints, notes: [], sample: cell.sample };
};

const marksOf = ({ days, marks }: LineChart, place: number): string[] =>
  marks.filter(({ day }) => day === days[place]).map(({ text }) => text);

const cardOf = (chart: Chart, mark: Mark, sample: string | null): Card | null => {
  if (chart.kind === 'heat') return heatCard(chart, mark);
  if (chart.kind === 'matrix') {
    const cell = chart.cells[mark.place];
    return cell === undefined ? null : { ...cell, sample };
  }
  if (chart.kind === 'lines') {
    const day = chart.names[mark.place];
    return day === undefined
      ? null
      : // The N of the chart is that of the last day: each line of a day has its own.
        { title: day, hints: chart.hints[mark.place] ?? noHints, notes: marksOf(chart, mark.place), sample: null };
  }
  const bar = chart.bars[mark.place];
  if (bar === undefined) return null;
  return {
    title: bar.label,
    hints: bar.hints,
    notes: bar.pale ? [chanceWords] : [],
    sample,
  };
};

const element = (tag: 'div' | 'span' | 'strong', className: string | undefined, text = ''): HTMLElement => {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.textContent = text;
  return made;
};

/**
 * The element that the tooltip shows; null where no mark is. `sample` is the N of the chart, null when there is none; `picks`: a
 * bar can be filtered by.
 */
export const tooltipOf = (chart: Chart, mark: Mark, sample: string | null, picks: boolean): HTMLElement | null => {
  const card = cardOf(chart, mark, sample);
  if (card === null) return null;
  const box = element('div', classes.box);
  box.append(element('strong', undefined, card.title));
  for (const { label, value, sample: own } of card.hints()) {
    const line = element('div', classes.line);
    const figure = element('span', classes.value, value);
    if (own !== undefined) figure.append(element('span', classes.sample, ` ${own}`));
    line.append(element('span', undefined, label), figure);
    box.append(line);
  }
  const notes = [
    ...card.notes,
    ...(card.sample === null ? [] : [card.sample]),
    ...(picks ? ['Select it to filter by it.'] : []),
  ];
  for (const note of notes) box.append(element('div', classes.note, note));
  return box;
};
