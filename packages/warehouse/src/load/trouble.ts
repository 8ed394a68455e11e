// What stopped a load -> one sentence for the operator.
import { diskFullMessage } from '@cvm/contract';
import { WarehouseError, type WarehouseErrorCode } from '../client.ts';
import { editions } from '../schema/index.ts';
import { LoadError, unchanged } from './load-error.ts';

const sentences: Readonly<Partial<Record<WarehouseErrorCode, string>>> = {
  'disk-full': diskFullMessage,
  unwritable: 'The data folder cannot be written.',
  memory: 'The load needs more memory than it may use.',
  cancelled: 'The load was cancelled.',
  unreachable: 'The ClickHouse server cannot be reached.',
};

const takenForDead =
  'The load said nothing for more than a minute and was taken for dead: another one, or a portal that was started, has dropped what it had filled.';
const lost = 'Files of the current data are missing or cut; load in full mode.';

/** Engine errors with a meaning of their own in a load. */
const engineSentences: Readonly<Record<number, string>> = {
  226: lost,
  228: lost,
  122: 'The tables of the current data are of another version of the portal; load in full mode.',
};

const noSuchDatabase = 81;

/** What a load fills, and whether it reads the data before it as well. */
type Own = { readonly database: string; readonly isAppend: boolean };

const isOwn = ({ database }: WarehouseError, own: Own): boolean =>
  database === undefined ? !own.isAppend : [own.database, `${own.database}_stage`].includes(database);

/** A disk, or a limit of the size of files, may take what is written and not have it afterwards. */
const notKept = (table: string | undefined): string =>
  `What was written${table === undefined ? '' : ` of ${table}`} cannot be read again: the disk of the data folder, or a limit of the size of files (ulimit -f), does not keep it.`;

const knownSentence = ({ code, engineCode }: WarehouseError): string | undefined =>
  sentences[code] ?? (engineCode === undefined ? undefined : engineSentences[engineCode]);

/** Why the last step of a load failed that has succeeded without it, as a sentence. */
export const reasonOf = (error: unknown): string =>
  (error instanceof WarehouseError && knownSentence(error)) || (error instanceof Error ? error.message : String(error));

/** A LoadError for whatever was thrown; the original is its cause. `own`: once the load has tables. */
export const toLoadError = (error: unknown, folder: string, own?: Own): unknown => {
  if (error instanceof LoadError) return error;
  if (error instanceof WarehouseError) {
    if (error.code === 'damaged' && own !== undefined && isOwn(error, own))
      return new LoadError(`${notKept(error.table)} ${unchanged}`, { cause: error });
    // What an append would take over; the list of loads says itself what mends it.
    if (error.code === 'damaged' && error.table !== editions.name)
      return new LoadError(`${error.message} Load everything in full mode. ${unchanged}`, { cause: error });
    const isDropped = own !== undefined && error.engineCode === noSuchDatabase;
    const known = (isDropped ? takenForDead : knownSentence(error)) ?? `The load of ${folder} failed: ${error.message}`;
    return new LoadError(`${known} ${unchanged}`, { cause: error });
  }
  if (error instanceof Error && error.name === 'AbortError')
    return new LoadError(`The load was cancelled. ${unchanged}`, { cause: error });
  if (isNodeError(error)) {
    const known = error.code === 'ENOSPC' ? 'The disk is full.' : `The load of ${folder} failed: ${error.message}.`;
    return new LoadError(`${known} ${unchanged}`, { cause: error });
  }
  return error;
};

const isNodeError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;
