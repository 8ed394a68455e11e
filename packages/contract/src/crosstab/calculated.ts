/**
 * Calculated fields of a cross-tab: figures made of its measures cell by cell, a total of totals. What one is, how it is
 * written, why it makes no sense and what it says of itself stands here; its values are worked out in one place,
 * `metrics/crosstab/whole/calculate`.
 */
import { z } from 'zod';
import { addDays, type DateRange, daysBetween, yearsLater } from '../filters/dates.ts';
import { type Format, formatValue, percentages } from '../format/format.ts';
import { type MetricDefinition, metricDefinitions } from '../metrics/definitions.ts';
import { partDefinition } from '../metrics/parts.ts';
import { type Column, calculatedColumn } from '../views/view.ts';
import { type DimensionName, dimensionValue } from './dimensions.ts';
import { type Fact, factDefinition } from './facts.ts';
import { isMeasure, type MeasureName, measureDefinition, percentFormat } from './measures.ts';
import { bareName, fieldPrefix } from './names.ts';

export const calculatedMax = 10;
export const calculatedLabelMax = 60;

/** The name of a calculated field without that of its view. */
export type CalculatedName = `calc_${string}`;

export const isCalculated = (name: string): name is CalculatedName => /^calc_[a-z0-9_]{1,40}$/.test(name);

const nameSchema = z
  .string()
  .max(60)
  .regex(/^crosstab\.calc_[a-z0-9_]{1,40}$/, 'is written crosstab.calc_ and letters, digits or _');

/** A measure, a calculated field that stands before this one, or a number. */
const operandSchema = z.union([z.string().max(100), z.number()]);
export type Operand = z.infer<typeof operandSchema>;

/** Values of the dimensions that make the rows, in their order; null = unknown. A title is its name or its id. */
const rowSchema = z.strictObject({ row: z.array(z.string().max(400).nullable()).min(1).max(20) });

export const operations = ['add', 'subtract', 'multiply', 'divide'] as const;
export type Operation = (typeof operations)[number];
export const changes = ['change', 'percent_change'] as const;
/** `previous`: as many days right before; `last_year`: the same days a year before. */
export const periods = ['previous', 'last_year'] as const;
export type ComparedPeriod = (typeof periods)[number];

const own = {
  name: nameSchema,
  label: z.string().trim().min(1, 'A calculated field needs a name.').max(calculatedLabelMax),
};

export const calculatedFieldSchema = z.discriminatedUnion('op', [
  z.strictObject({ ...own, op: z.enum(operations), left: operandSchema, right: operandSchema }),
  z.strictObject({
    ...own,
    op: z.literal('index'),
    of: z.string().max(100),
    against: z.union([z.literal('total'), rowSchema]),
  }),
  z.strictObject({ ...own, op: z.enum(changes), of: z.string().max(100), period: z.enum(periods) }),
]);
export type CalculatedField = z.infer<typeof calculatedFieldSchema>;

/** The closed list of what can be wrong with one; `part` of a problem says where. */
export type CalculatedFault =
  | 'unknown_field'
  | 'named_twice'
  | 'number'
  | 'zero'
  | 'sum_of_people'
  | 'sum_of_rates'
  | 'unlike'
  | 'product_of_counts'
  | 'another_base'
  | 'index_of_count'
  | 'whole_of_itself'
  | 'no_rows'
  | 'no_such_row'
  | 'change_of_change'
  | 'days_apart';

export type CalculatedPart = 'name' | 'left' | 'right' | 'of' | 'against' | 'period';

export type CalculatedProblem = {
  /** The field as the call names it. */
  readonly name: string;
  readonly part: CalculatedPart;
  readonly fault: CalculatedFault;
  readonly message: string;
};

/** What a figure is a number of. A quotient is of two things, a mean of one. */
type Unit = 'members' | 'rows' | 'points' | 'fraction' | 'mean' | 'quotient';

type Kind = {
  readonly label: string;
  readonly unit: Unit;
  /** What it is counted in. */
  readonly facts: readonly Fact[];
  readonly format: Format;
  /** Is another period part of it? */
  readonly compares: boolean;
};

const unitOf = (name: MeasureName): Unit => {
  const { metric, share, format } = measureDefinition(name);
  const { part }: MetricDefinition = metricDefinitions[metric];
  if (share !== undefined || percentages.includes(format)) return 'fraction';
  const counts = part === undefined ? undefined : partDefinition(part).counts;
  return counts === 'members' || counts === 'rows' || counts === 'points' ? counts : 'mean';
};

const kindOfMeasure = (name: MeasureName): Kind => {
  const { label, facts, format } = measureDefinition(name);
  return { label, unit: unitOf(name), facts, format, compares: false };
};

const isCount = ({ unit }: Kind): boolean => unit === 'members' || unit === 'rows' || unit === 'points';
const sameFacts = (left: Kind, right: Kind): boolean =>
  left.facts.length === right.facts.length && left.facts.every((fact) => right.facts.includes(fact));
const factsText = ({ facts }: Kind): string =>
  facts.map((fact) => factDefinition(fact).label.toLowerCase()).join(' and ');

type Refusal = Omit<CalculatedProblem, 'name'>;
type Judged = { readonly kind: Kind } | { readonly refusal: Refusal };

const refuse = (part: CalculatedPart, fault: CalculatedFault, message: string): Judged => ({
  refusal: { part, fault, message },
});

const unlike = (left: Kind, right: Kind): Judged =>
  refuse('right', 'unlike', `${left.label} and ${right.label} are not numbers of the same thing.`);

const otherBase = (left: Kind, right: Kind, what: string): Judged =>
  refuse(
    'right',
    'another_base',
    `${left.label} is counted in ${factsText(left)} and ${right.label} in ${factsText(right)}: ${what}`,
  );

const added = (left: Kind, right: Kind): Judged => {
  if (left.unit !== right.unit) return unlike(left, right);
  if (left.unit === 'members')
    return refuse(
      'right',
      'sum_of_people',
      `${left.label} and ${right.label} count distinct members: whoever is in both would be counted twice.`,
    );
  if (!isCount(left))
    return refuse('right', 'sum_of_rates', 'Shares, rates and means of different wholes have no sum.');
  return { kind: { ...left, facts: [...new Set([...left.facts, ...right.facts])] } };
};

/** The difference of two figures of a kind: that of percentages is in points. */
const differenceOf = (kind: Kind): Kind => (percentages.includes(kind.format) ? { ...kind, format: 'points' } : kind);

const subtracted = (left: Kind, right: Kind): Judged => {
  if (left.unit !== right.unit) return unlike(left, right);
  if (left.unit === 'fraction' || sameFacts(left, right)) return { kind: differenceOf(left) };
  return isCount(left) ? otherBase(left, right, 'what is left is a number of neither.') : unlike(left, right);
};

const multiplied = (left: Kind, right: Kind): Judged => {
  if (right.unit === 'fraction') return { kind: left };
  if (left.unit === 'fraction') return { kind: right };
  return refuse(
    'right',
    'product_of_counts',
    `${left.label} times ${right.label} is a number of nothing: one of them must be a share, a rate or a number.`,
  );
};

const divided = (left: Kind, right: Kind): Judged => {
  if (isCount(left) && isCount(right)) {
    if (!left.facts.every((fact) => right.facts.includes(fact)))
      return otherBase(left, right, 'divided by a count of another base it is a share of nobody.');
    const isShare = left.unit === right.unit;
    return { kind: { ...left, unit: isShare ? 'fraction' : 'quotient', format: isShare ? percentFormat : 'score' } };
  }
  if (left.unit !== right.unit || (left.unit !== 'fraction' && !sameFacts(left, right))) return unlike(left, right);
  return { kind: { ...left, unit: 'quotient', format: 'score' } };
};

const judgements: Record<Operation, (left: Kind, right: Kind) => Judged> = {
  add: added,
  subtract: subtracted,
  multiply: multiplied,
  divide: divided,
};

type Arithmetic = Extract<CalculatedField, { op: Operation }>;
type Known = ReadonlyMap<string, Kind>;

const unknownField = (part: CalculatedPart, name: string): Judged =>
  refuse(
    part,
    'unknown_field',
    `There is no measure "${name.slice(0, 80)}", and no calculated field of this name before this one.`,
  );

/** Of a number and a kind: a number scales it, and does nothing else. */
const scaled = ({ op, left, right }: Arithmetic, known: Known): Judged => {
  const number = typeof left === 'number' ? left : right;
  const other = typeof left === 'number' ? right : left;
  if (typeof other === 'number' || op === 'add' || op === 'subtract' || (op === 'divide' && typeof left === 'number'))
    return refuse(
      typeof left === 'number' ? 'left' : 'right',
      'number',
      'A number can multiply a measure or divide it, and nothing else.',
    );
  if (op === 'divide' && number === 0) return refuse('right', 'zero', 'Nothing can be divided by 0.');
  const kind = known.get(other);
  if (kind === undefined) return unknownField(typeof left === 'number' ? 'right' : 'left', other);
  return { kind: { ...kind, format: kind.format === 'count' && !Number.isInteger(number) ? 'score' : kind.format } };
};

const arithmetic = (field: Arithmetic, known: Known): Judged => {
  if (typeof field.left === 'number' || typeof field.right === 'number') return scaled(field, known);
  const [left, right] = [known.get(field.left), known.get(field.right)];
  if (left === undefined) return unknownField('left', field.left);
  if (right === undefined) return unknownField('right', field.right);
  const judged = judgements[field.op](left, right);
  return 'kind' in judged ? { kind: { ...judged.kind, compares: left.compares || right.compares } } : judged;
};

/** What the fields of a question are for a calculated one: the dimensions that make its rows, and all of them. */
export type Surrounding = { readonly rows: readonly DimensionName[]; readonly dimensions: readonly DimensionName[] };

const indexed = (field: Extract<CalculatedField, { op: 'index' }>, known: Known, { rows }: Surrounding): Judged => {
  const kind = known.get(field.of);
  if (kind === undefined) return unknownField('of', field.of);
  const name = bareName(field.of);
  if (rows.length === 0)
    return refuse('against', 'no_rows', 'An index compares rows: choose a dimension that makes them.');
  if (field.against === 'total' && isCount(kind))
    return refuse(
      'of',
      'index_of_count',
      `${kind.label} is a count, and less than its total everywhere: take a share, a rate or a ratio.`,
    );
  if (field.against === 'total' && isMeasure(name) && measureDefinition(name).share === 'column')
    return refuse('of', 'whole_of_itself', `${kind.label} is a share of that total already.`);
  if (field.against !== 'total' && field.against.row.length !== rows.length)
    return refuse('against', 'no_such_row', `A row is named by ${rows.length} of its values.`);
  return { kind: { ...kind, unit: 'quotient', format: 'index' } };
};

const apart: readonly DimensionName[] = ['date', 'days_from_release'];

const changed = (
  field: Extract<CalculatedField, { period: ComparedPeriod }>,
  known: Known,
  { dimensions }: Surrounding,
): Judged => {
  const kind = known.get(field.of);
  if (kind === undefined) return unknownField('of', field.of);
  if (kind.compares) return refuse('of', 'change_of_change', `${kind.label} compares two periods already.`);
  if (dimensions.some((name) => apart.includes(name)))
    return refuse('period', 'days_apart', 'Among the fields are days, and no day of one period is in the other.');
  return field.op === 'percent_change'
    ? { kind: { ...kind, compares: true, unit: 'fraction', format: percentFormat } }
    : { kind: { ...differenceOf(kind), compares: true } };
};

const judge = (field: CalculatedField, known: Known, around: Surrounding): Judged => {
  if (field.op === 'index') return indexed(field, known, around);
  return 'period' in field ? changed(field, known, around) : arithmetic(field, known);
};

const measureKinds = (names: readonly MeasureName[]): [string, Kind][] =>
  names.map((name) => [`${fieldPrefix}${name}`, kindOfMeasure(name)]);

/** The measures that calculated fields are made of, each once. */
export const measuresIn = (fields: readonly CalculatedField[]): MeasureName[] => {
  const operands = fields.flatMap((field) => ('of' in field ? [field.of] : [field.left, field.right]));
  const names = operands.flatMap((one) => (typeof one === 'string' ? [bareName(one)] : []));
  return [...new Set(names.filter(isMeasure))];
};

type Judgement = { readonly problems: readonly CalculatedProblem[]; readonly kinds: Known };

const judgeAll = (fields: readonly CalculatedField[], around: Surrounding): Judgement => {
  const known = new Map<string, Kind>(measureKinds(measuresIn(fields)));
  const problems: CalculatedProblem[] = [];
  for (const field of fields) {
    const { name, label } = field;
    const judged = known.has(name)
      ? refuse('name', 'named_twice', `Two calculated fields are called "${name}".`)
      : judge(field, known, around);
    if ('refusal' in judged) problems.push({ name, ...judged.refusal });
    else known.set(name, { ...judged.kind, label });
  }
  return { problems, kinds: known };
};

/** Why some calculated fields make no sense beside these dimensions, in their order; none = they do. */
export const calculatedProblems = (
  fields: readonly CalculatedField[],
  around: Surrounding,
): readonly CalculatedProblem[] => judgeAll(fields, around).problems;

/** The periods that some fields compare with, each once. */
export const periodsIn = (fields: readonly CalculatedField[]): ComparedPeriod[] =>
  periods.filter((period) => fields.some((field) => 'period' in field && field.period === period));

/** The days that a range is compared with. */
export const daysCompared = ({ from, to }: { from: string; to: string }, period: ComparedPeriod): DateRange => {
  if (period === 'last_year') return { from: yearsLater(from, -1), to: yearsLater(to, -1) };
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(to, -days) };
};

/** The days of each period that was compared with. */
export type ComparedDays = Readonly<Partial<Record<ComparedPeriod, DateRange>>>;

const signs: Record<Operation, string> = { add: '+', subtract: '-', multiply: '×', divide: '/' };

export const periodWords: Record<ComparedPeriod, string> = {
  previous: 'as many days before',
  last_year: 'the same days a year before',
};

const periodText = (period: ComparedPeriod, days: ComparedDays): string => {
  const { from = null, to } = days[period] ?? {};
  const text = (day: string): string => formatValue('release', day);
  return from === null || to === undefined
    ? periodWords[period]
    : `${periodWords[period]} (${text(from)} to ${text(to)})`;
};

const totals = 'Totals are calculated from totals.';

type Explaining = {
  /** Names what a field is made of. */
  readonly labelOf: (name: string) => string;
  readonly rows: readonly DimensionName[];
  readonly days: ComparedDays;
  readonly format: Format | undefined;
};

/** What a calculated field is, in words, and where it is empty. */
const explained = (field: CalculatedField, { labelOf, rows, days, format }: Explaining): string => {
  const inPoints = format === 'points' ? ' in percentage points' : '';
  if (field.op === 'index') {
    const against =
      field.against === 'total'
        ? 'the total of its column'
        : `the row ${field.against.row.map((value, place) => dimensionValue(rows[place], value)).join(' | ')}`;
    return `${labelOf(field.of)} against ${against}, which is 100; empty where that is 0 or less, missing or suppressed.`;
  }
  if ('period' in field) {
    const what = `${labelOf(field.of)} against ${periodText(field.period, days)}`;
    return field.op === 'change'
      ? `${what}: the difference${inPoints}; empty where either is missing or suppressed. ${totals}`
      : `${what}: the difference in percent of it; empty where that is 0 or less, missing or suppressed. ${totals}`;
  }
  const side = (operand: Operand): string => (typeof operand === 'number' ? String(operand) : labelOf(operand));
  const sum = `${side(field.left)} ${signs[field.op]} ${side(field.right)}`;
  const zero = field.op === 'divide' && typeof field.right === 'string' ? `${side(field.right)} is 0, or ` : '';
  return `${sum}${inPoints}; empty where ${zero}either is missing or suppressed. ${totals}`;
};

/** Calculated fields as columns, under their own names; those that make no sense have none. */
export const calculatedColumns = (
  fields: readonly CalculatedField[],
  around: Surrounding,
  days: ComparedDays = {},
): Column[] => {
  const { kinds } = judgeAll(fields, around);
  const labelOf = (name: string): string => kinds.get(name)?.label ?? name;
  return fields.flatMap((field) => {
    const kind = kinds.get(field.name);
    const words = explained(field, { labelOf, rows: around.rows, days, format: kind?.format });
    return kind === undefined ? [] : [calculatedColumn(bareName(field.name), field.label, kind.format, words)];
  });
};
