import { describe, expect, it } from 'vitest';
import { columnsOf } from './answer.ts';
import { type Draft, emptyDraft } from './builder.ts';
import { drillsOf } from './drill.ts';

const total = { panel: 'Total' } as const;
const draft = (change: Partial<Draft>): Draft => ({ ...emptyDraft, values: ['genre', 'viewer_count'], ...change });

const drills = (asked: Draft, row: Record<string, string | number | boolean | null>, name: string, facts = total) => {
  const column = columnsOf(asked, row, null).find((one) => one.name === name);
  if (column === undefined) throw new Error(`No column ${name}.`);
  return drillsOf(asked, row, column, facts);
};
const filtersOf = (found: ReturnType<typeof drills>): readonly string[] | string | undefined =>
  typeof found === 'string' ? found : found[0]?.draft.filters;

const figure = 'crosstab.viewer_count';

describe('what is behind a figure', () => {
  it('is asked with the filters that its row stands for beside those of the report', () => {
    const found = drills(draft({ filters: ['age:18-24'] }), { 'crosstab.genre': 'Drama', [figure]: 12 }, figure);
    expect(found).toEqual([
      expect.objectContaining({
        label: 'Viewer Count by Title',
        draft: {
          ...emptyDraft,
          values: ['title', 'viewer_count'],
          filters: ['age:18-24', 'genre:Drama'],
        },
      }),
      expect.objectContaining({ label: 'Viewer Count by User Age Bucket' }),
      expect.objectContaining({ label: 'Viewer Count by User Gender' }),
      expect.objectContaining({ label: 'Viewer Count by User Country' }),
      expect.objectContaining({ label: 'Viewer Count by Date' }),
      expect.objectContaining({ label: 'This report of these alone' }),
    ]);
  });

  it('has the value of its row in place of the values of the report, and not that breakdown again', () => {
    const byAge = draft({
      values: ['user_age_bucket', 'viewer_count'],
      filters: ['age:18-24,25-29', 'date:last 30 days'],
    });
    const found = drills(byAge, { 'crosstab.user_age_bucket': '25-29', [figure]: 3 }, figure);
    expect(filtersOf(found)).toEqual(['date:last 30 days', 'age:25-29']);
    expect(JSON.stringify(found)).not.toContain('by User Age Bucket');
  });

  it('leaves out the metrics that picked the rows of the report, of which its own rows are no part', () => {
    const picked = draft({ filters: ['age:18-24', 'metric:viewer_count >= 900', 'metric:view_count >= 5000'] });
    const found = drills(picked, { 'crosstab.genre': 'Drama', [figure]: 1200 }, figure);
    const asked = typeof found === 'string' ? [] : found.map(({ draft: { filters } }) => filters);
    expect(asked).toEqual(Array(6).fill(['age:18-24', 'genre:Drama']));
  });

  it.each([
    ['viewer_share_by_row', 'Viewer Count'],
    ['view_share_by_column', 'View Count'],
    ['character_vote_share', 'Character Vote Count'],
  ] as const)('is what a share counts, which would be one of another whole there: %s', (share, count) => {
    const pivoted = draft({ values: ['genre', share], pivots: ['user_gender'] });
    const name = `female|crosstab.${share}`;
    const found = drills(pivoted, { 'crosstab.genre': 'Drama', [name]: 0.5 }, name);
    const labels = typeof found === 'string' ? [] : found.map(({ label }) => label);
    expect(labels[0]).toBe(`${count} by Title`);
    expect(labels.at(-1)).toBe('This report of these alone');
    expect(labels.join()).not.toContain('Share');
  });

  it('knows a title by its id, and a day as one', () => {
    const byTitle = draft({ values: ['title', 'date', 'viewer_count'] });
    const row = {
      'crosstab.title': 'Any',
      'crosstab.date': '2024-05-01',
      'crosstab.parent_content_id': '77',
      [figure]: 1,
    };
    expect(filtersOf(drills(byTitle, row, figure))).toEqual([
      'title:77',
      'date:2024-05-01 00:00:00 to 2024-05-01 23:59:59',
    ]);
  });

  it('stays in the panel that the figure was counted in', () => {
    const byCountry = draft({ values: ['user_country', 'viewer_count'] });
    const row = { 'crosstab.user_country': 'US', [figure]: 1 };
    expect(filtersOf(drills(byCountry, row, figure))).toEqual(['country:US', 'panel:No']);
    expect(filtersOf(drills(draft({ ...byCountry, filters: ['panel:Yes'] }), row, figure))).toEqual([
      'panel:Yes',
      'country:US',
    ]);
  });

  it('stands for the pivot of its column, and for all of them in the total of a row', () => {
    const pivoted = draft({ pivots: ['user_gender'] });
    const [female, all] = ['female|crosstab.viewer_count', 'Total|crosstab.viewer_count'] as const;
    const row = { 'crosstab.genre': 'Drama', [female]: 1, [all]: 2 };
    expect(filtersOf(drills(pivoted, row, female))).toEqual(['genre:Drama', 'gender:female']);
    expect(filtersOf(drills(pivoted, row, all))).toEqual(['genre:Drama']);
    const sum = { 'crosstab.genre': null, [female]: 1, [all]: 2, _total: true };
    expect(filtersOf(drills(pivoted, sum, female))).toEqual(['gender:female']);
  });

  it('is not asked where no filter stands for the same people', () => {
    const reason = (asked: Draft, row: Record<string, string | number | null>, name = figure) =>
      filtersOf(drills(asked, row, name));
    const named = draft({ values: ['network_name', 'viewer_count'] });
    expect(reason(named, { 'crosstab.network_name': 'Any', [figure]: 1 })).toBe(
      'No filter stands for one value of Network Name.',
    );
    expect(reason(draft({}), { 'crosstab.genre': null, [figure]: 1 })).toBe('No filter stands for one value of Genre.');
    const unknown = 'None|crosstab.viewer_count';
    const pivoted = draft({ pivots: ['user_gender'] });
    expect(reason(pivoted, { 'crosstab.genre': 'Drama', [unknown]: 1 }, unknown)).toBe(
      'No filter stands for one value of User Gender.',
    );
    const inGenre = draft({ filters: ['genre:Comedy'] });
    expect(reason(inGenre, { 'crosstab.genre': 'Drama', [figure]: 1 })).toBe(
      'A filter of this report and the row of this figure cannot stand together as one filter.',
    );
  });
});
