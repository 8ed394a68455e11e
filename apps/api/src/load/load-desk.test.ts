/** What is known of a load: on a slow store, and when the clock of the machine is set back by an hour. */
import type { QueryOptions, Warehouse } from '@cvm/warehouse';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import type { CurrentEdition } from '../edition.ts';
import { openLoadDesk } from './load-desk.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const stats = { elapsedMs: 0, rowsRead: 0, bytesRead: 0 };
const openOver = (query: (_statement: unknown, _schema: unknown, options: QueryOptions) => Promise<unknown>) =>
  openLoadDesk({
    warehouse: { query } as unknown as Warehouse,
    edition: { known: () => null } as CurrentEdition,
    log: pino({ level: 'silent' }),
    onLoaded: async () => {},
  });

it('may take a minute to be found when the portal starts, and no more than seconds later', async () => {
  const now = performance.now.bind(performance);
  const patience: (number | undefined)[] = [];
  const desk = await openOver(async (_statement, _schema, { timeoutMs }) => {
    patience.push(timeoutMs);
    return { rows: [], stats };
  });
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 6_000);
  await desk.latest();
  expect(patience).toEqual([60_000, 5_000]);
});

it('is asked for again after a moment, whatever the clock says', async () => {
  let state = 'running';
  const desk = await openOver(async () => ({ rows: [{ state, tablesDone: 1, tablesAll: 17 }], stats }));
  state = 'failed';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  expect(await desk.latest()).toMatchObject({ state: 'running' });
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 6_000);
  expect(await desk.latest()).toMatchObject({ state: 'failed' });
});
