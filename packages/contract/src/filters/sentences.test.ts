import { describe, expect, it } from 'vitest';
import { filterSentences } from './sentences.ts';
import { parseFilters } from './text.ts';

const sentencesOf = (...filters: string[]) => filterSentences(parseFilters(filters));

describe('filter sentences', () => {
  it('names countries and joins several values with "or"', () => {
    expect(sentencesOf('country:US,CA')).toEqual(['Country is United States or Canada.']);
    expect(sentencesOf('country:US,CA,GB')).toEqual(['Country is United States, Canada or United Kingdom.']);
  });

  it('says what is excluded, apart from what is included', () => {
    expect(sentencesOf('age:not 18-24')).toEqual(['Age is not 18-24.']);
    expect(sentencesOf('genre:Drama,not Comedy')).toEqual(['Genre is Drama.', 'Genre is not Comedy.']);
  });

  it('writes date ranges, single days and relative dates', () => {
    expect(sentencesOf('date:2024-05-01 00:00:00 to 2024-05-31 23:59:59')).toEqual([
      'Dates: May 01, 2024 to May 31, 2024.',
    ]);
    expect(sentencesOf('date:2024-05-01 00:00:00 to 2024-05-01 23:59:59')).toEqual(['Dates: May 01, 2024.']);
    expect(sentencesOf('date:last 30 days')).toEqual(['Dates: last 30 days.']);
    expect(sentencesOf('first_release_date:2024-05-01 to 2024-05-02')).toEqual([
      'First Release Date: May 01, 2024 to May 02, 2024.',
    ]);
    expect(sentencesOf('daysInPast:7')).toEqual(['Dates: last 7 days.']);
    expect(sentencesOf('days_from_release:[-40,14]')).toEqual(['Days From Release: -40 to 14.']);
    expect(sentencesOf('releaseDate:-TBD')).toEqual(['Release date is known.']);
  });

  it('calls what a metric filter names as its column and its measure are called', () => {
    expect(sentencesOf('metric:ratings >= 30', 'metric:viewersBase >= 30', 'metric:binge_rate > 0.05')).toEqual([
      'Ratings is at least 30.',
      'Base of Viewers is at least 30.',
      'Binge Rate is more than 5%.',
    ]);
    // A column that is not called as its metric.
    expect(sentencesOf('metric:effective >= 100')).toEqual(['Effective Base is at least 100.']);
    // Whatever else is named.
    expect(sentencesOf('metric:constructor > 1')).toEqual(['constructor is more than 1.']);
  });

  it('writes metrics with their own format and no rounding', () => {
    expect(sentencesOf('metric:viewers >= 1000', 'metric:viewshare to 0.01 0.0555')).toEqual([
      'Viewers is at least 1,000.',
      'Share of Views is from 1% to 5.55%.',
    ]);
  });

  it('uses the words of the screen for choices', () => {
    expect(sentencesOf('panel:Yes', 'contentType:series', 'gender:female', 'originating_language:en')).toEqual([
      'Panel is Balanced.',
      'Content Type is Shows.',
      'Gender is Female.',
      'Language is English.',
    ]);
  });

  it('says of reactions what the screen calls them, and two characters of one name once', () => {
    expect(sentencesOf('reactionType:review', 'parentComment:NULL')).toEqual([
      'Reaction Type is Show Review.',
      'Parent Comment is none.',
    ]);
    const labels = { characters: { '1': 'Alyssa', '2': 'Alyssa', '3': 'Judge' } };
    expect(filterSentences(parseFilters(['characters:1,2,3']), labels)).toEqual(['Character is Alyssa or Judge.']);
  });

  it('uses given names for ids, and tells "every one" from "any of"', () => {
    const labels = { show: { '1': 'Northwind', '2': 'Glass Harbor' } };
    expect(filterSentences(parseFilters(['show:1,2']), labels)).toEqual(['Show is Northwind and Glass Harbor.']);
    expect(filterSentences(parseFilters(['show:1|2|3']), labels)).toEqual(['Show is Northwind, Glass Harbor or 3.']);
  });

  it('keeps to a name the letters that it turns', () => {
    const clauses = parseFilters(['show:310095|310096']);
    const labels = { show: { 310095: '\u202Eevil', 310096: 'Low Tide' } };
    expect(filterSentences(clauses, labels)).toEqual(['Show is \u2068\u202Eevil\u2069 or Low Tide.']);
  });

  it('cuts long lists and says how many are not shown', () => {
    const [text = ''] = sentencesOf(`show:${Array.from({ length: 22 }, (_, index) => index + 1).join('|')}`);
    expect(text).toContain('19, 20 or 2 others.');
    expect(text).not.toContain('21');
  });
});
