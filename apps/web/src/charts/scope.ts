/** What a figure covers, in words: sample, filters, days, panel. Under every chart, and on its exported picture. */
import { filterSentences, formatValue, type Meta, type ViewDefinition } from '@cvm/contract';
import { rangeText } from '../views/SampleNote.tsx';
import type { Figure } from './model.ts';

/** The page says which title it is about, and dates and panel are said as they were applied. */
const saidElsewhere: readonly string[] = ['show', 'movie', 'network', 'actor', 'date', 'panel'];

/** `N = 12,345 viewers`; null when there is none. People are counted as they are, figures of the balanced panel weighted. */
export const sampleWords = (
  { count, noun }: Figure['sample'],
  meta: Pick<Meta, 'panel' | 'sampleSize'>,
): string | null => {
  if (count === null || count <= 0) return null;
  const unweighted = meta.panel === 'Balanced' && count === meta.sampleSize;
  return `N = ${formatValue('count', count)} ${noun}${unweighted ? ' before weighting' : ''}`;
};

/** `N = 12,345 viewers · Top 25 of 143 countries · Country is France · All time to November 20, 2026 · Total panel`. */
export const scopeText = (
  sample: Figure['sample'],
  notes: Figure['notes'],
  view: ViewDefinition,
  meta: Meta,
): string => {
  const others = meta.filters.filter(({ id }) => !saidElsewhere.includes(id));
  const takes = (id: 'date' | 'panel') => view.filters.includes(id);
  return [
    sampleWords(sample, meta),
    ...[...notes, ...filterSentences(others)].map((text) => text.replace(/\.$/, '')),
    takes('date') ? rangeText(meta.range) : null,
    takes('panel') ? `${meta.panel} panel` : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
};

/** The source line of a picture. */
export const sourceText = (meta: Meta): string =>
  `Source: CVM Insights. Data through ${formatValue('longDate', meta.dataThrough)}.`;
