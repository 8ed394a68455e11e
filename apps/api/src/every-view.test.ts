/** What holds of the answers of every view, of each of which a whole answer is asked for once. */
import { queryAnswerSchema, recipe, rowSchema, type ViewDefinition, viewDefinition, viewIds } from '@cvm/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDocument } from './testing/described.ts';
import { idsOf, neededBy } from './testing/needed-filters.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import { type TestPortal, viewUrl } from './testing/test-portal.ts';

let test: TestPortal;
let document: Awaited<ReturnType<typeof openDocument>>;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  test = await sharedPortal();
  document = await openDocument(test);
  ids = await idsOf(test);
});
afterAll(() => test?.close());

const described = '/v1/query-view/{view}';

/** With the filters that it needs and, where it takes one, a country, so that people are weighed. */
const urlOf = (view: ViewDefinition, others: Record<string, string>): string =>
  viewUrl(view.id, [...neededBy(view, ids), ...(view.filters.includes('country') ? ['country:US'] : [])], others);

const answerTo = async (view: ViewDefinition, others: Record<string, string>) => {
  const answer = await test.get(urlOf(view, others));
  expect([view.id, answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([view.id, 200, true]);
  return { answer, ...queryAnswerSchema.parse(answer.json()) };
};

const whole = new Map<string, Awaited<ReturnType<typeof answerTo>>>();
const wholeOf = async (view: ViewDefinition) => {
  const found = whole.get(view.id) ?? (await answerTo(view, { limit: '-1' }));
  whole.set(view.id, found);
  return found;
};

const textOf = (rows: readonly unknown[]): string => rows.map((row) => JSON.stringify(row)).join('\n');

/** Asked for as lines, where the rows behind them are asked for as a page. */
const firstRows = 5;

const views: readonly ViewDefinition[] = viewIds.map(viewDefinition);

describe('every view', () => {
  it('answers the rows that its schema says, though none is parsed on its way', async () => {
    let rowsAll = 0;
    for (const view of views) {
      const { data, meta } = await wholeOf(view);
      expect([view.id, meta.rows, meta.rowsAll]).toEqual([view.id, data.length, data.length]);
      const row = rowSchema(view);
      // As text, which holds the order of the columns, too, and is compared in no time.
      expect(textOf(data.map((found) => row.parse(found))), view.id).toBe(textOf(data));
      rowsAll += data.length;
    }
    expect(rowsAll).toBeGreaterThan(5_000);
  });

  it('carries what trust needs', async () => {
    for (const view of views) {
      const { meta } = await wholeOf(view);
      expect(meta).toMatchObject({ view: view.id, edition: 1, recipe, dataThrough: '2026-11-15' });
      expect([view.id, meta.sampleSize === null]).toEqual([view.id, view.sample === null]);
      const isWeighed = meta.panel === 'Balanced' && (meta.sampleSize ?? 0) > 0;
      expect([view.id, meta.effectiveSampleSize !== null]).toEqual([view.id, isWeighed]);
    }
  });

  it('answers what the API document says, at once and line by line', async () => {
    for (const view of views) {
      document.keepsPromise(described, 'get', (await wholeOf(view)).answer, view.id);
      const lines = urlOf(view, { resultFormat: 'ndjson', limit: String(firstRows) }).replace(
        '/query/',
        '/query-view/',
      );
      const answer = await test.get(lines);
      document.keepsPromise(described, 'get', answer, view.id);
      const rows = answer.body.trim().split('\n').slice(0, -1);
      expect(textOf(rows.map((row) => JSON.parse(row))), view.id).toBe(
        textOf((await wholeOf(view)).data.slice(0, firstRows)),
      );
    }
  });

  it('answers the rows behind its first, which are its whole together and say how many rows it has', async () => {
    for (const view of views) {
      const { data: rows } = await wholeOf(view);
      const rest = await answerTo(view, { limit: String(Math.max(1, rows.length)), offset: String(firstRows) });
      expect(textOf(rest.data), view.id).toBe(textOf(rows.slice(firstRows)));
      expect([view.id, rest.meta.rows, rest.meta.rowsAll]).toEqual([view.id, rest.data.length, rows.length]);
      const behind = await answerTo(view, { limit: '5', offset: String(rows.length + 1000) });
      expect([view.id, behind.data, behind.meta.rows, behind.meta.rowsAll]).toEqual([view.id, [], 0, rows.length]);
    }
  });
});
