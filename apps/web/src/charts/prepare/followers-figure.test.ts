/** Followers by day, computed by hand. */
import { addDays, type Row } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { newFollowersFigure, totalFollowersFigure } from './followers-figure.ts';
import { type AnswerFacts, sampleWords } from './sample.ts';

/** 31 days to November 15, 2026: two come every day, one leaves, on top of 69. */
const rows: Row[] = Array.from({ length: 31 }, (_, day) => ({
  date: addDays('2026-10-16', day),
  newFollowers: 2,
  totalFollowers: 70 + day,
  newFollowersBase: 2,
  followersBase: 70 + day,
}));

const facts = { sampleSize: 100, effectiveSampleSize: null, panel: 'Total' } as const;
const weighted = { sampleSize: 98, effectiveSampleSize: 81, panel: 'Balanced' } as const;

describe('the followers by day', () => {
  it('lead with those of the last 7 days', () => {
    const figure = newFollowersFigure('showAnticipationFollowers')(rows, facts);
    expect(figure?.headline).toEqual({ value: '14', label: 'new in the 7 days to November 15, 2026, day by day' });
    expect(figure?.chart.lines.map(({ label, colour }) => [label, colour])).toEqual([
      ['New Followers', 0],
      ['Mean of 7 Days', 0],
    ]);
    expect(figure?.chart.ticks.size).toBe(16);
    expect(figure?.chart.hints.at(-1)?.()).toEqual([
      { label: 'New Followers', value: '2', sample: 'N = 2' },
      { label: 'Mean of 7 Days', value: '2.00', sample: 'N = 14 in 7 days' },
      { label: 'Net New Followers', value: '1', sample: 'N = 100 followers' },
    ]);
  });

  it('are from those who began to follow, not from all who follow at the end', () => {
    const toldOf = (facts: AnswerFacts) => {
      const figure = newFollowersFigure('showAnticipationFollowers')(rows, facts);
      return [figure && sampleWords(figure.sample), ...(figure?.notes ?? [])];
    };
    expect(toldOf(facts)).toEqual([null, 'N = 62 new followers, day by day.']);
    expect(toldOf(weighted)).toEqual([null, 'N = 62 new followers, day by day, before weighting.']);
  });

  it('lead with the days that are there, where fewer than 7 were asked for', () => {
    const leading = (days: number) =>
      newFollowersFigure('showAnticipationFollowers')(rows.slice(-days), facts)?.headline;
    expect(leading(3)).toEqual({ value: '6', label: 'new in the 3 days to November 15, 2026, day by day' });
    expect(leading(1)).toEqual({ value: '2', label: 'new on November 15, 2026' });
  });

  it('tell of each day the members of that day before weighting, and no N where there is no figure', () => {
    const heavy = rows.map((row) => ({ ...row, newFollowers: 2.5, totalFollowers: 90.25 }));
    const total = totalFollowersFigure('showAnticipationFollowers')(heavy, weighted);
    expect(total?.chart.hints[3]?.()[0]).toEqual({
      label: 'Total Followers, weighted',
      value: '90.25',
      sample: 'N = 73',
    });
    const fresh = newFollowersFigure('showAnticipationFollowers')(rows, facts);
    expect(fresh?.chart.hints[3]?.()[1]).toEqual({ label: 'Mean of 7 Days', value: '--' });
  });

  it('in all lead with the total and its growth in 30 days', () => {
    const figure = totalFollowersFigure('showAnticipationFollowers')(rows, facts);
    expect(figure?.headline).toEqual({ value: '100', label: 'followers on November 15, 2026, +42.9% in 30 days' });
    expect(figure?.sample).toMatchObject({ count: 100, noun: 'followers' });
  });

  it('count members before weighting, and say which figures are weighted', () => {
    const figure = totalFollowersFigure('showAnticipationFollowers')(rows, weighted);
    expect(figure?.sample).toMatchObject({ count: 98, effective: 81 });
    expect(figure?.chart.hints[0]?.().map(({ label }) => label)).toEqual([
      'Total Followers, weighted',
      'Net New Followers, weighted',
    ]);
  });

  it('have a table with the newest day first, and no net figure for the first day', () => {
    const table = newFollowersFigure('showAnticipationFollowers')(rows, facts)?.table;
    expect(table?.columns.map(({ label }) => label)).toEqual([
      'Date',
      'New Followers',
      'Mean of 7 Days',
      'Net New Followers',
    ]);
    expect(table?.rows[0]).toMatchObject({
      label: '11-15-2026',
      figures: [{ text: '2' }, { text: '2.00' }, { text: '1' }],
    });
    expect(
      table?.rows
        .at(-1)
        ?.figures.slice(1)
        .map(({ text }) => text),
    ).toEqual(['--', '--']);
  });

  it('have no growth on fewer than 30 days, and no figure without a day', () => {
    expect(totalFollowersFigure('movieAnticipationFollowers')(rows.slice(-3), facts)?.headline.label).toBe(
      'followers on November 15, 2026',
    );
    expect(newFollowersFigure('movieAnticipationFollowers')([], facts)).toBeNull();
  });
});
