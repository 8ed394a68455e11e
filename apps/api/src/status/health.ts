/**
 * Is the portal well? Both stores are asked, each for a short time; what is wrong is said without its inner details. It is
 * not well, either, while an administrator's message about downtime is shown.
 */
import { listDowntime } from '@cvm/accounts';
import type { StatusCheck } from '@cvm/contract';
import { WarehouseError } from '@cvm/warehouse';
import { z } from 'zod';
import type { Portal } from '../portal.ts';

const TIMEOUT_MS = 5_000;

const ping = async ({ warehouse }: Pick<Portal, 'warehouse'>): Promise<void> => {
  await warehouse
    .query({ sql: 'select 1 as one' }, z.object({ one: z.number() }), {
      name: 'health',
      timeoutMs: TIMEOUT_MS,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    .catch((error: unknown) => {
      // A store with much to do is well; everybody's questions wait for their turn.
      if (!(error instanceof WarehouseError && error.code === 'busy')) throw error;
    });
};

export const checkHealth = async (
  portal: Pick<Portal, 'warehouse' | 'damage' | 'accounts' | 'log'>,
): Promise<StatusCheck> => {
  const checks = [
    { check: ping(portal), failed: 'The data store does not answer.' },
    { check: portal.accounts.ping(), failed: 'The accounts store does not answer.' },
  ];
  const results = await Promise.allSettled(checks.map(({ check }) => check));
  const problems = results.flatMap((result, index) => {
    if (result.status === 'fulfilled') return [];
    const failed = checks[index]?.failed ?? '';
    portal.log.error({ err: result.reason }, failed);
    return [failed];
  });
  for (const { table, why } of portal.damage())
    problems.push(`The table ${table} of the loaded data ${why}. Load the data again.`);
  // Without the accounts store there are no messages to be had; that it does not answer is said above.
  const downtime = await listDowntime(portal.accounts.db).catch(() => []);
  const messages = downtime.map(({ id, title, body }) => ({ uuid: id, title, body }));
  const healthy = problems.length === 0 && messages.length === 0;
  return { success: true, healthy, messages, error: problems.length === 0 ? null : problems.join(' ') };
};
