import { type Clause, pageFilterDefinition } from '@cvm/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clauseDraft,
  draftClause,
  draftProblem,
  type MetricChoice,
  type MetricDraft,
  metricChoices,
  operandOf,
  typedOf,
} from './metric-filters.ts';

const choices = metricChoices(pageFilterDefinition('showSummary'));
const draft = (parts: Partial<MetricDraft>): MetricDraft => ({
  key: 'k',
  name: 'viewshare',
  op: '>=',
  low: '',
  high: '',
  ...parts,
});

describe('the metrics of a page', () => {
  it('stand in the order of the specification where it gives one', () => {
    expect(metricChoices(pageFilterDefinition('moviesSummary')).map(({ name }) => name)).toEqual([
      ...['engagement', 'followers', 'views', 'viewers', 'rating'],
    ]);
  });
});

describe('operands', () => {
  it('are percentages on screen and fractions in the clause', () => {
    expect(operandOf('percent', '5')).toBe('0.05');
    expect(operandOf('percent', '0.07')).toBe('0.0007');
    expect(operandOf('percent', '12.5')).toBe('0.125');
    expect(typedOf('percent', '0.0007')).toBe('0.07');
    expect(typedOf('percent', '1e-7')).toBe('0.00001');
    expect(operandOf('index', '120')).toBe('1.2');
    expect(operandOf('positive', '1000')).toBe('1000');
  });

  it('come back as they were typed', () => {
    const typed = fc.tuple(fc.nat({ max: 100 }), fc.nat({ max: 999_999 })).map(([a, b]) => String(Number(`${a}.${b}`)));
    fc.assert(
      fc.property(typed, (text) => {
        expect(typedOf('percent', operandOf('percent', text))).toBe(text);
      }),
    );
  });
});

describe('a metric filter', () => {
  it('is one only when metric, operator and every operand are there', () => {
    expect(draftClause(choices, draft({ name: '' }))).toBeNull();
    expect(draftClause(choices, draft({}))).toBeNull();
    expect(draftClause(choices, draft({ op: 'to', low: '1' }))).toBeNull();
    expect(draftProblem(choices, draft({ op: 'to', low: '1' }))).toBe('Enter both numbers.');
    expect(draftClause(choices, draft({ op: 'to', low: '5', high: '1' }))).toBeNull();
    expect(draftClause(choices, draft({ op: 'to', low: '1', high: '5' }))).toEqual({
      id: 'metric',
      op: 'to',
      values: ['viewshare', '0.01', '0.05'],
      join: 'or',
    });
  });

  it('takes percentages of a whole from 0 to 100, counts and indexes from 0, and any change', () => {
    const said = (of: readonly MetricChoice[], name: string, low: string, high?: string) =>
      draftProblem(of, draft({ name, low, ...(high === undefined ? {} : { op: 'to', high }) }));
    for (const name of ['viewshare', 'completion']) {
      expect([said(choices, name, '0'), said(choices, name, '100')]).toEqual([null, null]);
      expect(said(choices, name, '100.5')).toBe('Enter a percentage from 0 to 100.');
      expect(said(choices, name, '50', '101')).toBe('Enter a percentage from 0 to 100.');
    }
    expect(draftClause(choices, draft({ low: '200' }))).toBeNull();
    // Typed for a rating, which takes any number, before another metric was chosen.
    expect(said(choices, 'viewers', '-5')).toBe('Enter a number from 0 on.');
    const affinity = metricChoices(pageFilterDefinition('affinityAll'));
    expect([said(affinity, 'affinityIndex', '250'), said(affinity, 'affinityIndex', '-1')]).toEqual([
      null,
      'Enter a number from 0 on.',
    ]);
    const builder = metricChoices(pageFilterDefinition('reportBuilder'));
    expect([said(builder, 'follow_growth_rate', '250'), said(builder, 'follow_growth_rate', '-20')]).toEqual([
      null,
      null,
    ]);
    expect(draftClause(builder, draft({ name: 'follow_growth_rate', low: '250' }))?.values).toEqual([
      'follow_growth_rate',
      '2.5',
    ]);
  });

  it('is typed again as it was', () => {
    const clause: Clause = { id: 'metric', op: 'to', values: ['viewshare', '0.01', '0.05'], join: 'or' };
    const typed = clauseDraft(choices, clause, 'k');
    expect(typed).toEqual({ key: 'k', name: 'viewshare', op: 'to', low: '1', high: '5' });
    expect(draftClause(choices, typed)).toEqual(clause);
  });
});
