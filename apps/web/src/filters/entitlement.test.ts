import { describe, expect, it } from 'vitest';
import { isLimited, peopleWords, titleSentences } from './entitlement.ts';

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
