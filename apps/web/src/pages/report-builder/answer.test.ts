import { describe, expect, it } from 'vitest';
import { type AnswerRow, columnsOf, sortBy, sortedRows } from './answer.ts';
import { type Draft, emptyDraft } from './builder.ts';
import { headingOf, hintOf, isPale, keptBackText, linkOf, textOf } from './cells.ts';

const draft: Draft = { ...emptyDraft, values: ['title', 'viewer_share_by_column'], pivots: ['user_gender'] };
const name = 'crosstab.viewer_share_by_column';
const row = (title: string | null, female: number | null, more: AnswerRow = {}): AnswerRow => ({
  'crosstab.title': title,
  'crosstab.parent_content_id': '7',
  [`female|${name}`]: female,
  [`female|${name}|n`]: 240,
  [`female|${name}|effective`]: 200.4,
  [`female|${name}|low`]: 0.1,
  [`female|${name}|high`]: 0.3,
  [`female|${name}|differs`]: 'above',
  [`None|${name}`]: 0,
  ...more,
});
const columns = columnsOf(draft, row('A', 0.2), null);
const [title, female] = columns;
if (title === undefined || female === undefined) throw new Error('The columns are missing.');

describe('the columns of an answer', () => {
  it('are told by the names in a row while rows come', () => {
    expect(columns.map(({ field, at, part }) => [field, at, part])).toEqual([
      ['title', null, null],
      ...[null, 'n', 'effective', 'low', 'high', 'differs'].map((part) => ['viewer_share_by_column', 'female', part]),
      ['viewer_share_by_column', 'None', null],
    ]);
  });

  it('say a country of the pivots by its name, and an unknown value as None', () => {
    const byCountry: Draft = { ...draft, pivots: ['user_country'] };
    const found = columnsOf(byCountry, { [`US|${name}`]: 1, [`None|${name}`]: 1 }, null);
    const country = { ...title, field: 'user_country', format: 'country' } as const;
    expect(found.map((column) => headingOf(byCountry, column, () => country))).toEqual(['United States', 'None']);
  });
});

describe('the cells', () => {
  it('write what is missing as None, a figure as --, and what is kept back as suppressed', () => {
    expect(textOf(title, row(null, 0.2))).toBe('None');
    expect(textOf(female, row('A', null))).toBe('--');
    expect(textOf(female, row('A', null, { suppressed: [female.name] }))).toBe(keptBackText);
    expect(textOf(female, row('A', 0.2))).toBe('20.00%');
  });

  it('tell people, effective base, interval and difference on hovering', () => {
    const lines = hintOf(female, row('A', 0.2), { facts: null, total: null })?.split('\n');
    expect(lines?.slice(0, 5)).toEqual([
      'Viewer Share By Column: 20%',
      'People: 240',
      'Effective base: 200',
      '95 % interval: 10% to 30%',
      'Differs: more than the others',
    ]);
  });

  it('say whether a difference was looked for where none is told, by the people of the totals', () => {
    const found = (own: AnswerRow, of: number | null, all: number | null) => {
      const total = { _total: true, [`female|${name}|n`]: of, [`Total|${name}|n`]: all };
      const hint = hintOf(female, { ...row('A', 0.2), ...own }, { facts: null, total });
      return hint?.split('\n').find((line) => line.startsWith('Differs'));
    };
    const none = { [`female|${name}|differs`]: null };
    const untested = 'Differs: not tested, fewer than 30 people on one side';
    expect([found(none, 29, 500), found(none, 471, 500)]).toEqual([untested, untested]);
    expect([found(none, 30, 500), found(none, 470, 500)]).toEqual(['Differs: none found', 'Differs: none found']);
    // What is kept back may be enough.
    expect(found(none, null, 500)).toBe('Differs: none found, or not tested: fewer than 30 people on one side');
    expect(found({}, 240, 500)).toBe('Differs: more than the others');
  });

  it('compare no total, which has no others', () => {
    const total = row(null, 1, { _total: true, [`female|${name}|differs`]: null });
    expect(hintOf(female, total, { facts: null, total })).not.toContain('Differs');
    expect(isPale(female, total)).toBe(false);
  });

  it('compare a share of a row with the other rows', () => {
    const ofRow = 'crosstab.viewer_share_by_row';
    const byCountry: Draft = { ...draft, values: ['user_country', 'viewer_share_by_row'] };
    const own = { [`female|${ofRow}`]: 0.5, [`female|${ofRow}|differs`]: null, [`Total|${ofRow}|n`]: 12 };
    const [, share] = columnsOf(byCountry, { 'crosstab.user_country': 'IS', ...own }, null);
    if (share === undefined) throw new Error('The share is missing.');
    const hint = (people: number) =>
      hintOf(share, { ...own, [`Total|${ofRow}|n`]: people }, { facts: null, total: { [`Total|${ofRow}|n`]: 500 } });
    expect(hint(12)).toContain('Differs: not tested, fewer than 30 people on one side');
    expect(hint(40)).toContain('Differs: none found');
  });

  it('are pale on fewer than 30 people of equal weight, and where chance may have made a difference', () => {
    expect(isPale(female, row('A', 0.2))).toBe(false);
    expect(isPale(female, row('A', 0.2, { [`${female.name}|effective`]: 29 }))).toBe(true);
    expect(isPale(female, row('A', 0.2, { [`${female.name}|differs`]: null }))).toBe(true);
  });

  it('lead from a title to its report, by its kind or else by its id', () => {
    expect(linkOf(title, row('A', 1))).toBe('/show/7');
    expect(linkOf(title, row('A', 1, { 'crosstab.parent_content_id': 'a-b' }))).toBe('/movie/a-b');
    expect(linkOf(title, row('A', 1, { 'crosstab.content_type': 'movie' }))).toBe('/movie/7');
    expect(linkOf(title, row(null, 1, { _total: true }))).toBeNull();
  });
});

describe('the order of the rows', () => {
  const rows = [row('B', 0.1), row('A', null), row('C', 0.4)];
  const names = (sorts: string[]) => sortedRows({ ...draft, sorts }, rows).map((each) => each['crosstab.title']);

  it('goes by a pivoted column or a dimension, what is missing last in both directions', () => {
    expect(names([`female|${name} desc`])).toEqual(['C', 'B', 'A']);
    expect(names([`female|${name} asc`])).toEqual(['B', 'C', 'A']);
    expect(names(['crosstab.title asc'])).toEqual(['A', 'B', 'C']);
  });

  it('goes by season and number of episodes, and by the followers of tiers', () => {
    const ordered = (field: 'season_episode' | 'follower_tier', values: readonly (string | null)[], way: string) =>
      sortedRows(
        { ...emptyDraft, values: [field, 'view_count'], sorts: [`crosstab.${field} ${way}`] },
        values.map((value) => ({ [`crosstab.${field}`]: value })),
      ).map((each) => each[`crosstab.${field}`]);
    const episodes = ['S10 | E1', 'S1 | E10', null, 'S1 | E2', 'S2 | E1'];
    expect(ordered('season_episode', episodes, 'asc')).toEqual(['S1 | E2', 'S1 | E10', 'S2 | E1', 'S10 | E1', null]);
    expect(ordered('season_episode', episodes, 'desc')).toEqual(['S10 | E1', 'S2 | E1', 'S1 | E10', 'S1 | E2', null]);
    const tiers = ['10k-50k', '>500k', '1k-10k', null, '500-1k', '100k-500k', '50k-100k'];
    expect(ordered('follower_tier', tiers, 'asc')).toEqual([
      ...['500-1k', '1k-10k', '10k-50k', '50k-100k', '100k-500k', '>500k'],
      null,
    ]);
  });

  it('goes by the total of the row where a measure stands without a place', () => {
    expect(sortBy({ ...draft, sorts: [`${name} desc`] })).toEqual([{ name: `Total|${name}`, direction: 'desc' }]);
    expect(sortBy(draft)).toEqual([{ name: `Total|${name}`, direction: 'desc' }]);
  });
});
