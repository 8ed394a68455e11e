import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asList, parseSearch, stringifySearch } from './search-params.ts';

describe('search parameters', () => {
  it('read repeated keys as a list and single ones as text', () => {
    expect(parseSearch('?filters=country:US&filters=date:last 30 days&sorts=views desc')).toEqual({
      filters: ['country:US', 'date:last 30 days'],
      sorts: 'views desc',
    });
  });

  it('write addresses that people can read', () => {
    expect(stringifySearch({ filters: ['country:US,GB', 'date:last 30 days'], sorts: 'views desc' })).toBe(
      '?filters=country:US,GB&filters=date:last+30+days&sorts=views+desc',
    );
  });

  it('write nothing for nothing', () => {
    expect(stringifySearch({})).toBe('');
    expect(stringifySearch({ filters: [], sorts: undefined })).toBe('');
  });

  it('take every key for what it is', () => {
    expect(Object.entries(parseSearch('?__proto__=a&constructor=b'))).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
  });

  it('come back as they were, whatever stands in them', () => {
    // A list of one is written like a text: whoever wants a list reads it with asList.
    const search = fc.dictionary(
      fc.string({ minLength: 1, unit: 'grapheme' }),
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }),
    );
    fc.assert(
      fc.property(search, (given) => {
        const back = parseSearch(stringifySearch(given));
        expect(Object.fromEntries(Object.entries(back).map(([key, value]) => [key, asList(value)]))).toEqual({
          ...given,
        });
      }),
    );
  });
});
