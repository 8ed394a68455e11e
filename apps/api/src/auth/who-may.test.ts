import type { User } from '@cvm/accounts';
import { expect, it } from 'vitest';
import { refuseWhoMayNot } from './who-may.ts';

const user: User = {
  ...{ id: 'u', email: 'ada@client.example', firstName: 'Ada', lastName: '', organization: null, disabled: false },
  ...{ roles: [], allowedPages: ['*'], allowedDataCategories: [], blockedReports: [], blockedLooks: [] },
  ...{ apiKey: null, avatar: null, lastLogin: null, createdAt: new Date(0), modifiedAt: new Date(0) },
};
const refusal = (more: Partial<User>): unknown => {
  try {
    refuseWhoMayNot({ ...user, ...more }, { method: 'GET', who: 'user', pages: ['/reports', '/report-builder'] });
    return 'open';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
};

it('a call of several pages is open to who has one of them and is not blocked from it', () => {
  expect(refusal({})).toBe('open');
  expect(refusal({ allowedPages: ['/shows'] })).toBe('forbidden');
  expect(refusal({ blockedReports: ['/reports'] })).toBe('open');
  expect(refusal({ blockedReports: ['/reports', '/report-builder'] })).toBe('blocked');
  expect(refusal({ blockedReports: ['/report*'] })).toBe('blocked');
  expect(refusal({ allowedPages: ['/reports'], blockedReports: ['/reports'] })).toBe('blocked');
});
