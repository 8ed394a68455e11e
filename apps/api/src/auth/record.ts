/** Writes what a caller did into the audit log: who, what, to what, when and from where. */
import { type Accounts, audit, type NewAuditEntry } from '@cvm/accounts';
import type { FastifyRequest } from 'fastify';
import { callerOf } from './caller.ts';

export type Deed = Pick<NewAuditEntry, 'action' | 'target' | 'details'>;

/**
 * Writes down what the caller of a request does, after its answer too. While an administrator looks as somebody else, the
 * administrator is who acts; the entry names the user, too.
 */
export const recorder = (accounts: Accounts, request: FastifyRequest): ((deed: Deed) => Promise<void>) => {
  const { user, viewer } = callerOf(request);
  const { ip: address } = request;
  const seenAs = viewer === null ? {} : { viewedAs: user.email };
  return ({ details, ...deed }) =>
    audit(accounts.db, { ...deed, actor: viewer ?? user, address, details: { ...details, ...seenAs } });
};

export const record = (accounts: Accounts, request: FastifyRequest, deed: Deed): Promise<void> =>
  recorder(accounts, request)(deed);
