/**
 * The state of the report builder, as one pure reducer: what is asked (fields, pivots, filters, order), the steps that can
 * be undone, and what was asked by the last run. An answer is 'current' only while pivots, values and filters are those of
 * that run (3-reports-and-admin section 4).
 */
import {
  bareName,
  type CalculatedField,
  calculatedNames,
  calculatedProblems,
  clashes,
  crosstabId,
  type DimensionName,
  type FieldName,
  fieldPrefix,
  isDimension,
  isMeasure,
  type MeasureName,
  measureDefinition,
  measuresIn,
  periodsIn,
  questionOf,
  type ReportQuestion,
  type Surrounding,
  sortsAsked,
} from '@cvm/contract';
import { fieldLabel } from './fields.ts';

/** What a report asks. Texts of filters and sorts are those of the call. */
export type Draft = {
  /** The fields that are not pivots, in the order of the columns. */
  readonly values: readonly FieldName[];
  readonly pivots: readonly DimensionName[];
  /** Figures made of measures, in the order of their columns, which come last. */
  readonly calculated: readonly CalculatedField[];
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
};

/** A part of an address or of a saved report that holds nothing here, as it was written, and why. */
export type Refused = {
  readonly part: 'fields' | 'pivots' | 'calculated' | 'sorts';
  readonly text: string;
  readonly message: string;
};

export type Builder = {
  readonly draft: Draft;
  /** What it began with and could not be read; it stays in the address until it is taken away. */
  readonly refused: readonly Refused[];
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** What the answer on screen was asked by; null = there is none. */
  readonly ran: Draft | null;
};

export type Area = 'values' | 'pivots';

export type BuilderAction =
  /** A click on a field; `asPivot` by its pivot action. */
  | { readonly type: 'toggle'; readonly field: FieldName; readonly asPivot: boolean }
  /** Dropped into an area, in front of a field there or behind all of them. */
  | { readonly type: 'place'; readonly field: FieldName; readonly area: Area; readonly before: FieldName | null }
  /** A calculated field as it is now, in place of the one of its name or behind all. */
  | { readonly type: 'calculate'; readonly field: CalculatedField }
  | { readonly type: 'uncalculate'; readonly name: string }
  | { readonly type: 'filter'; readonly filters: readonly string[] }
  | { readonly type: 'sort'; readonly sorts: readonly string[] }
  /** Another question, of what is behind a figure: a step like others. */
  | { readonly type: 'drill'; readonly draft: Draft }
  /** A saved report, which begins a history of its own. */
  | { readonly type: 'load'; readonly draft: Draft }
  /** Whatever was refused is taken away, by its text. */
  | { readonly type: 'forget'; readonly text: string }
  | { readonly type: 'clear' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'ran'; readonly draft: Draft | null };

export const stepsMax = 100;
/** What is shown at once: more rows are read from a file. */
export const rowsMax = 20_000;

export const emptyDraft: Draft = { values: [], pivots: [], calculated: [], filters: [], sorts: [] };

export const beginWith = (draft: Draft, refused: readonly Refused[] = []): Builder => ({
  ...{ draft, refused, past: [], future: [], ran: null },
});

export const fieldsOf = ({ values, pivots }: Draft): readonly FieldName[] => [...values, ...pivots];
export const rowsOf = ({ values }: Draft): readonly DimensionName[] => values.filter(isDimension);
export const measuresOf = ({ values }: Draft): readonly MeasureName[] => values.filter(isMeasure);

/** What its figures are called, in the order of the columns. */
export const figureLabels = (draft: Draft): string[] => [
  ...measuresOf(draft).map(fieldLabel),
  ...draft.calculated.map(({ label }) => label),
];

/** `Viewer Count, View Count by Genre and User Gender`. @param measures of what is shown, where that is not all of them */
export const titleOf = (draft: Draft, measures: readonly string[] = figureLabels(draft)): string => {
  const by = [...rowsOf(draft), ...draft.pivots].map(fieldLabel).join(' and ');
  return by === '' ? measures.join(', ') : `${measures.join(', ')} by ${by}`;
};

/** What a calculated field of the report stands among. */
export const surroundingOf = ({ values, pivots }: Pick<Draft, 'values' | 'pivots'>): Surrounding => {
  const rows = values.filter(isDimension);
  return { rows, dimensions: [...rows, ...pivots] };
};

const sameList = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((text, place) => text === right[place]);

const asText = (field: CalculatedField): string => JSON.stringify(field);

const sameQuestion = (left: Draft, right: Draft): boolean =>
  sameList(left.values, right.values) &&
  sameList(left.pivots, right.pivots) &&
  sameList(left.calculated.map(asText), right.calculated.map(asText)) &&
  sameList(left.filters.toSorted(), right.filters.toSorted());

const sameDraft = (left: Draft, right: Draft): boolean =>
  sameQuestion(left, right) && sameList(left.sorts, right.sorts);

export const isCurrent = ({ draft, ran }: Builder): boolean => ran !== null && sameQuestion(draft, ran);

/** The field that a sort goes by. */
const sortField = (sort: string): string => {
  const [name = ''] = sort.slice(sort.lastIndexOf(fieldPrefix)).split(' ');
  return bareName(name);
};

/** Sorts by fields that are gone go with them; by one of the pivoted columns, with the pivots. */
const withoutLostSorts = (draft: Draft, before: Draft): Draft => ({
  ...draft,
  sorts: draft.sorts.filter((sort) => {
    const field = sortField(sort);
    const isPivoted = sort.lastIndexOf(fieldPrefix) > 0;
    const isThere = [...draft.values, ...calculatedNames(draft)].some((name) => name === field);
    return isThere && (!isPivoted || sameList(draft.pivots, before.pivots));
  }),
});

const without = <Name extends FieldName>(names: readonly Name[], field: FieldName): Name[] =>
  names.filter((name) => name !== field);

const insert = <Name extends FieldName>(names: readonly Name[], field: Name, before: FieldName | null): Name[] => {
  const others = without(names, field);
  const found = before === null ? -1 : others.map(String).indexOf(before);
  return others.toSpliced(found < 0 ? others.length : found, 0, field);
};

/** A measure cannot be a pivot: the columns are groups of people or titles. */
export const takes = (area: Area, field: FieldName): boolean => area === 'values' || isDimension(field);

const placed = (draft: Draft, field: FieldName, area: Area, before: FieldName | null): Draft => {
  const values = without(draft.values, field);
  const pivots = without(draft.pivots, field);
  if (area === 'values') return { ...draft, values: insert(values, field, before), pivots };
  return isDimension(field) ? { ...draft, values, pivots: insert(pivots, field, before) } : draft;
};

/** 3-reports-and-admin section 4, Toggling a field. */
const toggled = (draft: Draft, field: FieldName, asPivot: boolean): Draft => {
  const isPivot = draft.pivots.some((name) => name === field);
  if (!asPivot && fieldsOf(draft).includes(field))
    return { ...draft, values: without(draft.values, field), pivots: without(draft.pivots, field) };
  return placed(draft, field, asPivot && !isPivot ? 'pivots' : 'values', null);
};

const calculatedWith = (draft: Draft, field: CalculatedField): Draft => {
  const at = draft.calculated.findIndex(({ name }) => name === field.name);
  const place = at < 0 ? draft.calculated.length : at;
  return { ...draft, calculated: draft.calculated.toSpliced(place, 1, field) };
};

const changed = (builder: Builder, next: Draft): Builder => {
  const draft = withoutLostSorts(next, builder.draft);
  if (sameDraft(draft, builder.draft)) return builder;
  return { ...builder, draft, past: [...builder.past, builder.draft].slice(-stepsMax), future: [] };
};

const undone = (builder: Builder): Builder => {
  const draft = builder.past.at(-1);
  if (draft === undefined) return builder;
  return { ...builder, draft, past: builder.past.slice(0, -1), future: [builder.draft, ...builder.future] };
};

const redone = (builder: Builder): Builder => {
  const [draft, ...future] = builder.future;
  return draft === undefined ? builder : { ...builder, draft, past: [...builder.past, builder.draft], future };
};

export const builderReducer = (builder: Builder, action: BuilderAction): Builder => {
  switch (action.type) {
    case 'toggle':
      return changed(builder, toggled(builder.draft, action.field, action.asPivot));
    case 'place':
      return changed(builder, placed(builder.draft, action.field, action.area, action.before));
    case 'calculate':
      return changed(builder, calculatedWith(builder.draft, action.field));
    case 'uncalculate': {
      const calculated = builder.draft.calculated.filter(({ name }) => name !== action.name);
      return changed(builder, { ...builder.draft, calculated });
    }
    case 'filter':
      return changed(builder, { ...builder.draft, filters: action.filters });
    case 'sort':
      return changed(builder, { ...builder.draft, sorts: action.sorts });
    case 'drill':
      return changed(builder, action.draft);
    case 'load':
      return beginWith(action.draft);
    case 'forget':
      return { ...builder, refused: builder.refused.filter(({ text }) => text !== action.text) };
    case 'clear':
      return { ...changed(builder, emptyDraft), refused: [], ran: null };
    case 'undo':
      return undone(builder);
    case 'redo':
      return redone(builder);
    case 'ran':
      return { ...builder, ran: action.draft };
  }
};

const needs = (draft: Draft, measure: MeasureName): string | null => {
  const { needs: needed, share, label } = measureDefinition(measure);
  if (share === 'row' && rowsOf(draft).length === 0) return `${label} needs a dimension that makes the rows.`;
  if (needed === undefined || needed.some((name) => fieldsOf(draft).includes(name))) return null;
  return `${label} needs ${needed.map(fieldLabel).join(' or ')}.`;
};

const labelOf = ({ calculated }: Draft, name: string): string =>
  calculated.find((field) => field.name === name)?.label ?? name;

/** What a report needs before it can be run or saved. */
export const fieldsMissing = 'Choose the fields of the report first.';
/** What a file or a save of its figures needs. */
export const runMissing = 'Run the report first.';

/** Why these fields cannot be run; null = they can. */
export const problemOf = (draft: Draft): string | null => {
  if (fieldsOf(draft).length + draft.calculated.length === 0) return fieldsMissing;
  const measures = [...new Set([...measuresOf(draft), ...measuresIn(draft.calculated)])];
  if (measures.length === 0) return 'Choose a measure: there is nothing to count yet.';
  const [problem] = calculatedProblems(draft.calculated, surroundingOf(draft));
  if (problem !== undefined) return `${labelOf(draft, problem.name)}: ${problem.message}`;
  if (periodsIn(draft.calculated).length > 0 && !draft.filters.some((text) => text.startsWith('date:')))
    return 'A change needs dates: All Time has no period before it.';
  const [clash] = clashes([...fieldsOf(draft).filter(isDimension), ...measures]);
  if (clash !== undefined)
    return `${fieldLabel(clash.measure)} cannot stand beside ${fieldLabel(clash.dimension)}: take one of them away.`;
  return measures.map((measure) => needs(draft, measure)).find((reason) => reason !== null) ?? null;
};

const prefixed = (names: readonly FieldName[]): string[] => names.map((name) => `${fieldPrefix}${name}`);

/** What the answer is sorted by: the first figure while nothing is chosen. */
export const sortsOf = (draft: Draft): readonly string[] => sortsAsked(definitionOf(draft));

/** The call of a report. */
export const bodyOf = (draft: Draft): ReportQuestion => questionOf(definitionOf(draft));

/** What is saved of a report: the fields are the values and then the pivots (3-reports-and-admin section 3). */
export const definitionOf = (draft: Draft) => ({
  view: crosstabId as typeof crosstabId,
  fields: prefixed(fieldsOf(draft)),
  pivots: prefixed(draft.pivots),
  calculated: [...draft.calculated],
  filters: [...draft.filters],
  sorts: [...draft.sorts],
  limit: null,
});
