/** What a figure covers, in words: sample, filters, days, panel. Under every chart, and on its exported picture. */
import { filterSentences, formatValue, type Meta, periodText, type ViewDefinition } from '@cvm/contract';
import type { Figure, Sample } from './model.ts';
import { sampleWords, weightedNote } from './prepare/sample.ts';

/** The page says which title it is about, and dates and panel are said as they were applied. */
const saidElsewhere: readonly string[] = [
  'show',
  'movie',
  'title',
  'network',
  'actor',
  'titleId',
  'date',
  'daysInPast',
  'panel',
  'overlapNetwork',
  'overlapActor',
];

/** In the product's long form: `November 09, 2026 to November 15, 2026`. */
export const daysText = (view: Pick<ViewDefinition, 'id' | 'period'>, range: Meta['range']): string =>
  periodText(view, range, (day) => formatValue('longDate', day));

/** The balanced panel says what it does. */
export const panelText = ({ panel }: Pick<Meta, 'panel'>): string =>
  panel === 'Balanced' ? 'Balanced panel, weighted figures' : `${panel} panel`;

const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** The filters of an answer, a sentence each: `Country is France`. */
export const filtersText = ({ filters }: Pick<Meta, 'filters'>): string[] =>
  filterSentences(filters.filter(({ id }) => !saidElsewhere.includes(id))).map(withoutStop);

/** `N = 12,345 viewers · Top 25 of 143 countries · Country is France · All time to November 20, 2026 · Total panel`. */
export const scopeText = (sample: Sample, notes: Figure['notes'], view: ViewDefinition, meta: Meta): string => {
  const takes = (id: 'date' | 'panel') => view.filters.includes(id);
  return [
    sampleWords(sample),
    ...notes.map(withoutStop),
    ...filtersText(meta),
    takes('date') ? daysText(view, meta.range) : null,
    // A note has said already that figures are weighted.
    !takes('panel') ? null : notes.includes(weightedNote) ? `${meta.panel} panel` : panelText(meta),
  ]
    .filter((part) => part !== null)
    .join(' · ');
};
