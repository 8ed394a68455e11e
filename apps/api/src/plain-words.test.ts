import { benchmarkBodySchema, calculatedFieldSchema, cellSchema } from '@cvm/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { speakPlainly } from './plain-words.ts';
import { explainBodySchema } from './views/explain.ts';

beforeAll(speakPlainly);

const problems = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`.trim());

describe('what has several forms', () => {
  it('says what each of them is', () => {
    expect(problems(z.object({ after: z.array(cellSchema) }), { after: [{}] })).toEqual([
      'after.0 must be a text or a whole number or true or false or null',
    ]);
    expect(problems(benchmarkBodySchema, { showId: true, topData: true })).toEqual([
      'showId must be a text or a whole number',
    ]);
    expect(problems(z.union([z.literal(''), z.null()]), 5)).toEqual(['must be "" or null']);
  });

  it('says between which it decides', () => {
    const field = { name: 'crosstab.calc_a', label: 'A', op: 'power' };
    expect(problems(calculatedFieldSchema, field)).toEqual([
      'op must be one of add, subtract, multiply, divide, index, change, percent_change',
    ]);
  });

  it('says what is wrong with the one that comes nearest', () => {
    expect(problems(explainBodySchema, { view: 'showSummary', filters: [7] })).toEqual([
      'is wrong at "filters.0": must be a text',
    ]);
    expect(problems(explainBodySchema, { crosstab: { view: 'reports', columns: ['genre'] } })).toEqual([
      'is wrong at "crosstab.fields": is required',
    ]);
  });
});

it('names what an object does not take', () => {
  expect(problems(z.strictObject({ limit: z.number() }), { limit: 1, offset: 5 })).toEqual(['takes no "offset"']);
});
