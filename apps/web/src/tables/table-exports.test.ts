/** The picture of a table under a filter bar: no page around it says which network its rows are of. */
import { parseFilters } from '@cvm/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../testing/http-server.ts';
import { tableExports } from './table-exports.ts';

const tablePicture = vi.hoisted(() => vi.fn(async (_picture: { readonly scope: string }) => new Blob()));
vi.mock('./table-picture.ts', () => ({ tablePicture }));
vi.mock('../exports/save-file.ts', () => ({ saveFile: () => undefined }));

let server: TestServer;
beforeAll(async () => {
  server = await startServer((path) =>
    path === '/v1/options/network'
      ? {
          ...{ status: 200, headers: { 'content-type': 'application/json' } },
          body: JSON.stringify({ success: true, data: [{ value: '105', label: 'Palisade Broadcast' }], more: false }),
        }
      : null,
  );
});
afterAll(() => server.close());

it('says it by name', async () => {
  const meta = {
    ...{ view: 'showSummary', rows: 1, sampleSize: 212, effectiveSampleSize: null, dataThrough: '2026-11-15' },
    ...{ panel: 'Total' as const, elapsedMs: 1, filters: parseFilters(['network:105', 'country:DE']) },
    ...{ range: { from: null, to: '2026-11-15' }, edition: 1, recipe: 1 },
  };
  const [png] = tableExports({
    ...{ view: 'showSummary', title: 'Show Ranker', sorts: [], ranked: true, noun: 'viewers' },
    result: { rows: [{ show: 'Mostly Overtime', showId: '1' }], meta },
  });
  await png?.save();
  expect(tablePicture.mock.lastCall?.[0].scope).toBe(
    'N = 212 viewers · Originating Network is Palisade Broadcast · Country is Germany · All time to November 15, 2026 · Total panel',
  );
});
