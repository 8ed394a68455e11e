/**
 * The figures behind the measures. A part adds up over members (its source counts it per key, see `compile/tally`); a
 * measure is an expression over parts, computed once they are summed per cell.
 */
import type { MeasureName } from '@cvm/contract';
import { all, raw, type Sql, sql } from '../compile/sql.ts';
import { type Part, part } from '../compile/tally.ts';
import { followingAtEnd, followingBefore } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { ratio } from '../shapes/ratio.ts';
import type { Extra } from './dimensions.ts';

/** Where parts are counted: rows of one fact, prepared in one way. */
export type SourceName =
  | 'views'
  | 'binges'
  | 'follows'
  | 'following'
  | 'followingByDay'
  | 'engagements'
  | 'ratings'
  | 'characterVotes'
  | 'reactions';

export type PartName =
  | 'views'
  | 'viewers'
  | 'series_viewers'
  | 'bingers'
  | 'new_followers'
  | 'followers'
  | 'followers_before'
  | 'running_followers'
  | 'points'
  | 'stars'
  | 'ratings'
  | 'votes'
  | 'voters'
  | 'emotions'
  | 'emotion_voters';

/** A column of the fact that parts read, beside the member. */
const own = (name: string): Extra => ({ name, from: [], sql: raw(`fact.${name}`) });
const kind: Extra = { name: 'kind', from: ['titles'], sql: raw('titles.kind') };
const series: Extra = { name: 'series', from: [], sql: raw('fact.title') };
const spell = [own('began'), own('ended')];

const members = 'uniqExact(member)';
const membersWho = (conditions: readonly Sql[]): Sql => sql`uniqExactIf(member, ${all(conditions)})`;

type PartSql = {
  readonly source: SourceName;
  readonly sql: string | ((plan: Plan) => Sql);
  readonly reads?: readonly Extra[];
};

const parts: Record<PartName, PartSql> = {
  views: { source: 'views', sql: 'sum(times)', reads: [own('times')] },
  viewers: { source: 'views', sql: members },
  series_viewers: { source: 'views', sql: "uniqExactIf(member, kind = 'series')", reads: [kind] },
  bingers: { source: 'binges', sql: members, reads: [series, own('at'), own('episode'), own('bulk')] },
  new_followers: { source: 'follows', sql: members },
  followers: { source: 'following', sql: (plan) => membersWho(followingAtEnd(plan)), reads: spell },
  followers_before: { source: 'following', sql: (plan) => membersWho(followingBefore(plan)), reads: spell },
  running_followers: { source: 'followingByDay', sql: members },
  points: { source: 'engagements', sql: 'sum(points)', reads: [own('points')] },
  stars: { source: 'ratings', sql: 'sum(rating)', reads: [own('rating')] },
  ratings: { source: 'ratings', sql: 'count()' },
  votes: { source: 'characterVotes', sql: 'count()' },
  voters: { source: 'characterVotes', sql: members },
  emotions: { source: 'reactions', sql: 'count()' },
  emotion_voters: { source: 'reactions', sql: members },
};

export const sourceOf = (name: PartName): SourceName => parts[name].source;

export const partOf = (plan: Plan, name: PartName): Part => {
  const { sql: text } = parts[name];
  return part(name, typeof text === 'string' ? text : text(plan));
};

/** The columns some parts read, each once. */
export const readsOf = (names: readonly PartName[]): Extra[] => [
  ...new Map(names.flatMap((name) => parts[name].reads ?? []).map((extra) => [extra.name, extra])).values(),
];

export type Figure = {
  readonly parts: readonly PartName[];
  /** Over the parts; of a share, what it is a share of. */
  readonly sql: string;
};

const figures: Record<MeasureName, Figure> = {
  view_count: { parts: ['views'], sql: 'views' },
  viewer_count: { parts: ['viewers'], sql: 'viewers' },
  // Its rows are those that have views, bingers or not.
  binger_count: { parts: ['bingers', 'views'], sql: 'bingers' },
  binge_rate: { parts: ['bingers', 'series_viewers'], sql: ratio('bingers', 'series_viewers') },
  view_share_by_row: { parts: ['views'], sql: 'views' },
  view_share_by_column: { parts: ['views'], sql: 'views' },
  viewer_share_by_row: { parts: ['viewers'], sql: 'viewers' },
  viewer_share_by_column: { parts: ['viewers'], sql: 'viewers' },
  follow_count: { parts: ['new_followers'], sql: 'new_followers' },
  follow_running_total: { parts: ['running_followers'], sql: 'running_followers' },
  total_follow_count: { parts: ['followers'], sql: 'followers' },
  follow_growth_rate: {
    parts: ['followers', 'followers_before'],
    sql: ratio('(followers - followers_before)', 'followers_before'),
  },
  weighted_engagement_count: { parts: ['points'], sql: 'points' },
  engagement_score: { parts: ['points', 'viewers'], sql: ratio('100 * points', 'viewers') },
  average_rating: { parts: ['stars', 'ratings'], sql: ratio('stars', 'ratings') },
  emotion_count: { parts: ['emotions'], sql: 'emotions' },
  emotion_voter_count: { parts: ['emotion_voters'], sql: 'emotion_voters' },
  character_vote_count: { parts: ['votes'], sql: 'votes' },
  character_vote_share: { parts: ['votes'], sql: 'votes' },
  character_voter_count: { parts: ['voters'], sql: 'voters' },
};

export const figureOf = (measure: MeasureName): Figure => figures[measure];

/** The parts some measures need, each once. */
export const partsOf = (measures: readonly MeasureName[]): PartName[] => [
  ...new Set(measures.flatMap((measure) => figureOf(measure).parts)),
];

export const sourcesOf = (measures: readonly MeasureName[]): SourceName[] => [
  ...new Set(partsOf(measures).map(sourceOf)),
];
