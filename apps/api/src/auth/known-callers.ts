/**
 * Who was looked up a moment ago, so that the dozen calls of a page ask the store once and a busy store does not keep
 * everybody waiting at the door. Calls that ask for the same at the same moment share one look-up. Whatever this portal
 * changes is forgotten before the change is answered; what another portal on the same store changes, or a person at the
 * database, is known here within knownMs.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export const knownMs = 3_000;
const knownMax = 10_000;

export type KnownCallers = {
  /** What the look-up finds, or found up to knownMs ago; that there is nothing is never remembered. */
  readonly find: <T extends object>(secret: string, lookUp: () => Promise<T | null>) => Promise<T | null>;
  /** Everything is looked up anew from here on, what is being looked up now included. */
  readonly forget: () => void;
};

/** A portal's memory is printed in faults: it holds hashes, not tokens. */
const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A secret is always asked for with the same look-up: its beginning says what it is. */
export const openKnownCallers = (): KnownCallers => {
  const known = new LRUCache<string, object>({ max: knownMax, ttl: knownMs });
  let asked = new Map<string, Promise<object | null>>();
  const forget = (): void => {
    known.clear();
    asked = new Map();
  };
  const ask = (key: string, lookUp: () => Promise<object | null>): Promise<object | null> => {
    const round = asked;
    const running = lookUp()
      .then((found) => {
        // What was asked before a change may be the state before it.
        if (found !== null && round === asked) known.set(key, found);
        return found;
      })
      .finally(() => round.delete(key));
    round.set(key, running);
    return running;
  };
  const find = async <T extends object>(secret: string, lookUp: () => Promise<T | null>): Promise<T | null> => {
    const key = keyOf(secret);
    const found = known.get(key) ?? (await (asked.get(key) ?? ask(key, lookUp)));
    return found as T | null;
  };
  return { find, forget };
};
