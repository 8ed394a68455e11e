/**
 * Failed sign-ins make an account and an address wait, growing:
 *
 *   failures n in the last 24 hours      wait after the last of them
 *   n < 5                                none
 *   n >= 5                               min(15 s * 2^(n - 5), 1 h)     15 s, 30 s, 1 min, 2 min, ... 1 h from the 13th on
 *
 * An account counts the failures on its name from anywhere, an address those on any name; the longer wait holds. Names
 * without an account count like the others, so that waiting tells nothing about who exists. Only answered attempts are
 * recorded: an attempt that was told to wait neither counts nor prolongs the wait.
 *
 * Asking for a link to reset a password, and using one, are doors of their own with counts of their own: there every
 * answered attempt counts, right or wrong, and an address, which may be a whole office, has more of them free.
 */
import { isIPv6 } from 'node:net';
import { and, count, eq, gt, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { loginFailures } from './schema/sign-in.ts';
import { sha256 } from './tokens.ts';
import { normalUsername } from './user.ts';

/** What is counted apart from each other. */
export type Door = 'login' | 'forgot-password' | 'reset-password';

const FREE_FAILURES = 5;
/** Attempts of an address at the doors where right ones count too. */
const FREE_OF_ADDRESS = 30;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 3_600_000;
const MEMORY_MS = 24 * 3_600_000;

/** Who tries, from where, and at which door (`login` unless given). */
export type Attempt = { username: string; address: string; door?: Door };

/** The wait after the n-th failure in milliseconds (formula in the module's header); `free` is the first that waits. */
export const waitMs = (failures: number, free = FREE_FAILURES): number =>
  failures < free ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - free), LONGEST_WAIT_MS);

/**
 * What counts as one address: an IPv4 address (also when written as ::ffff:1.2.3.4), or the first 64 bits of an IPv6
 * address, because one customer usually has all the addresses behind them.
 */
export const addressKey = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain === '' ? 'unknown' : plain;
  // The URL parser writes every IPv6 address in one way: lower case, no leading zeros, at most one '::'.
  const [head = '', tail] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
};

/** The other doors' rows stand in the same table, under keys that no sign-in has. */
const keysOf = ({ username, address, door = 'login' }: Attempt) => {
  const prefix = door === 'login' ? '' : `${door} `;
  return { accountHash: sha256(`${prefix}${normalUsername(username)}`), address: `${prefix}${addressKey(address)}` };
};

const readyAt = async (db: Db, which: SQL, free: number, now: Date): Promise<number> => {
  const recent = gt(loginFailures.failedAt, new Date(now.getTime() - MEMORY_MS));
  const [row] = await db
    .select({ failures: count(), last: max(loginFailures.failedAt) })
    .from(loginFailures)
    .where(and(which, recent));
  return row === undefined || row.last === null ? 0 : row.last.getTime() + waitMs(row.failures, free);
};

/** Whole seconds until this account and this address may try again; 0 when they may now. */
export const checkThrottle = async (db: Db, attempt: Attempt, now = new Date()): Promise<number> => {
  const keys = keysOf(attempt);
  const freeOfAddress = (attempt.door ?? 'login') === 'login' ? FREE_FAILURES : FREE_OF_ADDRESS;
  const account = await readyAt(db, eq(loginFailures.accountHash, keys.accountHash), FREE_FAILURES, now);
  const address = await readyAt(db, eq(loginFailures.address, keys.address), freeOfAddress, now);
  return Math.max(0, Math.ceil((Math.max(account, address) - now.getTime()) / 1000));
};

/** Counts one failure against the account and the address, and forgets those that no longer count. */
export const recordFailure = async (db: Db, attempt: Attempt, now = new Date()): Promise<void> => {
  await db.delete(loginFailures).where(lte(loginFailures.failedAt, new Date(now.getTime() - MEMORY_MS)));
  await db.insert(loginFailures).values({ ...keysOf(attempt), failedAt: now });
};

/**
 * After a success: forgets the failures on this account, wherever they came from. Each address gets back what its
 * users mistyped on their own accounts; its failures on other names stay, so that signing in to one's own account in
 * between does not help somebody who guesses at others.
 */
export const clearFailures = async (db: Db, username: string): Promise<void> => {
  await db.delete(loginFailures).where(eq(loginFailures.accountHash, sha256(normalUsername(username))));
};

/**
 * Makes attempts on one account or from one address take turns until the transaction ends. Without it, attempts sent
 * at the same moment would all be answered before the first of them is counted.
 */
export const takeTurn = async (tx: Db, attempt: Attempt): Promise<void> => {
  const { accountHash, address } = keysOf(attempt);
  // One order for everybody, so that two transactions cannot wait for each other.
  for (const key of [`account ${accountHash}`, `address ${address}`].map(sha256).sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(('x' || ${key.slice(0, 16)})::bit(64)::bigint)`);
  }
};

/** Counts an attempt at a door where every attempt counts. Whole seconds to wait; 0 when the attempt may go on. */
export const countAttempt = (db: Db, attempt: Attempt, now = new Date()): Promise<number> =>
  db.transaction(async (tx) => {
    await takeTurn(tx, attempt);
    const wait = await checkThrottle(tx, attempt, now);
    if (wait === 0) await recordFailure(tx, attempt, now);
    return wait;
  });
