/**
 * The measures of the cross-tab as data. What one means, how it is written and what it is made of stands in its metric
 * (`metrics/definitions`), and with that the facts it is computed from: it combines with the dimensions all of them carry. Its
 * SQL is in `metrics/crosstab`.
 */
import { type Format, percentages } from '../format/format.ts';
import { type MetricDefinition, type MetricId, metricDefinitions, partsOfMetric } from '../metrics/definitions.ts';
import { factsOfParts } from '../metrics/parts.ts';
import type { DimensionName } from './dimensions.ts';
import type { Fact } from './facts.ts';

type MeasureRecord = {
  readonly metric: MetricId;
  /** What the cross-tab calls it, where that is not the metric's label (3-reports-and-admin section 3). */
  readonly called?: string;
  /** The heading it stands under in the builder. */
  readonly group: 'Viewing' | 'Following' | 'Engagement';
  /** Of the total of its row or of its column; others stand on their own. */
  readonly share?: 'row' | 'column';
  /** At least one of these must be among the fields. */
  readonly needs?: readonly DimensionName[];
  /** False for a figure that means nothing once the dimensions it needs are summed out. */
  readonly totals?: false;
};

export type MeasureDefinition = Omit<MeasureRecord, 'called'> & {
  readonly label: string;
  readonly format: Format;
  readonly facts: readonly Fact[];
  /** What an empty cell shows: nobody is 0, a quotient without a denominator is unknown. */
  readonly empty: 0 | null;
};

const define = <const M extends Record<string, MeasureRecord>>(definitions: M) => definitions;

export const measures = define({
  view_count: { metric: 'views', called: 'View Count', group: 'Viewing' },
  viewer_count: { metric: 'viewers', called: 'Viewer Count', group: 'Viewing' },
  binger_count: { metric: 'bingers', called: 'Binger Count', group: 'Viewing' },
  binge_rate: { metric: 'bingeRate', group: 'Viewing' },
  view_share_by_row: { metric: 'viewShareByRow', group: 'Viewing', share: 'row' },
  view_share_by_column: { metric: 'viewShareByColumn', group: 'Viewing', share: 'column' },
  viewer_share_by_row: { metric: 'viewerShareByRow', group: 'Viewing', share: 'row' },
  viewer_share_by_column: { metric: 'viewerShareByColumn', group: 'Viewing', share: 'column' },

  follow_count: { metric: 'newFollowers', called: 'Follow Count', group: 'Following' },
  follow_running_total: {
    metric: 'followersByDay',
    group: 'Following',
    needs: ['date', 'days_from_release'],
    totals: false,
  },
  total_follow_count: { metric: 'followers', called: 'Total Follow Count', group: 'Following' },
  follow_growth_rate: { metric: 'followerGrowth', called: 'Follow Growth Rate', group: 'Following' },

  weighted_engagement_count: { metric: 'engagements', called: 'Weighted Engagement Count', group: 'Engagement' },
  engagement_score: { metric: 'engagement', group: 'Engagement' },
  average_rating: { metric: 'rating', group: 'Engagement' },
  emotion_count: { metric: 'emotionCount', called: 'Emotion Count', group: 'Engagement' },
  emotion_voter_count: { metric: 'emotionVoters', group: 'Engagement' },
  character_vote_count: { metric: 'votes', called: 'Character Vote Count', group: 'Engagement' },
  character_vote_share: { metric: 'voteShareByColumn', group: 'Engagement', share: 'column' },
  character_voter_count: { metric: 'voters', group: 'Engagement' },
});

export type MeasureName = keyof typeof measures;

export const measureNames = Object.keys(measures) as MeasureName[];

export const isMeasure = (name: string): name is MeasureName => Object.hasOwn(measures, name);

/** Percentages have two decimals in the cross-tab, whatever they have elsewhere (3-reports-and-admin section 5). */
export const percentFormat = 'share' satisfies Format;

/**
 * The dimension that alone says the day that a figure of a day is of: where it has no value, as of titles without a release day, the
 * figure means nothing. Null where there is none, or a date beside it, which is always known.
 */
export const onlyDayOf = (name: MeasureName, dimensions: readonly DimensionName[]): DimensionName | null => {
  const days = (measureDefinition(name).needs ?? []).filter((need) => dimensions.includes(need));
  const [day = null] = days.includes('date') ? [] : days;
  return day;
};

const derived = ({ called, ...record }: MeasureRecord): MeasureDefinition => {
  const metric: MetricDefinition = metricDefinitions[record.metric];
  return {
    ...record,
    label: called ?? metric.label,
    format: percentages.includes(metric.format) ? percentFormat : metric.format,
    facts: factsOfParts(partsOfMetric(record.metric)),
    empty: record.share === undefined && metric.formula === undefined ? 0 : null,
  };
};

const definitions = new Map(measureNames.map((name) => [name, derived(measures[name])]));

export const measureDefinition = (name: MeasureName): MeasureDefinition => {
  const found = definitions.get(name);
  if (found === undefined) throw new Error(`There is no measure ${name}.`);
  return found;
};
