/**
 * The members behind the measures. A base counts distinct members with a row that the measure is made of, before
 * weighting: it says how sure a figure is, and whether so few people are behind it that it is not shown.
 */
import type { MeasureName } from '@cvm/contract';
import { join, raw, type Sql, sql } from '../compile/sql.ts';
import { followingAtEnd, followingBefore } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import type { SourceName } from './figures.ts';
import type { Extra } from './rows.ts';

export type BaseName =
  | 'viewers'
  | 'series_viewers'
  | 'new_followers'
  | 'followers'
  | 'followers_before'
  | 'followers_either'
  | 'running_followers'
  | 'engagers'
  | 'active'
  | 'raters'
  | 'voters'
  | 'emotion_voters';

export type Base = {
  readonly source: SourceName;
  /** Of the members of the source; all of them without it. */
  readonly who?: (plan: Plan) => Sql;
  readonly reads?: readonly Extra[];
};

const own = (name: string): Extra => ({ name, from: [], sql: raw(`fact.${name}`) });
const kind: Extra = { name: 'kind', from: ['titles'], sql: raw('titles.kind') };
const spell = [own('began'), own('ended')];

const atEnd = (plan: Plan): Sql => join(followingAtEnd(plan), ' and ');
const before = (plan: Plan): Sql => join(followingBefore(plan), ' and ');

const bases: Record<BaseName, Base> = {
  viewers: { source: 'views' },
  series_viewers: { source: 'views', who: () => raw("kind = 'series'"), reads: [kind] },
  new_followers: { source: 'follows' },
  followers: { source: 'following', who: atEnd, reads: spell },
  followers_before: { source: 'following', who: before, reads: spell },
  followers_either: { source: 'following', who: (plan) => sql`((${atEnd(plan)}) or (${before(plan)}))`, reads: spell },
  running_followers: { source: 'followingByDay' },
  engagers: { source: 'engagements' },
  active: { source: 'active' },
  raters: { source: 'ratings' },
  voters: { source: 'character_votes' },
  emotion_voters: { source: 'reactions' },
};

export const baseDefinition = (name: BaseName): Base => bases[name];

type BasesOf = {
  /** The members behind the measure. */
  readonly base: BaseName;
  /** Groups that the measure would tell of beside others; the base itself where it is not said. */
  readonly guards?: readonly BaseName[];
};

const viewers: BasesOf = { base: 'viewers' };
const voters: BasesOf = { base: 'voters' };
const feeling: BasesOf = { base: 'emotion_voters' };

const measureBases: Record<MeasureName, BasesOf> = {
  view_count: viewers,
  viewer_count: viewers,
  // Bingers are among the viewers of series: there are no fewer of these.
  binger_count: { base: 'viewers', guards: ['viewers', 'series_viewers'] },
  binge_rate: { base: 'series_viewers' },
  view_share_by_row: viewers,
  view_share_by_column: viewers,
  viewer_share_by_row: viewers,
  viewer_share_by_column: viewers,
  follow_count: { base: 'new_followers' },
  follow_running_total: { base: 'running_followers' },
  total_follow_count: { base: 'followers' },
  // With the followers at one end, the growth says how many there were at the other.
  follow_growth_rate: { base: 'followers_either', guards: ['followers', 'followers_before'] },
  weighted_engagement_count: { base: 'engagers' },
  // With the viewers, the score says how much there was of engagement.
  engagement_score: { base: 'active', guards: ['viewers', 'engagers'] },
  average_rating: { base: 'raters' },
  emotion_count: feeling,
  emotion_voter_count: feeling,
  character_vote_count: voters,
  character_vote_share: voters,
  character_voter_count: voters,
};

export const baseOf = (measure: MeasureName): BaseName => measureBases[measure].base;

export const guardsOf = (measure: MeasureName): readonly BaseName[] =>
  measureBases[measure].guards ?? [measureBases[measure].base];

/** The groups that decide whether figures of these measures are shown, each once. */
export const guardsOfAll = (measures: readonly MeasureName[]): BaseName[] => [...new Set(measures.flatMap(guardsOf))];
