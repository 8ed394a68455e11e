import type { Clause, FilterId } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { episodeLabel, episodeOptions, seasonName, subjectShow } from './use-episodes.ts';

const clause = (id: FilterId, op: Clause['op'], ...values: string[]): Clause => ({ id, op, values, join: 'or' });
const row = (season: number, episode: number, name: string | null = null) => ({
  ...{ showId: '7', episodeId: `${season}-${episode}`, season, episode, name, airDate: null },
});

it('seasons are named by their number', () => {
  expect(['1', '12'].map(seasonName)).toEqual(['Season 1', 'Season 12']);
});

describe('episode options', () => {
  it('are named by their place and name', () => {
    expect(episodeLabel(row(1, 2, 'The Tide'))).toBe('S1 | E2 The Tide');
    expect(episodeLabel(row(12, 10))).toBe('S12 | E10');
  });

  it('are sorted by season, then by number, not by text', () => {
    const rows = [row(10, 1), row(2, 10), row(2, 9), row(1, 1)];
    expect(episodeOptions(rows, []).map(({ label }) => label)).toEqual(['S1 | E1', 'S2 | E9', 'S2 | E10', 'S10 | E1']);
  });

  it('are those of the chosen seasons, without the excluded ones', () => {
    const rows = [row(1, 1), row(2, 1), row(3, 1)];
    const values = (...seasons: Clause[]) => episodeOptions(rows, seasons).map(({ value }) => value);
    expect(values(clause('season', 'is', '1', '3'))).toEqual(['1-1', '3-1']);
    expect(values(clause('season', 'is_not', '2'))).toEqual(['1-1', '3-1']);
    expect(values(clause('season', 'is', '1', '2'), clause('season', 'is_not', '2'))).toEqual(['1-1']);
  });
});

describe('the show that seasons belong to', () => {
  it('is the one of the page, else the only title that is chosen', () => {
    expect(subjectShow(clause('show', 'is', '7'), [clause('title', 'is', '9')])).toBe('7');
    expect(subjectShow(clause('movie', 'is', 'm'), [])).toBeNull();
    expect(subjectShow(null, [clause('title', 'is', '9')])).toBe('9');
    expect(subjectShow(null, [clause('show', 'is', '8'), clause('country', 'is', 'US')])).toBe('8');
    expect(subjectShow(null, [clause('show', 'is', '8', '9')])).toBeNull();
    expect(subjectShow(null, [clause('show', 'is_not', '8')])).toBeNull();
    expect(subjectShow(null, [])).toBeNull();
  });
});
