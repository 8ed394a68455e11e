import { describe, expect, it } from 'vitest';
import { beginWith, builderReducer, type Draft, definitionOf, emptyDraft, problemOf } from './builder.ts';
import { emptyEntry, entryOf, fieldFrom, operandsOf, wordsOf } from './calculated.ts';
import { draftOf } from './described.ts';

const draft: Draft = { ...emptyDraft, values: ['genre', 'view_count', 'viewer_count'] };

const made = (entered: Partial<ReturnType<typeof emptyEntry>>, of = draft, name: string | null = null) =>
  fieldFrom(of, { ...emptyEntry(of), label: 'Views per viewer', ...entered }, name);

const ratio = made({ right: 'crosstab.viewer_count' });
if (!('field' in ratio)) throw new Error('The ratio is not made.');
const { field } = ratio;
const withRatio: Draft = { ...draft, calculated: [field] };

describe('what is entered for a calculated field', () => {
  it('makes a field that is named by its label, and opens as it was entered', () => {
    expect(field).toEqual({
      ...{ name: 'crosstab.calc_views_per_viewer', label: 'Views per viewer', op: 'divide' },
      ...{ left: 'crosstab.view_count', right: 'crosstab.viewer_count' },
    });
    expect(made(entryOf(field))).toEqual(ratio);
    expect(wordsOf(draft, field)).toContain('View Count / Viewer Count; empty where Viewer Count is 0');
    const second = made({ right: '100' }, withRatio);
    expect(second).toMatchObject({ field: { name: 'crosstab.calc_views_per_viewer_2', right: 100 } });
    expect(made({ label: 'Other', right: '2' }, withRatio, field.name)).toMatchObject({ field: { name: field.name } });
  });

  it('says of all its faults where they are', () => {
    expect(made({ label: ' ', right: '2' })).toMatchObject({ problems: [{ part: 'label' }] });
    expect(made({})).toMatchObject({ problems: [{ part: 'right' }] });
    expect(made({ label: '', left: '', right: '' })).toMatchObject({
      problems: [{ part: 'left' }, { part: 'right' }, { part: 'label' }],
    });
    expect(made({ right: 'Viewers of the moon' })).toMatchObject({
      problems: [{ part: 'right', fault: 'unknown_field' }],
    });
    expect(made({ label: '', op: 'index' })).toMatchObject({
      problems: [{ part: 'of', fault: 'index_of_count' }, { part: 'label' }],
    });
    expect(made({ op: 'add', left: 'crosstab.viewer_count', right: 'crosstab.follow_count' })).toMatchObject({
      problems: [{ part: 'right', fault: 'sum_of_people' }],
    });
  });

  it('offers what stands before it, and the measures of the report first', () => {
    expect(
      operandsOf(withRatio, null)
        .slice(0, 3)
        .map(({ label }) => label),
    ).toEqual(['Views per viewer', 'View Count', 'Viewer Count']);
    expect(
      operandsOf(withRatio, field.name)
        .slice(0, 1)
        .map(({ label }) => label),
    ).toEqual(['View Count']);
  });
});

describe('a report with calculated fields', () => {
  it('has them as steps that can be undone, and is sorted by them while they are there', () => {
    const added = builderReducer(beginWith(draft), { type: 'calculate', field });
    const sorted = builderReducer(added, { type: 'sort', sorts: [`${field.name} desc`] });
    expect([sorted.draft.calculated, sorted.draft.sorts]).toEqual([[field], [`${field.name} desc`]]);
    const removed = builderReducer(sorted, { type: 'uncalculate', name: field.name });
    expect([removed.draft.calculated, removed.draft.sorts]).toEqual([[], []]);
    expect(builderReducer(removed, { type: 'undo' }).draft).toEqual(sorted.draft);
  });

  it('is kept with them, and says what a change lacks', () => {
    expect(draftOf(definitionOf(withRatio))).toEqual(withRatio);
    expect(problemOf(withRatio)).toBeNull();
    const change = made({ op: 'change', label: 'Change' });
    if (!('field' in change)) throw new Error('The change is not made.');
    const changed: Draft = { ...draft, calculated: [change.field] };
    expect(problemOf(changed)).toBe('A change needs dates: All Time has no period before it.');
    expect(problemOf({ ...changed, filters: ['date:last 30 days'] })).toBeNull();
    expect(problemOf({ ...changed, values: ['date', 'view_count'], filters: ['date:last 30 days'] })).toContain(
      'Among the fields are days',
    );
  });
});
