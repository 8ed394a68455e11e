import type { Row } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { episodeMarks, releaseMarks } from './airing-marks.ts';

const episode = (season: number, number: number, airDate: string | null, name = ''): Row => ({
  season,
  episode: number,
  airDate,
  name,
});

describe('the marks of a show', () => {
  it('name its premiere and later seasons, and tell of every other day with an episode', () => {
    const rows = [
      episode(2, 1, '2026-03-01', 'Again'),
      episode(1, 1, '2025-01-03', 'First'),
      episode(1, 2, '2025-01-10'),
      episode(0, 1, '2025-06-01', 'Special'),
    ];
    expect(episodeMarks(rows)).toEqual([
      { day: '2025-01-03', name: 'Premiere', text: 'Premiere: S1 | E1 First' },
      { day: '2025-01-10', name: null, text: 'S1 | E2' },
      { day: '2025-06-01', name: null, text: 'S0 | E1 Special' },
      { day: '2026-03-01', name: 'Season 2', text: 'Season 2: S2 | E1 Again' },
    ]);
  });

  it('are one for the episodes of one day, and none for one without a day', () => {
    const rows = [episode(1, 1, '2025-01-03'), episode(1, 2, '2025-01-03'), episode(1, 3, null)];
    expect(episodeMarks(rows)).toEqual([
      { day: '2025-01-03', name: 'Premiere', text: 'Premiere: S1 | E1 and 1 more episode' },
    ]);
  });
});

it('is the release of a movie, where it is known', () => {
  expect(releaseMarks('2026-01-01', 'Release')).toEqual([{ day: '2026-01-01', name: 'Release', text: 'Release' }]);
  expect(releaseMarks(null, 'Release')).toEqual([]);
});
