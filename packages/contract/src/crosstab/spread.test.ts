import { describe, expect, it } from 'vitest';
import type { Row } from '../views/view.ts';
import { formatRow, namedRow } from './columns.ts';
import type { CrosstabQuery } from './query.ts';
import { openSpread, spread } from './spread.ts';

const asked = (query: Partial<CrosstabQuery>): CrosstabQuery => ({
  rows: [],
  pivots: [],
  measures: ['viewer_count'],
  clauses: [],
  sorts: [],
  total: false,
  rowTotal: false,
  ...query,
});

/** One cell; `across` and `total` say what is summed out. */
const cell = (values: Row, across = 0, total = 0): Row => ({ ...values, across, total });

describe('spread', () => {
  it('names the fields of a table without pivots and puts the totals last', () => {
    const query = asked({ rows: ['user_country'], measures: ['view_count', 'viewer_count'], total: true });
    const { rows, columns } = spread(query, [
      cell({ user_country: null, view_count: 60, viewer_count: 7 }, 0, 1),
      cell({ user_country: 'US', view_count: 40, viewer_count: 5 }),
      cell({ user_country: null, view_count: 20, viewer_count: 2 }),
    ]);
    expect(rows).toEqual([
      { 'crosstab.user_country': 'US', 'crosstab.view_count': 40, 'crosstab.viewer_count': 5 },
      { 'crosstab.user_country': null, 'crosstab.view_count': 20, 'crosstab.viewer_count': 2 },
      { 'crosstab.user_country': null, 'crosstab.view_count': 60, 'crosstab.viewer_count': 7, _total: true },
    ]);
    expect(columns.map(({ name }) => name)).toEqual(Object.keys(rows[0] ?? {}));
  });

  it('is written in the words of the screen, None where a dimension has no value and Total once for the totals', () => {
    const query = asked({ rows: ['user_gender', 'date'], measures: ['binge_rate'], total: true, honest: true });
    const { rows, columns } = spread(query, [
      cell({ user_gender: null, date: null, binge_rate: 0.12345 }, 0, 1),
      cell({ user_gender: 'female', date: '2024-05-01', binge_rate: 0.5 }),
      cell({ user_gender: null, date: null, binge_rate: null }),
    ]);
    const shown = ['crosstab.user_gender', 'crosstab.date', 'crosstab.binge_rate'];
    const written = (row: Row) => shown.map((name) => formatRow(columns, row)[name]);
    expect(rows.map(written)).toEqual([
      ['Female', '05-01-2024', '50.00%'],
      ['None', 'None', '--'],
      ['Total', '', '12.35%'],
    ]);
    const named = (row: Row) => shown.slice(0, 2).map((name) => namedRow(columns, row)[name]);
    expect(rows.map(named)).toEqual([
      ['female', '2024-05-01'],
      ['None', 'None'],
      ['Total', null],
    ]);
  });

  it('calls nobody a share of 0 where there is somebody to be a share of, and unknown where there is not', () => {
    const measures = ['viewer_share_by_column', 'viewer_share_by_row'] as const;
    const query = asked({ rows: ['genre'], pivots: ['user_gender'], measures: [...measures], total: true });
    const at = (genre: string | null, gender: string, column: number | null, row: number | null, total = 0) =>
      cell({ genre, user_gender: gender, [measures[0]]: column, [measures[1]]: row }, 0, total);
    const whole = (genre: string | null, column: number | null, row: number | null, total = 0) =>
      cell({ genre, user_gender: null, [measures[0]]: column, [measures[1]]: row }, 1, total);
    const { rows } = spread(query, [
      at(null, 'female', 1, 1, 1),
      at(null, 'male', null, 0, 1),
      whole(null, 1, 1, 1),
      at('Drama', 'female', 1, 1),
      whole('Drama', 1, 1),
      // Here by another measure alone.
      whole('Crime', 0, null),
    ]);
    const shares = (name: string) => rows.map((row) => [row[`female|crosstab.${name}`], row[`male|crosstab.${name}`]]);
    expect(shares('viewer_share_by_column')).toEqual([
      [1, null],
      [0, null],
      [1, null],
    ]);
    expect(shares('viewer_share_by_row')).toEqual([
      [1, 0],
      [null, null],
      [1, 0],
    ]);
  });

  it('spreads pivot values into columns, the total of the row after them, and fills cells that nobody is in', () => {
    const query = asked({
      rows: ['genre'],
      pivots: ['user_gender'],
      measures: ['viewer_count', 'binge_rate'],
      total: true,
      rowTotal: true,
    });
    const { rows, columns } = spread(query, [
      cell({ genre: null, user_gender: 'female', viewer_count: 6, binge_rate: 0.5 }, 0, 1),
      cell({ genre: null, user_gender: null, viewer_count: 1, binge_rate: 0 }, 0, 1),
      cell({ genre: null, user_gender: null, viewer_count: 7, binge_rate: 0.4 }, 1, 1),
      cell({ genre: 'Drama', user_gender: 'female', viewer_count: 4, binge_rate: 0.25 }),
      cell({ genre: 'Drama', user_gender: null, viewer_count: 4, binge_rate: 0.25 }, 1),
      cell({ genre: null, user_gender: 'female', viewer_count: 2, binge_rate: 1 }),
      cell({ genre: null, user_gender: null, viewer_count: 1, binge_rate: 0 }),
      cell({ genre: null, user_gender: null, viewer_count: 3, binge_rate: 0.5 }, 1),
    ]);
    expect(rows).toEqual([
      {
        'crosstab.genre': 'Drama',
        'female|crosstab.viewer_count': 4,
        'None|crosstab.viewer_count': 0,
        'Total|crosstab.viewer_count': 4,
        'female|crosstab.binge_rate': 0.25,
        'None|crosstab.binge_rate': null,
        'Total|crosstab.binge_rate': 0.25,
      },
      {
        'crosstab.genre': null,
        'female|crosstab.viewer_count': 2,
        'None|crosstab.viewer_count': 1,
        'Total|crosstab.viewer_count': 3,
        'female|crosstab.binge_rate': 1,
        'None|crosstab.binge_rate': 0,
        'Total|crosstab.binge_rate': 0.5,
      },
      {
        'crosstab.genre': null,
        'female|crosstab.viewer_count': 6,
        'None|crosstab.viewer_count': 1,
        'Total|crosstab.viewer_count': 7,
        'female|crosstab.binge_rate': 0.5,
        'None|crosstab.binge_rate': 0,
        'Total|crosstab.binge_rate': 0.4,
        _total: true,
      },
    ]);
    expect(columns.map(({ name }) => name)).toEqual(Object.keys(rows[0] ?? {}));
    expect(columns.map(({ label }) => label).slice(0, 3)).toEqual([
      'Genre',
      'Female | Viewer Count',
      'None | Viewer Count',
    ]);
  });

  it('heads a column with the words of the product, and names it by the values themselves', () => {
    const pivots = ['content_type', 'device_name', 'user_country', 'date'] as const;
    const { columns } = spread(asked({ pivots: [...pivots] }), [
      cell(
        { content_type: 'series', device_name: 'tv', user_country: 'US', date: '2024-05-01', viewer_count: 3 },
        0,
        1,
      ),
    ]);
    expect(columns.map(({ name, label }) => [name, label])).toEqual([
      ['series|tv|US|2024-05-01|crosstab.viewer_count', 'Show | TV | United States | 05-01-2024 | Viewer Count'],
    ]);
  });

  it('leaves out the totals nobody asked for: they only say which columns there are', () => {
    const query = asked({ rows: ['genre'], pivots: ['user_gender'] });
    const { rows } = spread(query, [
      cell({ genre: null, user_gender: 'male', viewer_count: 3 }, 0, 1),
      cell({ genre: 'Drama', user_gender: 'male', viewer_count: 3 }),
      cell({ genre: 'Drama', user_gender: null, viewer_count: 3 }, 1),
    ]);
    expect(rows).toEqual([{ 'crosstab.genre': 'Drama', 'male|crosstab.viewer_count': 3 }]);
  });

  it('joins the values of several pivots', () => {
    const query = asked({ pivots: ['device_name', 'user_gender'] });
    const { rows } = spread(query, [
      cell({ device_name: 'tv', user_gender: 'male', viewer_count: 3 }, 0, 1),
      cell({ device_name: null, user_gender: null, viewer_count: 1 }, 0, 1),
      cell({ device_name: 'tv', user_gender: 'male', viewer_count: 3 }),
      cell({ device_name: null, user_gender: null, viewer_count: 1 }),
    ]);
    expect(rows).toEqual([{ 'tv|male|crosstab.viewer_count': 3, 'None|None|crosstab.viewer_count': 1 }]);
  });

  it('keeps titles of one name apart: as rows by the id they carry, as columns by the id in the name', () => {
    const named = (title: string, title_key: string, viewer_count: number) => ({ title, title_key, viewer_count });
    const inRows = spread(asked({ rows: ['title'] }), [cell(named('Echo', '1', 5)), cell(named('Echo', '2', 4))]);
    expect(inRows.rows).toEqual([
      { 'crosstab.title': 'Echo', 'crosstab.parent_content_id': '1', 'crosstab.viewer_count': 5 },
      { 'crosstab.title': 'Echo', 'crosstab.parent_content_id': '2', 'crosstab.viewer_count': 4 },
    ]);
    expect(inRows.columns.find(({ name }) => name === 'crosstab.parent_content_id')?.hidden).toBe(true);
    const cells = [named('Echo', '1', 5), named('Echo', '2', 4), named('Fog', '3', 1)];
    const inColumns = spread(asked({ pivots: ['title'] }), [
      ...cells.map((values) => cell(values, 0, 1)),
      ...cells.map((values) => cell(values)),
    ]);
    expect(inColumns.rows).toEqual([
      { 'Echo (1)|crosstab.viewer_count': 5, 'Echo (2)|crosstab.viewer_count': 4, 'Fog|crosstab.viewer_count': 1 },
    ]);
  });

  it('tells a value that is called None or Total from the unknown and the total', () => {
    const query = asked({ pivots: ['genre'], rowTotal: true });
    const cells = [
      { genre: 'None', viewer_count: 1 },
      { genre: 'Total', viewer_count: 2 },
      { genre: null, viewer_count: 3 },
    ];
    const { rows } = spread(query, [
      ...cells.map((values) => cell(values, 0, 1)),
      ...cells.map((values) => cell(values)),
      cell({ genre: null, viewer_count: 6 }, 1),
    ]);
    expect(rows).toEqual([
      {
        'None (value)|crosstab.viewer_count': 1,
        'Total (value)|crosstab.viewer_count': 2,
        'None|crosstab.viewer_count': 3,
        'Total|crosstab.viewer_count': 6,
      },
    ]);
  });

  it('answers an empty table with no row, and with a total row of nobody where one is asked for', () => {
    expect(spread(asked({ rows: ['genre'] }), []).rows).toEqual([]);
    expect(spread(asked({ rows: ['genre'], measures: ['view_count', 'binge_rate'], total: true }), []).rows).toEqual([
      { 'crosstab.genre': null, 'crosstab.view_count': 0, 'crosstab.binge_rate': null, _total: true },
    ]);
  });

  it('gives each row as soon as the next one begins, with every column known by then', () => {
    const spreading = openSpread(asked({ rows: ['genre'], pivots: ['user_gender'] }));
    expect(spreading.take(cell({ genre: null, user_gender: 'male', viewer_count: 3 }, 0, 1))).toBeNull();
    expect(spreading.take(cell({ genre: 'Drama', user_gender: 'male', viewer_count: 2 }))).toBeNull();
    expect(spreading.take(cell({ genre: 'Crime', user_gender: 'male', viewer_count: 1 }))).toEqual({
      'crosstab.genre': 'Drama',
      'male|crosstab.viewer_count': 2,
    });
    expect(spreading.columns().map(({ name }) => name)).toEqual(['crosstab.genre', 'male|crosstab.viewer_count']);
    expect(spreading.end()).toEqual([{ 'crosstab.genre': 'Crime', 'male|crosstab.viewer_count': 1 }]);
  });

  it('has no total of what cannot be added up over days, not even of nothing', () => {
    const query = asked({ rows: ['date'], measures: ['follow_running_total', 'follow_count'], total: true });
    expect(spread(query, []).rows).toEqual([
      {
        'crosstab.date': null,
        'crosstab.follow_running_total': null,
        'crosstab.follow_count': 0,
        _total: true,
      },
    ]);
  });

  it('has no followers at the end of a day that is not known: of a title without a release day', () => {
    const query = asked({
      rows: ['content_type'],
      pivots: ['days_from_release'],
      measures: ['follow_running_total', 'follow_count'],
    });
    const { rows } = spread(query, [
      cell({ content_type: null, days_from_release: 3, follow_running_total: null, follow_count: 0 }, 0, 1),
      cell({ content_type: null, days_from_release: null, follow_running_total: null, follow_count: 2 }, 0, 1),
      cell({ content_type: 'movie', days_from_release: 3, follow_running_total: 5, follow_count: 0 }),
      cell({ content_type: 'series', days_from_release: null, follow_running_total: null, follow_count: 2 }),
    ]);
    const running = (row: Row) => [row['3|crosstab.follow_running_total'], row['None|crosstab.follow_running_total']];
    expect(rows.map(running)).toEqual([
      [5, null],
      [0, null],
    ]);
  });

  it('says of totals how sure they are, and not whether they differ: they have no others', () => {
    const name = 'viewer_share_by_column';
    const query = asked({
      ...{ rows: ['genre'], pivots: ['user_gender'], measures: [name] },
      ...{ honest: true, total: true, rowTotal: true },
    });
    const share = (values: Row, across = 0, total = 0) =>
      cell({ ...values, [name]: 0.5, [`${name}|n`]: 40, [`${name}|differs`]: null }, across, total);
    const { rows } = spread(query, [
      share({ genre: null, user_gender: 'male' }, 0, 1),
      share({ genre: null, user_gender: null }, 1, 1),
      share({ genre: 'Drama', user_gender: 'male' }),
      share({ genre: 'Drama', user_gender: null }, 1),
    ]);
    const withPart = (row: Row | undefined, part: string) =>
      Object.keys(row ?? {}).filter((key) => key.endsWith(`|${part}`));
    expect(rows.map((row) => withPart(row, 'differs'))).toEqual([[`male|crosstab.${name}|differs`], []]);
    expect(rows.map((row) => withPart(row, 'n').length)).toEqual([2, 2]);
  });
});
