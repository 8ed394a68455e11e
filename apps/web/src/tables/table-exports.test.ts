/** The picture of a table under a filter bar: no page around it says which network its rows are of. */
import { parseFilters } from '@cvm/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../testing/http-server.ts';
import { tableExports } from './table-exports.ts';
import type { TableToDraw } from './table-picture.ts';

const tablePicture = vi.hoisted(() =>
  vi.fn(async (_picture: Pick<TableToDraw, 'scope' | 'title' | 'columns'>) => new Blob()),
);
vi.mock('./table-picture.ts', () => ({ tablePicture }));

const saved: string[] = [];
let server: TestServer;
beforeEach(async () => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  server = await startServer((path) =>
    path === '/v1/options/network'
      ? {
          ...{ status: 200, headers: { 'content-type': 'application/json' } },
          body: JSON.stringify({ success: true, data: [{ value: '105', label: 'Palisade Broadcast' }], more: false }),
        }
      : null,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  return server.close();
});

const meta = {
  ...{ view: 'showSummary', rows: 1, sampleSize: 212, effectiveSampleSize: null, dataThrough: '2026-11-15' },
  ...{ panel: 'Total' as const, elapsedMs: 1, filters: parseFilters(['network:105', 'country:DE']) },
  ...{ range: { from: null, to: '2026-11-15' }, edition: 1, recipe: 1 },
};

it('says it by name', async () => {
  const [png] = tableExports({
    ...{ view: 'showSummary', title: 'Show Ranker', sorts: [], ranked: true, noun: 'viewers' },
    result: { rows: [{ show: 'Mostly Overtime', showId: '1' }], meta },
  });
  await png?.save();
  expect(tablePicture.mock.lastCall?.[0].scope).toBe(
    'N = 212 viewers · Originating Network is Palisade Broadcast · Country is Germany · All time to November 15, 2026 · Total panel',
  );
});

it('says the name in its title once', async () => {
  const [png] = tableExports({
    ...{ view: 'networkTopShows', title: 'Top Shows', subject: 'Palisade Broadcast', sorts: [], ranked: true },
    ...{ noun: 'viewers', result: { rows: [{ show: 'Mostly Overtime' }], meta } },
  });
  await png?.save();
  expect(tablePicture.mock.lastCall?.[0]).toMatchObject({
    title: 'Top Shows: Palisade Broadcast',
    scope: 'N = 212 viewers · Country is Germany · All time to November 15, 2026 · Total panel',
  });
});

it.each([
  ['Also Loved', 'Also Loved: Ann Low'],
  ['People Who Watch Ann Low', 'People Who Watch Ann Low'],
])('names whom a card is about, as its file does: %s', async (title, said) => {
  const [png] = tableExports({
    ...{ view: 'actorFavorites', title, subject: 'Ann Low', sorts: [], ranked: true, noun: 'voters' },
    result: { rows: [{ actor: 'Ben Oak' }], meta: { ...meta, filters: [] } },
  });
  await png?.save();
  expect(tablePicture.mock.lastCall?.[0].title).toBe(said);
  expect(saved).toEqual([expect.stringMatching(/^cvmi_actorFavorites_Ann-Low_\d{8}\.png$/)]);
});

it('has the columns that are on screen, and always the one that the rows are sorted by', async () => {
  const [png] = tableExports({
    ...{ view: 'showSummary', title: 'Show Ranker', ranked: true, noun: 'viewers' },
    ...{ sorts: [{ column: 'views', direction: 'desc' }], without: ['views', 'viewshare', 'network'] },
    result: { rows: [{ show: 'Mostly Overtime', showId: '1' }], meta },
  });
  await png?.save();
  const names = tablePicture.mock.lastCall?.[0].columns.map(({ name }) => name);
  expect(names).toContain('views');
  expect(names).toContain('viewers');
  expect(names).not.toContain('network');
});
