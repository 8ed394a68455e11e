import type { Row } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { movieOf, showOf } from './title.ts';

const show = (part: Row): Row => ({
  id: '31011',
  name: 'The Quiet Hour',
  poster: null,
  genre: 'Western|Drama',
  network: null,
  networkId: null,
  number_of_seasons: 5,
  overview: null,
  status: 'Ended',
  first_air_date: '2020-11-23',
  series_last_air_date: '2023-12-01',
  ...part,
});

const movie = (part: Row): Row => ({
  id: '7',
  name: 'Low Tide',
  artwork_poster: '/art/7.svg',
  status: 'Released',
  releaseDate: '2024-10-10',
  genres: 'Horror|Science Fiction',
  studio: 'Moth & Lamp',
  runtime: 142,
  overview: '',
  ...part,
});

describe('the head of a show', () => {
  it.each([
    [{}, 'Completed', 'November 23, 2020 to December 01, 2023', true],
    [{ series_last_air_date: '2020-11-23' }, 'Completed', 'November 23, 2020', true],
    [{ series_last_air_date: null }, 'Completed', 'from November 23, 2020', true],
    [{ first_air_date: null }, 'Completed', 'to December 01, 2023', true],
    [{ status: 'Continuing', series_last_air_date: null }, 'Still Running', 'November 23, 2020 to Present', true],
    [{ status: 'Continuing', first_air_date: null }, 'Still Running', null, true],
    [{ status: 'Upcoming', first_air_date: '2027-01-01' }, 'Upcoming', 'Premieres January 01, 2027', false],
    [{ status: 'Upcoming', first_air_date: null }, 'Upcoming', null, false],
  ])('says its status: %o', (part, word, dates, aired) => {
    expect(showOf(show(part))).toMatchObject({ status: { word, dates }, aired });
  });

  it('separates genres and counts seasons, leaving out what is unknown', () => {
    expect(showOf(show({})).facts).toEqual(['Western, Drama', '5 seasons']);
    expect(showOf(show({ genre: null, number_of_seasons: 1 })).facts).toEqual(['1 season']);
    expect(showOf(show({ genre: '', number_of_seasons: null })).facts).toEqual([]);
  });

  it('cuts the heading at 80 characters and keeps the name', () => {
    const name = 'x'.repeat(81);
    expect(showOf(show({ name }))).toMatchObject({ name, heading: `${'x'.repeat(80)}...` });
    expect(showOf(show({ name: 'x'.repeat(80) })).heading).toBe('x'.repeat(80));
  });
});

describe('the head of a movie', () => {
  it.each([
    [{}, 'Released', 'October 10, 2024', true],
    [{ releaseDate: null }, 'Released', null, true],
    [{ status: 'Announced', releaseDate: '2026-12-20' }, 'Announced', 'Releases December 20, 2026', false],
    [{ status: 'Announced', releaseDate: null }, 'Announced', null, false],
  ])('says its status: %o', (part, word, dates, aired) => {
    expect(movieOf(movie(part))).toMatchObject({ status: { word, dates }, aired });
  });

  it('lists genres, studio and runtime, leaving out what is unknown', () => {
    expect(movieOf(movie({})).facts).toEqual(['Horror, Science Fiction', 'Moth & Lamp', '142 min']);
    expect(movieOf(movie({ genres: null, studio: null, runtime: null })).facts).toEqual([]);
    expect(movieOf(movie({})).overview).toBeNull();
  });
});
