/**
 * Which figures a filter does not narrow: a fact that does not carry what the filter is about is left alone by it (metrics:
 * Scope of a figure). In: the figures of an answer and its clauses. Out: sentences, none where every filter narrows every figure.
 */
import { type Attribute, factDefinition } from '../crosstab/facts.ts';
import { isMeasure, measureDefinition } from '../crosstab/measures.ts';
import { fieldPrefix } from '../crosstab/names.ts';
import { type MetricId, partsOfMetric } from '../metrics/definitions.ts';
import { factsOfParts, type PartDefinition, partDefinition } from '../metrics/parts.ts';
import type { Column } from '../views/view.ts';
import type { Clause } from './clause.ts';
import { type FilterId, filterDefinition } from './ids.ts';

/** What a fact must carry to be narrowed; every fact carries people and titles. */
const neededBy: Partial<Record<FilterId, Attribute>> = {
  platform: 'platform',
  season: 'episode',
  episode: 'episode',
  days_from_release: 'day',
};

type Figure = { readonly label: string; readonly metric: MetricId };

type Told = Pick<Column, 'name' | 'label' | 'metric' | 'of' | 'hidden'>;

/** A column of a cross-tab is called by its measure, wherever it stands: `female|crosstab.view_count`. */
const figureOf = ({ name, label, metric, of, hidden }: Told): Figure[] => {
  const measure = name.slice(name.lastIndexOf(fieldPrefix) + fieldPrefix.length);
  if (name.includes(fieldPrefix))
    return isMeasure(measure)
      ? [{ label: measureDefinition(measure).label, metric: measureDefinition(measure).metric }]
      : [];
  return metric === undefined || of !== undefined || hidden === true ? [] : [{ label, metric }];
};

const listed = (labels: readonly string[], word: 'or' | 'and'): string =>
  labels.length < 2 ? labels.join() : `${labels.slice(0, -1).join(', ')} ${word} ${labels.at(-1)}`;

/** The parts of a metric that is counted in one fact, where some of them are left alone: what the others are called. */
const narrowedParts = (metric: MetricId, needed: Attribute): string[] | null => {
  const parts: readonly PartDefinition[] = partsOfMetric(metric).map(partDefinition);
  if (!parts.some(({ whatever }) => whatever === needed)) return null;
  return parts.flatMap(({ whatever, called }) => (whatever === needed || called === undefined ? [] : [called]));
};

const sentencesOf = (id: FilterId, needed: Attribute, figures: readonly Figure[]): string[] => {
  const whole = new Set<string>();
  const inPart = new Map<string, string[]>();
  for (const { label, metric } of figures) {
    const facts = factsOfParts(partsOfMetric(metric)).map(factDefinition);
    const narrowed = facts.filter(({ carries }) => carries.includes(needed));
    const parts = narrowedParts(metric, needed);
    if (parts !== null) inPart.set(label, parts);
    else if (narrowed.length === facts.length) continue;
    else if (narrowed.length === 0) whole.add(label);
    else
      inPart.set(
        label,
        narrowed.map((fact) => fact.label.toLowerCase()),
      );
  }
  const filter = filterDefinition(id).label;
  return [
    ...(whole.size === 0 ? [] : [`${filter} does not narrow ${listed([...whole], 'or')}.`]),
    ...[...inPart].map(([label, parts]) => `Of ${label}, ${filter} narrows the ${listed(parts, 'and')} alone.`),
  ];
};

/** `Platform does not narrow Followers.`, `Of Engagement Score, Platform narrows the views alone.` */
export const reachSentences = (columns: readonly Told[], clauses: readonly Pick<Clause, 'id'>[]): string[] => {
  const figures = columns.flatMap(figureOf);
  return [...new Set(clauses.map(({ id }) => id))].flatMap((id) => {
    const needed = neededBy[id];
    return needed === undefined ? [] : sentencesOf(id, needed, figures);
  });
};
