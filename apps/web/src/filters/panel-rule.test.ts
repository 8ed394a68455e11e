import type { Clause, FilterId } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { panelClauses, panelRule } from './panel-rule.ts';

const clause = (id: FilterId, op: Clause['op'], ...values: string[]): Clause => ({ id, op, values, join: 'or' });
const us = clause('country', 'is', 'US');
const census = { panelAvailable: true, limits: {} };

describe('the panel', () => {
  it('is Balanced by default for the United States, and can be changed', () => {
    expect(panelRule([us], census)).toEqual({ value: 'Yes', disabledReason: null, byDefault: true });
    expect(panelRule([us, ...panelClauses('Yes')], census).value).toBe('Yes');
    expect(panelRule([us, ...panelClauses('No')], census)).toEqual({
      ...{ value: 'No', disabledReason: null, byDefault: false },
    });
  });

  it('is Balanced by default where the user may see the United States alone', () => {
    const only = { panelAvailable: true, limits: { country: ['US'] } };
    expect(panelRule([], only)).toMatchObject({ value: 'Yes', byDefault: true });
    expect(panelRule([clause('country', 'is', 'US', 'GB')], only)).toMatchObject({ value: 'Yes', byDefault: true });
    expect(panelRule([...panelClauses('No')], only)).toMatchObject({ value: 'No', byDefault: false });
    expect(panelRule([], { ...only, limits: { country: ['US', 'GB'] } }).value).toBe('No');
  });

  it.each([
    ['no country', []],
    ['another country', [clause('country', 'is', 'GB')]],
    ['two countries', [clause('country', 'is', 'US', 'GB')]],
    ['an exclusion beside it', [us, clause('country', 'is_not', 'GB')]],
    ['the United States excluded', [clause('country', 'is_not', 'US')]],
  ])('is Total with %s, whatever was asked for, and says why', (_, clauses) => {
    const rule = panelRule([...clauses, clause('panel', 'is', 'Yes')], census);
    expect(rule.value).toBe('No');
    expect(rule.disabledReason).toContain('United States');
  });

  it('is Total without a census, and says why', () => {
    const rule = panelRule([us], { ...census, panelAvailable: false });
    expect(rule.value).toBe('No');
    expect(rule.disabledReason).toContain('census');
  });
});
