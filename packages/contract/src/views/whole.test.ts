import { expect, it } from 'vitest';
import type { Clause } from '../filters/clause.ts';
import type { FilterId } from '../filters/ids.ts';
import { wholeLabelOf } from './whole.ts';

it('all episodes together are the whole show only where no filter leaves some of them out', () => {
  const clause = (id: FilterId, ...values: string[]): Clause => ({ id, op: 'is', values, join: 'or' });
  expect(wholeLabelOf([clause('show', '7'), clause('country', 'US')])).toBe('Whole show');
  expect(wholeLabelOf([clause('show', '7'), clause('season', '2')])).toBe('Season 2');
  expect(wholeLabelOf([clause('show', '7'), clause('episode', '12')])).toBe('This episode');
  expect(wholeLabelOf([clause('movie', 'm-1')])).toBe('This movie');
  for (const some of [
    [clause('season', '1', '2')],
    [clause('episode', '12', '13')],
    [clause('season', '2'), clause('episode', '12')],
    [{ ...clause('season', '2'), op: 'is_not' as const }],
  ])
    expect(wholeLabelOf(some)).toBe('These episodes');
});
