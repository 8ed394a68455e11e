/** What a figure covers, in words: sample, filters, days, panel. Under every chart, and on its exported picture. */
import {
  type FilterId,
  type FilterLabels,
  filterSentences,
  formatValue,
  isViewId,
  type Meta,
  periodText,
  reachSentences,
  type ViewDefinition,
  viewDefinition,
} from '@cvm/contract';
import type { Figure, Sample } from './model.ts';
import { sampleWords, weightedNote } from './prepare/sample.ts';

/** Dates and panel are said as they were applied. */
const saidAsApplied: readonly FilterId[] = ['date', 'daysInPast', 'panel'];

/** What a page is about its title says. */
const saidByPage: readonly FilterId[] = [
  ...(['show', 'movie', 'title', 'network', 'actor', 'titleId', 'overlapNetwork', 'overlapActor'] as const),
];

/** In the product's long form: `November 09, 2026 to November 15, 2026`. */
export const daysText = (view: Pick<ViewDefinition, 'id' | 'period'>, range: Meta['range']): string =>
  periodText(view, range, (day) => formatValue('longDate', day));

/** The balanced panel says what it does. */
export const panelText = ({ panel }: Pick<Meta, 'panel'>): string =>
  panel === 'Balanced' ? 'Balanced panel, weighted figures' : `${panel} panel`;

const withoutStop = (text: string): string => text.replace(/\.$/, '');

/**
 * The filters of an answer, a sentence each: `Country is France`.
 * @param names of values that only the data name; what a page may be about is said where its name stands here
 */
export const filtersText = ({ filters }: Pick<Meta, 'filters'>, names: FilterLabels = {}): string[] =>
  filterSentences(
    filters.filter(({ id }) => !saidAsApplied.includes(id) && (!saidByPage.includes(id) || names[id] !== undefined)),
    names,
  ).map(withoutStop);

/** What an answer says of itself; a cross-tab says which columns it has, a view has always the same. */
export type Answered = Pick<Meta, 'view' | 'filters'> & { readonly columns?: Parameters<typeof reachSentences>[0] };

/** Which figures some filter leaves alone, a sentence each: `Platform does not narrow Followers`. */
export const reachText = ({ view, filters, columns }: Answered): string[] =>
  reachSentences(columns ?? (isViewId(view) ? viewDefinition(view).columns : []), filters).map(withoutStop);

/** Why a column of growth is empty: a range without a first day has nothing to grow from. Null where there is growth, or none is told. */
export const growthText = ({ view, range, columns }: Answered & Pick<Meta, 'range'>): string | null => {
  const told = columns ?? (isViewId(view) ? viewDefinition(view).columns : []);
  return range.from === null && told.some(({ metric }) => metric === 'followerGrowth')
    ? 'Growth needs dates that begin on a day: nobody followed before all time'
    : null;
};

/** `N = 12,345 viewers · Top 25 of 143 countries · Country is France · All time to November 20, 2026 · Total panel`. */
export const scopeText = (
  sample: Sample,
  notes: Figure['notes'],
  view: ViewDefinition,
  meta: Meta,
  names: FilterLabels = {},
): string => {
  const takes = (id: 'date' | 'panel') => view.filters.includes(id);
  return [
    sampleWords(sample),
    ...notes.map(withoutStop),
    ...filtersText(meta, names),
    ...reachText({ ...meta, columns: view.columns }),
    takes('date') ? daysText(view, meta.range) : null,
    // A note has said already that figures are weighted.
    !takes('panel') ? null : notes.includes(weightedNote) ? `${meta.panel} panel` : panelText(meta),
    growthText({ ...meta, columns: view.columns }),
  ]
    .filter((part) => part !== null)
    .join(' · ');
};
