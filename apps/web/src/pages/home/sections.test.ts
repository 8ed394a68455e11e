import { formatFilters, parseFilters, viewDefinition } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { anyCountryText, choiceClauses, kindProblems, readChoice } from './HomeFilters.tsx';
import { homeSections, type Section, withoutTitles } from './sections.ts';

const country = parseFilters(['country:FR']);
const asked = ({ view, clauses, seeAll }: Section) =>
  [view, ...formatFilters(clauses), ...(seeAll === undefined ? [] : [`all: ${seeAll}`])].join(' ');

describe('the sections of the home page', () => {
  it('ask these questions about shows', () => {
    expect(Object.values(homeSections('series', country)).map(asked)).toEqual([
      'topPerformingShows country:FR daysInPast:7 all: /shows?filters=country:FR&filters=date:last+7+days',
      'topBingedShows country:FR daysInPast:7 all: /report/binge?filters=country:FR&filters=date:last+7+days',
      'homepageShowsAnticipation country:FR releaseDate:not TBD all: /shows/anticipation-report?filters=country:FR',
      'trendingShows country:FR all: /shows?filters=country:FR&filters=date:last+7+days',
      'trendingActors country:FR contentType:series all: /actors?filters=country:FR&filters=contentType:series&filters=date:last+7+days',
    ]);
  });

  it('ask these questions about movies, which are not binged', () => {
    expect(Object.values(homeSections('movie', [])).map(asked)).toEqual([
      'topPerformingMovies daysInPast:7 all: /movies?filters=date:last+7+days',
      'homepageMoviesAnticipation releaseDate:not TBD all: /movies/anticipation-report',
      'trendingMovies all: /movies?filters=date:last+7+days',
      'trendingActors contentType:movie all: /actors?filters=contentType:movie&filters=date:last+7+days',
    ]);
  });

  it('advise another country where one was chosen, and only there', () => {
    for (const kind of ['series', 'movie'] as const) {
      const advises = (scope: typeof country) =>
        Object.values(homeSections(kind, scope)).map(({ emptyReason }) =>
          /Try another country\.$/.test(`${emptyReason}`),
        );
      expect(new Set(advises(country))).toEqual(new Set([true]));
      expect(new Set(advises(parseFilters(['panel:Yes'])))).toEqual(new Set([false]));
    }
  });

  it('say of a kind that there is nothing of it, and not of the other: of the days that the data end with', () => {
    const reasons = Object.values(homeSections('movie', [])).map(({ emptyReason }) => emptyReason);
    expect(reasons).toEqual([
      'No movie was watched in the last 7 days of the data by these people.',
      'No followed movie with a known release date is still to come.',
      'A movie is listed when at least 30 members watched it the week before, and more after.',
      'No votes for characters of movies in the last 7 days of the data.',
    ]);
    const { watched, binged, talent } = homeSections('series', []);
    expect([watched.emptyReason, binged?.emptyReason, talent.emptyReason]).toEqual([
      'No show was watched in the last 7 days of the data by these people.',
      'Nobody watched 4 episodes of a show within 24 hours in the last 7 days of the data.',
      'No votes for characters of shows in the last 7 days of the data.',
    ]);
  });

  it('say that the user sees no titles of a kind where the data has none', () => {
    const reasons = Object.values(withoutTitles(homeSections('movie', []), 'movie')).map(
      (section) => section.emptyReason,
    );
    expect(new Set(reasons)).toEqual(new Set(['The data that you see has no movies.']));
  });

  it('give no reason for an empty list while it is not known whether there are titles of the kind', () => {
    const reasons = Object.values(withoutTitles(homeSections('series', []), null)).map(
      ({ emptyReason }) => emptyReason,
    );
    expect(new Set(reasons)).toEqual(new Set([null]));
  });

  it('show columns that their views have, and ask filters that their views take', () => {
    for (const contentType of ['series', 'movie'] as const)
      for (const section of Object.values(homeSections(contentType, country))) {
        const { columns, filters } = viewDefinition(section.view);
        const names = columns.map(({ name }) => name);
        const whole = section.whole === undefined ? [] : [section.whole.column];
        const shown = [
          section.name,
          section.note,
          ...section.figures,
          ...whole,
          ...(section.image ? [section.image] : []),
        ];
        expect(names, section.view).toEqual(expect.arrayContaining(shown));
        expect(filters, section.view).toEqual(expect.arrayContaining(section.clauses.map(({ id }) => id)));
      }
  });
});

describe('the choice of the home page', () => {
  const both = ['series', 'movie'] as const;

  it('is read from the address and written back', () => {
    const clauses = parseFilters(['country:FR,US', 'contentType:movie']);
    expect(readChoice(clauses, both)).toEqual({ countries: ['FR', 'US'], contentType: 'movie' });
    expect(choiceClauses(readChoice(clauses, both), 'series')).toEqual(clauses);
    expect(choiceClauses(readChoice([], both), 'series')).toEqual([]);
  });

  it('begins with the kind the data has titles of, which the address need not name', () => {
    expect(readChoice([], both, 'movie').contentType).toBe('movie');
    expect(choiceClauses({ countries: [], contentType: 'movie' }, 'movie')).toEqual([]);
    expect(choiceClauses({ countries: [], contentType: 'series' }, 'movie')).toEqual(
      parseFilters(['contentType:series']),
    );
  });

  it('names the countries of a user that has three of them', () => {
    expect([undefined, ['IT', 'ES', 'FR'], ['IT', 'ES', 'FR', 'DE']].map(anyCountryText)).toEqual([
      ...['All countries', 'Italy, Spain, France', 'All 4 countries you may see'],
    ]);
  });

  it('falls back to a kind that the user may see, and says why', () => {
    const messages = (text: string) => kindProblems(parseFilters([text]), ['movie']).map(({ message }) => message);
    expect(readChoice(parseFilters(['contentType:series']), ['movie']).contentType).toBe('movie');
    expect(messages('contentType:series')).toEqual(['You may not see shows.']);
    expect(messages('contentType:movie')).toEqual([]);
    expect(messages('contentType:movie,series')).toEqual(['This page shows one kind of title at a time.']);
  });
});
