/**
 * Which data the portal answers from: the latest edition of the warehouse, switched without a restart when a load is
 * done. A call asks once and keeps what it got, so that one answer never mixes two editions.
 */
import { noDataMessage } from '@cvm/contract';
import { currentEdition, type Edition, type GuardedWarehouse, openEdition, withCatalogue } from '@cvm/warehouse';
import { ApiError } from './errors.ts';

export type { Edition };

export type CurrentEdition = {
  /** The edition to answer from, null while nothing is loaded. */
  readonly find: () => Promise<Edition | null>;
  /** What was found last, without asking the store. */
  readonly known: () => Edition | null;
  /** The same, but throws `no_data`. */
  readonly get: () => Promise<Edition>;
  /** To be called when a load is done. */
  readonly refresh: () => Promise<void>;
};

/** Other instances of the portal may load into a shared server; within this time they are noticed. */
const sharedAgeMaxMs = 5_000;

export const followEdition = async (warehouse: GuardedWarehouse): Promise<CurrentEdition> => {
  let edition: Edition | null = null;
  /** As it stands in the list of loads, which may give it more of its rollups. */
  let listed: Edition | null = null;
  /** On a clock that nobody sets: after one that was set back, editions would go unnoticed and be dropped meanwhile. */
  let checkedAt = 0;
  /** Before anything is answered from it. */
  const follow = async (current: Edition | null): Promise<void> => {
    await warehouse.check(current);
    const isKnown =
      edition?.catalogue !== undefined &&
      listed?.database === current?.database &&
      listed?.rollups.length === current?.rollups.length;
    if (!isKnown) edition = current && (await withCatalogue(warehouse, current));
    listed = current;
    checkedAt = performance.now();
  };
  await follow(await openEdition(warehouse));
  let refreshing: Promise<void> | null = null;
  /** Callers who find it too old at the same moment ask once. */
  const refreshOnce = (): Promise<void> => {
    refreshing ??= currentEdition(warehouse)
      .then(follow)
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  };
  /** What was asked before a load was done may be answered after it, and with the edition before. */
  const refresh = async (): Promise<void> => {
    await refreshing?.catch(() => undefined);
    return refreshOnce();
  };
  const find = async (): Promise<Edition | null> => {
    if (warehouse.kind === 'cluster' && performance.now() - checkedAt > sharedAgeMaxMs) await refreshOnce();
    return edition;
  };
  const get = async (): Promise<Edition> => {
    const found = await find();
    if (found === null) throw new ApiError('no_data', noDataMessage);
    return found;
  };
  return { find, known: () => edition, get, refresh };
};
