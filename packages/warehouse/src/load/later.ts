// What an append leaves for later: rollups that are filled when its edition answers already. Enters: an edition that answers without
// them. Leaves: the same edition with them, in one step; until then nothing asks for them, and others answer the same. Whatever ends
// this on the way leaves an edition that answers without, to be filled when a portal starts on it; the next append does without, too.
import { setMaxListeners } from 'node:events';
import type { RollupName } from '@cvm/metrics';
import type { Warehouse } from '../client.ts';
import { addRollups, currentEdition, type Edition, type NewEdition, otherRecipe, settleList } from './edition.ts';
import { loadEngine } from './engine.ts';
import { findDamage } from './integrity.ts';
import { fillLeftOut, inOrder, isLeftOut } from './rollups.ts';
import { reasonOf } from './trouble.ts';

/** Gives an edition that answers the others of its rollups; says why it has none of them, null where it has. */
export const fillBehind = async (
  warehouse: Warehouse,
  edition: NewEdition,
  fill: () => Promise<readonly RollupName[]>,
): Promise<string | null> => {
  try {
    await addRollups(warehouse, edition, inOrder([...edition.rollups, ...(await fill())]));
    return null;
  } catch {
    return fillOnce(warehouse).then(() => null, reasonOf);
  }
};

/** Of the edition that answers what it lacks, derived whole; whether there was anything to fill. */
const fillOnce = async (warehouse: Warehouse, signal?: AbortSignal): Promise<boolean> => {
  // It may have been added by a statement whose answer got lost.
  await settleList(warehouse);
  const edition = await currentEdition(warehouse);
  if (edition === null || !mayBeFilled(edition) || (await findDamage(warehouse, edition)).length > 0) return false;
  const filled = await fillLeftOut(loadEngine(warehouse, signal), edition);
  signal?.throwIfAborted();
  await addRollups(warehouse, edition, inOrder([...edition.rollups, ...filled]));
  return true;
};

const mayBeFilled = (edition: Edition): boolean => isLeftOut(edition) && otherRecipe(edition) === null;

type Filling = { readonly stop: () => void; readonly done: Promise<unknown> };

const filling = new WeakMap<Warehouse, Filling>();

/**
 * Fills what a load left that ended before it had filled all, once in a process that nobody shares the store with: when a portal starts.
 * A load that begins meanwhile stops it. Returns whether the edition has more than before.
 */
export const fillLeft = async (warehouse: Warehouse, edition: Edition | null): Promise<boolean> => {
  if (warehouse.kind !== 'embedded' || edition === null || !mayBeFilled(edition)) return false;
  const controller = new AbortController();
  const { signal } = controller;
  // Every statement that runs or waits listens.
  setMaxListeners(0, signal);
  const filled = fillOnce(warehouse, signal);
  filling.set(warehouse, { stop: () => controller.abort(), done: filled.catch(() => {}) });
  try {
    return await filled;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  } finally {
    filling.delete(warehouse);
  }
};

export const stopFilling = async (warehouse: Warehouse): Promise<void> => {
  const running = filling.get(warehouse);
  running?.stop();
  await running?.done;
};
