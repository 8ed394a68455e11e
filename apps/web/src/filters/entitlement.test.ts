import { type Permissible, parseFilters } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { isLimited, kindSentences, leftOutSentences, peopleWords, titleSentences } from './entitlement.ts';

const user = (limits: Record<string, string[]>) => ({ limits });

describe('whom a user sees', () => {
  it.each([
    [{}, 'everyone'],
    [{ country: ['IT', 'ES', 'FR'] }, 'everyone in Italy, Spain, France'],
    [{ gender: ['female'], age: ['18-24', '25-29'], country: ['FR'] }, 'women aged 18-24, 25-29 in France'],
    [{ gender: ['female', 'male'] }, 'everyone'],
    [
      { country: ['US', 'GB', 'FR', 'ES', 'BR', 'IT', 'CA', 'DE', 'NL'] },
      'everyone in United States, United Kingdom, France, Spain, Brazil, Italy, Canada and 2 more',
    ],
  ])('%j is %s', (limits, words) => {
    expect(peopleWords(user(limits))).toBe(words);
  });

  it('is told with what of the titles it sees', () => {
    const limits = user({ network: ['7'], country: ['FR'], genre: ['Drama', 'Crime'] });
    expect(titleSentences(limits, { network: { 7: 'Kino One' } })).toEqual([
      'Originating Network is Kino One.',
      'Genre is Drama or Crime.',
    ]);
    expect([isLimited(limits), isLimited(user({})), isLimited(null)]).toEqual([true, false, false]);
  });
});

describe('what filters name and a user may not see', () => {
  const limited: Permissible = {
    ...{ limits: { country: ['US', 'CA'], title: ['7'] }, months: 24, contentTypes: ['series'] },
    ...{ dataThrough: '2026-11-15', panelAvailable: true },
  };
  const reach = 'Your access reaches back 24 months, to 11-26-2024. Days before are left out.';

  it.each([
    ['country:FR,DE,US', ['Country: your access does not reach France, Germany, which are left out.']],
    ['show:7,8', ['Show: your access does not reach Low Tide, which is left out.']],
    ['contentType:movie,series', ['Content Type: your access does not reach Movies, which is left out.']],
    ['date:2024-01-01 00:00:00 to 2025-01-01 00:00:00', [reach]],
    ['date:last 900 days', [reach]],
    // Refused by name, where nothing is left; of what is taken out, nothing has to be seen.
    ['country:FR', []],
    ['date:2023-01-01 00:00:00 to 2024-01-01 00:00:00', []],
    ['country:not FR', []],
    ['country:US', []],
    ['date:last 30 days', []],
  ])('%s: %j', (filter, sentences) => {
    expect(leftOutSentences(limited, parseFilters([filter]), { show: { 8: 'Low Tide' } })).toEqual(sentences);
  });

  it('is the other kind of title, where no filter says which', () => {
    const told = (filters: string[]) => kindSentences(limited, parseFilters(filters));
    expect(told([])).toEqual(['Content Type is Shows.']);
    expect([told(['contentType:series']), told(['title:7'])]).toEqual([[], []]);
    expect(kindSentences({ contentTypes: ['series', 'movie'] }, [])).toEqual([]);
  });
});
