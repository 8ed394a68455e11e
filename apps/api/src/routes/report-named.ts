/** The report that a call names, and what the people behind reports are called. */

import { type Accounts, findReport, namesOfColleagues, type Report } from '@cvm/accounts';
import { noSuchMessage } from '@cvm/contract';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';

/** What people are called, as far as the caller may know. */
export type Names = ReadonlyMap<string, string>;

export const namesFor = ({ db }: Accounts, request: FastifyRequest, ids: readonly (string | null)[]): Promise<Names> =>
  namesOfColleagues(db, callerOf(request).user.id, [...new Set(ids.filter((id) => id !== null))]);

export const nameOf = (names: Names, id: string | null): string | null =>
  id === null ? null : (names.get(id) ?? null);

/** Throws `not_found` where there is none. */
export const reportNamed = async ({ db }: Accounts, uuid: string): Promise<Report> => {
  const found = await findReport(db, uuid);
  if (found === null) throw new ApiError('not_found', noSuchMessage('report'));
  return found;
};
