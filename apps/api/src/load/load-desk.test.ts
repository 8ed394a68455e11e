/** What is known of a load when the clock of the machine is set back by an hour. */
import type { Warehouse } from '@cvm/warehouse';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import type { CurrentEdition } from '../edition.ts';
import { openLoadDesk } from './load-desk.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is asked for again after a moment, whatever the clock says', async () => {
  let state = 'running';
  const stats = { elapsedMs: 0, rowsRead: 0, bytesRead: 0 };
  const query = async () => ({ rows: [{ state, tablesDone: 1, tablesAll: 17 }], stats });
  const desk = await openLoadDesk({
    warehouse: { query } as unknown as Warehouse,
    edition: { known: () => null } as CurrentEdition,
    log: pino({ level: 'silent' }),
    onLoaded: async () => {},
  });
  state = 'failed';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  expect(await desk.latest()).toMatchObject({ state: 'running' });
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 6_000);
  expect(await desk.latest()).toMatchObject({ state: 'failed' });
});
