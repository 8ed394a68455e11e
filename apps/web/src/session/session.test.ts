import { type Profile, userKindPages } from '@cvm/contract';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platformParams, useChosenTitles } from '../pages/attribution/chosen-titles.ts';
import { profileOf } from '../testing/profile.ts';
import { decidingProfile, landingPage, pageAccess } from './access.ts';
import { rememberLink, takeLink } from './requested-link.ts';
import { endSession, keepProfile, readSession, readToken, startSession, startViewAs, useSession } from './session.ts';

const profile: Profile = { ...profileOf(userKindPages.shows), blockedReports: ['/show/*'] };

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

  // "Logout … resets all filters" (1-foundation section 4).
  it('takes along the filters and titles that are kept of its user, of whom the next one learns nothing', () => {
    startSession({ token: 'abc', profile });
    const query = '?filters=platform:Aurora';
    const ticking = renderHook(() => useChosenTitles('["platform:Aurora"]', 1, query));
    act(() => ticking.result.current.toggle('7'));
    ticking.unmount();
    expect(platformParams()).toBe(query);
    endSession();
    expect(platformParams()).toBeNull();
    startSession({ token: 'def', profile: { ...profile, userId: '2' } });
    const next = renderHook(() => useChosenTitles('["platform:Aurora"]', 1, query));
    expect([...next.result.current.ids]).toEqual([]);
  });

  it('is followed by whoever uses it', () => {
    const { result } = renderHook(() => useSession()?.profile.username ?? 'nobody');
    expect(result.current).toBe('nobody');
    act(() => startSession({ token: 'abc', profile }));
    expect(result.current).toBe('Ada');
    act(() => endSession());
    expect(result.current).toBe('nobody');
  });

  it('ended in another tab while the browser kept this page, which is come back to', () => {
    startSession({ token: 'abc', profile });
    const { result } = renderHook(() => useSession()?.profile.username ?? 'nobody');
    // What is stored while a page is kept is told to it by no event.
    localStorage.clear();
    act(() => void window.dispatchEvent(new Event('pageshow')));
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

describe('viewing as somebody else', () => {
  const other: Profile = { ...profile, userId: '2', username: 'Sam', email: 'sam@client.example' };

  it('stands in front of the own session in this tab, which comes back when it is left', () => {
    startSession({ token: 'own', profile });
    const { result } = renderHook(() => useSession());
    act(() => startViewAs({ token: 'view-as', profile: other }));
    expect(result.current).toEqual({ token: 'view-as', profile: other, viewAs: true });
    expect(readToken()).toBe('view-as');
    expect(localStorage.getItem('cvm.token')).toBe('own');
    act(() => endSession());
    expect(result.current).toEqual({ token: 'own', profile, viewAs: false });
    act(() => endSession());
    expect(result.current).toBeNull();
  });

  it('keeps a fresh profile apart from the own one', () => {
    startSession({ token: 'own', profile });
    startViewAs({ token: 'view-as', profile: other });
    keepProfile({ ...other, username: 'Samuel' });
    expect(readSession()?.profile.username).toBe('Samuel');
    endSession();
    expect(readSession()?.profile.username).toBe('Ada');
  });

  it('that cannot be read is none', () => {
    startSession({ token: 'own', profile });
    sessionStorage.setItem('cvm.viewAs', '{"token":7}');
    expect(readSession()).toMatchObject({ token: 'own', viewAs: false });
    expect(readSession()).toBe(readSession());
  });
});

describe('the requested link', () => {
  it('is given once', () => {
    rememberLink('/shows?filters=country:US');
    expect(takeLink()).toBe('/shows?filters=country:US');
    expect(takeLink()).toBeNull();
  });

  it('keeps what was searched for, whichever letters it has', () => {
    rememberLink('/search-results?query=he\\she//it');
    expect(takeLink()).toBe('/search-results?query=he\\she//it');
  });

  it('never leads off the portal', () => {
    const links = [
      ...[
        'https://elsewhere.example/',
        '//elsewhere.example',
        '/\\elsewhere.example',
        'shows',
        '',
        'javascript:alert(1)',
      ],
      ...['/\t/elsewhere.example', '/\n/elsewhere.example', '/\t\\elsewhere.example', '/ok\\..\\..', '/a b'],
      ...['/shows?a=\t1', '/\\?a=1'],
    ];
    for (const link of links) {
      rememberLink('/shows');
      rememberLink(link);
      expect([link, takeLink()]).toEqual([link, null]);
      sessionStorage.setItem('cvm.requestedLink', link);
      expect([link, takeLink()]).toEqual([link, null]);
    }
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

  it('opens the administration to its roles, whatever the list of pages', () => {
    const administration = (roles: string[], allowedPages: string[] = []) =>
      pageAccess({ ...profile, roles, lookerUserInfo: { allowedPages, allowedDataCategories: [] } }).allows('/admin');
    expect([administration(['admin']), administration(['admin-read'])]).toEqual([true, true]);
    expect([administration([], ['*', '/admin']), administration(['other', 'admin'])]).toEqual([false, false]);
    expect(pageAccess({ ...profile, roles: ['admin'] }).allows('/administrators')).toBe(false);
  });

  it('keeps the administration from whoever looks as an administrator', () => {
    const chief = { ...profile, roles: ['admin'] };
    const allows = (viewAs: boolean) =>
      pageAccess(decidingProfile({ token: 'x', profile: chief, viewAs })).allows('/admin');
    expect([allows(false), allows(true), decidingProfile(null)]).toEqual([true, false, null]);
  });

  it('knows the reports a user is blocked from', () => {
    expect([access.blocks('/show/7'), access.blocks('/shows')]).toEqual([true, false]);
    // As it is opened, so it is blocked: a slash behind it makes no other page of it.
    const ranking = pageAccess({ ...profile, blockedReports: ['/shows'] });
    expect([ranking.allows('/shows/'), ranking.blocks('/shows/')]).toEqual([true, true]);
    // The report builder is one report at two addresses; the list of reports is another page.
    for (const blocked of ['/report-builder', '/reports/*']) {
      const { blocks } = pageAccess({ ...profile, blockedReports: [blocked] });
      expect(['/report-builder', '/reports/7', '/reports'].map(blocks)).toEqual([true, true, false]);
    }
  });

  it('begins with the first page that exists', () => {
    const withPages = (allowedPages: string[]): Profile => ({
      ...profile,
      lookerUserInfo: { allowedPages, allowedDataCategories: [] },
    });
    expect(landingPage(withPages(['/movie/*', '/movies']))).toBe('/movies');
    expect(landingPage(withPages(['/gem-report']))).toBe('/gem-report');
    expect(landingPage(withPages(['/', '/shows']))).toBe('/');
    expect(landingPage(withPages(['/no-such-page']))).toBe('/');
    // A pattern allows the pages it stands for; what is open to everybody is no place to start.
    expect(landingPage(withPages(['/show/*', '/report/*']))).toBe('/report/anticipation');
    expect(landingPage(withPages(['*']))).toBe('/');
    expect(landingPage(withPages(['/login', '/system-status', '/admin', '/help']))).toBe('/help');
    expect(pageAccess(withPages(['/gem-report'])).gemOnly).toBe(true);
  });
});
