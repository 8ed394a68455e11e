/**
 * The failures a caller is expected to answer for. Anything else that is thrown by this package is a fault. Messages
 * may be shown to users: they name the field and never repeat a password, a token or a secret.
 */
import { errorCode, noSuchMessage } from '@cvm/contract';

/**
 * - `invalid`: a value is not acceptable; `field` names it.
 * - `taken`: the value must be unique and is in use; `field` names it.
 * - `not-found`: there is no such row, or none the caller may know of.
 * - `not-owner`: the row exists and belongs to somebody else.
 * - `stale`: the row was changed since the caller read it.
 * - `own-user`: nobody may do this to the user they act with.
 * - `last-admin`: nobody could administrate the portal afterwards.
 * - `full`: there is no room for more of it.
 * - `in-use`: other rows still belong to it.
 */
export type AccountsErrorCode =
  | 'invalid'
  | 'taken'
  | 'not-found'
  | 'not-owner'
  | 'stale'
  | 'own-user'
  | 'last-admin'
  | 'full'
  | 'in-use';

export class AccountsError extends Error {
  readonly code: AccountsErrorCode;
  readonly field: string | null;

  constructor(code: AccountsErrorCode, message: string, field: string | null = null) {
    super(message);
    this.name = 'AccountsError';
    this.code = code;
    this.field = field;
  }
}

export const noSuch = (thing: Parameters<typeof noSuchMessage>[0], field: string | null = null): AccountsError =>
  new AccountsError('not-found', noSuchMessage(thing), field);

/** The name of the unique constraint that an error reports as broken, else null. Drizzle wraps the driver's error. */
export const brokenUnique = (error: unknown): string | null => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== '23505') return null;
  return 'constraint' in cause ? String(cause.constraint) : '';
};

/** Of the driver and its pool, which have no codes for these. */
const waited =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered)/;
/** Connection refused, reset and the like; PostgreSQL's classes: connection, resources, shut down, cancelled by its limit. */
const unreachable =
  /^(ECONN[A-Z]+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|08...|53...|57P0.|57014|25P03)$/;

/** Has the store no room to write what it is given? What it holds already can still be read. */
export const isStoreFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return errorCode(error) === '53100' || isStoreFull(error.cause);
};

/** Did the system refuse a file of the store, on a disk that can only be read or has faults? */
export const isStoreUnwritable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const isFile = /^(42501|58030|58P01)$/.test(errorCode(error) ?? '') && /^could not /.test(error.message);
  return isFile || isStoreUnwritable(error.cause);
};

/** Is the store not to be reached, or not in time? Then the same may succeed a moment later. */
export const isStoreUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error) || error instanceof AccountsError) return false;
  // Drizzle wraps the driver's error.
  return waited.test(error.message) || unreachable.test(errorCode(error) ?? '') || isStoreUnavailable(error.cause);
};
