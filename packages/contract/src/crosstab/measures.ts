/**
 * The measures of the cross-tab as data. `facts` are those a measure is computed from: it combines with the dimensions
 * all of them carry. What a measure means stands in `metrics/definitions`, its SQL in `metrics/crosstab`.
 */
import type { MetricId } from '../metrics/definitions.ts';
import { engagementFacts } from '../metrics/rules.ts';
import type { DimensionName } from './dimensions.ts';
import type { Fact } from './facts.ts';

export type MeasureDefinition = {
  readonly label: string;
  /** The heading it stands under in the builder. */
  readonly group: 'Viewing' | 'Following' | 'Engagement';
  readonly metric: MetricId;
  readonly facts: readonly Fact[];
  /** What an empty cell shows: nobody is 0, a quotient without a denominator is unknown. */
  readonly empty: 0 | null;
  /** Of the total of its row or of its column; others stand on their own. */
  readonly share?: 'row' | 'column';
  /** At least one of these must be among the fields. */
  readonly needs?: readonly DimensionName[];
  /** False for a figure that means nothing once the dimensions it needs are summed out. */
  readonly totals?: false;
};

const define = <const M extends Record<string, MeasureDefinition>>(definitions: M) => definitions;

const viewing = { group: 'Viewing', facts: ['views'] } as const;
const voting = { group: 'Engagement', facts: ['character_votes'] } as const;
const feeling = { group: 'Engagement', facts: ['reactions'] } as const;

export const measures = define({
  view_count: { label: 'View Count', metric: 'views', empty: 0, ...viewing },
  viewer_count: { label: 'Viewer Count', metric: 'viewers', empty: 0, ...viewing },
  binger_count: { label: 'Binger Count', metric: 'bingers', empty: 0, ...viewing },
  binge_rate: { label: 'Binge Rate', metric: 'bingeRate', empty: null, ...viewing },
  view_share_by_row: { label: 'View Share By Row', metric: 'viewShareByRow', empty: null, share: 'row', ...viewing },
  view_share_by_column: {
    label: 'View Share By Column',
    metric: 'viewShareByColumn',
    empty: null,
    share: 'column',
    ...viewing,
  },
  viewer_share_by_row: {
    label: 'Viewer Share By Row',
    metric: 'viewerShareByRow',
    empty: null,
    share: 'row',
    ...viewing,
  },
  viewer_share_by_column: {
    label: 'Viewer Share By Column',
    metric: 'viewerShareByColumn',
    empty: null,
    share: 'column',
    ...viewing,
  },

  follow_count: { label: 'Follow Count', group: 'Following', metric: 'newFollowers', facts: ['follows'], empty: 0 },
  follow_running_total: {
    label: 'Follow Running Total',
    group: 'Following',
    metric: 'followersByDay',
    facts: ['followingByDay'],
    empty: 0,
    needs: ['date', 'days_from_release'],
    totals: false,
  },
  total_follow_count: {
    label: 'Total Follow Count',
    group: 'Following',
    metric: 'followers',
    facts: ['following'],
    empty: 0,
  },
  follow_growth_rate: {
    label: 'Follow Growth Rate',
    group: 'Following',
    metric: 'followerGrowth',
    facts: ['following'],
    empty: null,
  },

  weighted_engagement_count: {
    label: 'Weighted Engagement Count',
    group: 'Engagement',
    metric: 'engagements',
    facts: engagementFacts,
    empty: 0,
  },
  engagement_score: {
    label: 'Engagement Score',
    group: 'Engagement',
    metric: 'engagement',
    facts: [...engagementFacts, 'views'],
    empty: null,
  },
  average_rating: { label: 'Average Rating', group: 'Engagement', metric: 'rating', facts: ['ratings'], empty: null },
  emotion_count: { label: 'Emotion Count', metric: 'emotionCount', empty: 0, ...feeling },
  emotion_voter_count: { label: 'Emotion Voter Count', metric: 'emotionVoters', empty: 0, ...feeling },
  character_vote_count: { label: 'Character Vote Count', metric: 'votes', empty: 0, ...voting },
  character_vote_share: {
    label: 'Character Vote Share',
    metric: 'voteShareByColumn',
    empty: null,
    share: 'column',
    ...voting,
  },
  character_voter_count: { label: 'Character Voter Count', metric: 'voters', empty: 0, ...voting },
});

export type MeasureName = keyof typeof measures;

export const measureNames = Object.keys(measures) as MeasureName[];

export const isMeasure = (name: string): name is MeasureName => Object.hasOwn(measures, name);

export const measureDefinition = (name: MeasureName): MeasureDefinition => measures[name];
