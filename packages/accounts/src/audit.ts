/**
 * The record of who did what, to what, when and from where. Append-only: there is no way to change or remove an entry.
 * Values under names that sound secret are replaced before they are written, however deep they lie.
 */
import { auditNobody } from '@cvm/contract';
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { auditEntries } from './schema/operations.ts';

export type AuditDetails = { [name: string]: unknown };

/** Who acts, and from which network address. */
export type Actor = { id: string; email: string; address?: string | undefined };

export type NewAuditEntry = {
  /** Who acted; null for the system itself. */
  actor: { id: string; email: string } | null;
  /** What was done, dotted: `user.update`. */
  action: string;
  /** What it was done to: an id or a name. */
  target?: string | undefined;
  /** Network address the request came from. */
  address?: string | undefined;
  details?: AuditDetails | undefined;
};

export type AuditEntry = {
  id: number;
  at: Date;
  actorId: string | null;
  actor: string | null;
  action: string;
  target: string | null;
  address: string | null;
  details: unknown;
};

export type AuditSearch = {
  /** Found anywhere in an entry, in any case, and in the words for who nobody was; `textActions` are found by it, too: actions whose words on screen hold it. */
  text?: string | undefined;
  textActions?: readonly string[] | undefined;
  actorId?: string | undefined;
  /** The sign-in name at that time. */
  actor?: string | undefined;
  action?: string | undefined;
  target?: string | undefined;
  /** From this moment on. */
  from?: Date | undefined;
  /** Before this moment. */
  until?: Date | undefined;
  /** For the next page: the id of the last entry of the page before. */
  beforeId?: number | undefined;
  /** Rows at most; 100 unless given, never more than 1000. */
  limit?: number | undefined;
};

const defaultLimit = 100;
const limitMax = 1000;
/** Entries that are read at a time, for about 0.06 s: ids follow one another without gaps worth a mention. */
const entriesAtATime = 10_000;
const secretName = /password|secret|token|hash|authorization|cookie/i;

const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secretName.test(name) ? '[hidden]' : withoutSecrets(inner)]),
  );
};

/** Appends one entry. Inside a transaction, give the transaction: then the deed and its record stand or fall together. */
export const audit = async (db: Db, entry: NewAuditEntry, now = new Date()): Promise<void> => {
  await db.insert(auditEntries).values({
    at: now,
    actorId: entry.actor?.id ?? null,
    actor: entry.actor?.email ?? null,
    action: entry.action,
    target: entry.target ?? null,
    address: entry.address ?? null,
    details: withoutSecrets(entry.details ?? {}),
  });
};

/** `strpos` instead of `like`: what is searched for is text, not a pattern. */
const holdsText = (text: string, actions: readonly string[]): SQL | undefined => {
  const { actor, action, target, address, details } = auditEntries;
  const nobody = sql`case when ${address} is null then ${auditNobody.portal} else ${auditNobody.stranger} end`;
  const all = sql`lower(concat_ws(' ', coalesce(${actor}, ${nobody}), ${action}, ${target}, ${address}, ${details}::text))`;
  return or(sql`strpos(${all}, lower(${text})) > 0`, actions.length === 0 ? undefined : inArray(action, [...actions]));
};

/** What an index finds. */
const indexed = (search: AuditSearch): SQL | undefined =>
  and(
    search.actorId === undefined ? undefined : eq(auditEntries.actorId, search.actorId),
    search.action === undefined ? undefined : eq(auditEntries.action, search.action),
    search.target === undefined ? undefined : eq(auditEntries.target, search.target),
    search.from === undefined ? undefined : gte(auditEntries.at, search.from),
    search.until === undefined ? undefined : lt(auditEntries.at, search.until),
    search.beforeId === undefined ? undefined : lt(auditEntries.id, search.beforeId),
  );

/** What is found by reading entries. */
const unindexed = ({ actor, text, textActions = [] }: AuditSearch): SQL | undefined =>
  and(
    actor === undefined ? undefined : eq(auditEntries.actor, actor),
    text === undefined ? undefined : holdsText(text, textActions),
  );

/** Does an index leave so few that they are read at once? */
const areFew = async (db: Db, search: AuditSearch): Promise<boolean> => {
  const some = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(indexed(search))
    .limit(entriesAtATime + 1);
  return (await db.$count(some.as('some'))) <= entriesAtATime;
};

/**
 * Entries that match everything given, the latest written first. What no index finds is looked for slice by slice, so that others
 * have their turn at the embedded store's one connection. Throws the reason of the signal once its caller has left: what was found until
 * then is not all.
 */
export const searchAudit = async (db: Db, search: AuditSearch = {}, signal?: AbortSignal): Promise<AuditEntry[]> => {
  const limit = Math.min(search.limit ?? defaultLimit, limitMax);
  const latest = (conditions: SQL | undefined, atMost: number): Promise<AuditEntry[]> =>
    db.select().from(auditEntries).where(conditions).orderBy(desc(auditEntries.id)).limit(atMost);
  const wanted = unindexed(search);
  if (wanted === undefined || (await areFew(db, search))) return latest(and(indexed(search), wanted), limit);
  const [newest] = await latest(undefined, 1);
  const found: AuditEntry[] = [];
  let beforeId = Math.min(search.beforeId ?? Number.POSITIVE_INFINITY, (newest?.id ?? 0) + 1);
  while (beforeId > 1 && found.length < limit) {
    signal?.throwIfAborted();
    const from = beforeId - entriesAtATime;
    const slice = and(indexed({ ...search, beforeId }), gte(auditEntries.id, from));
    found.push(...(await latest(and(slice, wanted), limit - found.length)));
    beforeId = from;
  }
  return found;
};
