import { type AdminUser, userKindPages } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { findUsers, rangeText, readPage, readSize, readSort, sortUsers } from './user-list.ts';

const user = (email: string, part: Partial<AdminUser> = {}): AdminUser => ({
  userId: email,
  uuid: email,
  username: 'Ada',
  lastname: '',
  email,
  organizationName: null,
  disabled: false,
  lastLogin: null,
  roles: [],
  hasApiKey: false,
  lookerUserInfo: { allowedPages: [...userKindPages.shows], allowedDataCategories: [] },
  blockedReports: [],
  blockedLooks: [],
  modifiedAt: '2030-01-01T00:00:00.000Z',
  ...part,
});

const users = [
  user('b@x.example', { organizationName: 'Northlight', disabled: true, lastLogin: '2030-01-02T00:00:00Z' }),
  user('a@x.example', { organizationName: null, lastLogin: '2030-01-03T00:00:00Z' }),
  user('c@x.example', { organizationName: 'harbour', roles: ['admin-read'] }),
];
const emails = (list: readonly AdminUser[]) => list.map(({ email }) => email[0]).join('');

describe('the list of users', () => {
  it('is searched by every word, wherever it stands', () => {
    expect(emails(findUsers(users, ' HARBOUR read'))).toBe('c');
    expect(emails(findUsers(users, 'disabled'))).toBe('b');
    expect(emails(findUsers(users, 'northlight active'))).toBe('');
    expect(emails(findUsers(users, ''))).toBe('bac');
  });

  it('is sorted by any column, what is empty last in both directions', () => {
    expect(emails(sortUsers(users, { column: 'email', direction: 'desc' }))).toBe('cba');
    expect(emails(sortUsers(users, { column: 'organizationName', direction: 'asc' }))).toBe('cba');
    expect(emails(sortUsers(users, { column: 'organizationName', direction: 'desc' }))).toBe('bca');
    expect(emails(sortUsers(users, { column: 'lastLogin', direction: 'desc' }))).toBe('abc');
  });

  it('reads sort, page and size from the address, and nothing that makes no sense', () => {
    expect(readSort('lastLogin desc')).toEqual({ column: 'lastLogin', direction: 'desc' });
    expect(readSort('password')).toEqual({ column: 'email', direction: 'asc' });
    expect([readSize('20'), readSize('25'), readSize(undefined)]).toEqual([20, 50, 50]);
    expect([readPage('2', 60, 50), readPage('9', 60, 50), readPage('-1', 60, 50), readPage('x', 0, 50)]).toEqual([
      2, 2, 1, 1,
    ]);
  });

  it('says which of them are shown, in figures as everywhere', () => {
    expect(rangeText(1200, 50, 12040)).toBe('1,201-1,250 of 12,040 users');
    expect([rangeText(0, 1, 1), rangeText(0, 0, 0)]).toEqual(['1-1 of 1 user', 'No users']);
  });
});
