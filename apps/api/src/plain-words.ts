/**
 * What is wrong with a value, for whoever wrote the call: words for every rule of a schema that has none of its own. The
 * schema library's would speak of its own notions. They go on where the name of the field ends, so they begin small.
 */
import { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  // No call takes a number that is not whole.
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/** A value as it would be written in a call. */
const written = (value: unknown): string => (value === '' ? '""' : String(value));

/** Of a name that nothing has, so many characters are told. */
const keyMax = 80;

type Problem = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0];

const units: Readonly<Record<string, readonly [one: string, more: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

const counted = (count: number, [one, more]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : more}`;

const tooSmall = ({ minimum, origin }: Extract<Problem, { code: 'too_small' }>): string => {
  const unit = units[origin];
  if (unit === undefined) return `must be ${minimum} or more`;
  return Number(minimum) === 1 ? 'must not be empty' : `takes at least ${counted(Number(minimum), unit)}`;
};

const tooBig = ({ maximum, origin }: Extract<Problem, { code: 'too_big' }>): string => {
  const unit = units[origin];
  return unit === undefined ? `must be ${maximum} or less` : `takes up to ${counted(Number(maximum), unit)}`;
};

const must = 'must be ';

type Problems = Extract<Problem, { code: 'invalid_union' }>['errors'][number];

/** How many of a form's own fields are wrong or not there; what is wrong inside of one tells that it is this form. */
const outside = (problems: Problems): number => problems.filter(({ path }) => path.length < 2).length;

/** What every form of a value asks for, where none gets as far as its fields; else the problem of the form that comes nearest. */
const noForm = (problem: Extract<Problem, { code: 'invalid_union' }>): string => {
  if ('options' in problem && Array.isArray(problem.options)) return `${must}one of ${problem.options.join(', ')}`;
  const [nearest] = problem.errors
    .toSorted((one, other) => outside(one) - outside(other) || one.length - other.length)
    .map(([first]) => first);
  if (nearest === undefined) return `${must}of another kind`;
  const words = problem.errors.map(([first]) => (first?.path.length === 0 ? first.message : ''));
  if (words.every((text) => text.startsWith(must)))
    return `${must}${words.map((text) => text.slice(must.length)).join(' or ')}`;
  return nearest.path.length === 0 ? nearest.message : `is wrong at "${nearest.path.join('.')}": ${nearest.message}`;
};

/** A rule that was broken, in words. */
export const plainWords = (problem: Problem): string => {
  if (problem.input === undefined) return 'is required';
  switch (problem.code) {
    case 'invalid_type':
      return `${must}${kinds[problem.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return `${must}${problem.values.length > 1 ? 'one of ' : ''}${problem.values.map(written).join(', ')}`;
    case 'too_small':
      return tooSmall(problem);
    case 'too_big':
      return tooBig(problem);
    case 'invalid_union':
      return noForm(problem);
    case 'unrecognized_keys':
      return `takes no ${problem.keys.map((key) => `"${key.slice(0, keyMax)}"`).join(', ')}`;
    default:
      return 'is not valid';
  }
};

/** From now on every schema of this program speaks so where it says nothing itself. */
export const speakPlainly = (): void => {
  z.config({ customError: plainWords });
};
