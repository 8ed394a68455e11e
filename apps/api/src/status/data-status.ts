/** How far the data reaches and what a running load has done: what the system status page shows without signing in. */
import type { DataStatus } from '@cvm/contract';
import type { Portal } from '../portal.ts';

export const dataStatus = async ({ edition, loads }: Pick<Portal, 'edition' | 'loads'>): Promise<DataStatus> => {
  const date = (await edition.find())?.dataThrough ?? null;
  const running = loads.progress();
  if (running !== null) {
    const status = running.phase === 'building' || running.phase === 'finishing' ? 'building' : 'loading';
    return { success: true, data: { date, status, success: running.tablesDone, total: running.tablesAll } };
  }
  return { success: true, data: { date, status: loads.lastFailed() ? 'error' : 'success', success: 0, total: 0 } };
};
