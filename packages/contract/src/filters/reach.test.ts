import { describe, expect, it } from 'vitest';
import { views } from '../views/index.ts';
import { reachSentences } from './reach.ts';
import { parseFilters } from './text.ts';

const said = (view: keyof typeof views, ...filters: string[]) =>
  reachSentences(views[view].columns, parseFilters(filters));

describe('what a filter does not narrow', () => {
  it('is what no platform is known of, in whole or in part', () => {
    expect(said('showSummary', 'platform:Kinoport', 'country:US')).toEqual([
      'Platform does not narrow Followers.',
      // Episodes that they watched elsewhere count.
      'Of Completion, Platform narrows the viewers alone.',
      'Of Engagement Score, Platform narrows the views alone.',
    ]);
    expect(said('moviesSummary', 'platform:not Kinoport')).toEqual([
      'Platform does not narrow Followers or Average Rating.',
      'Of Engagement Score, Platform narrows the views alone.',
    ]);
    expect(said('actorSummary', 'platform:Kinoport')).toEqual(['Platform does not narrow Share of Votes or Votes.']);
  });

  it('is nothing where every figure is told of what the filters are about', () => {
    expect(said('showSummary', 'genre:Drama', 'date:last 30 days', 'age:not 55+')).toEqual([]);
    expect(said('bingeReport', 'platform:Kinoport')).toEqual([]);
    expect(said('attributionTitle', 'title:1', 'platform:Kinoport')).toEqual([]);
    expect(said('engagementRawTotals', 'show:1', 'season:1,not 2')).toEqual([]);
  });

  it('is of a cross-tab told of its measures, once each, wherever they stand', () => {
    const columns = [
      ...['crosstab.user_gender', 'S1 | E2|crosstab.view_count', 'female|crosstab.total_follow_count'],
      ...['male|crosstab.total_follow_count', 'male|crosstab.total_follow_count|n', 'crosstab.calc_per_viewer'],
    ].map((name) => ({ name, label: name }));
    expect(reachSentences(columns, parseFilters(['season:1', 'episode:7', 'days_from_release:[0,30]']))).toEqual([
      'Season does not narrow Total Follow Count.',
      'Episode does not narrow Total Follow Count.',
      'Days From Release does not narrow Total Follow Count.',
    ]);
  });
});
