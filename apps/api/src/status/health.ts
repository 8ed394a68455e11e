/** Is the portal well? Both stores are asked, each for a short time; what is wrong is said without its inner details. */
import type { StatusCheck } from '@cvm/contract';
import { z } from 'zod';
import type { Portal } from '../portal.ts';

const TIMEOUT_MS = 5_000;

const ping = async ({ warehouse }: Pick<Portal, 'warehouse'>): Promise<void> => {
  await warehouse.query({ sql: 'select 1 as one' }, z.object({ one: z.number() }), {
    name: 'health',
    timeoutMs: TIMEOUT_MS,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
};

export const checkHealth = async (portal: Pick<Portal, 'warehouse' | 'accounts' | 'log'>): Promise<StatusCheck> => {
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
  const healthy = problems.length === 0;
  return { success: true, healthy, messages: [], error: healthy ? null : problems.join(' ') };
};
