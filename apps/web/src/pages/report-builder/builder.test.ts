import type { FieldName } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import {
  type Builder,
  type BuilderAction,
  beginWith,
  bodyOf,
  builderReducer,
  type Draft,
  definitionOf,
  emptyDraft,
  isCurrent,
  problemOf,
  sortsOf,
  stepsMax,
} from './builder.ts';

const play = (actions: readonly BuilderAction[], from: Builder = beginWith(emptyDraft)): Builder =>
  actions.reduce(builderReducer, from);
const toggle = (field: FieldName, asPivot = false): BuilderAction => ({ type: 'toggle', field, asPivot });
const fields = ({ draft }: Builder) => [draft.values, draft.pivots];

describe('toggling a field', () => {
  it('makes it a value, by the pivot action a pivot', () => {
    expect(fields(play([toggle('title'), toggle('user_gender', true)]))).toEqual([['title'], ['user_gender']]);
  });

  it('moves a value to the pivots and a pivot to the values by the pivot action, and else takes it away', () => {
    expect(fields(play([toggle('title'), toggle('title', true)]))).toEqual([[], ['title']]);
    expect(fields(play([toggle('title', true), toggle('title', true)]))).toEqual([['title'], []]);
    expect(fields(play([toggle('title'), toggle('title')]))).toEqual([[], []]);
    expect(fields(play([toggle('title', true), toggle('title')]))).toEqual([[], []]);
  });

  it('leaves a measure among the values: it is no pivot', () => {
    const values = play([toggle('view_count')]);
    expect(play([toggle('view_count', true)], values)).toBe(values);
    const drop = { type: 'place', field: 'view_count', area: 'pivots', before: null } as const;
    expect(fields(play([toggle('title'), drop]))).toEqual([['title'], []]);
  });
});

describe('dropping a field', () => {
  it('puts it in front of another or behind all, and takes it from where it was', () => {
    const chosen = play([toggle('title'), toggle('genre'), toggle('view_count')]);
    const drop = (area: 'values' | 'pivots', before: FieldName | null) =>
      fields(play([{ type: 'place', field: 'genre', area, before }], chosen));
    expect(drop('values', 'title')).toEqual([['genre', 'title', 'view_count'], []]);
    expect(drop('values', null)).toEqual([['title', 'view_count', 'genre'], []]);
    expect(drop('pivots', null)).toEqual([['title', 'view_count'], ['genre']]);
  });
});

describe('the state of the answer', () => {
  const asked = play([toggle('title'), toggle('view_count')]);
  const ran = play([{ type: 'ran', draft: asked.draft }], asked);

  it('is current only while pivots, values and filters are those of the last run', () => {
    expect([isCurrent(asked), isCurrent(ran)]).toEqual([false, true]);
    expect(isCurrent(play([toggle('genre')], ran))).toBe(false);
    expect(isCurrent(play([toggle('genre'), toggle('genre')], ran))).toBe(true);
    expect(isCurrent(play([{ type: 'filter', filters: ['country:US'] }], ran))).toBe(false);
    expect(isCurrent(play([{ type: 'sort', sorts: ['crosstab.title asc'] }], ran))).toBe(true);
  });

  it('forgets what was refused, one by one or with Clear', () => {
    const refused = (['crosstab.age', 'loudness'] as const).map(
      (text) => ({ part: 'fields', text, message: 'is not a field here.' }) as const,
    );
    const begun = beginWith(emptyDraft, refused);
    expect(play([{ type: 'forget', text: 'loudness' }], begun).refused).toEqual(refused.slice(0, 1));
    expect(play([toggle('title')], begun).refused).toEqual(refused);
    expect(play([{ type: 'clear' }], begun).refused).toEqual([]);
  });

  it('is gone with Clear, which can be undone', () => {
    const cleared = play([{ type: 'clear' }], ran);
    expect([cleared.draft, cleared.ran]).toEqual([emptyDraft, null]);
    expect(play([{ type: 'undo' }], cleared).draft).toEqual(asked.draft);
  });
});

describe('undo and redo', () => {
  it('walk through what was asked, and a change ends what could be redone', () => {
    const three = play([toggle('title'), toggle('genre'), toggle('view_count')]);
    const back = play([{ type: 'undo' }, { type: 'undo' }], three);
    expect(fields(back)).toEqual([['title'], []]);
    expect(fields(play([{ type: 'redo' }, { type: 'redo' }, { type: 'redo' }], back))).toEqual(fields(three));
    expect(play([toggle('date')], back).future).toEqual([]);
    expect(play([{ type: 'undo' }, { type: 'undo' }, { type: 'undo' }, { type: 'undo' }], three).draft).toEqual(
      emptyDraft,
    );
  });

  it('keep 100 steps', () => {
    const many = play(Array.from({ length: stepsMax + 20 }, () => toggle('title')));
    expect(many.past).toHaveLength(stepsMax);
  });

  it('do not count what changes nothing', () => {
    expect(play([{ type: 'filter', filters: [] }, { type: 'undo' }, { type: 'redo' }]).past).toEqual([]);
  });
});

describe('what cannot be run', () => {
  it.each<[FieldName[], string | null]>([
    [[], 'Choose the fields of the report first.'],
    [['title'], 'Choose a measure: there is nothing to count yet.'],
    [['view_share_by_row'], 'View Share By Row needs a dimension that makes the rows.'],
    [['title', 'view_share_by_row'], null],
    [['title', 'follow_running_total'], 'Follow Running Total needs Date or Days From Release.'],
    [['date', 'follow_running_total'], null],
    [['device_name', 'follow_count'], 'Follow Count cannot stand beside Device Name: take one of them away.'],
    [['view_count'], null],
  ])('%j: %s', (values, problem) => {
    expect(problemOf({ ...emptyDraft, values })).toBe(problem);
  });
});

describe('the order', () => {
  it('is by the first measure, downwards, of pivoted ones by the total of the row', () => {
    const asked = { ...emptyDraft, values: ['title', 'viewer_count', 'view_count'] as const };
    expect(sortsOf(asked)).toEqual(['crosstab.viewer_count desc']);
    expect(sortsOf({ ...asked, pivots: ['user_gender'] })).toEqual(['Total|crosstab.viewer_count desc']);
  });

  it('goes with the field or the pivot that it goes by', () => {
    const chosen = play([toggle('title'), toggle('view_count'), toggle('user_gender', true)]);
    const sorted = play([{ type: 'sort', sorts: ['female|crosstab.view_count desc'] }], chosen);
    expect(play([toggle('genre')], sorted).draft.sorts).toHaveLength(1);
    expect(play([toggle('user_gender')], sorted).draft.sorts).toEqual([]);
    expect(play([toggle('view_count')], sorted).draft.sorts).toEqual([]);
  });
});

describe('a saved report', () => {
  const draft: Draft = {
    ...emptyDraft,
    values: ['title', 'view_count'],
    pivots: ['user_gender'],
    filters: ['title:1'],
  };

  it('is saved and asked with the values and then the pivots, totals and bases asked for', () => {
    const names = ['crosstab.title', 'crosstab.view_count', 'crosstab.user_gender'];
    expect(definitionOf(draft)).toMatchObject({ fields: names, pivots: ['crosstab.user_gender'], limit: null });
    expect(bodyOf(draft)).toMatchObject({ fields: names, total: true, row_total: true, honest: true });
    expect(bodyOf({ ...emptyDraft, values: ['view_count'] })).toMatchObject({ total: false, row_total: false });
  });
});
