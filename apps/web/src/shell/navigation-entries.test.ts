import { allPages, userKindPages } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { pageAccess } from '../session/access.ts';
import { profileOf } from '../testing/profile.ts';
import { allowedMenus, entriesOf, entryPathOf } from './navigation-entries.ts';

const menusOf = (allowedPages: readonly string[]): string[] => {
  return allowedMenus(pageAccess(profileOf(allowedPages))).map(
    ({ label, entries }) => `${label}: ${entries.map((entry) => entry.label).join(', ')}`,
  );
};

describe('the main navigation', () => {
  it('offers what the user may open, and no empty menu', () => {
    expect(menusOf(allPages)).toEqual([
      'Anticipation: Shows, Movies, Anticipation Tracker, Release Calendar, Anticipation and Outcome',
      'Viewership: Platform Attribution',
      'Affinity: Affinity, Shows, Movies',
      'Rankings: Shows, Movies, Actors, Networks, Binge',
      'Reports: My Reports, Report Builder, Compare',
    ]);
    expect(menusOf(userKindPages.shows)).toEqual([
      'Anticipation: Shows, Anticipation Tracker, Release Calendar, Anticipation and Outcome',
      'Viewership: Platform Attribution',
      'Affinity: Shows',
      'Rankings: Shows, Actors, Networks, Binge',
      'Reports: My Reports, Report Builder, Compare',
    ]);
    expect(menusOf(userKindPages.movies)).toEqual([
      'Anticipation: Movies, Anticipation Tracker, Release Calendar, Anticipation and Outcome',
      'Viewership: Platform Attribution',
      'Affinity: Movies',
      'Rankings: Movies, Actors, Networks',
      'Reports: My Reports, Report Builder, Compare',
    ]);
    expect(menusOf(userKindPages.gem)).toEqual([]);
  });
});

it('the profile menu names the pages about the user and the portal, Profile where it is allowed', () => {
  const entries = (allowedPages: readonly string[]) =>
    entriesOf('profile', pageAccess(profileOf(allowedPages))).map(({ label }) => label);
  expect(entries(userKindPages.both)).toEqual(['Profile', 'Release Notes', 'System Status']);
  expect(entries(userKindPages.both.filter((page) => page !== '/profile'))).toEqual(['Release Notes', 'System Status']);
  expect(entries(userKindPages.gem)).toEqual(['System Status']);
});

it('one entry stands for both sides of platform attribution, and any other page for itself', () => {
  const [byPlatform] = entriesOf('viewership', pageAccess(profileOf(allPages)));
  expect(entryPathOf('/attribution/title')).toBe(byPlatform?.path);
  expect(entryPathOf('/attribution/platform')).toBe(byPlatform?.path);
  expect(entryPathOf('/shows')).toBe('/shows');
});

it('the entry of the list of reports stands for each of them', () => {
  expect(entryPathOf('/reports/0190b2c3')).toBe('/reports');
  expect(entryPathOf('/report-builder')).toBe('/report-builder');
});
