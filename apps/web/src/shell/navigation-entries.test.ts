import { accountKindPages, allPages, type Profile } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { pageAccess } from '../session/access.ts';
import { allowedMenus } from './navigation-entries.ts';

const menusOf = (allowedPages: readonly string[]): string[] => {
  const profile: Profile = {
    userId: '1',
    username: 'Ada',
    lastname: null,
    email: 'ada@client.example',
    organizationName: null,
    organizationAvatar: null,
    lookerUserInfo: { allowedPages: [...allowedPages], allowedDataCategories: [] },
    blockedReports: [],
    roles: [],
    apiKey: null,
    apiSecret: null,
  };
  return allowedMenus(pageAccess(profile)).map(
    ({ label, entries }) => `${label}: ${entries.map((entry) => entry.label).join(', ')}`,
  );
};

describe('the main navigation', () => {
  it('offers what the account may open, and no empty menu', () => {
    expect(menusOf(allPages)).toEqual(['Rankings: Shows, Movies']);
    expect(menusOf(accountKindPages.shows)).toEqual(['Rankings: Shows']);
    expect(menusOf(accountKindPages.movies)).toEqual(['Rankings: Movies']);
    expect(menusOf(accountKindPages.gem)).toEqual([]);
  });
});
