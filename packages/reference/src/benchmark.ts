/**
 * The benchmark by its definition (metric definitions, "Benchmark"): the figures of a title, and their means over the titles of
 * a segment.
 */
import {
  addDays,
  ageBuckets,
  type BenchmarkField,
  type BenchmarkQuestion,
  type Clause,
  daysBetween,
  genders,
  parseFilters,
} from '@cvm/contract';
import type { Data, Member, Title, View } from './loaded.ts';
import {
  excluded,
  followersAt,
  included,
  isPersonInside,
  isTitleInside,
  membersOf,
  people,
  ratio,
  rowCount,
  type Scope,
  scopeOf,
  spellsOf,
  viewsInside,
} from './scope.ts';
import { tierLabel, tierOf } from './tiers.ts';
import { type Engagement, engagementsInside, meanRating } from './titles.ts';
import { bingersOf, completion, viewsOf } from './watching.ts';

type Figure = Exclude<BenchmarkField, 'age' | 'gender'>;

/** What is asked, with the rows inside it. */
type Asked = { readonly scope: Scope; readonly views: readonly View[]; readonly engagements: readonly Engagement[] };

const followers = ({ scope }: Asked, title: Title): Member[] => followersAt(scope, [title], scope.to);

const viewers = ({ views }: Asked, title: Title): Member[] => membersOf(viewsOf(views, title));

const engagementsOf = ({ engagements }: Asked, title: Title): Engagement[] =>
  engagements.filter((row) => row.title === title);

const points = (asked: Asked, title: Title): number =>
  rowCount(asked.scope, engagementsOf(asked, title), (row) => row.points);

/** The mean of the new followers of each of the 7 days that end with the range. */
const movingAverage = ({ scope }: Asked, title: Title): number => {
  let sum = 0;
  for (let back = 0; back < 7; back++) {
    const day = addDays(scope.to, -back);
    const began = spellsOf(scope.data, title).filter(
      (spell) => spell.began === day && isPersonInside(scope, spell.member),
    );
    sum += people(scope, membersOf(began));
  }
  return sum / 7;
};

/** The share of followers who have ever viewed the title by the end of the range. */
const conversion = (asked: Asked, title: Title): number | null => {
  const { scope } = asked;
  const watched = new Set(membersOf(viewsOf(scope.data.views, title).filter((view) => view.day <= scope.to)));
  const own = followers(asked, title);
  const converted = own.filter((member) => watched.has(member));
  return ratio(people(scope, converted), people(scope, own));
};

const bingeRate = (asked: Asked, title: Title): number | null =>
  ratio(people(asked.scope, bingersOf(asked.views, title)), people(asked.scope, viewers(asked, title)));

/** Of a movie nobody completes or binges anything. */
const figures: Record<Figure, (asked: Asked, title: Title) => number | null> = {
  followers: (asked, title) => people(asked.scope, followers(asked, title)),
  followerMovingAvg: movingAverage,
  followerConversion: conversion,
  viewers: (asked, title) => people(asked.scope, viewers(asked, title)),
  completion: (asked, title) =>
    title.kind === 'movie' ? null : completion(asked.scope, title, new Set(viewers(asked, title))),
  engagementScore: (asked, title) => ratio(100 * points(asked, title), people(asked.scope, viewers(asked, title))),
  binge: (asked, title) => (title.kind === 'movie' ? null : bingeRate(asked, title)),
  averageRating: ({ scope }, title) => meanRating(scope, title),
  engagement: points,
  rating: (asked, title) =>
    rowCount(
      asked.scope,
      engagementsOf(asked, title).filter((row) => row.what === 'rating'),
    ),
};

const mean = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return ratio(
    known.reduce((sum, value) => sum + value, 0),
    known.length,
  );
};

/** The middle of the values that there are, between two the mean of both. */
const median = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const [low, high] = [known[Math.ceil(known.length / 2) - 1], known[Math.floor(known.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

type Middle = typeof mean;

/** Shares of the viewers whose bucket is known, by bucket; null when there are none. */
const sharesOf = (asked: Asked, title: Title, by: 'age' | 'gender', buckets: readonly string[]): number[] | null => {
  const known = viewers(asked, title).filter((member) => member[by] !== null);
  const all = people(asked.scope, known);
  const inBucket = (bucket: string) => known.filter((member) => member[by] === bucket);
  return known.length === 0 ? null : buckets.map((bucket) => people(asked.scope, inBucket(bucket)) / all);
};

/** A title's own figures, worked out once. */
type Own = {
  readonly title: Title;
  readonly numbers: Readonly<Record<string, number | null>>;
  readonly age: number[] | null;
  readonly gender: number[] | null;
};

const ownOf = (asked: Asked, title: Title): Own => ({
  title,
  numbers: Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figure(asked, title)])),
  age: sharesOf(asked, title, 'age', ageBuckets),
  gender: sharesOf(asked, title, 'gender', genders),
});

/** The days of a title that are as far from its release as those of the scope are from the other's; null = not all have come. */
const sameDaysOf = (scope: Scope, other: Title, title: Title): Scope | null => {
  if (title.releaseDay === null || other.releaseDay === null) return null;
  const later = daysBetween(other.releaseDay, title.releaseDay);
  const to = addDays(scope.to, later);
  const from = scope.from === null ? null : addDays(scope.from, later);
  return to > scope.data.dataThrough ? null : { ...scope, from, to };
};

/** Means or medians bucket by bucket; null when no title has a value. */
const middleShares = (
  middle: Middle,
  titles: readonly Own[],
  by: 'age' | 'gender',
  buckets: readonly string[],
): Record<string, number | null> | null => {
  const shares = titles.map((own) => own[by]).filter((share) => share !== null);
  if (shares.length === 0) return null;
  return Object.fromEntries(buckets.map((bucket, i) => [bucket, middle(shares.map((share) => share[i] ?? null))]));
};

/** Filters that say which titles are compared with; the others say whom and when. */
const scopeIds: readonly Clause['id'][] = ['country', 'age', 'gender', 'panel', 'date'];

/** The titles of the segment, the title itself left out. */
const segmentOf = (scope: Scope, question: BenchmarkQuestion, title: Title, tier: number | null): Title[] => {
  const others = scope.data.titles.filter((other) => other.kind === question.kind && other !== title);
  if (!question.isCustomBenchmark) return others.filter((other) => tierOf(scope.data, other) === tier);
  const isOfTier = (other: Title, values: readonly string[]) =>
    values.some((value) => Number(value) === tierOf(scope.data, other));
  const [wanted, unwanted] = [included(scope, 'tier'), excluded(scope, 'tier')];
  return others.filter(
    (other) =>
      isTitleInside(scope, other) && (wanted.length === 0 || isOfTier(other, wanted)) && !isOfTier(other, unwanted),
  );
};

type Block = Record<string, unknown>;

export type ReferenceBenchmark = { readonly block: Block; readonly panel: 'Balanced' | 'Total' };

const tierBlock = (value: number | null) => ({
  tier: value === null ? null : { value, label: tierLabel(value) ?? '' },
});

const askedOf = (scope: Scope): Asked => ({
  scope,
  views: viewsInside(scope),
  engagements: engagementsInside(scope),
});

const figuresOf = (titles: readonly Own[], middle: Middle = mean): Block => ({
  ...Object.fromEntries(
    Object.keys(figures).map((name) => [name, middle(titles.map(({ numbers }) => numbers[name] ?? null))]),
  ),
  age: middleShares(middle, titles, 'age', ageBuckets),
  gender: middleShares(middle, titles, 'gender', genders),
});

/** How many of them have each figure. */
const countsOf = (titles: readonly Own[]): Block => {
  const having = (has: (own: Own) => boolean): number => titles.filter(has).length;
  return {
    ...Object.fromEntries(Object.keys(figures).map((name) => [name, having(({ numbers }) => numbers[name] !== null)])),
    age: having(({ age }) => age !== null),
    gender: having(({ gender }) => gender !== null),
  };
};

/** Each title with its own figures, by id. */
const eachOf = (titles: readonly Own[]): Block[] =>
  titles
    .map((own) => ({ id: own.title.id, name: own.title.name, ...figuresOf([own]) }))
    .sort((a, b) => Buffer.compare(Buffer.from(a.id), Buffer.from(b.id)));

/** One side of a benchmark, for a user without limits. */
export const referenceBenchmark = (data: Data, question: BenchmarkQuestion): ReferenceBenchmark => {
  const { kind, titleId, topData, isCustomBenchmark } = question;
  const clauses = parseFilters(question.filters);
  const scope = scopeOf(data, { view: 'benchmark', clauses });
  // Whom and when; which titles are compared with is no matter of their figures.
  const own = scopeOf(data, { view: 'benchmark', clauses: clauses.filter(({ id }) => scopeIds.includes(id)) });
  const { panel } = own;
  const title = data.titles.find(({ id }) => id === titleId);
  if (title === undefined) throw new Error(`There is no title "${titleId}".`);
  const ownTier = tierOf(data, title);
  const asked = askedOf(own);
  if (topData) return { block: { ...figuresOf([ownOf(asked, title)]), ...tierBlock(ownTier) }, panel };
  const tier = question.tier === undefined || question.tier === null ? ownTier : Number(question.tier);
  const each = segmentOf(scope, question, title, tier).flatMap((other): Own[] => {
    if (!question.sameDays) return [ownOf(asked, other)];
    const moved = sameDaysOf(own, title, other);
    return moved === null ? [] : [ownOf(askedOf(moved), other)];
  });
  const count = { [kind === 'show' ? 'showCount' : 'movieCount']: each.length };
  const block = {
    ...figuresOf(each),
    ...tierBlock(isCustomBenchmark ? null : tier),
    ...count,
    counts: countsOf(each),
    median: figuresOf(each, median),
    ...(question.titles ? { titles: eachOf(each) } : {}),
  };
  return { block, panel };
};
