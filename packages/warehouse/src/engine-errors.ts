// What the engine or the road to it says went wrong -> WarehouseError. The engine's message may quote values, so it becomes
// the `cause` and the sentence is ours.
import { errorCode, errorText } from '@cvm/contract';
import { WarehouseError, type WarehouseErrorCode } from './client.ts';

/** What a server says of the address, the user or the cluster that it was named. */
const strange = 'the server does not take the user and the password of CLICKHOUSE_URL.';

const codes: Readonly<Record<number, readonly [WarehouseErrorCode, string]>> = {
  159: ['timeout', 'it took longer than it may.'],
  160: ['timeout', 'the engine expects it to take longer than it may.'],
  241: ['memory', 'it needs more memory than it may use.'],
  158: ['rows', 'it reads more rows than it may.'],
  396: ['rows', 'it returns more rows than it may.'],
  394: ['cancelled', 'it was cancelled.'],
  243: ['disk-full', 'the disk is full.'],
  202: ['busy', 'the engine runs as many statements as it may.'],
  81: ['failed', 'the server has no database of the name that was asked for, perhaps at the end of CLICKHOUSE_URL.'],
  192: ['failed', strange],
  193: ['failed', strange],
  194: ['failed', strange],
  516: ['failed', strange],
  497: ['failed', 'the user of CLICKHOUSE_URL lacks a right (docs/cluster.md names them).'],
  701: ['failed', 'the server has no cluster of the name in CLICKHOUSE_CLUSTER.'],
  // A value that its declared type cannot hold.
  26: ['bad-input', 'a value does not fit its type.'],
  27: ['bad-input', 'a value does not fit its type.'],
  38: ['bad-input', 'a value does not fit its type.'],
  41: ['bad-input', 'a value does not fit its type.'],
  72: ['bad-input', 'a value does not fit its type.'],
  130: ['bad-input', 'a value does not fit its type.'],
  131: ['bad-input', 'a text is longer than it may be.'],
  456: ['bad-input', 'a parameter has no value.'],
  457: ['bad-input', 'a parameter does not fit its type.'],
};

/** What is raised when a part of a table is not what was written; files that are loaded raise some of them, too. */
const unreadable = new Set([32, 33, 39, 40, 74, 76, 107, 117, 246, 271, 432, 1001]);

/** The table whose part could not be read, and its database; undefined for any other failure. */
const damagedTable = (engineCode: number | undefined, text: string) => {
  if (engineCode === undefined || !unreadable.has(engineCode)) return undefined;
  const [, database, table] = /\(while reading from part .* in table (?:(\w+)\.)?(\w+) \(/.exec(text) ?? [];
  return table === undefined ? undefined : { table, ...(database === undefined ? {} : { database }) };
};

/** The folder of a table whose part lost a file, where the engine names no table; what is only being written lies in `tmp_` folders. */
const damagedFolder = (engineCode: number | undefined, text: string): string | undefined => {
  if (engineCode === undefined || ![226, 228, ...unreadable].includes(engineCode)) return undefined;
  return /\/(store\/\w{3}\/[\da-f-]{36})\/(?!tmp|delete_tmp)/.exec(text)?.[1];
};

/** Files of the store itself that the system lets nobody make or change. */
const isUnwritable = (text: string): boolean =>
  /Read-only file system|Permission denied|Operation not permitted/.test(text) && /\/(store|metadata|tmp)\//.test(text);

/** What the runtime calls a server that is not there or went away. */
const lost = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
];

/** True when no server took the connection. */
export const isRefused = (error: unknown): boolean => errorCode(error) === 'ECONNREFUSED';

/** The client names the number apart; the embedded engine puts it at the head (`Code: 159. DB::Exception: ...`). */
const engineCodeOf = (error: unknown, text: string): number | undefined => {
  const found = /^\d+$/.exec(errorCode(error) ?? '') ?? /(?<=\bCode: )\d+/.exec(text);
  return found ? Number(found[0]) : undefined;
};

/** @param name what ran, as the caller called it */
export const toWarehouseError = (name: string, cause: unknown): WarehouseError => {
  if (cause instanceof WarehouseError) return cause;
  const text = errorText(cause);
  const engineCode = engineCodeOf(cause, text);
  const details = { cause, ...(engineCode === undefined ? {} : { engineCode }) };
  if (lost.includes(errorCode(cause) ?? '') || /socket hang up/.test(text))
    return new WarehouseError('unreachable', `${name} failed: the server cannot be reached.`, details);
  if (errorCode(cause) === 'ENOSPC' || /No space left on device/.test(text))
    return new WarehouseError('disk-full', `${name} failed: the disk is full.`, details);
  const damaged = damagedTable(engineCode, text);
  if (damaged !== undefined)
    return new WarehouseError('damaged', `The table ${damaged.table} of the loaded data cannot be read.`, {
      ...details,
      ...damaged,
    });
  if (engineCode === 76 && /lock/i.test(text))
    return new WarehouseError('locked', `${name} failed: another process holds the data folder.`, details);
  if (engineCode !== undefined && isUnwritable(text))
    return new WarehouseError('unwritable', `${name} failed: the data folder cannot be written.`, details);
  const folder = damagedFolder(engineCode, text);
  if (folder !== undefined)
    return new WarehouseError('damaged', 'A table of the loaded data cannot be read.', { ...details, folder });
  const known = engineCode === undefined ? undefined : codes[engineCode];
  if (known) return new WarehouseError(known[0], `${name} failed: ${known[1]}`, details);
  return new WarehouseError('failed', `${name} failed: ${whatFailed(cause, text, engineCode)}.`, details);
};

/** Numbers and names only: the engine's own words may quote values. */
const whatFailed = (cause: unknown, text: string, engineCode: number | undefined): string => {
  if (engineCode === undefined) return errorCode(cause) ?? 'the answer was not understood';
  const given = cause instanceof Error && 'type' in cause ? cause.type : undefined;
  const kind = typeof given === 'string' ? given : /\(([A-Z][A-Z_]+)\)\s*$/.exec(text)?.[1];
  return `engine error ${engineCode}${kind ? ` (${kind})` : ''}`;
};

/** The error of work that its own caller stopped. */
export const cancelled = (name: string): WarehouseError =>
  new WarehouseError('cancelled', `${name} failed: it was cancelled.`, { engineCode: 394 });
