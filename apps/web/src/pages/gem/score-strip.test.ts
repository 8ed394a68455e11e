import { describe, expect, it } from 'vitest';
import { placeOf, scoreStrip, standing } from './score-strip.ts';

const row = (titleId: string, gemScore: number | null) => ({
  titleId,
  title: `Program ${titleId}`,
  gemScore,
  respondents: 120,
});

describe('the distribution strip', () => {
  it('places every program that has a score between round ends around the average', () => {
    const strip = scoreStrip([row('1', 83.2), row('2', null), row('3', 121.5)]);
    expect(strip).toMatchObject({ low: 80, high: 130, programs: [{ id: '3' }, { id: '1' }] });
    if (strip === null) throw new Error('There is no strip.');
    expect([placeOf(80, strip), placeOf(105, strip), placeOf(130, strip)]).toEqual([0, 50, 100]);
  });

  it('keeps the average on the axis when every program is above or below it', () => {
    expect(scoreStrip([row('1', 100)])).toMatchObject({ low: 100, high: 110 });
    expect(scoreStrip([row('1', 61)])).toMatchObject({ low: 60, high: 110 });
  });

  it('says where one stands; programs of one score share the rank, and say so', () => {
    const strip = scoreStrip([row('1', 90), row('2', 110), row('3', 110)]);
    expect(strip?.programs.map((program) => standing(program, strip))).toEqual([
      'Program 2: 110.00, rank 1 of 3 programs, shared with 1 other',
      'Program 3: 110.00, rank 1 of 3 programs, shared with 1 other',
      'Program 1: 90.00, rank 3 of 3 programs',
    ]);
  });

  it('is nothing while no program has 100 respondents', () => {
    expect(scoreStrip([row('1', null)])).toBeNull();
  });
});
