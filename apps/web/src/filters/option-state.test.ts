import type { Clause } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { nextState, optionState, stateLabel, withJoin, withOption } from './option-state.ts';

const press = (clauses: Clause[], value: string, excludes = true): Clause[] =>
  withOption('country', clauses, value, nextState(optionState(clauses, value), excludes));

describe('the cycle of an option', () => {
  it('goes empty, included, excluded, empty', () => {
    const included = press([], 'US');
    expect(included).toEqual([{ id: 'country', op: 'is', values: ['US'], join: 'or' }]);
    const excluded = press(included, 'US');
    expect(excluded).toEqual([{ id: 'country', op: 'is_not', values: ['US'], join: 'or' }]);
    expect(press(excluded, 'US')).toEqual([]);
  });

  it('goes empty, included, empty without exclusion', () => {
    const included = press([], 'US', false);
    expect(optionState(included, 'US')).toBe('included');
    expect(press(included, 'US', false)).toEqual([]);
  });

  it('keeps the other values, their order and their join', () => {
    const before: Clause[] = [
      { id: 'show', op: 'is', values: ['1', '2'], join: 'and' },
      { id: 'show', op: 'is_not', values: ['3'], join: 'or' },
    ];
    expect(withOption('show', before, '2', 'excluded')).toEqual([
      { id: 'show', op: 'is', values: ['1'], join: 'and' },
      { id: 'show', op: 'is_not', values: ['3', '2'], join: 'or' },
    ]);
  });

  it('says an exclusion in the label', () => {
    expect(stateLabel('Germany', 'excluded')).toBe('Excludes: Germany');
    expect(stateLabel('Germany', 'included')).toBe('Germany');
  });
});

describe('the join', () => {
  it('is that of the included values alone', () => {
    const clauses: Clause[] = [
      { id: 'title', op: 'is', values: ['1', '2'], join: 'or' },
      { id: 'title', op: 'is_not', values: ['3'], join: 'or' },
    ];
    expect(withJoin(clauses, 'and').map(({ join }) => join)).toEqual(['and', 'or']);
    expect(withOption('title', withJoin(clauses, 'and'), '4', 'included')[0]?.join).toBe('and');
  });
});
