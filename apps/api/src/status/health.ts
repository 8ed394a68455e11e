/**
 * Is the portal well? Both stores are asked, each for a short time; what is wrong is said without its inner details. It is
 * not well, either, while an administrator's message about downtime is shown.
 */
import { listDowntime } from '@cvm/accounts';
import { diskFullMessage, type StatusCheck } from '@cvm/contract';
import { otherRecipe, WarehouseError } from '@cvm/warehouse';
import { z } from 'zod';
import { diskTrouble } from '../disk.ts';
import type { Portal } from '../portal.ts';
import { within } from '../within.ts';

const timeoutMs = 5_000;

/** Past everything that waits: a store with much to do is well. */
const askWarehouse = async ({ warehouse }: Pick<Portal, 'warehouse'>): Promise<void> => {
  await warehouse
    .query({ sql: 'select 1 as one' }, z.object({ one: z.number() }), {
      name: 'health',
      lane: 'watch',
      timeoutMs,
      signal: AbortSignal.timeout(timeoutMs),
    })
    .catch((error: unknown) => {
      // A server that others keep busy, too.
      if (!(error instanceof WarehouseError && error.code === 'busy')) throw error;
    });
};

/** Why a check failed, or that it gave no answer in time; undefined when all is well. */
const troubleOf = async (check: Promise<unknown>): Promise<unknown> => {
  let trouble: unknown = new Error(`There was no answer within ${timeoutMs} ms.`);
  const asked = check.then(
    () => {
      trouble = undefined;
    },
    (error: unknown) => {
      trouble = error;
    },
  );
  await within(timeoutMs, asked);
  return trouble;
};

type Asked = Pick<Portal, 'warehouse' | 'edition' | 'damage' | 'accounts' | 'settings' | 'log'>;

const storeProblems = async (portal: Asked): Promise<string[]> => {
  const checks = [
    { check: askWarehouse(portal), failed: 'The data store does not answer.' },
    { check: portal.accounts.ping(), failed: 'The accounts store does not answer.' },
  ];
  const troubles = await Promise.all(checks.map(({ check }) => troubleOf(check)));
  return checks.flatMap(({ failed }, index) => {
    const trouble = troubles[index];
    if (trouble === undefined) return [];
    portal.log.error({ err: trouble }, failed);
    return [failed];
  });
};

/** Without the accounts store there are no messages to be had; that it does not answer is said apart from them. */
const messagesOf = async ({ accounts }: Asked): Promise<StatusCheck['messages']> => {
  let messages: StatusCheck['messages'] = [];
  const asked = listDowntime(accounts.db).then((found) => {
    messages = found.map(({ id, title, body }) => ({ uuid: id, title, body }));
  });
  await within(timeoutMs, asked);
  return messages;
};

const diskProblems = {
  full: diskFullMessage,
  unwritable: 'The data folder is not there any more, or cannot be written.',
} as const;

const dataProblems = ({ damage, edition }: Asked): string[] => {
  const known = edition.known();
  const other = known && otherRecipe(known);
  return [
    ...damage().map(({ table, why }) => `The table ${table} of the loaded data ${why}. Load the data again.`),
    ...(other === null ? [] : [`${other} Load the data again in full.`]),
  ];
};

export const checkHealth = async (portal: Asked): Promise<StatusCheck> => {
  const [stores, disk, messages] = await Promise.all([
    storeProblems(portal),
    diskTrouble(portal.settings.dataDir),
    messagesOf(portal),
  ]);
  const problems = [...stores, ...(disk === null ? [] : [diskProblems[disk]]), ...dataProblems(portal)];
  const healthy = problems.length === 0 && messages.length === 0;
  const error = problems.length === 0 ? null : problems.join(' ');
  // Without a store nothing is answered; whatever else is wrong is told where it matters.
  const works = error !== null && stores.length === 0 ? { works: true as const } : {};
  return { success: true, healthy, messages, error, ...works };
};
