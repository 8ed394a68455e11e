/** What was changed of a saved report from one revision to another, in words. Pure. */
import { type FilterLabels, filterSentences } from '@cvm/contract';
import { readFilters } from '../../filters/url-filters.ts';
import { fieldsOf } from './builder.ts';
import { type Described as Asked, draftOf } from './described.ts';
import { fieldLabel } from './fields.ts';

type Described = Asked & {
  readonly name: string;
  /** Why what it asked cannot be read. */
  readonly problem?: string | undefined;
};

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** A sentence about the names, none without any. */
const about = (names: readonly string[], sentence: (names: string) => string): string[] =>
  names.length === 0 ? [] : [sentence(listed.format(names))];

const missing = <T>(from: readonly T[], others: readonly T[]): T[] => from.filter((one) => !others.includes(one));

const sameList = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((text, place) => text === right[place]);

const fieldChanges = (before: Described, after: Described): string[] => {
  const [was, is] = [draftOf(before), draftOf(after)];
  const [had, has] = [fieldsOf(was), fieldsOf(is)];
  const labels = (names: typeof had) => names.map(fieldLabel);
  const moved = had.filter((name) => has.includes(name));
  const toPivots = moved.filter((name) => was.values.includes(name) && !is.values.includes(name));
  const toValues = moved.filter((name) => !was.values.includes(name) && is.values.includes(name));
  const changes = [
    ...about(labels(missing(has, had)), (names) => `Added ${names}.`),
    ...about(labels(missing(had, has)), (names) => `Removed ${names}.`),
    ...about(labels(toPivots), (names) => `Moved ${names} to the pivots.`),
    ...about(labels(toValues), (names) => `Moved ${names} to the values.`),
  ];
  return changes.length === 0 && !sameList(had, has) ? ['Put the fields into another order.'] : changes;
};

/** By name: one that was made anew under its name is another. */
const calculatedChanges = ({ calculated: had }: Described, { calculated: has }: Described): string[] => {
  const known = (fields: Described['calculated']) =>
    new Map(fields.map((field) => [field.name, JSON.stringify(field)]));
  const [was, is] = [known(had), known(has)];
  const labels = (fields: Described['calculated']) => fields.map(({ label }) => label);
  const others = has.filter(({ name }) => was.has(name) && was.get(name) !== is.get(name));
  return [
    ...about(labels(has.filter(({ name }) => !was.has(name))), (names) => `Added the calculated ${names}.`),
    ...about(labels(had.filter(({ name }) => !is.has(name))), (names) => `Removed the calculated ${names}.`),
    ...about(labels(others), (names) => `Changed how ${names} is calculated.`),
  ];
};

const filterChanges = (before: Described, after: Described, labels: FilterLabels): string[] => {
  if (sameList(before.filters.toSorted(), after.filters.toSorted())) return [];
  const sentences = ({ filters }: Described) => filterSentences(readFilters('reportBuilder', filters).clauses, labels);
  const [had, has] = [sentences(before), sentences(after)];
  const changes = [
    ...missing(has, had).map((sentence) => `Filter added: ${sentence}`),
    ...missing(had, has).map((sentence) => `Filter removed: ${sentence}`),
  ];
  // Values past the first few are counted in a sentence and not named.
  return changes.length === 0 ? ['Changed the filters.'] : changes;
};

/** One sentence for each change; a single one says that there is none. */
export const reportChanges = (before: Described, after: Described, labels: FilterLabels = {}): string[] => {
  if (after.problem !== undefined) return [after.problem];
  if (before.problem !== undefined) return ['What it was before cannot be read.'];
  const changes = [
    ...(before.name === after.name ? [] : [`Renamed from '${before.name}' to '${after.name}'.`]),
    ...fieldChanges(before, after),
    ...calculatedChanges(before, after),
    ...filterChanges(before, after, labels),
    ...(sameList(before.sorts, after.sorts) ? [] : ['Changed the sorting.']),
  ];
  return changes.length === 0 ? ['Nothing was changed.'] : changes;
};
