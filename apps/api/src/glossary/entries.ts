/**
 * The entries of the metric glossary, made from the metric definitions and from what shows them, so that tooltip,
 * glossary and formula cannot differ. Pure.
 */
import {
  type MetricDefinition,
  type MetricId,
  measures,
  metricDefinitions,
  viewDefinition,
  viewIds,
} from '@cvm/contract';

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
