/** The first line of every export: where the figures come from and under which filters. */
import { type FilterLabels, filterSentences, type Meta, periodText, type ViewDefinition } from '@cvm/contract';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const day = (text: string): string => longDate.format(new Date(`${text}T00:00:00Z`));

export type SourceFacts = Pick<Meta, 'sampleSize' | 'dataThrough' | 'panel' | 'filters' | 'range'>;

/**
 * "Source: CVM Insights, Show Ranker. Country is United States. Dates: May 1, 2024 to May 31, 2024. Panel is Balanced.
 * N = 1,234. Data through May 31, 2024." The dates and the panel are those that were applied.
 */
export const sourceLine = (view: ViewDefinition, facts: SourceFacts, labels: FilterLabels): string => {
  const others = facts.filters.filter((clause) => !['date', 'daysInPast', 'panel'].includes(clause.id));
  const takesDates = view.filters.includes('date');
  const { from, to } = facts.range;
  const dates =
    view.period === undefined && from === null
      ? `Dates: all time up to ${day(to)}.`
      : `Dates: ${periodText(view, facts.range, day)}.`;
  return [
    `Source: CVM Insights, ${view.title}.`,
    ...filterSentences(others, labels),
    ...(takesDates ? [dates] : []),
    ...(view.filters.includes('panel') ? [`Panel is ${facts.panel}.`] : []),
    ...(facts.sampleSize ? [`N = ${facts.sampleSize.toLocaleString('en-US')}.`] : []),
    `Data through ${day(facts.dataThrough)}.`,
  ].join(' ');
};
