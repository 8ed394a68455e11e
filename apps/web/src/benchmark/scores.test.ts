import type { BenchmarkBlock } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { fieldsOf, scoresOf, segmentText } from './scores.ts';

const side = (figures: BenchmarkBlock, filling = false) => ({ figures, filling });
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
    const [score] = scoresOf([followers], side({ followers: 1500 }), side({ followers: 1200.4 }));
    expect(score).toMatchObject({
      label: 'Followers',
      value: '1,500',
      benchmark: '1,200',
      difference: '+25.0%',
      sign: 'above',
    });
    expect(score?.hint).toBe(
      'Followers: 1,500\nBenchmark: 1,200.4\nDistinct members who follow the title at the end of the range.',
    );
  });

  it('waits for what may still come, and writes -- for what does not', () => {
    const coming = scoresOf([followers], side({}, true), side({}, true));
    expect(coming[0]).toMatchObject({ value: null, benchmark: null, difference: null, sign: 'same' });
    const ended = scoresOf([followers], side({}), side({ followers: null }));
    expect(ended[0]).toMatchObject({ value: '--', benchmark: '--', difference: null });
  });

  it('has no difference from a benchmark of zero', () => {
    expect(scoresOf([followers], side({ followers: 5 }), side({ followers: 0 }))[0]).toMatchObject({
      benchmark: '0',
      difference: null,
    });
  });

  it('says why a figure failed', () => {
    const error = { code: 'time_limit', message: 'This took too long.' } as const;
    const [score] = scoresOf([followers], side({ followers: 5 }), side({ followers: { error } }));
    expect(score).toMatchObject({ value: '5', benchmark: '--', difference: null });
    expect(score?.hint).toContain('This took too long.');
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
      difference: '+20.0%',
    });
  });
});

describe('what a title is compared with', () => {
  it('is the titles of its follower tier, or those of the segment', () => {
    const tier = { value: 1, label: '1k-10k' };
    expect(segmentText({}, 'show', false)).toBeNull();
    expect(segmentText({ showCount: 1234, tier }, 'show', false)).toBe('Mean of 1,234 shows with 1k-10k followers');
    expect(segmentText({ showCount: 3, tier: null }, 'show', false)).toBe('Mean of 3 shows with under 500 followers');
    expect(segmentText({ movieCount: 1, tier: null }, 'movie', true)).toBe('Mean of 1 movie');
    expect(segmentText({ movieCount: 0, tier: null }, 'movie', true)).toBe('No other movie is in this benchmark.');
  });
});
