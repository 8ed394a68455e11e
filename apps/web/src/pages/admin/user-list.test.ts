import { type AdminUser, findUsers, sortUsers, userKindPages } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { rangeText, readList } from './user-list.ts';

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

  it('works out once what each is sorted by', () => {
    let reads = 0;
    const many = Array.from({ length: 50 }, (_, place) =>
      Object.defineProperty(user(`${place}@x.example`), 'lookerUserInfo', {
        get: () => {
          reads += 1;
          return { allowedPages: [], allowedDataCategories: [] };
        },
      }),
    );
    expect(sortUsers(many, { column: 'access', direction: 'asc' }).map(({ email }) => email)).toEqual(
      Array.from({ length: 50 }, (_, place) => `${place}@x.example`),
    );
    expect(reads).toBe(50);
  });

  it('reads sort, page and size from the address, and says what it goes without', () => {
    const read = (address: Parameters<typeof readList>[0], count: number | null = 60) => readList(address, count);
    expect(read({})).toEqual({
      search: '',
      sort: { column: 'email', direction: 'asc' },
      size: 50,
      page: 1,
      problem: null,
    });
    expect(read({ sorts: 'lastLogin desc', size: '20', page: '3' })).toEqual({
      ...{ search: '', sort: { column: 'lastLogin', direction: 'desc' }, size: 20, page: 3, problem: null },
    });
    expect(read({ sorts: 'nosuch', size: '7', page: '99' }, 7)).toEqual({
      ...{ search: '', sort: { column: 'email', direction: 'asc' }, size: 50, page: 1 },
      problem:
        'This table cannot be sorted by "nosuch". It is sorted by Email. It does not show "7" users per page. It shows 50. It has no page "99". This is page 1.',
    });
    for (const sorts of ['email upward', 'email asc,role desc'])
      expect(read({ sorts }).problem).toBe(`This table cannot be sorted by "${sorts}". It is sorted by Email.`);
    for (const page of ['-1', '0', '1.5', 'x', '3'])
      expect([page, read({ page }).problem]).toEqual([
        page,
        `It has no page "${page}". This is page ${page === '3' ? 2 : 1}.`,
      ]);
  });

  it('searches for no more than a call takes, and says so', () => {
    const { search, problem } = readList({ search: 'a'.repeat(201) }, null);
    expect([search.length, problem]).toEqual([
      200,
      'A search takes up to 200 characters: it is for the first of them.',
    ]);
  });

  it('has every page until it is known how many users there are', () => {
    expect(readList({ page: '9' }, null)).toMatchObject({ page: 9, problem: null });
  });

  it('says which of them are shown, in figures as everywhere', () => {
    expect(rangeText(1200, 50, 12040)).toBe('1,201-1,250 of 12,040 users');
    expect([rangeText(0, 1, 1), rangeText(0, 0, 0)]).toEqual(['1-1 of 1 user', 'No users']);
  });
});
