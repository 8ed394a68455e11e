/** Loads that are written into the audit log, done or failed, whoever runs them. The portal itself is who acts. */
import { type Accounts, audit, type NewAuditEntry } from '@cvm/accounts';
import { LoadError, type LoadOptions, type LoadSummary } from '@cvm/warehouse';
import type { Logger } from 'pino';
import { ApiError } from '../errors.ts';
import type { LoadDesk } from './load-desk.ts';

/** Both say what is wrong with the order or its data; anything else is a fault whose words are for the log alone. */
const reasonOf = (error: unknown): string =>
  error instanceof LoadError || error instanceof ApiError ? error.message : 'A fault of the portal.';

type Order = { readonly folder: string } & Pick<LoadOptions, 'mode'>;

/** Loads, and has an entry about it written, which never throws: the data is loaded or not, whether or not that can be written down. */
export const audited = async (
  { folder, mode }: Order,
  load: () => Promise<LoadSummary>,
  write: (entry: NewAuditEntry) => Promise<void>,
): Promise<LoadSummary> => {
  const entry = { actor: null, target: folder };
  try {
    const summary = await load();
    const { edition, dataThrough, seconds } = summary;
    await write({ ...entry, action: 'load.done', details: { edition, dataThrough, seconds, mode } });
    return summary;
  } catch (error) {
    await write({ ...entry, action: 'load.failed', details: { reason: reasonOf(error), mode } });
    throw error;
  }
};

/** A load desk that writes down each of its loads. */
export const auditedLoads = (desk: LoadDesk, accounts: Accounts, log: Logger): LoadDesk => {
  const write = (entry: NewAuditEntry): Promise<void> =>
    audit(accounts.db, entry).catch((error: unknown) =>
      log.error({ err: error }, 'A load could not be written into the audit log'),
    );
  return {
    ...desk,
    load: (folder, options) => audited({ folder, mode: options.mode }, () => desk.load(folder, options), write),
  };
};
