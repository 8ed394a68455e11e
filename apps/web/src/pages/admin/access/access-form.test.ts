import { allPages, userKindPages } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import {
  type AccessForm,
  categoriesOf,
  emptyAccess,
  readAccess,
  sameAccess,
  storedAccess,
  withoutPage,
} from './access-form.ts';

const stored = (allowedPages: readonly string[], allowedDataCategories: readonly string[] = ['country:*']) => ({
  lookerUserInfo: { allowedPages: [...allowedPages], allowedDataCategories: [...allowedDataCategories] },
  blockedReports: [],
  blockedLooks: [],
});

describe('the pages of a user', () => {
  it.each(['shows', 'movies', 'both', 'gem'] as const)(
    'of the kind %s are recognised and written as they were',
    (kind) => {
      const read = readAccess(stored(userKindPages[kind]));
      expect([read.kind, read.extraPages]).toEqual([kind, []]);
      expect(storedAccess(read)).toEqual(stored(userKindPages[kind]));
    },
  );

  it('beyond a kind are the further pages', () => {
    const read = readAccess(stored(allPages));
    expect([read.kind, read.extraPages]).toEqual(['both', ['/gem-report']]);
    expect(storedAccess(read).lookerUserInfo.allowedPages).toEqual(allPages);
  });

  it('are told that open nothing, of whatever spelling, and no page or pattern of the portal', () => {
    const idle = ['/shwos', '/shows/', '/embed/*', '/Shows', '/x*'];
    expect(withoutPage([...allPages, '*', '/show/102', '/show/102/audience', '/sh*', ...idle])).toEqual(idle);
  });

  it('without a kind stay the list they are', () => {
    const list = ['/shows', '/report/binge'];
    const read = readAccess(stored(list));
    expect([read.kind, read.extraPages]).toEqual([null, list]);
    expect(storedAccess(read)).toEqual(stored(list));
  });
});

describe('the data of a user', () => {
  it('is read and written without its syntax', () => {
    const texts = ['country:US,GB', 'date:24', 'genre:Drama,Science%20Fiction', 'network:7'];
    const read = readAccess(stored(['/shows'], texts));
    expect(read).toMatchObject({
      months: 24,
      countries: ['US', 'GB'],
      limits: [
        { id: 'genre', values: ['Drama', 'Science Fiction'] },
        { id: 'network', values: ['7'] },
      ],
    });
    expect(readAccess(stored(['/shows'], categoriesOf(read)))).toEqual(read);
  });

  it('is all-time with a blank or 0, every country with none, unlimited with no values', () => {
    for (const months of ['', 0] as const)
      expect(categoriesOf({ ...emptyAccess, months, limits: [{ id: 'genre', values: [] }] })).toEqual(['country:*']);
  });

  it('that cannot be understood counts as not chosen yet', () => {
    expect(readAccess(stored(['/shows'], ['planet:Mars']))).toMatchObject({ months: '', countries: [], limits: [] });
  });
});

it('two forms are the same whatever the order', () => {
  const form: AccessForm = { ...emptyAccess, countries: ['US', 'GB'], blockedReports: ['/show/*', '/movies'] };
  expect(sameAccess(form, { ...form, blockedReports: ['/movies', '/show/*'] })).toBe(true);
  expect(sameAccess(form, { ...form, months: 3 })).toBe(false);
  expect(sameAccess(form, { ...form, months: 0 })).toBe(true);
});
