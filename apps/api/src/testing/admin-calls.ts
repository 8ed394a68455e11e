/** Calls of the administration, for tests: as the demo data's administrator unless told otherwise. */
import { findUserByUsername, type User } from '@cvm/accounts';
import type { AdminUser } from '@cvm/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestPortal } from './test-portal.ts';

export type Who = 'admin' | 'auditor' | 'analyst' | null;
type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** The id of no user. */
export const nobody = '00000000-0000-4000-8000-000000000000';

/** What both roles of the administration see. */
export const adminReads = [
  '/v1/admin/users',
  '/v1/admin/organizations',
  '/v1/admin/downtime_message',
  '/v1/admin/audit',
  '/v1/options/adminOrgMap',
];

/** The portal is asked for at each call: it opens after the calls are made. */
export const adminCalls = (portal: () => TestPortal) => {
  const call = async (method: Method, url: string, payload?: object, as: Who = 'admin') => {
    const headers = as === null ? {} : { authorization: `Bearer ${await portal().tokenOf(as)}` };
    return portal().app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  };
  const put = (...users: object[]): Promise<LightMyRequestResponse> => call('PUT', '/v1/admin/users', { users });
  const users = async (): Promise<AdminUser[]> => (await call('GET', '/v1/admin/users')).json().users;
  const userOf = async (email: string): Promise<AdminUser> => {
    const found = (await users()).find((user) => user.email === email);
    if (found === undefined) throw new Error(`There is no user ${email}.`);
    return found;
  };
  const stored = (email: string): Promise<User | null> => findUserByUsername(portal().portal.accounts.db, email);
  const created = async (email: string): Promise<AdminUser> => {
    const { statusCode, body } = await put({ email, username: 'New', lookerUserInfo: { allowedPages: ['/shows'] } });
    if (statusCode !== 200) throw new Error(`${email} was not created: ${body}`);
    return userOf(email);
  };
  const grant = (user: unknown, access: string, revoke: boolean) =>
    call('POST', '/v1/admin/user/access', { user, access, revoke });
  return { call, put, users, userOf, stored, created, grant };
};
