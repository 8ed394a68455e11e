/** What the audit log says of a load that was not done: why, where that is not for the log of the portal alone. */
import type { Accounts } from '@cvm/accounts';
import { LoadError } from '@cvm/warehouse';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { ApiError } from '../errors.ts';
import { auditedLoads } from './audited-loads.ts';
import type { LoadDesk } from './load-desk.ts';

it.each([
  ['the data', new LoadError('views.csv is empty.'), 'views.csv is empty.'],
  ['another load', new ApiError('conflict', 'A load is running already.'), 'A load is running already.'],
  ['a fault, in words that may hold anything', new Error('secret'), 'A fault of the portal.'],
])('is refused because of %s', async (_, error, reason) => {
  const written: unknown[] = [];
  const insert = () => ({ values: async (row: unknown) => written.push(row) });
  const desk: LoadDesk = { load: () => Promise.reject(error), latest: async () => null };
  const loads = auditedLoads(desk, { db: { insert } } as unknown as Accounts, pino({ level: 'silent' }));
  await expect(loads.load('/srv/may', { mode: 'append' })).rejects.toBe(error);
  expect(written).toMatchObject([{ action: 'load.failed', target: '/srv/may', details: { reason, mode: 'append' } }]);
});
