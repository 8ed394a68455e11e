/** The SQL of cross-tabs that between them use every source, level, join and kind of sort, for four scenarios. */
import { type CrosstabBody, crosstabBodySchema, fieldPrefix } from '@cvm/contract';
import { describe } from 'vitest';
import { everything, goldenEdition, goldenTests, goldenText, restricted } from '../testing/golden.ts';
import { compileCrosstab } from './compile.ts';
import type { MemberKey } from './dimensions.ts';

type Asked = { readonly fields: string; readonly pivots?: string; readonly more?: Partial<CrosstabBody> };

const totals = { total: true, row_total: true };

const requests: Record<string, Asked> = {
  'views-by-title': { fields: 'title view_count viewer_count', more: { limit: 10, total: true } },
  'facts-by-date': {
    fields: 'date view_count viewer_count emotion_count average_rating character_vote_count follow_count',
    more: { sorts: ['crosstab.date asc'] },
  },
  'binges-by-age-and-gender': {
    fields: 'user_age_bucket binger_count binge_rate user_gender',
    pivots: 'user_gender',
    more: totals,
  },
  'viewers-by-genre-and-age': { fields: 'genre user_age_bucket viewer_count', more: { total: true } },
  'views-by-genre': { fields: 'genre view_count viewer_count' },
  'shares-by-genre-and-device': {
    fields: 'genre viewer_share_by_row view_share_by_column device_name',
    pivots: 'device_name',
    more: { ...totals, sorts: ['phone|crosstab.viewer_share_by_row desc'], limit: 5 },
  },
  'engagement-by-episode': {
    fields: 'season_episode episode_first_air_date content_id weighted_engagement_count engagement_score',
  },
  'votes-by-character': {
    fields: 'character_name actor_name character_vote_share character_voter_count',
    more: { total: true },
  },
  'followers-at-the-end': { fields: 'user_gender total_follow_count' },
  'following-by-network': { fields: 'network_name total_follow_count follow_growth_rate follow_count' },
  'followers-by-date-and-release': {
    fields: 'date days_from_release follow_running_total user_country',
    pivots: 'user_country',
  },
  'followers-by-release': { fields: 'days_from_release follower_tier follow_running_total' },
  'members-by-title-columns': {
    fields: 'user_id view_count title',
    pivots: 'title',
    more: { sorts: ['Echo|crosstab.view_count desc', 'crosstab.title desc'], limit: 100 },
  },
  counting: {
    fields: 'season_episode follower_tier view_count',
    pivots: 'follower_tier',
    more: { sorts: ['crosstab.season_episode asc'], limit: 100 },
  },
  'one-cell': { fields: 'view_count emotion_voter_count' },
};

const filters = [
  'country:US',
  'age:18-24,25-29',
  'date:2024-05-01 00:00:00 to 2024-05-31 23:59:59',
  'title:1104|84',
  'genre:not Action',
  'platform:Aurora+',
  'season:1',
  'days_from_release:[-10,30]',
];

const memberKey: MemberKey = ['1', '2'];

const scenarios = ['none', 'balanced', 'filters', 'restricted'] as const;
type Scenario = (typeof scenarios)[number];

const filtersOf = (scenario: Scenario, measure: string | undefined): string[] => {
  if (scenario === 'balanced') return ['country:US'];
  return scenario === 'filters' ? [...filters, `metric:${measure} >= 0.5`] : [];
};

const compiled = ({ fields, pivots, more }: Asked, scenario: Scenario): string => {
  const named = (text = '') =>
    text
      .split(' ')
      .filter(Boolean)
      .map((name) => `${fieldPrefix}${name}`);
  const measure = fields.split(' ').find((name) => /_(count|rate|share|total|score)|share_by/.test(name));
  const body = crosstabBodySchema.parse({
    view: 'crosstab',
    fields: named(fields),
    pivots: named(pivots),
    filters: filtersOf(scenario, measure),
    ...more,
  });
  const access = scenario === 'restricted' ? restricted : everything;
  const { rows, sample } = compileCrosstab(body, access, goldenEdition, memberKey);
  return `${goldenText(rows)}\n-- sample size\n${sample === null ? '' : goldenText(sample, rows)}`;
};

describe('golden SQL of the cross-tab', () => {
  goldenTests(
    'crosstab',
    scenarios,
    Object.entries(requests).map(([name, asked]) => ({
      name,
      statements: {
        none: compiled(asked, 'none'),
        balanced: compiled(asked, 'balanced'),
        filters: compiled(asked, 'filters'),
        restricted: compiled(asked, 'restricted'),
      },
    })),
  );
});
