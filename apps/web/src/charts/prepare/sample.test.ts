import { relianceOf } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { membersBehind, pointSample, rowsBehind, sampleWords } from './sample.ts';

const total = { sampleSize: 583, effectiveSampleSize: null, panel: 'Total' } as const;
const balanced = { sampleSize: 583, effectiveSampleSize: 411.6, panel: 'Balanced' } as const;

describe('N', () => {
  it('is the members of the answer before weighting, with the effective base where weights apply', () => {
    expect(sampleWords(membersBehind(total, 'viewers'))).toBe('N = 583 viewers');
    expect(sampleWords(membersBehind(balanced, 'viewers'))).toBe(
      'N = 583 viewers before weighting, effective base 412',
    );
  });

  it('is the known members where they are fewer', () => {
    const known = { attribute: 'age', of: 583 };
    const sample = membersBehind(total, 'viewers');
    expect(sampleWords({ ...sample, count: 575, known })).toBe('N = 575 of 583 viewers with a known age');
    expect(sampleWords({ ...sample, known })).toBe('N = 583 viewers with a known age');
  });

  it('is of one in the singular', () => {
    expect(sampleWords(membersBehind({ ...total, sampleSize: 1 }, 'viewers'))).toBe('N = 1 viewer');
    expect(sampleWords(membersBehind({ ...total, sampleSize: 1 }, 'people who voted'))).toBe('N = 1 person who voted');
    expect(sampleWords(membersBehind({ ...total, sampleSize: 1 }, 'seed viewers'))).toBe('N = 1 seed viewer');
    expect(pointSample(1, 'followers').sample).toBe('N = 1 follower');
    expect([pointSample(1).sample, pointSample(1, 'in 7 days').sample]).toEqual(['N = 1', 'N = 1 in 7 days']);
    expect(sampleWords(rowsBehind(balanced, 0.8, 'votes'))).toBe('1 vote, weighted');
  });

  it('is never a sum of weights', () => {
    expect(sampleWords(rowsBehind(total, 372, 'votes'))).toBe('N = 372 votes');
    expect(sampleWords(rowsBehind(balanced, 371.6, 'votes'))).toBe('372 votes, weighted');
  });

  it('is not said where there is none', () => {
    expect(sampleWords(membersBehind({ ...total, sampleSize: null }, 'viewers'))).toBeNull();
    expect(sampleWords(membersBehind({ ...total, sampleSize: 0 }, 'viewers'))).toBeNull();
  });
});

describe('reliance', () => {
  it.each([
    [29, null, 'tiny'],
    [30, null, 'small'],
    [99, null, 'small'],
    [100, null, 'fair'],
    [999, null, 'fair'],
    [1000, null, 'sufficient'],
    // Weights decide, not heads.
    [5000, 29.9, 'tiny'],
    [5000, 99.9, 'small'],
    [0, null, null],
    [null, null, null],
  ] as const)('on %s members, %s effective, is %s', (count, effective, reliance) => {
    expect(relianceOf({ count, effective })).toBe(reliance);
  });
});
