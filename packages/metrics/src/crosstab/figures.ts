/**
 * The figures behind the measures. A part adds up over members (its source counts it per key, see `compile/tally`); a
 * measure is an expression over parts, computed once they are summed per cell.
 */
import type { CrosstabQuery, MeasureName } from '@cvm/contract';
import { quotient } from '../compile/quotient.ts';
import { all, raw, type Sql, sql } from '../compile/sql.ts';
import { type Part, part } from '../compile/tally.ts';
import { followingAtEnd, followingBefore } from '../compile/where.ts';
import type { Panel, Plan } from '../plan.ts';
import { type BaseName, baseDefinition, baseOf, guardsOfAll } from './bases.ts';
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
  | 'character_votes'
  | 'reactions'
  /** Whoever viewed or engaged: their rows together. */
  | 'active';

type FigurePart =
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

type Star = 1 | 2 | 3 | 4 | 5;

export type PartName =
  | FigurePart
  /** Members of a base before weighting; no more of them than decide whether figures are shown. */
  | `n_${BaseName}`
  | `few_${BaseName}`
  /** Sums of their weights, and of the squares of these. */
  | `w_${BaseName}`
  | `q_${BaseName}`
  /** Ratings by star, and the squares of what each member weighs with all ratings of a cell. */
  | `stars_${Star}`
  | 'q_ratings';

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
  /** What the count of a cell is multiplied with before cells are added up; `sums`, the weight, where it is not said. */
  readonly by?: 'sums' | 'counts' | 'squares';
};

const parts: Record<FigurePart, PartSql> = {
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
  votes: { source: 'character_votes', sql: 'count()' },
  voters: { source: 'character_votes', sql: members },
  emotions: { source: 'reactions', sql: 'count()' },
  emotion_voters: { source: 'reactions', sql: members },
};

/** More distinct members than this are not told apart by the counting that is cheap. */
const FEW_MAX = 100;

const ofBase = (name: BaseName, by: PartSql['by'], isFew = false): PartSql => {
  const { source, who, reads = [] } = baseDefinition(name);
  const text = (plan: Plan): Sql => {
    const few = plan.access.minimumBase - 1;
    const [start, end] = isFew && few <= FEW_MAX ? ['uniqUpTo', `(${few})`] : ['uniqExact', ''];
    if (who === undefined) return raw(`${start}${end}(member)`);
    return sql`${raw(`${start}If${end}`)}(member, ${who(plan)})`;
  };
  return { source, sql: text, reads, by };
};

const prefixes = { n: 'counts', few: 'counts', w: 'sums', q: 'squares' } as const;

const partSql = (name: PartName): PartSql => {
  if (Object.hasOwn(parts, name)) return parts[name as FigurePart];
  if (name === 'q_ratings')
    return { source: 'ratings', sql: 'arraySum(k -> k * k, sumMap([member], [toUInt64(1)]).2)', by: 'squares' };
  const [, prefix = '', rest = ''] = /^([a-z]+)_(.*)$/.exec(name) ?? [];
  if (prefix === 'stars') return { source: 'ratings', sql: `countIf(rating = ${rest})`, reads: [own('rating')] };
  return ofBase(rest as BaseName, prefixes[prefix as keyof typeof prefixes], prefix === 'few');
};

export const sourceOf = (name: PartName): SourceName => partSql(name).source;

/** How the part is weighted. */
export const weightingOf = (name: PartName): 'sums' | 'counts' | 'squares' => partSql(name).by ?? 'sums';

export const partOf = (plan: Plan, name: PartName): Part => {
  const { sql: text } = partSql(name);
  return part(name, typeof text === 'string' ? text : text(plan));
};

/** The columns some parts read, each once. */
export const readsOf = (names: readonly PartName[]): Extra[] => [
  ...new Map(names.flatMap((name) => partSql(name).reads ?? []).map((extra) => [extra.name, extra])).values(),
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
  binge_rate: {
    parts: ['bingers', 'series_viewers'],
    sql: quotient('bingeRate', { bingers: 'bingers', viewers: 'series_viewers' }),
  },
  view_share_by_row: { parts: ['views'], sql: 'views' },
  view_share_by_column: { parts: ['views'], sql: 'views' },
  viewer_share_by_row: { parts: ['viewers'], sql: 'viewers' },
  viewer_share_by_column: { parts: ['viewers'], sql: 'viewers' },
  follow_count: { parts: ['new_followers'], sql: 'new_followers' },
  follow_running_total: { parts: ['running_followers'], sql: 'running_followers' },
  total_follow_count: { parts: ['followers'], sql: 'followers' },
  follow_growth_rate: {
    parts: ['followers', 'followers_before'],
    sql: quotient('followerGrowth', { followers: 'followers', followers_before: 'followers_before' }),
  },
  weighted_engagement_count: { parts: ['points'], sql: 'points' },
  engagement_score: {
    parts: ['points', 'viewers'],
    sql: quotient('engagement', { engagements: 'points', viewers: 'viewers' }),
  },
  average_rating: { parts: ['stars', 'ratings'], sql: quotient('rating', { stars: 'stars', ratings: 'ratings' }) },
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

/** The parts that stand beside the measures of the whole table: what bases, intervals and suppression are made of. */
export const carriedParts = (names: readonly PartName[]): PartName[] =>
  names.filter((name) => !Object.hasOwn(parts, name) || name === 'bingers' || name === 'series_viewers');

const stars = [1, 2, 3, 4, 5] as const;

/** What is counted to say how sure the figures of a measure are. In the total panel everybody weighs 1. */
const partsOfHonesty = (measure: MeasureName, panel: Panel): PartName[] => {
  const base = baseOf(measure);
  return [
    `n_${base}`,
    ...(panel === 'Balanced' ? ([`w_${base}`, `q_${base}`] as const) : []),
    ...(measure === 'average_rating' ? (['q_ratings', ...stars.map((star) => `stars_${star}` as const)] as const) : []),
  ];
};

/** Everything that is counted for a question: for the whole table its bases, for rows in order whether they are few. */
export const countedParts = (query: CrosstabQuery, { access, panel }: Plan, isWhole: boolean): PartName[] => {
  const guards = access.minimumBase > 1 ? guardsOfAll(query.measures) : [];
  return [
    ...new Set<PartName>([
      ...partsOf(query.measures),
      ...guards.map((base) => (isWhole ? (`n_${base}` as const) : (`few_${base}` as const))),
      ...(isWhole && query.honest ? query.measures.flatMap((measure) => partsOfHonesty(measure, panel)) : []),
    ]),
  ];
};

export const sourcesOf = (names: readonly PartName[]): SourceName[] => [...new Set(names.map(sourceOf))];
