/** How far the data reaches and what a load has come to: what the system status page shows without signing in. */
import { type DataStatus, recipe } from '@cvm/contract';
import type { LatestLoad } from '@cvm/warehouse';
import type { Portal } from '../portal.ts';
import { patienceMs, within } from '../within.ts';

/** A load that is still looking at its folder has changed nothing yet, and says so by having no tables to count. */
const statusOf = (load: LatestLoad | null): DataStatus['data']['status'] => {
  if (load === null || load.state === 'done') return 'success';
  if (load.state === 'failed') return 'error';
  return load.tablesAll === 0 ? 'loading' : 'building';
};

export const dataStatus = async ({ edition, loads }: Pick<Portal, 'edition' | 'loads'>): Promise<DataStatus> => {
  const [load] = await Promise.all([loads.latest(), within(patienceMs, edition.find())]);
  const known = edition.known();
  const data = {
    date: known?.dataThrough ?? null,
    status: statusOf(load),
    success: load?.tablesDone ?? 0,
    total: load?.tablesAll ?? 0,
    ...(known === null ? {} : { edition: known.edition }),
    ...(known === null || known.recipe === recipe ? {} : { dataRecipe: known.recipe }),
  };
  return { success: true, data };
};
