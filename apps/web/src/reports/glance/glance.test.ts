/** The sentence above a report, from answers and differences computed by hand. */
import type { Meta, Row } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import type { People } from '../../benchmark/members.ts';
import {
  type Comparison,
  type GlanceAnswer,
  type GlanceQuestion,
  knownOf,
  lackingText,
  sentenceOf,
  toldOf,
} from './glance.ts';

const meta: Meta = {
  ...{ view: 'showAgeIndex', rows: 1, sampleSize: 2395, effectiveSampleSize: null, dataThrough: '2026-11-15' },
  ...{ panel: 'Total', elapsedMs: 1, filters: [], range: { from: null, to: '2026-11-15' }, edition: 1, recipe: 1 },
};

type Group = readonly [bucket: string, share: number, index?: number, differs?: 'above' | 'below'];

/** @param base of members whose group is known, each of equal weight unless `effective` says otherwise */
const answer = (
  by: 'country' | 'age' | 'gender',
  base: number,
  groups: readonly Group[],
  { effective = base, ...parts }: Partial<Meta> & { effective?: number } = {},
): GlanceAnswer => {
  const rows: Row[] = groups.map(([bucket, share, index = 1, differs = null]) => ({
    ...{ [by]: bucket, share, index, differs, base, effective },
  }));
  return { status: rows.length === 0 ? 'empty' : 'data', rows, meta: { ...meta, sampleSize: base, ...parts } };
};

const gender = answer('gender', 2395, [
  ['female', 0.57],
  ['male', 0.43],
]);
const age = answer('age', 2395, [
  ['18-24', 0.1],
  ['25-29', 0.22],
  ['30-34', 0.16],
  ['35-39', 0.13, 1.2, 'above'],
  ['40-44', 0.13, 1.3, 'above'],
  ['45-49', 0.13, 1.4, 'above'],
  ['50-54', 0.13, 1.1, 'above'],
]);
const country = answer('country', 2395, [
  ['GB', 0.05, 1.3, 'above'],
  ['ES', 0.1, 1.5, 'above'],
  ['US', 0.85, 0.9, 'below'],
]);
const failed: GlanceAnswer = { status: 'error', rows: [], meta: null };

const completion: Comparison = {
  top: { figures: { completion: 0.83, viewers: 2395 }, failed: false },
  members: { count: 2395, effective: null },
  bottom: { figures: { completion: 0.6, showCount: 20, counts: { completion: 18 } }, failed: false },
  ...{ name: 'Similar Shows', field: 'completion' },
};

const told = (parts: Partial<GlanceQuestion>) => {
  const question = { people: 'viewers', answers: {}, comparison: null, ...parts };
  const { phrases, lacking } = toldOf(question);
  return { sentence: sentenceOf(phrases), lacking };
};
const sentence = (parts: Partial<GlanceQuestion>) => told(parts).sentence;

describe('the sentence of a report', () => {
  it('says who the audience is, where it is above the average, and how it stands beside its benchmark', () => {
    expect(sentence({ answers: { gender, age, country }, comparison: completion })).toBe(
      '2,395 viewers, 57% women, largest group 25-29 (22%); over-indexes 35-54, Spain and United Kingdom; completion 83% against 60% of Similar Shows.',
    );
  });

  it('leads from each phrase to the module that it is taken from', () => {
    const { phrases } = toldOf({ people: 'viewers', answers: { gender, age, country }, comparison: completion });
    const links = phrases.flat().filter(({ module }) => module !== null);
    expect(links.map(({ text, module }) => [text, module])).toEqual([
      ['2,395 viewers', 'scores'],
      ['57% women', 'gender'],
      ['largest group 25-29 (22%)', 'age'],
      ['35-54', 'age'],
      ['Spain', 'country'],
      ['United Kingdom', 'country'],
      ['completion 83% against 60% of Similar Shows', 'scores'],
    ]);
  });

  it('counts people of a weighted panel in words that say so, and leads not to scores that are sums of weights', () => {
    const weighted = answer('age', 202, [], { panel: 'Balanced', effectiveSampleSize: 88 });
    const { phrases } = toldOf({ people: 'viewers', answers: { age: weighted }, comparison: completion });
    expect(phrases[0]).toEqual([{ text: '202 viewers before weighting', module: 'age' }]);
  });

  it('calls no group the largest where another may be as large', () => {
    // Of 2395 the difference of 22 % and 20.5 % is 1.5 % +- 2.6 %; of 24,000 it would be +- 0.8 %.
    const near = [
      ['25-29', 0.22],
      ['30-34', 0.205],
      ['35-39', 0.1],
    ] as const;
    expect(sentence({ answers: { age: answer('age', 2395, near) } })).toBe(
      '2,395 viewers, largest groups 25-29 (22%) and 30-34 (21%).',
    );
    expect(sentence({ answers: { age: answer('age', 24_000, near) } })).toBe(
      '24,000 viewers, largest group 25-29 (22%).',
    );
    const three = answer('age', 200, [
      ['25-29', 0.22],
      ['30-34', 0.21],
      ['35-39', 0.2],
    ]);
    expect(sentence({ answers: { age: three } })).toBe('200 viewers.');
    const even = answer('gender', 400, [
      ['female', 0.52],
      ['male', 0.48],
    ]);
    expect(sentence({ answers: { gender: even } })).toBe('400 viewers, 52% women and 48% men.');
  });

  it('names no group that may be chance, is below the average or has fewer than 30 people', () => {
    const groups = [
      ['18-24', 0.5, 1.4],
      ['25-29', 0.4, 0.8, 'below'],
      ['30-34', 0.02, 3, 'above'],
    ] as const;
    expect(sentence({ answers: { age: answer('age', 1000, groups) } })).toBe(
      '1,000 viewers, largest group 18-24 (50%).',
    );
    expect(sentence({ answers: { age: answer('age', 2000, groups) } })).toContain('over-indexes 30-34');
    // Of equal weight they are half as many.
    expect(sentence({ answers: { age: answer('age', 2000, groups, { effective: 1000 }) } })).not.toContain('30-34');
  });

  it('says nothing of a group that everybody is in', () => {
    const women = answer('gender', 900, [['female', 1]]);
    expect(sentence({ answers: { gender: women } })).toBe('900 viewers.');
  });

  it('tells nobody apart where fewer than 30 people are behind it', () => {
    const few = answer('gender', 29, [['female', 1, 1.5, 'above']]);
    expect(sentence({ answers: { gender: few } })).toBe('29 viewers.');
    const weighed = answer('gender', 90, [['female', 1, 1.5, 'above']], { effective: 20 });
    expect(sentence({ answers: { gender: weighed } })).toBe('90 viewers.');
  });

  it('says that an audience is kept back, and nothing more of it', () => {
    const kept = answer('gender', 8, [], { suppressed: { minimumBase: 10 } });
    expect(sentence({ answers: { gender: kept }, comparison: completion })).toBe(
      'Fewer than 10 people, or all but so few: they are not told apart.',
    );
    const women = answer('gender', 8, [], {
      suppressed: { minimumBase: 10 },
      filters: [{ id: 'gender', op: 'is', values: ['female'], join: 'or' }],
    });
    expect(sentence({ answers: { gender: women } })).toBe(
      'Fewer than 10 people inside the filters, or all but so few: they are not told apart.',
    );
  });

  it('says that there is nobody only where the answer says so', () => {
    expect(sentence({ people: 'followers', answers: { age: answer('age', 0, []) } })).toBe('No followers.');
    expect(told({ answers: { age: failed, gender: failed, country: failed } })).toEqual({
      sentence: '',
      lacking: ['gender', 'age', 'country'],
    });
  });

  it('leaves out what failed, and says what that is', () => {
    expect(told({ answers: { gender, age: failed }, comparison: completion })).toEqual({
      sentence: '2,395 viewers, 57% women; completion 83% against 60% of Similar Shows.',
      lacking: ['age'],
    });
    const broken = { figures: { completion: { error: { code: 'time_limit', message: 'Too long.' } } }, failed: false };
    for (const top of [broken, { figures: {}, failed: true }])
      expect(told({ answers: { gender }, comparison: { ...completion, top } as Comparison })).toEqual({
        sentence: '2,395 viewers, 57% women.',
        lacking: ['completion'],
      });
  });

  it('lists what failed as it lists groups', () => {
    expect(lackingText([])).toBe('');
    expect(lackingText(['age', 'completion'])).toBe('Without age and completion, which could not be loaded.');
    expect(lackingText(['gender', 'age', 'country'])).toMatch(/^Without gender, age and country,/);
  });

  it('compares nothing inside the interval of the difference', () => {
    const against = (own: number, others: number, shows: number, viewers = 2395, effective: number | null = null) =>
      sentence({
        answers: { gender: answer('gender', viewers, []) },
        comparison: {
          ...completion,
          top: { figures: { completion: own, viewers }, failed: false },
          members: { count: viewers, effective },
          bottom: { figures: { completion: others, counts: { completion: shows } }, failed: false },
        },
      });
    // 1.96 sqrt(0.83 x 0.17 / 2395 + 0.6 x 0.4 / 18) = 0.2268.
    expect(against(0.83, 0.6, 18)).toContain('completion');
    expect(against(0.82, 0.6, 18)).not.toContain('completion');
    expect(against(0.5, 0.9, 1)).not.toContain('completion');
    expect(against(0.83, 0.6, 18, 29)).not.toContain('completion');
    expect(against(0.83, 0.6, 18, 90, 29)).not.toContain('completion');
    expect(against(0.83, 0.6, 0)).not.toContain('completion');
  });

  it('compares the ratings of movies by the people who gave stars, as the score bar does', () => {
    const rated = (rating: number, raters: People): string =>
      sentence({
        answers: { gender: answer('gender', 900, [], { effectiveSampleSize: 450 }) },
        comparison: {
          top: { figures: { averageRating: 4.5, rating, viewers: 900 }, failed: false },
          members: { count: 900, effective: 450, raters },
          bottom: { figures: { averageRating: 3.5, movieCount: 40, counts: { averageRating: 40 } }, failed: false },
          ...{ name: 'Similar Movies', field: 'averageRating' },
        },
      });
    expect(rated(400, { count: 400, effective: 200 })).toBe('900 viewers; rating 4.5 against 3.5 of Similar Movies.');
    // As many sums of weights: fewer people of equal weight than the viewers are for theirs, and more.
    expect(rated(400, { count: 80, effective: 29 })).toBe('900 viewers.');
    expect(rated(50, { count: 40, effective: 30 })).toBe('900 viewers; rating 4.5 against 3.5 of Similar Movies.');
  });

  it('names three countries, and says how many more', () => {
    const many = answer(
      'country',
      10_000,
      ['FR', 'ES', 'IT', 'PT', 'DE'].map((id, place) => [id, 0.1, 2 - place / 10, 'above'] as const),
    );
    expect(sentence({ answers: { country: many } })).toBe(
      '10,000 viewers; over-indexes France, Spain, Italy and 2 more.',
    );
  });

  it('says of whom a group is known where it is not everybody', () => {
    const answers = { gender, age: answer('age', 2310, [['18-24', 1]]), country };
    expect(knownOf({ answers }, meta)).toEqual(['2,310 with a known age']);
  });
});
