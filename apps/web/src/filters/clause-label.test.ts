import { type Clause, type FilterId, pageFilterDefinition } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { clauseLabel } from './clause-label.ts';
import { panelRule } from './panel-rule.ts';

const clause = (id: FilterId, op: Clause['op'], ...values: string[]): Clause => ({ id, op, values, join: 'or' });
const us = clause('country', 'is', 'US');
const full = (one: Clause, others: Clause[] = []) =>
  clauseLabel(
    pageFilterDefinition('showSummary'),
    one,
    { show: { '7': 'Salt and Evidence' } },
    panelRule([one, ...others], { panelAvailable: true, limits: {} }),
  ).full;

describe('the words of a chip', () => {
  it.each([
    [clause('country', 'is', 'US', 'GB'), 'Country: United States, United Kingdom'],
    [clause('country', 'is_not', 'DE'), 'Country: Excludes: Germany'],
    [clause('show', 'is', '7', '8'), 'Show: Salt and Evidence, 8'],
    [{ ...clause('show', 'is', '7', '8'), join: 'and' as const }, 'Show: Salt and Evidence and 8'],
    [clause('gender', 'is', 'female'), 'Gender: Female'],
    [clause('runtime', 'is', '121-999', '45'), 'Runtime: 121+ minutes, 45 minutes'],
    [clause('date', 'is', 'last 30 days'), 'Date: Last 30 Days'],
    [clause('date', 'is', 'last 45 days'), 'Date: Last 45 Days'],
    [clause('date', 'between', '2024-05-01', '2024-05-31'), 'Date: 05-01-2024 to 05-31-2024'],
    [clause('date', 'between', '2024-05-01', '2024-05-01'), 'Date: 05-01-2024'],
    [clause('metric', '>=', 'viewshare', '0.025'), 'Share of Views: ≥ 2.5%'],
    [clause('metric', 'to', 'viewers', '1000', '25000'), 'Viewers: 1,000 to 25,000'],
  ])('%j', (one, words) => {
    expect(full(one)).toBe(words);
  });

  it('say the panel that holds, not the one that was asked for', () => {
    expect(full(clause('panel', 'is', 'Yes'), [us])).toBe('Panel: Balanced');
    expect(full(clause('panel', 'is', 'Yes'))).toBe('Panel: Total');
  });

  it('keep what follows a name that is read from right to left in its place', () => {
    const { text } = clauseLabel(
      pageFilterDefinition('showSummary'),
      clause('show', 'is', '1', '2', '3', '4'),
      { show: { '1': 'Aurora', '2': '24', '3': 'שלום' } },
      panelRule([], { panelAvailable: true, limits: {} }),
    );
    expect(text).toBe('Aurora, 24, \u2068שלום\u2069 +1 more');
  });

  it('are cut after three names and say how many more there are', () => {
    const long = clause('age', 'is', '16-17', '18-24', '25-29', '30-34', '35-39');
    const { text } = clauseLabel(
      pageFilterDefinition('showSummary'),
      long,
      {},
      panelRule([], { panelAvailable: true, limits: {} }),
    );
    expect(text).toBe('16-17, 18-24, 25-29 +2 more');
  });
});
