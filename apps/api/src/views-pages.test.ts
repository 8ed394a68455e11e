/** Answers in pages: after a row, and by their place in the whole, of which every page says how many rows it has (`every-view.test.ts`). */
import { queryAnswerSchema } from '@cvm/contract';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsOf } from './testing/needed-filters.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import { type TestPortal, viewUrl } from './testing/test-portal.ts';

let test: TestPortal;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  test = await sharedPortal();
  ids = await idsOf(test);
});
afterAll(() => test?.close());

const answerTo = async (url: string) => {
  const answer = await test.get(url);
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
  return queryAnswerSchema.parse(answer.json());
};

describe('pages by their place', () => {
  it.each([
    ['showSummary', [], 'followers desc'],
    ['showSummary', ['metric:viewers >= 30', 'country:US'], 'completion desc'],
    ['attributionPlatform', ['platform:Fernlight+'], 'titleVoteShare asc'],
    ['bingeReport', ['date:last 30 days'], 'show desc'],
  ])('of %s inside %j by %s are cut from its whole', async (view, filters, sorts) => {
    const { data: whole } = await answerTo(viewUrl(view, filters, { sorts, limit: '-1' }));
    for (const [limit, offset] of [
      [0, 0],
      [3, 0],
      [4, 2],
      [0, 2],
    ]) {
      const page = await answerTo(viewUrl(view, filters, { sorts, limit: String(limit), offset: String(offset) }));
      expect(page.data).toEqual(whole.slice(offset, Number(offset) + Number(limit)));
      expect(page.meta.rowsAll).toBe(whole.length);
    }
  });

  it('of the feed are cut from its whole, in an order that picks them first and in one that does not', async () => {
    for (const sorts of ['date desc', 'emotionName asc']) {
      const feed = (more: Record<string, string>) => viewUrl('reactionFeed', [`show:${ids.show}`], { sorts, ...more });
      const { data: whole } = await answerTo(feed({ limit: '-1' }));
      expect(whole.length).toBeGreaterThan(9);
      const { data, meta } = await answerTo(feed({ limit: '4', offset: '5' }));
      expect([data, meta.rowsAll]).toEqual([whole.slice(5, 9), whole.length]);
    }
  });

  it('say as files which rows of the whole they are, and files of the whole say nothing of rows', async () => {
    const { meta } = await answerTo(viewUrl('showSummary', [], { limit: '2' }));
    const sourceOf = async (view: string, filters: readonly string[], place: Record<string, string>) => {
      const url = viewUrl(view, filters, { resultFormat: 'csv', ...place }).replace('/query/', '/query-view/');
      return parseCsv((await test.get(url)).body)[0]?.[0];
    };
    const whole = meta.rowsAll?.toLocaleString('en-US');
    expect(await sourceOf('showSummary', [], { limit: '2', offset: '1' })).toMatch(
      new RegExp(` Rows 2 to 3 of ${whole}\\.$`),
    );
    expect(await sourceOf('showSummary', [], { limit: '-1' })).not.toMatch(/ Rows? /);
    // Settled behind the engine.
    expect(await sourceOf('showAgeIndex', [`show:${ids.show}`], { limit: '1' })).toMatch(/ Row 1 of \d+\.$/);
  });

  it('have an ETag of their own, and are kept for themselves', async () => {
    const pages = ['0', '2'].map((offset) => viewUrl('showSummary', [], { limit: '2', offset }));
    const [first, second] = await Promise.all(pages.map((url) => test.get(url)));
    expect(first?.headers.etag).not.toBe(second?.headers.etag);
    expect(first?.json().data).not.toEqual(second?.json().data);
    const confirmed = await test.get(pages[1] ?? '', 'analyst', { 'if-none-match': String(second?.headers.etag) });
    expect(confirmed.statusCode).toBe(304);
  });

  it('say nothing of the whole where they begin after a row', async () => {
    const { data } = await answerTo(viewUrl('showSummary', [], { sorts: 'show asc', limit: '1' }));
    const after = JSON.stringify([data[0]?.show, data[0]?.showId]);
    const { meta } = await answerTo(viewUrl('showSummary', [], { sorts: 'show asc', limit: '1', after }));
    expect(meta.rowsAll).toBeUndefined();
  });

  it.each([
    [{ offset: '5' }, 'limit'],
    [{ offset: '5', limit: '-1' }, 'limit'],
    [{ offset: '5', limit: '5', after: '[1,"c1"]' }, 'after'],
    [{ offset: '-1', limit: '5' }, 'offset'],
    [{ offset: '1.5', limit: '5' }, 'offset'],
    [{ offset: '1e9', limit: '5' }, 'offset'],
  ])('are refused as %j', async (more, named) => {
    const answer = await test.get(viewUrl('showSummary', [], { ...more }));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('offset');
    expect(answer.body).toContain(named);
  });
});

describe('pages after a row', () => {
  type Cells = Record<string, string | number | null>;
  const page = async (view: string, filters: readonly string[], sorts: string, columns: string[], after?: Cells) => {
    const next: Record<string, string> =
      after === undefined ? {} : { after: JSON.stringify(columns.map((name) => after[name])) };
    const answer = await test.get(viewUrl(view, [...filters], { sorts, limit: '2', ...next }));
    expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
    const rows: Cells[] = answer.json().data;
    return rows;
  };

  it.each([
    ['reactionFeed', 'numEngagements desc', ['numEngagements', 'commentId'], 12],
    ['reactionFeed', 'date desc', ['date', 'commentId'], 12],
    ['showSummary', 'engagement asc', ['engagement', 'showId'], 12],
    ['homepageShowsAnticipation', 'releaseDate desc', ['releaseDate', 'id'], 12],
  ])('of %s by %s is the whole, row for row', async (view, sorts, columns, enough) => {
    const filters = view === 'reactionFeed' ? [`show:${ids.show}`] : [];
    const whole: Cells[] = (await test.get(viewUrl(view, filters, { sorts, limit: '-1' }))).json().data;
    const paged: Cells[] = [];
    for (let rows = await page(view, filters, sorts, columns); rows.length > 0 && paged.length < enough; ) {
      paged.push(...rows);
      rows = await page(view, filters, sorts, columns, paged.at(-1));
    }
    expect(whole.length).toBeGreaterThan(2);
    expect(paged).toEqual(whole.slice(0, paged.length));
  });

  it.each([
    ['not json', 'after'],
    ['[]', 'after'],
    ['[1]', 'after'],
    ['["many","c1"]', 'after'],
    ['[1,{"a":1}]', 'after'],
  ])('is refused for a row before that is %s', async (after, field) => {
    const answer = await test.get(viewUrl('reactionFeed', [`show:${ids.show}`], { after }));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(field);
  });

  it('is refused for a row of other days and moments than there are', async () => {
    for (const url of [
      viewUrl('dates', [], { after: '["zz"]' }),
      viewUrl('dates', [], { after: '["2026-02-30"]' }),
      viewUrl('reactionFeed', [`show:${ids.show}`], { sorts: 'date desc', after: '["yesterday","c1"]' }),
    ]) {
      const answer = await test.get(url);
      expect([url, answer.statusCode, answer.json().error?.details]).toEqual([url, 400, { field: 'after' }]);
    }
  });

  it('has nothing of what is there behind the one row it has', async () => {
    const answer = await test.get(viewUrl('seriesDetail', [`show:${ids.show}`], { after: JSON.stringify([ids.show]) }));
    expect([answer.statusCode, answer.json().data]).toEqual([200, []]);
    const lines = viewUrl('seriesDetail', [`show:${ids.show}`], { limit: '0', resultFormat: 'ndjson' });
    const streamed = await test.get(lines.replace('/query/', '/query-view/'));
    expect([streamed.statusCode, JSON.parse(streamed.body).meta.rows]).toEqual([200, 0]);
  });
});
