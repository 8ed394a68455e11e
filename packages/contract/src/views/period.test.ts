import { describe, expect, it } from 'vitest';
import { views } from './index.ts';
import { periodText } from './period.ts';

const day = (date: string) => date;
const allTime = { from: null, to: '2026-11-15' };

describe('the days of an answer', () => {
  it('are those of its range', () => {
    expect(periodText(views.showSummary, allTime, day)).toBe('All time to 2026-11-15');
    expect(periodText(views.showSummary, { from: '2026-11-01', to: '2026-11-15' }, day)).toBe(
      '2026-11-01 to 2026-11-15',
    );
    expect(periodText(views.showSummary, { from: '2026-11-15', to: '2026-11-15' }, day)).toBe('2026-11-15');
  });

  it('are none where the range begins after the data, and never run backwards', () => {
    expect(periodText(views.showSummary, { from: '2030-01-01', to: '2026-11-15' }, day)).toBe(
      'No day that has data, which ends on 2026-11-15',
    );
  });

  it('are the last week, and the one before, of what rises, whatever the range is', () => {
    const rise = '7 days from 2026-11-09 to 2026-11-15, against the 7 days before, 2026-11-02 to 2026-11-08';
    for (const view of [views.trendingShows, views.trendingMovies, views.networkTrendingShows]) {
      expect(periodText(view, allTime, day)).toBe(rise);
      expect(periodText(view, { from: '2026-01-01', to: '2026-11-15' }, day)).toBe(rise);
      expect(periodText(view, { from: '2030-01-01', to: '2026-11-15' }, day)).toBe(rise);
    }
  });

  it('are of titles to come the day of their followers and the days of growth, which are none of releases', () => {
    const month = { from: '2026-10-17', to: '2026-11-15' };
    expect(periodText(views.releaseCalendar, month, day)).toBe('Followers on 2026-11-15, growth since 2026-10-17');
    const lists = [views.homepageShowsAnticipation, views.homepageMoviesAnticipation, views.networkAnticipatedShows];
    for (const view of [views.anticipatedUnairedShows, views.anticipationTracker, ...lists])
      expect(periodText(view, month, day)).toBe('Followers on 2026-11-15');
    expect(periodText(views.moviesAnticipation, allTime, day)).toBe('Followers on 2026-11-15');
  });

  it('are the last day that has data of followers where the range begins after it, from which nothing has grown', () => {
    const later = { from: '2030-01-01', to: '2026-11-15' };
    expect(periodText(views.anticipatedUnairedShows, later, day)).toBe('Followers on 2026-11-15');
    expect(periodText(views.moviesAnticipation, later, day)).toBe(
      'Followers on 2026-11-15, no growth as the dates begin later',
    );
  });

  it('are the last one of who follows a title, and all of them of who watches it', () => {
    const month = { from: '2026-10-17', to: '2026-11-15' };
    for (const view of [views.showAgeFollowerIndex, views.movieCountryFollowerIndex]) {
      expect(periodText(view, month, day)).toBe('Followers on 2026-11-15');
      expect(periodText(view, allTime, day)).toBe('Followers on 2026-11-15');
    }
    for (const view of [views.showAgeIndex, views.actorGenderIndex])
      expect(periodText(view, month, day)).toBe('2026-10-17 to 2026-11-15');
  });

  it('are those of the releases, where figures are of the days around each', () => {
    const { anticipationOutcome: view } = views;
    expect(periodText(view, { from: '2026-10-17', to: '2026-11-15' }, day)).toBe('Released 2026-10-17 to 2026-11-15');
    expect(periodText(view, allTime, day)).toBe('Released up to 2026-11-15');
    expect(periodText(view, { from: '2030-01-01', to: '2026-11-15' }, day)).toMatch(/^No day/);
  });

  it('are all up to its end, where days from release are asked for: those before its beginning are among them', () => {
    const { anticipationTrackerByDay: view } = views;
    expect(periodText(view, { from: '2026-11-01', to: '2026-11-10' }, day)).toBe('Up to 2026-11-10');
    expect(periodText(view, { from: '2030-01-01', to: '2026-11-15' }, day)).toBe('Up to 2026-11-15');
  });

  it('are the last week of what trends', () => {
    expect(periodText(views.trendingActors, allTime, day)).toBe('7 days from 2026-11-09 to 2026-11-15');
  });
});
