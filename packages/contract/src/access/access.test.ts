import { describe, expect, it } from 'vitest';
import { filterIds } from '../filters/ids.ts';
import { accessOf, dataCategories, EntitlementError, isGemOnly, pageMatches, pagesOutcome } from './access.ts';

const accessWith = (...allowedDataCategories: string[]) =>
  accessOf({ allowedPages: ['*'], allowedDataCategories, blockedReports: [] }, 0);

const refusal = (...categories: string[]): string => {
  try {
    accessWith(...categories);
    return 'accepted';
  } catch (error) {
    if (error instanceof EntitlementError) return error.message;
    throw error;
  }
};

describe('data categories', () => {
  it('limit a user to their values, read as the filter of the same name reads them', () => {
    const { limits, months } = accessWith('country: US, GB', 'genre:Science%20Fiction', 'show:1|2', 'date:24');
    expect(limits).toEqual({ country: ['US', 'GB'], genre: ['Science Fiction'], show: ['1', '2'] });
    expect(months).toBe(24);
  });

  it('are no limit with an asterisk among the values, nor when they are absent', () => {
    expect(accessWith('country:*', 'network:7,*', 'date:*', 'platform:*')).toMatchObject({ limits: {}, months: null });
    expect(accessWith()).toMatchObject({ limits: {}, months: null });
    expect(accessWith('date:0').months).toBeNull();
  });

  it('are those that the compiler enforces everywhere, and no other filter', () => {
    const accepted = filterIds.filter((id) => {
      const values = ['Continuing', '18-24', 'female', 'series', 'US', 'en', '7'];
      return values.some((value) => refusal(`${id}:${value}`) === 'accepted');
    });
    expect(accepted.sort()).toEqual([...dataCategories, 'date'].sort());
    expect(refusal('platform:Kinoport')).toMatch(/^A user cannot be limited by "platform", only by country, age, /);
    expect(refusal('actor:1')).toContain('cannot be limited by "actor"');
  });

  it.each([
    ['planet:Mars', 'There is no data category "planet".'],
    ['planet:*', 'There is no data category "planet".'],
    ['country', 'The data category "country" has no values.'],
    ['country: ,', 'The data category "country: ," has no values.'],
    ['country:Atlantis', 'The data category "country:Atlantis": Filter "country" takes ISO 3166-1'],
    ['country:not US', 'cannot exclude values'],
    ['age:17', 'Filter "age" takes one of 16-17'],
    ['date:12,24', '"date:12,24" is not a number of months'],
    ['date:-1', 'is not a number of months'],
    ['date:1.5', 'is not a number of months'],
  ])('are refused when they say nothing that can be held: %s', (category, message) => {
    expect(refusal(category)).toContain(message);
  });

  it('are refused when one is given twice, because one of them would be forgotten', () => {
    expect(refusal('country:US', 'country:GB')).toBe('The data category "country" is given twice.');
    expect(refusal('date:1', 'date:*')).toBe('The data category "date" is given twice.');
  });
});

describe('page patterns', () => {
  it.each([
    ['/show/*', '/show/7', true],
    ['/show/*', '/show/', true],
    ['/show/*', '/shows', false],
    ['/show/*/audience', '/show/7/audience', true],
    ['/show/*/audience', '/show/audience', false],
    ['/*a*a', '/aa', true],
    ['/*a*a', '/a', false],
    ['/*', '/', true],
    ['*', '', true],
    ['/show', '/show', true],
    ['/sh.w', '/show', false],
    ['/a*b*c', '/a-b-b-c', true],
    ['/a*b*c', '/a-c-b', false],
  ])('%s against %s', (pattern, path, matches) => {
    expect(pageMatches(pattern, path)).toBe(matches);
  });

  it('of nothing but asterisks are decided as fast as any other, as a user may have them stored', () => {
    const stars = '*'.repeat(40);
    expect(pageMatches(`/${stars}!`, `/${'a'.repeat(5_000)}`)).toBe(false);
    expect(pageMatches(`/${'*a'.repeat(40)}!`, `/${'a'.repeat(5_000)}`)).toBe(false);
    expect(pageMatches(`/${stars}!`, `/${'a'.repeat(5_000)}!`)).toBe(true);
  });
});

describe('pages that are needed', () => {
  const outcome = (allowedPages: string[], blockedReports: string[], ...needed: string[]) =>
    pagesOutcome({ allowedPages, blockedReports }, needed);

  it('are open with one that is allowed and not blocked, and with nothing else', () => {
    expect(outcome([], [], '/shows')).toBe('forbidden');
    expect(outcome(['/movies'], ['/shows'], '/shows')).toBe('forbidden');
    expect(outcome(['/shows'], [], '/shows', '/movies')).toBe('open');
    expect(outcome(['/shows', '/movies'], ['/shows'], '/shows', '/movies')).toBe('open');
    expect(outcome(['/shows'], ['/shows'], '/shows', '/movies')).toBe('blocked');
  });

  it('are blocked by a pattern as they are allowed by one', () => {
    expect(outcome(['*'], ['/show*'], '/show/*', '/shows')).toBe('blocked');
    expect(outcome(['*'], ['/show*'], '/movie/*')).toBe('open');
  });

  it('are blocked at both addresses of the report builder', () => {
    expect(outcome(['*'], ['/report-builder'], '/reports/*')).toBe('blocked');
    expect(outcome(['*'], ['/reports/*'], '/report-builder')).toBe('blocked');
    expect(outcome(['*'], ['/reports/*'], '/reports')).toBe('open');
  });
});

it('a user has the GEM report alone with that page and no other', () => {
  expect([['/gem-report'], ['/gem-report', '/shows'], ['/shows'], []].map(isGemOnly)).toEqual([
    true,
    ...[false, false, false],
  ]);
});
