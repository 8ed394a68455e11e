/**
 * The entries of the metric glossary, made from the metric definitions and from what shows them, so that tooltip, glossary and
 * formula cannot differ. Pure.
 */
import { measures } from './crosstab/measures.ts';
import { type MetricDefinition, type MetricId, metricDefinitions, withoutInterval } from './metrics/definitions.ts';
import { viewDefinition, viewIds } from './views/index.ts';

/** What stands before the entries. */
export const glossaryAbout: readonly string[] = [
  'What each figure of the portal means. Tooltips, exports and this page are made from the same definitions.',
  withoutInterval,
  'People and dates are those of the filters that were applied; N is the number of distinct members behind a figure, before weighting.',
  'What a filter is about is not known of everything that is counted: platforms are known of views alone, seasons and episodes of all but follows. Such a filter leaves the other figures as they are, and every answer says which.',
];

export type GlossaryEntry = {
  readonly label: string;
  readonly definition: string;
  /** Titles of what shows the metric; two metrics of one name are told apart by it. */
  readonly shownIn: readonly string[];
};

const builderTitle = 'Report Builder';

const metrics: readonly (readonly [string, MetricDefinition])[] = Object.entries(metricDefinitions);

const shownIn = (id: string): string[] => {
  const titles = viewIds
    .map(viewDefinition)
    .filter(({ columns }) => columns.some(({ metric, hidden }) => metric === id && !hidden))
    .map(({ title }) => title);
  const measured = Object.values(measures).some(({ metric }: { metric: MetricId }) => metric === id);
  return [...new Set([...titles, ...(measured ? [builderTitle] : [])])];
};

/** Every metric by its label; those of one label stand together. */
export const glossaryEntries = (): GlossaryEntry[] =>
  metrics
    .map(([id, { label, definition }]) => ({ label, definition, shownIn: shownIn(id) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en') || a.definition.localeCompare(b.definition, 'en'));

/** Where a metric is shown, in a sentence; empty where no report has it. */
export const shownInSentence = ({ shownIn }: GlossaryEntry): string =>
  shownIn.length === 0 ? '' : `Shown in: ${shownIn.join(', ')}`;
