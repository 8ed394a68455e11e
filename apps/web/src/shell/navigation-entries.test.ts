import { allPages, userKindPages } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { pageAccess } from '../session/access.ts';
import { profileOf } from '../testing/profile.ts';
import { allowedMenus } from './navigation-entries.ts';

const menusOf = (allowedPages: readonly string[]): string[] => {
  return allowedMenus(pageAccess(profileOf(allowedPages))).map(
    ({ label, entries }) => `${label}: ${entries.map((entry) => entry.label).join(', ')}`,
  );
};

describe('the main navigation', () => {
  it('offers what the user may open, and no empty menu', () => {
    expect(menusOf(allPages)).toEqual(['Rankings: Shows, Movies, Actors, Networks, Binge']);
    expect(menusOf(userKindPages.shows)).toEqual(['Rankings: Shows, Actors, Networks, Binge']);
    expect(menusOf(userKindPages.movies)).toEqual(['Rankings: Movies, Actors, Networks']);
    expect(menusOf(userKindPages.gem)).toEqual([]);
  });
});
