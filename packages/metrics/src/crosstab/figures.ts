/**
 * The figures behind the measures. A part adds up over members (its source counts it per key, see `compile/tally`); a
 * measure is an expression over parts, computed once they are summed per cell.
 */
import {
  type CrosstabQuery,
  type MeasureName,
  measureDefinition,
  measureNames,
  type PartId,
  partsOfMetric,
} from '@cvm/contract';
import { formulaSql } from '../compile/quotient.ts';
import { all, raw, type Sql, sql } from '../compile/sql.ts';
import { type Part, part } from '../compile/tally.ts';
import { followingAtEnd, followingBefore } from '../compile/where.ts';
import { countedSql, distinctMembers } from '../measures/parts.ts';
import type { Panel, Plan } from '../plan.ts';
import { type BaseName, baseDefinition, baseOf, guardsOfAll } from './bases.ts';
import type { Extra, MembersOf } from './rows.ts';

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

type PartSql = {
  readonly source: SourceName;
  readonly sql: string | Sql | ((plan: Plan) => Sql);
  /** Of distinct members: the condition on a row of theirs, null where any row will do. */
  readonly who?: (plan: Plan) => Sql | null;
  readonly reads?: readonly Extra[];
  /** What the count of a cell is multiplied with before cells are added up; `sums`, the weight, where it is not said. */
  readonly by?: 'sums' | 'counts' | 'squares';
};

const anybody = (): null => null;

const membersWho = (who: (plan: Plan) => Sql): Pick<PartSql, 'sql' | 'who'> => ({
  sql: (plan) => distinctMembers.where(who(plan)),
  who,
});

const parts: Record<FigurePart, PartSql> = {
  views: { source: 'views', sql: 'sum(times)', reads: [own('times')] },
  viewers: { source: 'views', sql: countedSql('viewers'), who: anybody },
  series_viewers: { source: 'views', ...membersWho(() => raw("kind = 'series'")), reads: [kind] },
  bingers: {
    source: 'binges',
    sql: countedSql('bingers'),
    who: anybody,
    reads: [series, own('at'), own('episode'), own('bulk')],
  },
  new_followers: { source: 'follows', sql: countedSql('new_followers'), who: anybody },
  followers: { source: 'following', ...membersWho((plan) => all(followingAtEnd(plan))), reads: spell },
  followers_before: { source: 'following', ...membersWho((plan) => all(followingBefore(plan))), reads: spell },
  running_followers: { source: 'followingByDay', sql: countedSql('running_followers') },
  points: { source: 'engagements', sql: countedSql('engagements'), reads: [own('points')] },
  stars: { source: 'ratings', sql: countedSql('stars'), reads: [own('rating')] },
  ratings: { source: 'ratings', sql: countedSql('ratings') },
  votes: { source: 'character_votes', sql: countedSql('votes') },
  voters: { source: 'character_votes', sql: countedSql('voters'), who: anybody },
  emotions: { source: 'reactions', sql: countedSql('emotions') },
  emotion_voters: { source: 'reactions', sql: countedSql('emotion_voters'), who: anybody },
};

const isFigurePart = (name: string): name is FigurePart => Object.hasOwn(parts, name);

/** More distinct members than this are not told apart by the counting that is cheap. */
const fewMax = 100;

const ofBase = (name: BaseName, by: PartSql['by'], isFew = false): PartSql => {
  const { source, who, reads = [] } = baseDefinition(name);
  const text = (plan: Plan): Sql => {
    const few = plan.access.minimumBase - 1;
    const [start, end] = isFew && few <= fewMax ? ['uniqUpTo', `(${few})`] : ['uniqExact', ''];
    if (who === undefined) return raw(`${start}${end}(member)`);
    return sql`${raw(`${start}If${end}`)}(member, ${who(plan)})`;
  };
  return { source, sql: text, who: who ?? anybody, reads, by };
};

const prefixes = { n: 'counts', few: 'counts', w: 'sums', q: 'squares' } as const;

const partSql = (name: PartName): PartSql => {
  if (isFigurePart(name)) return parts[name];
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
  return part(name, typeof text === 'function' ? text(plan) : text);
};

/** How the part is counted of distinct members; null where it is no count of those. */
export const membersIn = (plan: Plan, name: PartName): MembersOf | null => {
  const { who } = partSql(name);
  return who === undefined ? null : { name, who: who(plan) };
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

/** Here a part may have another name; of a rate of binges, only viewers of series are counted. */
const countedAs = (measure: MeasureName, name: PartId): FigurePart => {
  if (measure === 'binge_rate' && name === 'viewers') return 'series_viewers';
  const own = name === 'engagements' ? 'points' : name;
  if (!isFigurePart(own)) throw new Error(`The cross-tab does not count ${name}.`);
  return own;
};

/** Parts whose rows a measure has as well, whatever it counts in them: rows with views are there, bingers or not. */
const rowsOf: Partial<Record<MeasureName, readonly PartName[]>> = { binger_count: ['views'] };

/** A measure over the parts of its metric; of a share, what it is a share of. */
const figureFrom = (measure: MeasureName): Figure => {
  const { metric } = measureDefinition(measure);
  const own = new Map(partsOfMetric(metric).map((name) => [name, countedAs(measure, name)]));
  const names = [...own.values()];
  return { parts: [...names, ...(rowsOf[measure] ?? [])], sql: formulaSql(metric, own) ?? names.join(', ') };
};

const figures = new Map(measureNames.map((measure) => [measure, figureFrom(measure)]));

export const figureOf = (measure: MeasureName): Figure => {
  const found = figures.get(measure);
  if (found === undefined) throw new Error(`Nothing is counted for ${measure}.`);
  return found;
};

/** The parts some measures need, each once. */
export const partsOf = (measures: readonly MeasureName[]): PartName[] => [
  ...new Set(measures.flatMap((measure) => figureOf(measure).parts)),
];

/** The parts that stand beside the measures of the whole table: what bases, intervals and suppression are made of. */
export const carriedParts = (names: readonly PartName[]): PartName[] =>
  names.filter((name) => !isFigurePart(name) || name === 'bingers' || name === 'series_viewers');

/** What a rating may be. */
export const stars = [1, 2, 3, 4, 5] as const;

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
