import type { BenchmarkBlock } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { countInterval } from './beyond-chance.ts';
import type { Members } from './members.ts';
import { againstText, fieldsOf, formatBeside, scoresOf, segmentText, sharedTitles } from './scores.ts';

const side = (figures: BenchmarkBlock, filling = false) => ({ figures, filling });
/** A benchmark of so many titles that all have these figures. */
const others = (titles: number, figures: BenchmarkBlock) => {
  const counts = Object.fromEntries(Object.keys(figures).map((name) => [name, titles]));
  return side({ showCount: titles, counts, ...figures });
};
const [followers] = fieldsOf('anticipation', 'show', { aired: true });
if (followers === undefined) throw new Error('There are no figures.');

describe('the figures of a tab', () => {
  it('leave out what the title cannot have', () => {
    expect(fieldsOf('audience', 'movie', { aired: true })).not.toContain('completion');
    expect(fieldsOf('audience', 'movie', { aired: true })).not.toContain('binge');
    expect(fieldsOf('audience', 'show', null)).toContain('binge');
    expect(fieldsOf('anticipation', 'show', { aired: false })).not.toContain('followerConversion');
    expect(fieldsOf('affinity', 'show', { aired: true })).toEqual([]);
  });
});

describe('a score', () => {
  it('is the figure, the mean of the benchmark and the difference', () => {
    const [score] = scoresOf([followers], side({ followers: 1500 }), others(12, { followers: 1200.4 }));
    expect(score).toMatchObject({
      label: 'Followers',
      value: '1,500',
      benchmark: '1,200',
      difference: '+25.0%',
      chance: 'beyond',
    });
    expect(score?.hint).toBe(
      'Followers: 1,500\nBenchmark: 1,200.4, the mean of 12 shows\nDistinct members who follow the title at the end of the range; of several titles together, any of them.',
    );
  });

  it('waits for what may still come, and writes -- for what does not', () => {
    const coming = scoresOf([followers], side({}, true), side({}, true));
    expect(coming[0]).toMatchObject({ value: null, benchmark: null, difference: null, chance: null });
    const ended = scoresOf([followers], side({}), side({ followers: null }));
    expect(ended[0]).toMatchObject({ value: '--', benchmark: '--', difference: null });
  });

  it('has no difference from a benchmark of zero', () => {
    expect(scoresOf([followers], side({ followers: 5 }), side({ followers: 0 }))[0]).toMatchObject({
      benchmark: '0',
      difference: null,
    });
  });

  it('is against a mean that is not written as 0 where it is not', () => {
    const [score] = scoresOf(['viewers'], side({ viewers: 0 }), others(18, { viewers: 1 / 18 }));
    expect(score).toMatchObject({ value: '0', benchmark: '0.06', difference: '-100.0%' });
  });

  it('says why a figure failed', () => {
    const error = { code: 'time_limit', message: 'This took too long.' } as const;
    const [score] = scoresOf([followers], side({ followers: 5 }), side({ followers: { error } }));
    expect(score).toMatchObject({ value: '5', benchmark: '--', difference: null });
    expect(score?.hint).toContain('This took too long.');
  });

  it('says nothing of the benchmark where it is not known which group of the title to compare with', () => {
    const error = { code: 'time_limit', message: 'This took too long.' } as const;
    const shares = { gender: { female: 0.5, male: 0.5 } };
    const told = (own: BenchmarkBlock, mean: BenchmarkBlock): (string | null)[] =>
      scoresOf(['gender', 'completion'], side(own), side(mean)).map(againstText);
    expect(told({ gender: { error }, completion: { error } }, { ...shares, completion: 0.4 })).toEqual([
      '',
      'vs 40.0%',
    ]);
    expect(told(shares, { gender: { error }, completion: null })).toEqual(['benchmark not loaded', 'vs --']);
  });

  it("compares the title's largest group with the same group of the benchmark", () => {
    const [score] = scoresOf(
      ['gender'],
      side({ gender: { female: 0.6, male: 0.4 } }),
      side({ gender: { female: 0.5, male: 0.5 } }),
    );
    expect(score).toMatchObject({
      label: 'Top Gender: Female',
      value: '60.0%',
      benchmark: '50.0%',
      difference: '+10.0 pp',
    });
  });

  it('says of a largest group which others are as large', () => {
    const [score] = scoresOf(['gender'], side({ gender: { female: 0.5, male: 0.5 } }), side({}));
    expect(score?.label).toBe('Top Gender: Female');
    expect(score?.hint).toContain('whose gender is known. As large: Male.');
  });

  it('has ratings with one decimal, and with two where they would read alike', () => {
    const rated = (own: number, mean: number) => {
      const [score] = scoresOf(['averageRating'], side({ averageRating: own }), others(9, { averageRating: mean }));
      return [score?.value, score?.benchmark, score?.difference];
    };
    expect(rated(3.62, 4.1)).toEqual(['3.6', '4.1', '-0.48']);
    expect(rated(3.62, 3.58)).toEqual(['3.62', '3.58', '+0.04']);
    expect(rated(3.621, 3.622)).toEqual(['3.6', '3.6', '0.00']);
    expect(formatBeside('rate', [0.1, 0.1001])).toBe('rate');
    expect(formatBeside('rating', [3.62, null, 4.1, undefined])).toBe('rating');
    expect(formatBeside('rating', [3.62, 4.1, 3.58])).toBe('score');
  });

  it('tells shares in points, ratings in hundredths of a star, and what chance may have made', () => {
    const own = { viewers: 2395, rating: 900, completion: 0.83, averageRating: 3.95, binge: 0.2 };
    const benchmark = others(40, { completion: 0.6, averageRating: 3.9, binge: 0.21 });
    const scores = scoresOf(['completion', 'averageRating', 'binge', 'viewers'], side(own), benchmark);
    expect(scores.map(({ value, difference, chance }) => [value, difference, chance])).toEqual([
      ['83.0%', '+23.0 pp', 'beyond'],
      ['4.0', '+0.05', 'untold'],
      ['20.0%', '-1.0 pp', 'inside'],
      ['2,395', null, null],
    ]);
    expect(scores[1]?.hint).toContain(
      '\nWhether chance made the difference is not told: one member may count several times.\n',
    );
    expect(scores[2]?.hint).toContain('inside its 95 % interval');
    const [same] = scoresOf(['binge'], side({ viewers: 9, binge: 0.3 }), others(2, { binge: 0.3 }));
    expect(same?.difference).toBe('0.0 pp');
    // As the figures themselves are rounded: what the subtraction leaves over makes no 2.3 of 2.35.
    const [half] = scoresOf(['binge'], side({ viewers: 9, binge: 0.1235 }), others(2, { binge: 0.1 }));
    expect(half?.difference).toBe('+2.4 pp');
  });

  it('tells the percent difference of shares and ratings beside it, none to a benchmark of zero', () => {
    const own = { viewers: 2395, completion: 0.83, averageRating: 3.95, binge: 0.3 };
    const benchmark = others(40, { viewers: 2000, completion: 0.6, averageRating: 3.9, binge: 0 });
    const scores = scoresOf(['completion', 'averageRating', 'binge', 'viewers'], side(own), benchmark);
    expect(scores.map(({ difference, relative }) => [difference, relative])).toEqual([
      ['+23.0 pp', '+38.3% relative'],
      ['+0.05', '+1.3% relative'],
      ['+30.0 pp', ''],
      ['+19.8%', null],
    ]);
    expect(scores[0]?.hint).toContain('\nPercent difference: +38.3%, of the benchmark\n');
    for (const score of scores.slice(2)) expect(score.hint).not.toContain('Percent difference');
  });

  it('is against a mean of the titles that have the figure, and tested against as many', () => {
    const counts = { viewers: 40, binge: 5 };
    const of = (having: typeof counts) =>
      scoresOf(
        ['viewers', 'binge'],
        side({ viewers: 2395, binge: 0.45 }),
        side({ showCount: 40, viewers: 2000, binge: 0.25, counts: having }),
      );
    const [viewers, binge] = of(counts);
    expect(viewers).toMatchObject({ titles: null, hint: expect.stringContaining('the mean of 40 shows\n') });
    expect(binge).toMatchObject({
      ...{ titles: '5 of 40 shows', chance: 'inside' },
      hint: expect.stringContaining(
        'the mean of 5 of 40 shows: the others have no such figure, or one of too few people\n',
      ),
    });
    expect(of({ ...counts, binge: 40 })[1]?.chance).toBe('beyond');
    const [movie] = scoresOf(['viewers'], side({}), side({ movieCount: 1, viewers: 2, counts: { viewers: 1 } }));
    expect(movie?.hint).toContain('the mean of 1 movie\n');
  });

  it('says why too few people are not told, of their count and of what is a share or mean of it', () => {
    const top = { viewers: null, completion: null, averageRating: null, rating: 0, followers: 7 };
    const ids = ['viewers', 'completion', 'averageRating', 'followers'] as const;
    const keptOf = (suppressed: { minimumBase: number } | null) =>
      scoresOf(ids, { ...side(top), suppressed }, side({})).map(({ kept }) => kept);
    const few = 'Fewer than 10 people';
    // Of no ratings there is no mean: nothing is kept back.
    expect(keptOf({ minimumBase: 10 })).toEqual([few, few, null, null]);
    expect(keptOf(null)).toEqual([null, null, null, null]);
    const [viewers] = scoresOf(ids, { ...side(top), suppressed: { minimumBase: 10 } }, side({}));
    expect(viewers?.hint).toMatch(/^Viewers: --\nFewer than 10 people\. So few are not told apart/);
  });

  it('says so of the benchmark, whose figures are not told, beside one of the title that is', () => {
    const ids = ['viewers', 'binge', 'averageRating'] as const;
    const own = { viewers: 40, binge: 0.5, averageRating: 4 };
    const others = { showCount: 7, viewers: null, binge: null, averageRating: null, rating: 0 };
    const against = (suppressed: { minimumBase: number } | null) =>
      scoresOf(ids, side(own), { ...side(others), suppressed }).map(againstText);
    expect(against({ minimumBase: 10 })).toEqual(['vs suppressed', 'vs suppressed', 'vs --']);
    expect(against(null)).toEqual(['vs --', 'vs --', 'vs --']);
    const [viewers] = scoresOf(ids, side(own), { ...side(others), suppressed: { minimumBase: 10 } });
    expect(viewers?.hint).toMatch(/^Viewers: 40\nBenchmark: --\nFewer than 10 people\. So few are not told apart/);
  });
});

it('calls counts of the balanced panel weighted, and no rate', () => {
  const own = { viewers: 1058.6, rating: 60, averageRating: 4, completion: 0.5 };
  const labels = (isWeighted: boolean) =>
    scoresOf(['viewers', 'rating', 'averageRating', 'completion'], { ...side(own), isWeighted }, side({})).map(
      ({ label }) => label,
    );
  expect(labels(true)).toEqual(['Viewers, weighted', 'Reviews, weighted', 'Average Rating', 'Completion']);
  expect(labels(false)).toEqual(['Viewers', 'Reviews', 'Average Rating', 'Completion']);
});

describe('what a title is compared with', () => {
  it('is the titles of its follower tier, or those of the segment', () => {
    const tier = { value: 1, label: '1k-10k' };
    const [usual, custom] = [false, true].map((isCustom) => ({ isCustom, sameDays: false, scores: [] }));
    if (usual === undefined || custom === undefined) throw new Error('There are two.');
    expect(segmentText({}, 'show', usual)).toBeNull();
    expect(segmentText({ showCount: 1234, tier }, 'show', usual)).toBe('Mean of 1,234 shows with 1k-10k followers');
    expect(segmentText({ showCount: 3, tier: null }, 'show', usual)).toBe('Mean of 3 shows with under 500 followers');
    expect(segmentText({ movieCount: 1, tier: null }, 'movie', custom)).toBe('Mean of 1 movie');
    const counted = (counts: Partial<Record<'viewers' | 'followers' | 'binge', number>>) => {
      const figures: BenchmarkBlock = { showCount: 18, tier, viewers: 9, followers: 9, binge: null, counts };
      const scores = scoresOf(['viewers', 'followers', 'binge'], side({ viewers: 3 }), side(figures));
      return [segmentText(figures, 'show', { ...usual, scores }), sharedTitles(scores)?.titles ?? null];
    };
    expect(counted({ viewers: 18, followers: 18, binge: 0 })).toEqual(['Mean of 18 shows with 1k-10k followers', null]);
    expect(counted({ viewers: 16, followers: 18 })).toEqual(['Mean of up to 18 shows with 1k-10k followers', null]);
    const all = { viewers: 18, completion: 16, binge: 16 };
    const audience: BenchmarkBlock = { showCount: 18, tier, viewers: 9, completion: 0.5, binge: 0.2, counts: all };
    const weighted = { ...side({ viewers: 3, completion: 0.4, binge: 0.1 }), isWeighted: true };
    const mixed = scoresOf(['viewers', 'completion', 'binge'], weighted, side(audience));
    expect(segmentText(audience, 'show', { ...usual, scores: mixed })).toBe(
      'Mean of 16 of 18 shows with 1k-10k followers, viewers of all 18',
    );
    // Nobody was few enough to be told of in any of them.
    const none: BenchmarkBlock = { showCount: 18, tier, viewers: null, binge: null, counts: { viewers: 0, binge: 0 } };
    const ofNone = scoresOf(['viewers', 'binge'], side({ viewers: null }), side(none));
    expect(segmentText(none, 'show', { ...usual, scores: ofNone })).toBe(
      'None of 18 shows with 1k-10k followers has these figures, or they are of too few people',
    );
    // Said once where it is the same of every figure that there is.
    expect(counted({ viewers: 16, followers: 16, binge: 0 })).toEqual([
      'Mean of 16 of 18 shows with 1k-10k followers',
      '16 of 18 shows',
    ]);
    expect(segmentText({ movieCount: 0, tier: null }, 'movie', custom)).toBe('No other movie is in this benchmark.');
    expect(segmentText({ showCount: 3, tier: null }, 'show', { ...custom, sameDays: true })).toBe(
      'Mean of 3 shows, each at the same days since premiere',
    );
    expect(segmentText({ movieCount: 3, tier: null }, 'movie', { ...custom, sameDays: true })).toBe(
      'Mean of 3 movies, each at the same days since release',
    );
  });
});

describe('a count of people', () => {
  const told = (viewers: number, mean: number, effective: number | null = null) =>
    scoresOf(['viewers'], side({ viewers }), others(9, { viewers: mean }), { count: null, effective })[0]?.chance ===
    'inside';

  it('may differ by chance where the benchmark lies inside its 95 % interval', () => {
    // 100 people: between 82.2 and 121.6.
    expect(countInterval(100, 100)?.low).toBeCloseTo(82.23, 1);
    expect(countInterval(100, 100)?.high).toBeCloseTo(121.61, 1);
    expect([told(100, 82), told(100, 83), told(100, 121), told(100, 122)]).toEqual([false, true, true, false]);
  });

  it('is worth as many people of equal weight as the panel says', () => {
    // A hundred that are worth 25 lie between 67.7 and 147.6.
    expect(told(100, 70)).toBe(false);
    expect([told(100, 70, 25), told(100, 66, 25)]).toEqual([true, false]);
  });

  it('may be of nobody by chance where the benchmark is three or fewer', () => {
    expect([told(0, 0.06), told(0, 3.8), told(0, 3.9)]).toEqual([true, true, false]);
    expect(told(0, 3, 25)).toBe(true);
  });

  it('says nothing of counts of what people do, nor of who may come back within a week', () => {
    const block = { viewers: 100, engagement: 900, engagementScore: 900, followerMovingAvg: 9, rating: 300 };
    const benchmark = others(9, { engagement: 100, engagementScore: 100, followerMovingAvg: 1, rating: 100 });
    const ids = ['engagement', 'engagementScore', 'followerMovingAvg', 'rating'] as const;
    expect(scoresOf(ids, side(block), benchmark).map(({ chance }) => chance)).toEqual(ids.map(() => 'untold'));
  });

  it('is one of ratings of a movie, which a member gives once, and not of those of the episodes of a show', () => {
    const ids = ['rating', 'averageRating'] as const;
    const own = side({ viewers: 400, rating: 100, averageRating: 4 });
    const means = { rating: 90, averageRating: 3 };
    const members = { count: 400, effective: null, raters: { count: 100, effective: null } };
    const told = (benchmark: BenchmarkBlock) =>
      scoresOf(ids, own, side({ counts: { rating: 400, averageRating: 400 }, ...means, ...benchmark }), members).map(
        ({ chance }) => chance,
      );
    expect(told({ movieCount: 400 })).toEqual(['inside', 'beyond']);
    expect(told({ showCount: 400 })).toEqual(['untold', 'untold']);
  });
});

it('bounds a share of the balanced panel by how many people of equal weight are behind it', () => {
  const own = side({ viewers: 400, binge: 0.3 });
  const isChance = (effective: number | null) =>
    scoresOf(['binge'], own, others(4000, { binge: 0.35 }), { count: null, effective })[0]?.chance === 'inside';
  expect([isChance(null), isChance(100)]).toEqual([false, true]);
});

describe('who is behind a rate', () => {
  const ids = ['viewers', 'completion', 'averageRating', 'gender'] as const;
  const own = { viewers: 29, rating: 12, completion: 0.5, averageRating: 4, gender: { female: 0.8, male: 0.2 } };
  const of = (figures: BenchmarkBlock, members: Members | null) =>
    scoresOf(ids, side(figures), side({ showCount: 9 }), members).map(({ reliance, sample }) => [reliance, sample]);

  it('is told as other figures tell it, and marks fewer than 30; a count is what it is', () => {
    const known = { gender: { count: 25, effective: null } };
    expect(of(own, { count: 29, effective: null, known, raters: { count: 7, effective: null } })).toEqual([
      [null, null],
      ['tiny', 'N = 29 viewers'],
      ['tiny', 'N = 7 people who gave stars'],
      ['tiny', 'N = 25 of 29 viewers with a known gender'],
    ]);
    const raters = { count: 30, effective: null };
    const more = { ...own, viewers: 30, rating: 300 };
    expect(of(more, { count: 30, effective: null, raters }).map(([first]) => first)).toEqual([
      ...[null, 'small', 'small', 'small'],
    ]);
    // Who gave stars could not be asked: there are no more of them than viewers.
    const unknown = of({ ...own, rating: 300 }, { count: 29, effective: null });
    expect(unknown[2]).toEqual(['tiny', 'N = 300 ratings']);
    const [, score] = scoresOf(ids, side(own), side({ showCount: 9 }), { count: 29, effective: null });
    expect(score?.hint).toMatch(
      /N = 29 viewers\nFewer than 30 people of equal weight are behind these figures: they tell next to nothing\.$/,
    );
  });

  it('is people of equal weight where the panel weighs', () => {
    const known = { gender: { count: 180, effective: 25 } };
    expect(
      of(
        { ...own, viewers: 123, rating: 60 },
        { count: 202, effective: 28, known, raters: { count: 55, effective: 21 } },
      ),
    ).toEqual([
      [null, null],
      ['tiny', 'N = 202 viewers before weighting, effective base 28'],
      ['tiny', 'N = 55 people who gave stars before weighting, effective base 21'],
      ['tiny', 'N = 180 of 202 viewers with a known gender before weighting, effective base 25'],
    ]);
  });

  it('is those whose age or gender is known, of whom alone its share is', () => {
    const figures = { viewers: 400, gender: { female: 0.6, male: 0.4 } };
    const [score] = scoresOf(['gender'], side(figures), side({ showCount: 9, gender: { female: 0.6, male: 0.4 } }), {
      ...{ count: 400, effective: null },
      known: { gender: { count: 20, effective: null } },
    });
    expect(score).toMatchObject({ reliance: 'tiny', sample: 'N = 20 of 400 viewers with a known gender' });
    // All viewers are not told in their place.
    expect(of({ ...own, gender: figures.gender }, { count: 29, effective: null })[3]).toEqual(['tiny', null]);
  });

  it('is not told while it is not known, nor of a figure that there is not', () => {
    expect(of(own, null).map(([, sample]) => sample)).toEqual([null, null, null, null]);
    expect(of({ viewers: 5 }, null)[1]).toEqual([null, null]);
  });
});
