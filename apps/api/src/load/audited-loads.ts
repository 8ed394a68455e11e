/** A load desk that writes each load into the audit log, done or failed. The portal itself is who acts. */
import { type Accounts, audit } from '@cvm/accounts';
import { LoadError } from '@cvm/warehouse';
import type { Logger } from 'pino';
import { ApiError } from '../errors.ts';
import type { LoadDesk } from './load-desk.ts';

/** Both say what is wrong with the order or its data; anything else is a fault whose words are for the log alone. */
const reasonOf = (error: unknown): string =>
  error instanceof LoadError || error instanceof ApiError ? error.message : 'A fault of the portal.';

export const auditedLoads = (desk: LoadDesk, accounts: Accounts, log: Logger): LoadDesk => ({
  ...desk,
  load: async (folder, options) => {
    // The data is loaded or not, whether or not that can be written down.
    const record = (action: string, details: Record<string, unknown>) =>
      audit(accounts.db, { actor: null, action, target: folder, details }).catch((error: unknown) =>
        log.error({ err: error }, 'A load could not be written into the audit log'),
      );
    try {
      const summary = await desk.load(folder, options);
      const { edition, dataThrough, seconds } = summary;
      await record('load.done', { edition, dataThrough, seconds, mode: options.mode });
      return summary;
    } catch (error) {
      await record('load.failed', { reason: reasonOf(error), mode: options.mode });
      throw error;
    }
  },
});
