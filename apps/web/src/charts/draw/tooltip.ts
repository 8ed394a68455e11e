/** What hovering a row tells: exact values, what they mean, how many are behind them. Built as elements, never as markup. */
import type { Bar, BarChart } from '../model.ts';
import classes from './tooltip.module.css';

const element = (tag: 'div' | 'span' | 'strong', className: string | undefined, text = ''): HTMLElement => {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.textContent = text;
  return made;
};

/** The element that the tooltip shows for one bar. `sample` is the N of the chart, null when there is none. */
export const tooltipOf = (bar: Bar, chart: BarChart, sample: string | null): HTMLElement => {
  const box = element('div', classes.box);
  box.append(element('strong', undefined, bar.label));
  for (const { label, value } of bar.hints) {
    const line = element('div', classes.line);
    line.append(element('span', undefined, label), element('span', classes.value, value));
    box.append(line);
  }
  for (const { label, text } of chart.definitions) box.append(element('div', classes.note, `${label}: ${text}`));
  if (bar.small) box.append(element('div', classes.note, '* Small group: read with care.'));
  if (sample !== null) box.append(element('div', classes.note, sample));
  return box;
};
