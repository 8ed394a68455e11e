/**
 * Metric filters: which figures a page can be narrowed by, and how their operands are typed. Percentages are entered
 * as 0-100 and stored as fractions (1-foundation section 5).
 */
import {
  type Clause,
  type Column,
  columnOf,
  crosstabId,
  isViewId,
  type MetricId,
  measureNames,
  type Operator,
  type PageFilters,
  viewDefinition,
} from '@cvm/contract';

/**
 * How a metric's operand is typed: a percentage of a whole (0-100), a change in percent, an index (100 is average), a number
 * from 0, or any number.
 */
export type MetricUnit = 'percent' | 'change' | 'index' | 'positive' | 'number';

export type MetricChoice = { readonly name: string; readonly label: string; readonly unit: MetricUnit };

export const metricOperators = ['>', '>=', '<', '<=', '=', 'to'] as const satisfies readonly Operator[];
export type MetricOperator = (typeof metricOperators)[number];

const isMetricOperator = (op: string): op is MetricOperator => metricOperators.some((known) => known === op);

/** The operator as it stands in a chip and in the menu. */
export const operatorLabels: Record<MetricOperator, string> = {
  '>': '>',
  '>=': '≥',
  '<': '<',
  '<=': '≤',
  '=': '=',
  to: 'between',
};

const units: Partial<Record<Column['format'], MetricUnit>> = {
  share: 'percent',
  rate: 'percent',
  percent: 'percent',
  index: 'index',
  count: 'positive',
  compact: 'positive',
  score: 'positive',
};

/** Percentages that may be more than 100, or less than nothing. */
const changes: readonly MetricId[] = ['followerGrowth', 'percentIncrease'];

const unitOf = ({ metric, format }: Column): MetricUnit =>
  metric !== undefined && changes.includes(metric) ? 'change' : (units[format] ?? 'number');

export const isPercentage = (unit: MetricUnit): boolean => unit === 'percent' || unit === 'change';

const columnsOf = (view: string): readonly Column[] => {
  if (view === crosstabId) return measureNames.map(columnOf);
  return isViewId(view) ? viewDefinition(view).columns : [];
};

/**
 * The metrics a page can be filtered by: in the order the page names them, else in that of the columns of its first
 * view, the one of its table.
 */
export const metricChoices = ({ views, metrics, metricLabels = {} }: PageFilters): MetricChoice[] => {
  const columns = views.slice(0, 1).flatMap(columnsOf);
  const choices = new Map<string, MetricChoice>();
  for (const column of columns) {
    const { name, label, metric, of } = column;
    // What qualifies a figure is offered only where the page names it: "Minimum viewers" of a rate.
    const isOffered = metrics?.includes(name) ?? of === undefined;
    if (metric !== undefined && isOffered)
      choices.set(name, { name, label: metricLabels[name] ?? label, unit: unitOf(column) });
  }
  const named = metrics?.flatMap((name) => choices.get(name) ?? []);
  return named ?? [...choices.values()];
};

/** Moves the decimal point by text, so that 0.07 % is 0.0007 and not 0.0007000000000000001. */
const shifted = (value: string, by: number): string => {
  const [digits = '', exponent = '0'] = value.toLowerCase().split('e');
  return String(Number(`${digits}e${Number(exponent) + by}`));
};

/** Decimal places between what is typed and what is stored. */
const places: Record<MetricUnit, number> = { percent: 2, change: 2, index: 2, positive: 0, number: 0 };

/** What was typed for a metric as its clause holds it: a percentage as a fraction. */
export const operandOf = (unit: MetricUnit, typed: string): string => shifted(typed, -places[unit]);

/** A clause's operand as it is typed: a fraction as a percentage. */
export const typedOf = (unit: MetricUnit, operand: string): string => shifted(operand, places[unit]);

/**
 * A metric filter while it is typed; a part that is missing is empty. `key` tells rows apart. `held` is the filter that holds while
 * the row is not whole.
 */
export type MetricDraft = {
  readonly key: string;
  readonly name: string;
  readonly op: MetricOperator;
  readonly low: string;
  readonly high: string;
  readonly held?: Clause;
};

/** What is wrong with numbers of a metric; null = nothing. Another metric may have been chosen after they were typed. */
const rangeProblem = (unit: MetricUnit, ends: readonly number[]): string | null => {
  if (unit === 'percent' && ends.some((end) => end < 0 || end > 100)) return 'Enter a percentage from 0 to 100.';
  if ((unit === 'positive' || unit === 'index') && ends.some((end) => end < 0)) return 'Enter a number from 0 on.';
  return null;
};

/** How the numbers of a metric are typed. */
export const unitIn = (choices: readonly MetricChoice[], wanted: string): MetricUnit =>
  choices.find(({ name }) => name === wanted)?.unit ?? 'number';

/** What a draft still needs before it is a filter; null = nothing. */
export const draftProblem = (choices: readonly MetricChoice[], draft: MetricDraft): string | null => {
  const ends = draft.op === 'to' ? [draft.low, draft.high] : [draft.low];
  if (draft.name === '') return 'Choose a metric.';
  if (ends.some((end) => end === '' || !Number.isFinite(Number(end))))
    return draft.op === 'to' ? 'Enter both numbers.' : 'Enter a number.';
  if (Number(ends[0]) > Number(ends.at(-1))) return 'The second number must not be smaller than the first.';
  return rangeProblem(unitIn(choices, draft.name), ends.map(Number));
};

/** A draft as a clause; null while it needs something. */
export const draftClause = (choices: readonly MetricChoice[], draft: MetricDraft): Clause | null => {
  const choice = choices.find(({ name }) => name === draft.name);
  if (choice === undefined || draftProblem(choices, draft) !== null) return null;
  const ends = draft.op === 'to' ? [draft.low, draft.high] : [draft.low];
  return {
    id: 'metric',
    op: draft.op,
    values: [choice.name, ...ends.map((end) => operandOf(choice.unit, end))],
    join: 'or',
  };
};

/** The filter that a row stands for: the one it was until it is whole again (1-foundation section 5). */
export const heldClause = (choices: readonly MetricChoice[], draft: MetricDraft): Clause | null =>
  draftClause(choices, draft) ?? draft.held ?? null;

/** A clause as the draft that would give it. */
export const clauseDraft = (choices: readonly MetricChoice[], clause: Clause, key: string): MetricDraft => {
  const [name = '', low = '', high] = clause.values;
  const unit = unitIn(choices, name);
  const op = isMetricOperator(clause.op) ? clause.op : '=';
  return { key, name, op, low: typedOf(unit, low), high: high === undefined ? '' : typedOf(unit, high) };
};
