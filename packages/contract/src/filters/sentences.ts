/**
 * Filters as sentences for people: the source line of an export, the note under a chart. In: clauses as understood
 * (an answer's `meta.filters`), and names for ids where the caller knows them. Out: one sentence per clause, in order.
 */
import { isMeasure, measureDefinition } from '../crosstab/measures.ts';
import { capitalised, exactValue, type Format, formatValue } from '../format/format.ts';
import { isolated } from '../format/isolated.ts';
import { metricDefinitions } from '../metrics/definitions.ts';
import { once } from '../once.ts';
import { viewDefinition, viewIds } from '../views/index.ts';
import type { Clause } from './clause.ts';
import { countryName } from './countries.ts';
import { type FilterId, filterDefinition } from './ids.ts';
import { languageName } from './languages.ts';
import { noParent, reactionTypes, runtimePresets, tiers } from './values.ts';

/** Names of values by filter: titles, networks and the like are ids that only the data can name. */
export type FilterLabels = Partial<Record<FilterId, Readonly<Record<string, string>>>>;

/** Longer lists end in "or 180 others", so that a source line stays one line; the count says what is not shown. */
const valuesMax = 20;

const choiceNames: Partial<Record<FilterId, Readonly<Record<string, string>>>> = {
  panel: { Yes: 'Balanced', No: 'Total' },
  contentType: { series: 'Shows', movie: 'Movies' },
  runtime: Object.fromEntries(runtimePresets.map(({ value, label }) => [value, label])),
  tier: Object.fromEntries(tiers.map(({ value, label }) => [value, label])),
  reactionType: Object.fromEntries(reactionTypes.map(({ value, label }) => [value, label])),
  parentComment: { [noParent]: 'none' },
};

/** Ids may be called like what every object has: `constructor` is no name of one. */
const nameIn = (names: Readonly<Record<string, string>> | undefined, value: string): string | undefined =>
  names !== undefined && Object.hasOwn(names, value) ? names[value] : undefined;

/** The name of a filter's value: the caller's where it knows one, else the product's word for it, else the value. */
export const valueName = (id: FilterId, value: string, labels: FilterLabels = {}): string => {
  const known = nameIn(labels[id], value) ?? nameIn(choiceNames[id], value);
  if (known !== undefined) return known;
  if (filterDefinition(id).kind === 'country') return countryName(value);
  if (id === 'originating_language') return languageName(value);
  if (id === 'gender' || id === 'emotions') return capitalised(value);
  if (id === 'runtime') return `${value} minutes`;
  return value;
};

const listed = (names: readonly string[], word: 'or' | 'and'): string => {
  const others = names.length - valuesMax;
  const shown = others > 0 ? [...names.slice(0, valuesMax), `${others} ${others === 1 ? 'other' : 'others'}`] : names;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} ${word} ${last}`;
};

const longDate = (day: string | undefined): string => formatValue('longDate', day);

const datesSentence = ({ id, op, values }: Clause): string => {
  const name = id === 'date' ? 'Dates' : filterDefinition(id).label;
  if (op !== 'between') return `${name}: ${values.join(', ')}.`;
  const [from, to] = values;
  return from === to ? `${name}: ${longDate(from)}.` : `${name}: ${longDate(from)} to ${longDate(to)}.`;
};

const comparisons: Partial<Record<Clause['op'], string>> = {
  '>': 'is more than',
  '>=': 'is at least',
  '<': 'is less than',
  '<=': 'is at most',
  '=': 'is',
};

type Named = { readonly label: string; readonly format: Format };

/** The columns by which metric filters pick rows, where they are not called as their metric. */
const pickingColumns = once(
  () =>
    new Map<string, Named>(
      viewIds
        .map(viewDefinition)
        .flatMap(({ filters, columns }) => (filters.includes('metric') ? columns : []))
        .map((column) => [column.name, column]),
    ),
);

/** What a metric filter names: a measure of the cross-tab, else a column, which most often is called as its metric. */
const metricOf = (name: string): Named | undefined => {
  if (isMeasure(name)) return measureDefinition(name);
  return Object.hasOwn(metricDefinitions, name)
    ? metricDefinitions[name as keyof typeof metricDefinitions]
    : pickingColumns().get(name);
};

const metricSentence = ({ op, values: [name = '', ...operands] }: Clause): string => {
  const metric = metricOf(name);
  const numbers = operands.map((operand) => exactValue(metric?.format ?? 'count', Number(operand)));
  const label = metric?.label ?? name;
  return op === 'to' ? `${label} is from ${numbers.join(' to ')}.` : `${label} ${comparisons[op]} ${numbers[0]}.`;
};

const releaseSentence = ({ op, values }: Clause): string => {
  if (op === 'between') return `Days from release: ${values.join(' to ')}.`;
  return op === 'is_not' ? 'Release date is known.' : 'Release date is not known.';
};

const sentence = (clause: Clause, labels: FilterLabels): string => {
  const { id, op, values, join } = clause;
  const { kind, label } = filterDefinition(id);
  if (kind === 'dates') return datesSentence(clause);
  if (kind === 'days') return `${label}: ${values.join(' to ')}.`;
  if (kind === 'metric') return metricSentence(clause);
  if (kind === 'release') return releaseSentence(clause);
  if (id === 'daysInPast') return `Dates: last ${values.join()} days.`;
  const all = values.map((value) => isolated(valueName(id, value, labels)));
  // A show may have two characters of one name, which are chosen together.
  const names = id === 'characters' ? [...new Set(all)] : all;
  return `${label} ${op === 'is_not' ? 'is not' : 'is'} ${listed(names, join)}.`;
};

/** One sentence per clause: "Country is United States or Canada.", "Dates: May 01, 2024 to May 31, 2024." */
export const filterSentences = (clauses: readonly Clause[], labels: FilterLabels = {}): string[] =>
  clauses.map((clause) => sentence(clause, labels));
