import type { Clause, FilterId } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { panelClauses, panelRule } from './panel-rule.ts';

const clause = (id: FilterId, op: Clause['op'], ...values: string[]): Clause => ({ id, op, values, join: 'or' });
const us = clause('country', 'is', 'US');

describe('the panel', () => {
  it('is Balanced by default for the United States, and can be changed', () => {
    expect(panelRule([us], true)).toEqual({ value: 'Yes', disabledReason: null });
    expect(panelRule([us, ...panelClauses('Yes')], true).value).toBe('Yes');
    expect(panelRule([us, ...panelClauses('No')], true)).toEqual({ value: 'No', disabledReason: null });
  });

  it.each([
    ['no country', []],
    ['another country', [clause('country', 'is', 'GB')]],
    ['two countries', [clause('country', 'is', 'US', 'GB')]],
    ['an exclusion beside it', [us, clause('country', 'is_not', 'GB')]],
    ['the United States excluded', [clause('country', 'is_not', 'US')]],
  ])('is Total with %s, whatever was asked for, and says why', (_, clauses) => {
    const rule = panelRule([...clauses, clause('panel', 'is', 'Yes')], true);
    expect(rule.value).toBe('No');
    expect(rule.disabledReason).toContain('United States');
  });

  it('is Total without a census, and says why', () => {
    const rule = panelRule([us], false);
    expect(rule.value).toBe('No');
    expect(rule.disabledReason).toContain('census');
  });
});
