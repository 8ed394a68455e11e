/** Writes what a caller did into the audit log: who, what, to what, when and from where. */
import { type Accounts, audit, type NewAuditEntry } from '@cvm/accounts';
import type { FastifyRequest } from 'fastify';
import { callerOf } from './caller.ts';

/** While an administrator looks as somebody else, the administrator is who acts; the entry names the user, too. */
export const record = (
  accounts: Accounts,
  request: FastifyRequest,
  { details, ...deed }: Pick<NewAuditEntry, 'action' | 'target' | 'details'>,
): Promise<void> => {
  const { user, viewer } = callerOf(request);
  const seenAs = viewer === null ? {} : { viewedAs: user.email };
  return audit(accounts.db, {
    ...deed,
    actor: viewer ?? user,
    address: request.ip,
    details: { ...details, ...seenAs },
  });
};
