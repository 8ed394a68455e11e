/**
 * What the score bar shows of a title and its benchmark: the figures of each tab, in words. In: the tab, both blocks as
 * far as they have come. Out: one score per figure. Pure.
 */
import {
  type BenchmarkBlock,
  type BenchmarkField,
  exactValue,
  type Format,
  formatCount,
  formatDifference,
  formatValue,
  type MetricId,
  metricDefinitions,
  missing,
  percentDifference,
  type Reliance,
  relianceOf,
  type Suppressed,
  sampleNouns,
  smallSampleSentence,
  type TitleKind,
  type TitleTab,
  times100,
  valueName,
} from '@cvm/contract';
import { countLabel } from '../charts/prepare/bar-figure.ts';
import { sampleWords } from '../charts/prepare/sample.ts';
import type { Title } from '../titles/title.ts';
import { suppressedWords, type Words } from '../views/suppressed-words.ts';
import { firstDayOf } from './benchmark-page.ts';
import { countInterval, type Ends, equalPeople, isBeyondChance } from './beyond-chance.ts';
import { benchmarkFailedWords, failedWords, failureOf, hasFailed } from './failures.ts';
import type { Members } from './members.ts';

/** Of the score bar, for links that lead to it. */
export const scoresAnchor = 'scores';

export type NumberField = Exclude<BenchmarkField, 'age' | 'gender'>;
export type Field = NumberField | 'age' | 'gender';

/** Whether chance may have made a difference: more than that explains, inside its 95 % interval, or nothing that can be told. */
export type Chance = 'beyond' | 'inside' | 'untold';

export type Score = {
  readonly id: Field;
  readonly label: string;
  /** Null while it may still come; `--` for one that there is not. */
  readonly value: string | null;
  /** The benchmark's figure, likewise. */
  readonly benchmark: string | null;
  /** `+3.2 pp` of a share, `+0.21` of a rating, else `+12.3%`; null when there is nothing to compare. */
  readonly difference: string | null;
  /** `+38.3% relative`: a difference in points or stars once more in percent of the benchmark, empty where there is none; null of a count. */
  readonly relative: string | null;
  /** `31 of 40 shows`: those that the benchmark's figure is the mean of, where not all have it; null where they do; absent without one. */
  readonly titles?: string | null;
  /** Why the title's figure is not told: `Fewer than 10 people`; null where it is, or there is none. */
  readonly kept: string | null;
  /** The benchmark's figure is not told, as it would tell of too few people. */
  readonly isBenchmarkKept: boolean;
  /** Null where there is no difference. */
  readonly chance: Chance | null;
  /** What there is to say of it where hovering tells nothing, as on paper; null where there is nothing. */
  readonly chanceNote: string | null;
  /** The figure, or the benchmark's, could not be counted. */
  readonly failed: boolean;
  readonly benchmarkFailed: boolean;
  /** How far a rate can be relied on; null of a count, which is what it is of, and where nobody is known to be behind it. */
  readonly reliance: Reliance | null;
  /** `N = 14 viewers`: who is behind a rate; null where it is not known, and of a count. */
  readonly sample: string | null;
  /** What hovering tells: exact values, the definition, and who is behind it. */
  readonly hint: string;
};

/**
 * What stands beside the figure of the title: `vs 626`; null while it may still come. Empty where nothing can be said of the benchmark:
 * of a title whose groups failed nobody knows the share of which group to compare with.
 */
export const againstText = ({ failed, benchmark, benchmarkFailed, isBenchmarkKept }: Score): string | null => {
  if (benchmarkFailed) return benchmarkFailedWords;
  if (isBenchmarkKept) return 'vs suppressed';
  if (failed && benchmark === missing) return '';
  return benchmark === null ? null : `vs ${benchmark}`;
};

const metrics: Record<NumberField, MetricId> = {
  followers: 'followers',
  followerMovingAvg: 'followerMovingAvg',
  followerConversion: 'followerConversion',
  viewers: 'viewers',
  completion: 'completion',
  binge: 'bingeRate',
  averageRating: 'rating',
  engagement: 'engagements',
  engagementScore: 'engagement',
  rating: 'ratingVotes',
};

/** Figures per tab; affinity has no score bar (2-title-reports section 4). */
const fields: Record<TitleTab, readonly Field[]> = {
  anticipation: ['followers', 'followerMovingAvg', 'followerConversion'],
  audience: ['viewers', 'completion', 'binge', 'averageRating', 'age', 'gender'],
  engagement: ['engagement', 'engagementScore', 'averageRating', 'rating'],
  affinity: [],
};

/** What a movie does not have, and what a title does not have before anybody could view it. */
const ofShows: readonly Field[] = ['completion', 'binge'];
const ofAired: readonly Field[] = ['followerConversion'];

/** Can a title of the kind have the figure? */
export const isOfKind = (field: Field, kind: TitleKind): boolean => kind === 'show' || !ofShows.includes(field);

/** The figures of a tab of a title; a title that is not known yet is taken for one that has aired. */
export const fieldsOf = (tab: TitleTab, kind: TitleKind, title: Pick<Title, 'aired'> | null): readonly Field[] =>
  fields[tab].filter((field) => isOfKind(field, kind) && (title?.aired !== false || !ofAired.includes(field)));

/** Ratings have one decimal, and two where some that differ would read alike beside each other. */
export const formatBeside = (format: Format, values: readonly unknown[]): Format => {
  if (format !== 'rating') return format;
  const known = values.filter((value) => typeof value === 'number');
  const texts = (one: Format): number => new Set(known.map((value) => formatValue(one, value))).size;
  return texts('score') > texts('rating') ? 'score' : 'rating';
};

/** What a figure is called, what it means and how it is written. */
export const figureOf = (id: NumberField): { label: string; definition: string; format: Format } =>
  metricDefinitions[metrics[id]];

type Side = {
  readonly figures: BenchmarkBlock;
  readonly filling: boolean;
  readonly failed?: boolean;
  /** Its counts are sums of weights, and say so. */
  readonly isWeighted?: boolean;
  /** Figures of too few people were kept back. */
  readonly suppressed?: Suppressed | null;
};

/** A figure of a side: undefined = still to come, null = there is none. */
const numberOf = ({ figures, filling }: Side, field: NumberField): number | null | undefined => {
  const value = figures[field];
  if (value === undefined) return filling ? undefined : null;
  return typeof value === 'number' ? value : null;
};

const sharesOf = ({ figures, filling }: Side, field: 'age' | 'gender'): [string, number][] | null | undefined => {
  const value = figures[field];
  if (value === undefined) return filling ? undefined : null;
  return value === null || 'error' in value ? null : Object.entries(value);
};

/** How a figure differs: shares in points, ratings in hundredths of a star, what has no upper end in percent. */
type Unit = 'points' | 'stars' | 'percent';

const units: Partial<Record<Field, Unit>> = {
  followerConversion: 'points',
  completion: 'points',
  binge: 'points',
  age: 'points',
  gender: 'points',
  averageRating: 'stars',
};

/** Of what people do, or of those who come back, a member may count several times; stars are given to a movie once, to a show by episode. */
const countsOnce = (id: Field, kind: TitleKind): boolean => {
  if (id === 'rating' || id === 'averageRating') return kind === 'movie';
  return !['engagement', 'engagementScore', 'followerMovingAvg'].includes(id);
};

/** Shares and means of people; the other figures are counts. */
export const isRate = (id: Field): boolean => units[id] !== undefined || id === 'engagementScore';

/** The values that one person can give; a count has no upper end. */
export const shareEnds: Ends = { low: 0, high: 1 };
const ends: Record<Unit, Ends | null> = { points: shareEnds, stars: { low: 1, high: 5 }, percent: null };

/** Likewise of a figure that each person is counted in once, in titles of all of these kinds; null where there are no such ends. */
export const endsOf = (id: Field, kinds: readonly TitleKind[]): Ends | null =>
  kinds.every((kind) => countsOnce(id, kind)) ? ends[units[id] ?? 'percent'] : null;

const signed = (text: string, difference: number): string =>
  /[1-9]/.test(text) ? `${difference > 0 ? '+' : '-'}${text}` : text;

const differences: Record<Unit, (own: number, others: number) => string | null> = {
  points: (own, others) => {
    const points = times100(own - others);
    return `${signed(Math.abs(points).toFixed(1), points)} pp`;
  },
  stars: (own, others) => signed(formatValue('score', Math.abs(own - others)), own - others),
  percent: (own, others) => {
    const percentage = percentDifference(own, others);
    return percentage === null ? null : formatDifference(percentage);
  },
};

type Told = Pick<Score, 'failed' | 'benchmarkFailed'> & {
  id: Field;
  label: string;
  format: Format;
  definition: string;
  top: number | null | undefined;
  bottom: number | null | undefined;
  failures: string[];
  /** Why the title's figure is not told, and the benchmark's, where that is so. */
  kept: Words | null;
  benchmarkKept: Words | null;
  /** Members behind the title's figure, how these are told, and titles behind the benchmark's. */
  people: number;
  sample: string | null;
  titles: Titles;
};

/** The titles of a benchmark that have a figure, of all it has; null while their number is not known. */
type Titles = { readonly having: number; readonly all: number | null; readonly kind: TitleKind };

/** `31 of 40 shows`; null where all have the figure, or that is not known. */
const someOf = ({ having, all, kind }: Titles): string | null =>
  all === null || having >= all ? null : `${formatValue('count', having)} of ${formatCount(all, kind)}`;

const meanText = (titles: Titles): string => {
  const some = someOf(titles);
  if (some !== null) return `the mean of ${some}: the others have no such figure, or one of too few people`;
  return titles.all === null ? 'a mean' : `the mean of ${formatCount(titles.all, titles.kind)}`;
};

const chanceWords: Record<Chance, { readonly note: string; readonly why: string } | null> = {
  beyond: null,
  inside: { note: 'Chance may have made the difference', why: 'it lies inside its 95 % interval' },
  untold: { note: 'Whether chance made the difference is not told', why: 'one member may count several times' },
};

/** Of a difference that there is. */
const chanceOf = ({ id, people, titles }: Told, top: number, bottom: number): Chance => {
  if (!countsOnce(id, titles.kind)) return 'untold';
  const ofPeople = endsOf(id, [titles.kind]);
  if (ofPeople !== null)
    return isBeyondChance({ own: top, others: bottom, people, titles: titles.having, ...ofPeople })
      ? 'beyond'
      : 'inside';
  const interval = countInterval(top, people);
  return interval !== null && bottom >= interval.low && bottom <= interval.high ? 'inside' : 'beyond';
};

/** A mean of counts that rounds to 0 and is not: a difference to it is one. */
const isFewInMean = (format: Format, mean: number | null | undefined): boolean =>
  format === 'count' && typeof mean === 'number' && mean > 0 && mean < 0.5;

/** In a hint. */
const exactIn = (format: Format, value: number | null | undefined, isLost: boolean): string =>
  isLost ? failedWords.toLowerCase() : exactValue(format, value);

const whyKept = (kept: Words | null): string[] => (kept === null ? [] : [`${kept.title}. ${kept.reason}`]);

const scoreOf = (told: Told): Score => {
  const { id, label, format, definition, top, bottom, failures, failed, benchmarkFailed, people, sample } = told;
  const { kept, benchmarkKept, titles } = told;
  const reliance = isRate(id) && typeof top === 'number' ? relianceOf({ count: people, effective: null }) : null;
  const warning = smallSampleSentence(reliance);
  const beside = formatBeside(format, [top, bottom]);
  const written = (value: number | null | undefined): string | null =>
    value === undefined ? null : formatValue(beside, value);
  const unit = units[id] ?? 'percent';
  const isKnown = typeof top === 'number' && typeof bottom === 'number';
  const difference = isKnown ? differences[unit](top, bottom) : null;
  const percentage = percentDifference(top, bottom);
  const chance = isKnown && difference !== null ? chanceOf(told, top, bottom) : null;
  const words = chance === null ? null : chanceWords[chance];
  return {
    id,
    label,
    value: written(top),
    benchmark: isFewInMean(format, bottom) ? formatValue('score', bottom) : written(bottom),
    difference,
    relative: unit === 'percent' ? null : percentage === null ? '' : `${formatDifference(percentage)} relative`,
    ...(typeof bottom === 'number' ? { titles: someOf(titles) } : {}),
    kept: kept?.title ?? null,
    isBenchmarkKept: benchmarkKept !== null,
    chance,
    chanceNote: words?.note ?? null,
    failed,
    benchmarkFailed,
    reliance,
    sample,
    hint: [
      `${label}: ${exactIn(format, top, failed)}`,
      ...whyKept(kept),
      `Benchmark: ${exactIn(format, bottom, benchmarkFailed)}${typeof bottom === 'number' ? `, ${meanText(titles)}` : ''}`,
      ...whyKept(benchmarkKept),
      // Beside points and stars (2-title-reports section 2.9).
      ...(unit === 'percent' || percentage === null
        ? []
        : [`Percent difference: ${formatDifference(percentage)}, of the benchmark`]),
      ...(words === null ? [] : [`${words.note}: ${words.why}.`]),
      definition,
      ...(sample === null ? [] : [sample]),
      ...(warning === null ? [] : [warning]),
      ...failures,
    ].join('\n'),
  };
};

const buckets = {
  age: { label: 'Top Age', definition: 'Largest age group: its share of the viewers whose age is known.' },
  gender: { label: 'Top Gender', definition: 'Largest gender: its share of the viewers whose gender is known.' },
} as const;

/** What a figure counts the people behind it by. */
const behind = (id: Field): 'viewers' | 'followers' | 'rating' => {
  if (id === 'followerConversion' || id === 'followers') return 'followers';
  return id === 'averageRating' || id === 'rating' ? 'rating' : 'viewers';
};

/** As it is counted: a sum of weights in the balanced panel. */
const countOf = ({ figures }: Pick<Side, 'figures'>, field: ReturnType<typeof behind>): number => {
  const value = figures[field];
  return typeof value === 'number' ? value : 0;
};

/** Members of equal weight behind a figure of the title; a count has none that it is a share of. */
export const peopleBehind = (side: Pick<Side, 'figures'>, id: Field, members: Members | null): number => {
  const raters = behind(id) === 'rating' ? members?.raters : undefined;
  if (raters !== undefined) return raters.effective ?? raters.count ?? 0;
  const weighted = countOf(side, 'viewers');
  const count = countOf(side, behind(id));
  // Where nobody said who gave stars, at most so many: a member may give several.
  const people = behind(id) === 'rating' ? Math.min(count, weighted) : count;
  return equalPeople(people, { effective: members?.effective ?? null, weighted });
};

/** Whom or what a rate is of, as words. */
const behindNouns = { viewers: 'viewers', followers: 'followers', rating: 'ratings' } as const;

/** Who is behind a rate, as other figures say it: viewers before weighting, the others as they are counted. */
export const sampleOf = (side: Pick<Side, 'figures'>, id: Field, members: Members | null): string | null => {
  if (!isRate(id) || members === null) return null;
  const [field, { effective, raters }] = [behind(id), members];
  if (field === 'rating' && raters !== undefined)
    return sampleWords({ ...raters, noun: sampleNouns.raters, isSum: false });
  return field === 'viewers'
    ? sampleWords({ count: members.count, noun: behindNouns[field], effective, isSum: false })
    : sampleWords({
        count: countOf(side, field),
        noun: behindNouns[field],
        effective: null,
        isSum: effective !== null,
      });
};

/** Those whose group is known: a share is of them alone. Null where they are not known. */
const sampleKnown = (id: 'age' | 'gender', members: Members | null): string | null => {
  const known = members?.known?.[id];
  if (members === null || known === undefined) return null;
  const attribute = { attribute: id, of: members.count ?? known.count ?? 0 };
  return sampleWords({ ...known, noun: behindNouns.viewers, isSum: false, known: attribute });
};

/** Likewise as many as they are worth; until they are known, all viewers. */
const peopleKnown = (side: Side, id: 'age' | 'gender', members: Members | null): number => {
  const known = members?.known?.[id];
  return known?.effective ?? known?.count ?? peopleBehind(side, id, members);
};

/** The titles that a figure of a benchmark is the mean of. */
export const titlesHaving = ({ counts }: BenchmarkBlock, id: Field): number => counts?.[id] ?? 0;

const titlesBehind = ({ figures }: Side, id: Field): Titles => {
  const { showCount, movieCount, counts } = figures;
  const all = [showCount, movieCount].find((count) => typeof count === 'number') ?? null;
  return {
    having: titlesHaving(figures, id),
    all: counts?.[id] === undefined ? null : all,
    kind: typeof movieCount === 'number' ? 'movie' : 'show',
  };
};

/** A count of nobody is 0: one that is not there is kept back, and so is what is a share or mean of it. */
export const keptOf = ({ figures, suppressed }: Pick<Side, 'figures' | 'suppressed'>, id: NumberField): Words | null =>
  figures[id] === null && figures[isRate(id) ? behind(id) : id] === null
    ? suppressedWords({ suppressed: suppressed ?? undefined })
    : null;

/** The title's largest bucket, and the share of the same bucket in the benchmark. */
const bucketScore = (id: 'age' | 'gender', top: Side, bottom: Side, members: Members | null): Score => {
  const { label, definition } = buckets[id];
  const shares = sharesOf(top, id);
  const largest = shares?.toSorted(([, a], [, b]) => b - a)[0];
  const alike = (shares ?? []).filter(([bucket, share]) => bucket !== largest?.[0] && share === largest?.[1]);
  const names = alike.map(([bucket]) => valueName(id, bucket)).join(', ');
  const others = sharesOf(bottom, id);
  const share = others?.find(([bucket]) => bucket === largest?.[0])?.[1] ?? (others === undefined ? undefined : null);
  return scoreOf({
    id,
    label: largest === undefined ? label : `${label}: ${valueName(id, largest[0])}`,
    definition: names === '' ? definition : `${definition} As large: ${names}.`,
    format: 'rate',
    top: shares === undefined ? undefined : (largest?.[1] ?? null),
    bottom: shares === undefined ? undefined : share,
    failures: [...failureOf(top, id), ...failureOf(bottom, id)],
    failed: hasFailed(top, id),
    benchmarkFailed: hasFailed(bottom, id),
    kept: null,
    benchmarkKept: null,
    people: peopleKnown(top, id, members),
    sample: sampleKnown(id, members),
    titles: titlesBehind(bottom, id),
  });
};

/** Is there no telling who the viewers are: nobody is known, or too few people to be broken down? */
const isUntold = (top: Side, id: Field): boolean =>
  (id === 'age' || id === 'gender') && sharesOf(top, id) === null && !hasFailed(top, id);

/**
 * The scores of these figures; ages and genders that are not told are left out.
 * @param members who is behind those of the title; null while it is not known
 */
export const scoresOf = (wanted: readonly Field[], top: Side, bottom: Side, members: Members | null = null): Score[] =>
  wanted
    .filter((id) => !isUntold(top, id))
    .map((id) => {
      if (id === 'age' || id === 'gender') return bucketScore(id, top, bottom, members);
      const { label, definition, format } = figureOf(id);
      const failures = [...failureOf(top, id), ...failureOf(bottom, id)];
      return scoreOf({
        id,
        label: countLabel(label, top.isWeighted === true && !isRate(id)),
        format,
        definition,
        top: numberOf(top, id),
        bottom: numberOf(bottom, id),
        failures,
        failed: hasFailed(top, id),
        benchmarkFailed: hasFailed(bottom, id),
        kept: keptOf(top, id),
        benchmarkKept: keptOf(bottom, id),
        people: peopleBehind(top, id, members),
        sample: sampleOf(top, id, members),
        titles: titlesBehind(bottom, id),
      });
    });

/** The titles of a benchmark: `12 shows`; null while their number is not known. */
export const countText = (figures: BenchmarkBlock, kind: TitleKind): string | null => {
  const count = kind === 'show' ? figures.showCount : figures.movieCount;
  return typeof count === 'number' ? formatCount(count, kind) : null;
};

/** What a figure is called, whatever is known of it. */
const nameOf = ({ id }: Score): string => (id === 'age' || id === 'gender' ? buckets[id].label : figureOf(id).label);

/** Said once for all figures: `31 of 40 shows`, and the one figure, if there is one, that all of the titles have. */
export type SharedTitles = { readonly titles: string; readonly butOne: Score | null };

/** The titles that the figures of the benchmark are means of, where they are as many for all of them but one at most; null where they are not. */
export const sharedTitles = (scores: readonly Score[]): SharedTitles | null => {
  const known = scores.filter(({ titles }) => titles !== undefined);
  const [titles, ...others] = new Set(known.flatMap((score) => score.titles ?? []));
  const [butOne = null, ...more] = known.filter((score) => score.titles === null);
  if (titles === undefined || others.length > 0 || more.length > 0) return null;
  // Of two figures each says for itself what it is the mean of.
  return butOne !== null && known.length < 3 ? null : { titles, butOne };
};

/**
 * What the title is compared with: `Mean of 12 shows with 1k-10k followers`, of `8 of 12` where no figure has more of them, of `up to 12`
 * where some figures do; null while it is not known.
 */
export const segmentText = (
  figures: BenchmarkBlock,
  kind: TitleKind,
  {
    isCustom,
    sameDays,
    scores,
  }: { readonly isCustom: boolean; readonly sameDays: boolean; readonly scores: readonly Score[] },
): string | null => {
  const count = kind === 'show' ? figures.showCount : figures.movieCount;
  if (typeof count !== 'number') return null;
  const than = sameDays ? ` that has come as many days from its ${firstDayOf[kind]}` : '';
  if (count === 0) return `No other ${kind}${than} is in this benchmark.`;
  const days = sameDays ? `, each at the same days since ${firstDayOf[kind]}` : '';
  const shared = sharedTitles(scores);
  const isOfNone =
    scores.length > 0 &&
    scores.every((score) => score.titles === undefined && score.benchmark !== null && !score.benchmarkFailed);
  const upTo = scores.some(({ titles }) => typeof titles === 'string') ? 'up to ' : '';
  const all = formatCount(count, kind);
  const mean = isOfNone ? `None of ${all}` : `Mean of ${shared?.titles ?? `${upTo}${all}`}`;
  const butOne = shared?.butOne ?? null;
  const others = butOne === null ? '' : `, ${nameOf(butOne).toLowerCase()} of all ${formatValue('count', count)}`;
  const end = isOfNone ? ' has these figures, or they are of too few people' : `${days}${others}`;
  if (isCustom) return `${mean}${end}`;
  const { tier } = figures;
  const followers = tier && 'label' in tier ? tier.label : 'under 500';
  return `${mean} with ${followers} followers${end}`;
};
