import type { CalculatedField } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from './builder.ts';
import { type Addressed, addressed, draftOf, readAddressed, readDescribed } from './described.ts';

const empty: Addressed = { fields: [], pivots: [], calculated: [], filters: [], sorts: [] };
const ratio: CalculatedField = {
  ...{ name: 'crosstab.calc_each', label: 'Each', op: 'divide' },
  ...{ left: 'crosstab.view_count', right: 'crosstab.viewer_count' },
};
const fields = ['crosstab.genre', 'crosstab.view_count'];
const read = (asked: Partial<Addressed>) => readAddressed({ ...empty, fields, ...asked });

describe('what a report is described by', () => {
  it('is named with its reason where this portal has no such field', () => {
    const { draft, refused } = read({ fields: [...fields, 'crosstab.age', 'loudness'], pivots: ['crosstab.age'] });
    expect(draft.values).toEqual(['genre', 'view_count']);
    expect(refused).toEqual([
      { part: 'fields', text: 'crosstab.age', message: 'is not a field here.' },
      { part: 'fields', text: 'loudness', message: 'is not a field here.' },
      { part: 'pivots', text: 'crosstab.age', message: 'is not a field here.' },
    ]);
  });

  it('has no measure among the pivots, and says so', () => {
    const { draft, refused } = read({ pivots: ['crosstab.view_count'] });
    expect([draft.values, draft.pivots]).toEqual([['genre', 'view_count'], []]);
    expect(refused.map(({ message }) => message)).toEqual(['is a measure, and no measure can be a pivot.']);
  });

  it('has the calculated fields that can be read, and names those that cannot', () => {
    const texts = [JSON.stringify(ratio), 'no json', '{"name":"crosstab.calc_x","op":"root"}'];
    const { draft, refused } = read({ calculated: texts });
    expect(draft.calculated).toEqual([ratio]);
    expect(refused.map(({ text }) => text)).toEqual(texts.slice(1));
    expect(new Set(refused.map(({ message }) => message))).toEqual(
      new Set(['is not a calculated field that can be read.']),
    );
  });

  it.each([
    'crosstab.title asc',
    'crosstab.view_count sideways',
    'loudness desc',
    'female|crosstab.view_count desc',
    'crosstab.calc_gone',
  ])('is not sorted by %s, which it has no column for, and says so', (sort) => {
    const { draft, refused } = read({ sorts: [sort] });
    expect(draft.sorts).toEqual([]);
    expect(refused).toEqual([
      { part: 'sorts', text: sort, message: 'is no order of this report: it has no such column.' },
    ]);
  });

  it('is sorted by its columns, by pivoted and calculated ones too, each once', () => {
    expect(read({ sorts: ['crosstab.genre ASC,crosstab.view_count desc'] }).draft.sorts).toEqual([
      ...['crosstab.genre asc', 'crosstab.view_count desc'],
    ]);
    const pivoted = { pivots: ['crosstab.user_gender'], calculated: [JSON.stringify(ratio)] };
    const sorts = ['female|crosstab.calc_each desc', 'Total|crosstab.view_count'];
    expect(read({ ...pivoted, sorts })).toMatchObject({ draft: { sorts }, refused: [] });
    const twice = read({ sorts: ['crosstab.genre asc', 'crosstab.genre desc'] });
    expect(twice.draft.sorts).toEqual(['crosstab.genre asc']);
    expect(twice.refused.map(({ text }) => text)).toEqual(['crosstab.genre desc']);
  });

  it('stays in the address as it was written, what is refused behind what is asked', () => {
    const asked = { fields: [...fields, 'crosstab.age'], calculated: ['no json', JSON.stringify(ratio)] };
    const { refused } = read({ ...asked, sorts: ['loudness desc'] });
    expect(addressed({ ...empty, fields, calculated: [ratio] }, refused)).toEqual({
      fields: [...fields, 'crosstab.age'],
      ...{ pivots: [], filters: [], order: ['loudness desc'] },
      calculated: [JSON.stringify(ratio), 'no json'],
    });
  });
});

describe('a saved report', () => {
  const report = {
    fields: ['crosstab.title', 'crosstab.view_count', 'crosstab.user_gender', 'crosstab.gone'],
    calculated: [],
    pivots: ['crosstab.user_gender'],
    filters: ['title:1'],
    sorts: ['crosstab.title asc', 'crosstab.gone desc'],
  };

  it('has as values the fields that are not pivots, and names what it has no longer', () => {
    expect(draftOf(report)).toEqual({
      ...emptyDraft,
      values: ['title', 'view_count'],
      pivots: ['user_gender'],
      filters: ['title:1'],
      sorts: ['crosstab.title asc'],
    });
    expect(readDescribed(report).refused.map(({ text }) => text)).toEqual(['crosstab.gone', 'crosstab.gone desc']);
  });
});
