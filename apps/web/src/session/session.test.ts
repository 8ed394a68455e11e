import { accountKindPages, type Profile } from '@cvm/contract';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { firstAllowedPage, pageAccess } from './access.ts';
import { rememberLink, takeLink } from './requested-link.ts';
import { endSession, readSession, readToken, startSession, useSession } from './session.ts';

const profile: Profile = {
  userId: '1',
  username: 'Ada',
  lastname: 'Analyst',
  email: 'ada@client.example',
  organizationName: 'Client',
  organizationAvatar: null,
  lookerUserInfo: { allowedPages: [...accountKindPages.shows], allowedDataCategories: [] },
  blockedReports: ['/show/*'],
  roles: [],
  apiKey: null,
  apiSecret: null,
};

describe('the session', () => {
  it('is what was stored, and nothing after logging out', () => {
    expect(readSession()).toBeNull();
    startSession({ token: 'abc', profile });
    expect(readToken()).toBe('abc');
    expect(readSession()?.profile).toEqual(profile);
    endSession();
    expect(readSession()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('is followed by whoever uses it', () => {
    const { result } = renderHook(() => useSession()?.profile.username ?? 'nobody');
    expect(result.current).toBe('nobody');
    act(() => startSession({ token: 'abc', profile }));
    expect(result.current).toBe('Ada');
    act(() => endSession());
    expect(result.current).toBe('nobody');
  });

  it('counts a stored profile that cannot be read as signed out', () => {
    startSession({ token: 'abc', profile });
    localStorage.setItem('cvm.profile', '{"userId":7}');
    expect(readSession()).toBeNull();
    localStorage.setItem('cvm.profile', 'not json');
    expect(readToken()).toBeNull();
  });
});

describe('the requested link', () => {
  it('is given once', () => {
    rememberLink('/shows?filters=country:US');
    expect(takeLink()).toBe('/shows?filters=country:US');
    expect(takeLink()).toBeNull();
  });

  it('never leads off the portal', () => {
    for (const link of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'shows'])
      rememberLink(link);
    expect(takeLink()).toBeNull();
  });
});

describe('page access', () => {
  const access = pageAccess(profile);

  it('follows the list of pages', () => {
    expect([access.allows('/shows'), access.allows('/show/7/audience'), access.allows('/movies')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(access.gemOnly).toBe(false);
    expect(pageAccess(null).allows('/')).toBe(false);
  });

  it('knows the reports an account is blocked from', () => {
    expect([access.blocks('/show/7'), access.blocks('/shows')]).toEqual([true, false]);
  });

  it('begins with the first page that exists', () => {
    const withPages = (allowedPages: string[]): Profile => ({
      ...profile,
      lookerUserInfo: { allowedPages, allowedDataCategories: [] },
    });
    expect(firstAllowedPage(withPages(['/movie/*', '/movies']), ['/', '/movies'], '/')).toBe('/movies');
    expect(firstAllowedPage(withPages(['/gem-report']), ['/', '/movies'], '/')).toBe('/');
    expect(pageAccess(withPages(['/gem-report'])).gemOnly).toBe(true);
  });
});
