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
};

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

/** A rule that was broken, in words. */
export const plainWords = (problem: Problem): string => {
  if (problem.input === undefined) return 'is required';
  switch (problem.code) {
    case 'invalid_type':
      return `must be ${kinds[problem.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return `must be ${problem.values.length > 1 ? 'one of ' : ''}${problem.values.map(String).join(', ')}`;
    case 'too_small':
      return tooSmall(problem);
    case 'too_big':
      return tooBig(problem);
    case 'invalid_union':
      return 'must be of another kind';
    default:
      return 'is not valid';
  }
};

/** From now on every schema of this program speaks so where it says nothing itself. */
export const speakPlainly = (): void => {
  z.config({ customError: plainWords });
};
