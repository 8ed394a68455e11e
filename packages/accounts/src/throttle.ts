/**
 * Failed sign-ins make whoever tries wait, growing. Failures of the last 24 hours are counted three times over, and the
 * longest of the three waits holds:
 *
 *   counted                                   free failures f     wait after the n-th, n >= f
 *   on this user from this address         5                   min(15 s * 2^(n - f), 1 h)
 *   from this address on any user          30                  the same
 *   on this user from anywhere             100                 the same, but not at an address it signed in from
 *
 * So strangers cannot lock a person out: what they do from other addresses counts for little, and where the person signed
 * in within 30 days not at all. Names without a user count like the others, so that waiting tells nothing about who
 * exists. Only answered attempts are recorded: an attempt that was told to wait neither counts nor prolongs the wait.
 *
 * Asking for a link to reset a password, using one, and proving the old password to change it are doors of their own with
 * counts of their own. At the first two every answered attempt counts, right or wrong.
 */
import { isIPv6 } from 'node:net';
import { dayMs, hourMs } from '@cvm/contract';
import { and, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import { latestTrue } from './clock.ts';
import type { Db } from './open.ts';
import { auditEntries } from './schema/operations.ts';
import { users } from './schema/people.ts';
import { loginFailures } from './schema/sign-in.ts';
import { sha256 } from './tokens.ts';
import { normalUsername } from './user.ts';

/** What is counted apart from each other. */
export type Door = 'login' | 'forgot-password' | 'reset-password' | 'change-password';

const freeFailures = 5;
/** An address may be a whole office. */
const freeOfAddress = 30;
const freeOfAccount = 100;
/** Each attempt there is a message, and nobody's mailbox takes a hundred. */
const freeMessages = 20;
/** How long an address is known after a sign-in. */
const knownMs = 30 * dayMs;
const firstWaitMs = 15_000;
const longestWaitMs = hourMs;
const memoryMs = dayMs;

/** Who tries, from where, and at which door (`login` unless given). */
export type Attempt = { username: string; address: string; door?: Door };

/** The wait after the n-th failure in milliseconds (formula in the module's header); `free` is the first that waits. */
export const waitMs = (failures: number, free = freeFailures): number =>
  failures < free ? 0 : Math.min(firstWaitMs * 2 ** (failures - free), longestWaitMs);

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
  return { usernameHash: sha256(`${prefix}${normalUsername(username)}`), address: `${prefix}${addressKey(address)}` };
};

/** Failures that still count, and the last of them. */
type Tally = { failures: number; last: Date | null };

const tally = async (db: Db, { usernameHash, address }: ReturnType<typeof keysOf>, now: Date) => {
  const onUser = eq(loginFailures.usernameHash, usernameHash);
  const fromAddress = eq(loginFailures.address, address);
  const counted = (which: SQL | undefined) => ({
    failures: sql<number>`count(*) filter (where ${which})`.mapWith(Number),
    last: sql<Date | null>`max(${loginFailures.failedAt}) filter (where ${which})`.mapWith(loginFailures.failedAt),
  });
  const [row] = await db
    .select({ pair: counted(and(onUser, fromAddress)), address: counted(fromAddress), user: counted(onUser) })
    .from(loginFailures)
    .where(
      and(
        or(onUser, fromAddress),
        gt(loginFailures.failedAt, new Date(now.getTime() - memoryMs)),
        lte(loginFailures.failedAt, latestTrue(now)),
      ),
    );
  const none: Tally = { failures: 0, last: null };
  return row ?? { pair: none, address: none, user: none };
};

const readyAt = ({ failures, last }: Tally, free: number): number =>
  last === null ? 0 : last.getTime() + waitMs(failures, free);

/** Did this user sign in from this address lately? Then what strangers do elsewhere is no reason to wait. */
const isKnownAddress = async (db: Db, { username, address }: Attempt, now: Date): Promise<boolean> => {
  const found = await db
    .selectDistinct({ address: auditEntries.address })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        eq(users.email, normalUsername(username)),
        eq(auditEntries.action, 'session.login'),
        gt(auditEntries.at, new Date(now.getTime() - knownMs)),
      ),
    );
  return found.some((known) => addressKey(known.address ?? '') === addressKey(address));
};

/** Whole seconds until this user may be tried again from this address; 0 when it may now. */
export const checkThrottle = async (db: Db, attempt: Attempt, now = new Date()): Promise<number> => {
  const counted = await tally(db, keysOf(attempt), now);
  const freeOfUser = attempt.door === 'forgot-password' ? freeMessages : freeOfAccount;
  const user = readyAt(counted.user, freeOfUser);
  const isStranger = user > now.getTime() && !(await isKnownAddress(db, attempt, now));
  const ready = Math.max(
    readyAt(counted.pair, freeFailures),
    readyAt(counted.address, freeOfAddress),
    isStranger ? user : 0,
  );
  return Math.max(0, Math.ceil((ready - now.getTime()) / 1000));
};

/** Counts one failure against the user and the address, and forgets those that no longer count. */
export const recordFailure = async (db: Db, attempt: Attempt, now = new Date()): Promise<void> => {
  const isForgotten = lte(loginFailures.failedAt, new Date(now.getTime() - memoryMs));
  await db.delete(loginFailures).where(or(isForgotten, gt(loginFailures.failedAt, latestTrue(now))));
  await db.insert(loginFailures).values({ ...keysOf(attempt), failedAt: now });
};

/**
 * After a success: forgets the failures on this user from this address, and without an address those from anywhere.
 * The address's failures on other names stay, so that signing in to one's own user in between does not help somebody
 * who guesses at others; so do those of other addresses on this user, which its owner has no part in.
 */
export const clearFailures = async (
  db: Db,
  { username, address, door }: Omit<Attempt, 'address'> & { address?: string },
): Promise<void> => {
  const keys = keysOf({ username, address: address ?? '', ...(door === undefined ? {} : { door }) });
  const ofAddress = address === undefined ? undefined : eq(loginFailures.address, keys.address);
  await db.delete(loginFailures).where(and(eq(loginFailures.usernameHash, keys.usernameHash), ofAddress));
};

/**
 * Makes attempts on one user or from one address take turns until the transaction ends. Without it, attempts sent
 * at the same moment would all be answered before the first of them is counted.
 */
export const takeTurn = async (tx: Db, attempt: Attempt): Promise<void> => {
  const { usernameHash, address } = keysOf(attempt);
  // One order for everybody, so that two transactions cannot wait for each other.
  for (const key of [`user ${usernameHash}`, `address ${address}`].map(sha256).sort()) {
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
