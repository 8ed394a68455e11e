/** What is entered for a calculated field, and the field that it makes. Pure. */
import {
  bareName,
  type CalculatedField,
  type CalculatedPart,
  type ComparedPeriod,
  calculatedColumns,
  calculatedFieldSchema,
  calculatedLabelMax,
  calculatedProblems,
  fieldPrefix,
  isMeasure,
  measureNames,
  type Operand,
} from '@cvm/contract';
import { type Draft, surroundingOf } from './builder.ts';
import { fieldLabel } from './fields.ts';

/** As the form has it; texts may be unfinished. */
export type Entered = {
  readonly label: string;
  readonly op: CalculatedField['op'];
  /** Names of fields; numbers as typed. */
  readonly left: string;
  readonly right: string;
  /** Values of the row that an index is held against, by dimension; null = the total. */
  readonly row: readonly string[] | null;
  readonly period: ComparedPeriod;
};

export const operationLabels: readonly { readonly value: CalculatedField['op']; readonly label: string }[] = [
  { value: 'divide', label: 'Ratio (/)' },
  { value: 'add', label: 'Sum (+)' },
  { value: 'subtract', label: 'Difference (-)' },
  { value: 'multiply', label: 'Product (×)' },
  { value: 'index', label: 'Index' },
  { value: 'change', label: 'Difference to another period' },
  { value: 'percent_change', label: 'Percent change to another period' },
];

export const emptyEntry = (draft: Draft): Entered => ({
  label: '',
  op: 'divide',
  left: `${fieldPrefix}${draft.values.find(isMeasure) ?? ''}`,
  right: '',
  row: null,
  period: 'previous',
});

const textOf = (operand: Operand): string => String(operand);

/** What is entered where a field is opened to be changed. */
export const entryOf = (field: CalculatedField): Entered => {
  const { label, op } = field;
  const plain: Entered = { label, op, left: '', right: '', row: null, period: 'previous' };
  if (field.op === 'index')
    return {
      ...plain,
      left: field.of,
      row: field.against === 'total' ? null : field.against.row.map((value) => value ?? ''),
    };
  if ('period' in field) return { ...plain, left: field.of, period: field.period };
  return { ...plain, left: textOf(field.left), right: textOf(field.right) };
};

export const isArithmetic = (op: CalculatedField['op']): boolean =>
  op !== 'index' && op !== 'change' && op !== 'percent_change';

const operandOf = (text: string): Operand => {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : text;
};

/** A name that no field of the report has: words of the label, and a number where they are taken. */
const freeName = (draft: Draft, label: string): string => {
  const words = label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 34);
  const taken = new Set(draft.calculated.map(({ name }) => name));
  const named = (end: string) => `${fieldPrefix}calc_${words === '' ? 'field' : words}${end}`;
  const ends = ['', ...draft.calculated.map((_, place) => `_${place + 2}`)];
  return named(ends.find((end) => !taken.has(named(end))) ?? `_${draft.calculated.length + 2}`);
};

export type Problem = { readonly part: CalculatedPart | 'label'; readonly message: string };
type Made = { readonly field: CalculatedField } | { readonly problems: readonly Problem[] };

/** What is left empty of the operands. */
const missingParts = ({ op, left, right }: Entered): Problem[] => {
  const problems: Problem[] = [];
  if (bareName(left) === '' && operandOf(left) === left)
    problems.push({ part: isArithmetic(op) ? 'left' : 'of', message: 'Choose a measure.' });
  if (isArithmetic(op) && right.trim() === '')
    problems.push({ part: 'right', message: 'Choose a measure, or type a number.' });
  return problems;
};

/** What a field is judged as that has no name yet. */
const unnamed = 'Unnamed';

/** The field of an entry, or all that is wrong with it; `name` is that of the field that is changed. */
export const fieldFrom = (draft: Draft, entered: Entered, name: string | null): Made => {
  const isNamed = entered.label.trim() !== '';
  const missing = missingParts(entered);
  const made: Made =
    missing.length > 0
      ? { problems: missing }
      : judged(draft, isNamed ? entered : { ...entered, label: unnamed }, name);
  if (isNamed) return made;
  const found = 'problems' in made ? made.problems : [];
  return { problems: [...found, { part: 'label', message: 'A calculated field needs a name.' }] };
};

/** Of an entry in which nothing is missing. */
const judged = (draft: Draft, entered: Entered, name: string | null): Made => {
  const { label, op, left, right, row, period } = entered;
  const own = { name: name ?? freeName(draft, label), label: label.trim().slice(0, calculatedLabelMax) };
  const asked =
    op === 'index'
      ? {
          ...own,
          op,
          of: left,
          against: row === null ? 'total' : { row: row.map((value) => (value.trim() === '' ? null : value.trim())) },
        }
      : op === 'change' || op === 'percent_change'
        ? { ...own, op, of: left, period }
        : { ...own, op, left: operandOf(left), right: operandOf(right) };
  const { data: field } = calculatedFieldSchema.safeParse(asked);
  if (field === undefined) return { problems: [{ part: 'right', message: 'This is no measure and no number.' }] };
  const others = draft.calculated.filter((other) => other.name !== own.name);
  const place = draft.calculated.findIndex((other) => other.name === own.name);
  const all = others.toSpliced(place < 0 ? others.length : place, 0, field);
  const problems = calculatedProblems(all, surroundingOf(draft)).filter((one) => one.name === own.name);
  return problems.length === 0 ? { field } : { problems };
};

/** What a field says of itself. */
export const wordsOf = (draft: Draft, field: CalculatedField): string => {
  const fields = [...draft.calculated.filter(({ name }) => name !== field.name), field];
  const column = calculatedColumns(fields, surroundingOf(draft)).find(({ name }) => name === bareName(field.name));
  return column?.calculated ?? '';
};

/** What a field can be made of: calculated fields that stand before it, then measures, those of the report first. */
export const operandsOf = (draft: Draft, name: string | null): { value: string; label: string }[] => {
  const place = draft.calculated.findIndex((field) => field.name === name);
  const before = place < 0 ? draft.calculated : draft.calculated.slice(0, place);
  const own = draft.values.filter(isMeasure);
  const measures = [...own, ...measureNames.filter((measure) => !own.includes(measure))];
  return [
    ...before.map((field) => ({ value: field.name, label: field.label })),
    ...measures.map((measure) => ({ value: `${fieldPrefix}${measure}`, label: fieldLabel(measure) })),
  ];
};
