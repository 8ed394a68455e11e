import { accessOf, crosstabBodySchema } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { QueryError } from '../error.ts';
import type { Edition } from '../plan.ts';
import { everything, goldenEdition } from '../testing/golden.ts';
import { compileCrosstab } from './compile.ts';
import { crosstabQuery } from './understand.ts';

const body = (more: object) =>
  crosstabBodySchema.parse({ view: 'crosstab', fields: ['crosstab.title', 'crosstab.view_count'], ...more });
const ask = (more: object, access = everything, edition: Edition = goldenEdition) =>
  compileCrosstab(body(more), access, edition, ['1', '2']);

const refusal = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof QueryError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'answered';
};

const hostile = "'); drop table titles; --";

describe('crosstabQuery', () => {
  it('parts the fields into rows, pivots and measures, each in the order given', () => {
    const query = crosstabQuery(
      body({
        fields: ['crosstab.viewer_count', 'crosstab.user_gender', 'crosstab.title', 'crosstab.view_count'],
        pivots: ['crosstab.user_gender'],
        sorts: ['female|crosstab.view_count desc', 'crosstab.title'],
        limit: 5,
        row_total: true,
      }),
    );
    expect(query).toEqual({
      rows: ['title'],
      pivots: ['user_gender'],
      measures: ['viewer_count', 'view_count'],
      clauses: [],
      sorts: [
        { column: 'view_count', direction: 'desc', at: 'female' },
        { column: 'title', direction: 'asc' },
      ],
      limit: 5,
      total: false,
      rowTotal: true,
    });
  });

  it('reads a sort by the total of the row, by the id that titles carry, and several sorts in one text', () => {
    const pivoted = { fields: ['crosstab.title', 'crosstab.view_count', 'crosstab.genre'], pivots: ['crosstab.genre'] };
    const sorts = (list: string[]) => crosstabQuery(body({ ...pivoted, sorts: list })).sorts;
    expect(sorts(['Total|crosstab.view_count desc'])).toEqual([{ column: 'view_count', direction: 'desc' }]);
    expect(sorts(['a|b, c|crosstab.view_count'])).toEqual([{ column: 'view_count', direction: 'asc', at: 'a|b, c' }]);
    expect(sorts(['crosstab.parent_content_id desc'])).toEqual([{ column: 'title_key', direction: 'desc' }]);
    expect(sorts(['crosstab.view_count desc,crosstab.title'])).toHaveLength(2);
  });
});

describe('what a cross-tab refuses', () => {
  it.each([
    [{ view: 'other' }, 'unknown_view: There is no view "other" to run; it is "crosstab".'],
    [
      { fields: ['crosstab.nothing', 'crosstab.view_count'] },
      'unknown_field: The cross-tab has no field "crosstab.nothing".',
    ],
    [{ fields: ['view_count'] }, 'unknown_field: The cross-tab has no field "view_count".'],
    [{ fields: ['crosstab.__proto__'] }, 'unknown_field: The cross-tab has no field "crosstab.__proto__".'],
    [{ fields: [`crosstab.${hostile}`] }, `unknown_field: The cross-tab has no field "crosstab.${hostile}".`],
    [
      { fields: ['crosstab.title', 'crosstab.title', 'crosstab.view_count'] },
      'bad_request: "fields" names "crosstab.title" twice.',
    ],
    [{ fields: ['crosstab.title'] }, 'bad_request: The fields name no measure: choose at least one.'],
    [{ pivots: ['crosstab.genre'] }, 'bad_request: The pivot "crosstab.genre" is not among the fields.'],
    [{ pivots: ['crosstab.view_count'] }, 'bad_request: "crosstab.view_count" is a measure and cannot be a pivot.'],
    [{ pivots: [hostile] }, `unknown_field: The cross-tab has no field "${hostile}".`],
    [
      { fields: ['crosstab.device_name', 'crosstab.follow_count'] },
      'incompatible_fields: "crosstab.follow_count" cannot be combined with "crosstab.device_name": Follows have no Device Name.',
    ],
    [
      { fields: ['crosstab.title', 'crosstab.follow_running_total'] },
      'incompatible_fields: "crosstab.follow_running_total" needs "crosstab.date" or "crosstab.days_from_release" among the fields.',
    ],
    [{ sorts: ['crosstab.view_count up'] }, 'bad_sort: "crosstab.view_count" is sorted asc or desc, not "up".'],
    [{ sorts: ['crosstab.genre'] }, 'bad_sort: "crosstab.genre" is not among the fields and cannot be sorted by.'],
    [{ sorts: [hostile] }, `bad_sort: "${hostile}" is not among the fields and cannot be sorted by.`],
    [{ sorts: ['female|crosstab.view_count'] }, 'bad_sort: "female|crosstab.view_count" is not a pivoted column.'],
    [{ sorts: ['crosstab.title asc', 'crosstab.title desc'] }, 'bad_sort: "sorts" names "crosstab.title" twice.'],
    [{ limit: 1.5 }, 'bad_limit: The limit must be a whole number from -1 (all rows) to 10000000.'],
    [{ limit: -2 }, 'bad_limit: The limit must be a whole number from -1 (all rows) to 10000000.'],
    [{ limit: 1e12 }, 'bad_limit: The limit must be a whole number from -1 (all rows) to 10000000.'],
    [{ filters: ['metric:viewer_count > 1'] }, 'bad_filter: "crosstab" has no metric "viewer_count".'],
    [{ filters: ['metric:title > 1'] }, 'bad_filter: "crosstab" has no metric "title".'],
    [{ filters: ['screencapId:1'] }, 'unknown_filter: "crosstab" does not take the filter "screencapId".'],
  ])('%j', (more, message) => {
    expect(refusal(() => ask(more))).toBe(message);
  });

  it('never writes what was sent into the text', () => {
    const asked = {
      fields: ['crosstab.title', 'crosstab.view_count', 'crosstab.genre'],
      pivots: ['crosstab.genre'],
      filters: [`genre:${encodeURIComponent(hostile)}`],
      sorts: [`${hostile}|crosstab.view_count desc`],
    };
    const { rows } = ask(asked, everything, { ...goldenEdition, catalogue: undefined });
    expect(rows.sql).not.toContain('drop');
    expect(Object.values(rows.params)).toContainEqual(hostile);
  });
});

describe('access', () => {
  const user = (pages: string[], categories: string[] = [], blockedReports: string[] = []) =>
    accessOf({ allowedPages: pages, allowedDataCategories: categories, blockedReports }, 0);

  it('needs one of the pages of the report builder', () => {
    expect(refusal(() => ask({}, user(['/shows', '/movies'])))).toMatch(/^forbidden/);
    // The list of reports shows no figures.
    expect(refusal(() => ask({}, user(['/shows', '/reports'])))).toMatch(/^forbidden/);
    for (const page of ['/report-builder', '/reports/*']) {
      expect(refusal(() => ask({}, user(['/shows', page])))).toBe('answered');
      expect(refusal(() => ask({}, user(['*'], [], [page])))).toMatch(/^blocked/);
    }
  });

  it('counts only the kinds of title the user may see', () => {
    const inside = "dictGet('title_facts', 'kind', title) = 1";
    const devices = { fields: ['crosstab.title', 'crosstab.device_name', 'crosstab.view_count'] };
    for (const asked of [{}, devices]) {
      expect(ask(asked, user(['/shows', '/report-builder'])).rows.sql).toContain(inside);
      expect(ask(asked, everything).rows.sql).not.toContain(inside);
    }
  });

  it('narrows countries, dates and titles, whatever was asked', () => {
    const limited = user(['*'], ['country:US,GB', 'date:1', 'network:210']);
    const { clauses, range } = ask({ filters: ['date:all time'] }, limited);
    expect(range).toEqual({ from: '2024-06-01', to: '2024-06-30' });
    expect(clauses).toContainEqual({ id: 'country', op: 'is', values: ['US', 'GB'], join: 'or' });
    expect(clauses).toContainEqual({ id: 'network', op: 'is', values: ['210'], join: 'or' });
    expect(refusal(() => ask({ filters: ['country:FR'] }, limited))).toMatch(/^forbidden/);
  });

  it('tells of members one by one only where any group may be told of', () => {
    const told = (minimumBase: number) =>
      refusal(() => ask({ fields: ['crosstab.user_id', 'crosstab.view_count'] }, { ...everything, minimumBase }));
    expect([told(0), told(1)]).toEqual(['answered', 'answered']);
    expect(told(2)).toBe(
      'incompatible_fields: "crosstab.user_id" shows people one by one, and groups of fewer than 2 are not shown.',
    );
  });

  it('hides members behind the key', () => {
    const { rows } = ask({ fields: ['crosstab.user_id', 'crosstab.view_count'] });
    expect(rows.sql).toContain('sipHash128Keyed');
    expect(rows.params).toMatchObject({ member_key_0: '1', member_key_1: '2' });
  });
});
