/**
 * The one sentence above a report: who the audience is, where it differs from others, and how the title stands beside its
 * benchmark. In: the answers of the three index views and both sides of the score bar. Out: phrases, each with the module it is
 * taken from. Pure. A difference inside its 95 % interval and a group of few people are not mentioned.
 */
import {
  ageBuckets,
  capitalised,
  countryName,
  formatValue,
  type Meta,
  type Row,
  relianceOf,
  tinyBase,
  z95,
} from '@cvm/contract';
import { isBeyondChance } from '../../benchmark/beyond-chance.ts';
import { hasFailed } from '../../benchmark/failures.ts';
import type { Members } from '../../benchmark/members.ts';
import { formatBeside, peopleBehind, scoresAnchor, titlesHaving } from '../../benchmark/scores.ts';
import type { Block } from '../../benchmark/use-block.ts';
import type { IndexBy } from '../../charts/prepare/index-figure.ts';
import { isWeighted } from '../../charts/prepare/sample.ts';
import { genderWords } from '../../filters/entitlement.ts';
import { suppressedWords } from '../../views/suppressed-words.ts';
import type { ViewResult } from '../../views/use-view.ts';

/** Words, and the module that shows where they come from; null = they lead nowhere. */
export type GlancePart = { readonly text: string; readonly module: string | null };

export type Phrase = readonly GlancePart[];

/** A title and its benchmark, as far as both have come. */
export type Comparison = {
  readonly top: Pick<Block, 'figures' | 'failed'>;
  readonly bottom: Pick<Block, 'figures' | 'failed'>;
  /** Who is behind the figures of the title; null while it is not known. */
  readonly members: Members | null;
  /** What the benchmark is called: `Similar Shows`. */
  readonly name: string;
  readonly field: 'completion' | 'averageRating';
};

export type GlanceAnswer = Pick<ViewResult, 'status' | 'rows' | 'meta'>;

export type GlanceQuestion = {
  /** Whom the report counts: `viewers`. */
  readonly people: string;
  readonly answers: Readonly<Partial<Record<IndexBy, GlanceAnswer>>>;
  /** Null where nothing is compared. */
  readonly comparison: Comparison | null;
};

/** Countries and ranges of ages that are named. */
const namedMax = 3;

const numberOf = (row: Row, name: string): number | null => {
  const value = row[name];
  return typeof value === 'number' ? value : null;
};

type Group = { readonly id: string; readonly share: number; readonly index: number | null; readonly isAbove: boolean };
type Groups = { readonly all: readonly Group[]; readonly effective: number };

/** The groups of an answer that can be spoken of; null where too few people are behind it. */
const groupsOf = (by: IndexBy, answer: GlanceAnswer | undefined): Groups | null => {
  const [first] = answer?.rows ?? [];
  if (first === undefined) return null;
  const count = numberOf(first, 'base');
  const effective = numberOf(first, 'effective') ?? count;
  const reliance = relianceOf({ count, effective });
  if (effective === null || reliance === null || reliance === 'tiny') return null;
  const all = (answer?.rows ?? []).flatMap((row): Group[] => {
    const share = numberOf(row, 'share');
    if (share === null) return [];
    const isAbove = row.differs === 'above';
    return [{ id: String(row[by]), share, index: numberOf(row, 'index'), isAbove }];
  });
  return { all, effective };
};

/** Enough people of equal weight to be named. */
const isNamed = ({ share }: Group, effective: number): boolean => share * effective >= tinyBase;

/**
 * The largest group, and those that may be as large: the difference of two shares of one sample lies within its interval. None
 * where all are in one, as a filter makes them.
 */
const largestOf = ({ all, effective }: Groups): readonly Group[] => {
  const sorted = all.filter(({ share }) => share < 1).toSorted((a, b) => b.share - a.share);
  const [first] = sorted;
  if (first === undefined || !isNamed(first, effective)) return [];
  const mayEqual = ({ share }: Group): boolean => {
    const difference = first.share - share;
    return difference <= z95 * Math.sqrt((first.share + share - difference ** 2) / effective);
  };
  return sorted.filter((group) => group === first || mayEqual(group));
};

const percent = (share: number): string => formatValue('percent', share);

/** `a, b and c`, each with its module. */
const listed = (parts: readonly GlancePart[]): GlancePart[] =>
  parts.flatMap((part, place) => {
    const before = place === 0 ? '' : place === parts.length - 1 ? ' and ' : ', ';
    return before === '' ? [part] : [{ text: before, module: null }, part];
  });

const genderOf = (gender: string): string => genderWords[gender] ?? gender;

/** `57% women`; both where neither is the larger one for sure. */
const genderPhrase = (groups: Groups | null): Phrase | null => {
  const largest = groups === null ? [] : largestOf(groups);
  if (groups === null || largest.length === 0) return null;
  const told = largest.filter((group) => isNamed(group, groups.effective));
  const text = told.map(({ id, share }) => `${percent(share)} ${genderOf(id)}`).join(' and ');
  return [{ text, module: 'gender' }];
};

/** `largest group 25-29 (22%)`; nothing where three or more may be the largest. */
const agePhrase = (groups: Groups | null): Phrase | null => {
  const largest = groups === null ? [] : largestOf(groups);
  if (largest.length === 0 || largest.length > 2) return null;
  const told = largest.map(({ id, share }) => `${id} (${percent(share)})`).join(' and ');
  return [{ text: `largest group${largest.length === 1 ? '' : 's'} ${told}`, module: 'age' }];
};

const aboveOf = (groups: Groups | null): readonly Group[] =>
  groups === null ? [] : groups.all.filter((group) => group.isAbove && isNamed(group, groups.effective));

/** Ages that follow one another, as one: 35-39 and 40-44 are 35-44. */
const ageRanges = (groups: readonly Group[]): string[] => {
  const ids = new Set(groups.map(({ id }) => id));
  const runs = ageBuckets.reduce<string[][]>(
    (found, bucket) => {
      if (ids.has(bucket)) found.at(-1)?.push(bucket);
      else found.push([]);
      return found;
    },
    [[]],
  );
  return runs.flatMap((run) => {
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) return [];
    const [from] = first.split(/[-+]/);
    return [first === last ? first : last.endsWith('+') ? `${from}+` : `${from}-${last.split('-')[1]}`];
  });
};

const andMore = (names: readonly string[], module: IndexBy): GlancePart[] => {
  const more = names.length - namedMax;
  const named = names.slice(0, namedMax).map((text): GlancePart => ({ text, module }));
  return more > 0 ? [...named, { text: `${more} more`, module }] : named;
};

/** `over-indexes women, 35-54, Spain and France`: groups that differ from the others, countries by their index. */
const abovePhrase = (groups: Readonly<Record<IndexBy, Groups | null>>): Phrase | null => {
  const genders = aboveOf(groups.gender).map(({ id }): GlancePart => ({ text: genderOf(id), module: 'gender' }));
  const countries = aboveOf(groups.country)
    .toSorted((a, b) => (b.index ?? 0) - (a.index ?? 0))
    .map(({ id }) => countryName(id));
  const parts = [...genders, ...andMore(ageRanges(aboveOf(groups.age)), 'age'), ...andMore(countries, 'country')];
  return parts.length === 0 ? null : [{ text: 'over-indexes ', module: null }, ...listed(parts)];
};

/** What is compared with a benchmark, and the lowest and highest value that one person can give it. */
const compared = {
  completion: { word: 'completion', format: 'percent', low: 0, high: 1 },
  averageRating: { word: 'rating', format: 'rating', low: 1, high: 5 },
} as const;

const figureOf = ({ figures }: Comparison['top'], field: Comparison['field']): number | null => {
  const value = figures[field];
  return typeof value === 'number' ? value : null;
};

/** `completion 83% against 60% of Similar Shows`; nothing where chance may have made the difference. */
const comparisonPhrase = (comparison: Comparison | null): Phrase | null => {
  if (comparison === null) return null;
  const { top, bottom, members, name, field } = comparison;
  const { word, format, low, high } = compared[field];
  const [own, others] = [figureOf(top, field), figureOf(bottom, field)];
  const people = peopleBehind(top, field, members);
  const titles = titlesHaving(bottom.figures, field);
  if (own === null || others === null || people < tinyBase || titles === 0) return null;
  if (!isBeyondChance({ own, others, people, titles, low, high })) return null;
  const beside = formatBeside(format, [own, others]);
  const text = `${word} ${formatValue(beside, own)} against ${formatValue(beside, others)} of ${name}`;
  return [{ text, module: scoresAnchor }];
};

/** Filters that pick people may leave out so few that the rest would tell of them. */
const picksPeople: ReadonlySet<string> = new Set(['country', 'age', 'gender']);

/** Members before weighting: the scores of a panel that weighs are sums of weights, so that its count leads to a module that has N. */
const countPhrase = ({ people, comparison }: GlanceQuestion, meta: Meta): Phrase => {
  const weighted = isWeighted(meta);
  const module = comparison === null || weighted ? 'age' : scoresAnchor;
  const suppressed = suppressedWords(meta);
  if (suppressed !== null) {
    const where = meta.filters.some(({ id }) => picksPeople.has(id)) ? ' inside the filters' : '';
    // All but few of everybody, where filters leave few out, or of those that the audience is compared with.
    return [{ text: `${suppressed.title}${where}, or all but so few: they are not told apart`, module }];
  }
  const count = meta.sampleSize ?? 0;
  if (count === 0) return [{ text: `no ${people}`, module }];
  const counted = `${formatValue('count', count)} ${count === 1 ? people.slice(0, -1) : people}`;
  return [{ text: weighted ? `${counted} before weighting` : counted, module }];
};

const indexNames = ['gender', 'age', 'country'] as const;

/** What the sentence lacks because it could not be had: `age`, `completion`. */
const lackingOf = ({ answers, comparison }: GlanceQuestion): string[] => {
  const lost = indexNames.filter((by) => answers[by]?.status === 'error');
  const isLost =
    comparison !== null && [comparison.top, comparison.bottom].some((side) => hasFailed(side, comparison.field));
  return isLost ? [...lost, compared[comparison.field].word] : lost;
};

/** `Without age and country, which could not be loaded.`; nothing where all of it was. */
export const lackingText = (lacking: readonly string[]): string => {
  const names = listed(lacking.map((text) => ({ text, module: null })));
  return names.length === 0 ? '' : `Without ${names.map(({ text }) => text).join('')}, which could not be loaded.`;
};

export type Told = {
  /** Joined by `joinOf`; empty where no answer could be had. */
  readonly phrases: readonly Phrase[];
  readonly lacking: readonly string[];
  /** Of the answers the sentence is made of; null where there is none. */
  readonly meta: Meta | null;
};

/** What can be said of these answers; those that are still to come say nothing. */
export const toldOf = (question: GlanceQuestion): Told => {
  const { answers, comparison } = question;
  const lacking = lackingOf(question);
  const metas = indexNames.map((by) => answers[by]?.meta ?? null).filter((one) => one !== null);
  // Fewer may be known by one attribute than by another.
  const meta = metas.find(({ suppressed }) => suppressed === undefined) ?? metas[0] ?? null;
  if (meta === null) return { phrases: [], lacking, meta };
  const groups = {
    gender: groupsOf('gender', answers.gender),
    age: groupsOf('age', answers.age),
    country: groupsOf('country', answers.country),
  };
  const isKeptBack = meta.suppressed !== undefined;
  const phrases = [
    countPhrase(question, meta),
    genderPhrase(groups.gender),
    agePhrase(groups.age),
    abovePhrase(groups),
    isKeptBack ? null : comparisonPhrase(comparison),
  ].filter((phrase) => phrase !== null);
  return { phrases, lacking, meta };
};

/** How many of an audience are known of an attribute, where it is not everybody: `2,310 with a known age`. */
export const knownOf = ({ answers }: Pick<GlanceQuestion, 'answers'>, meta: Meta): string[] =>
  indexNames.flatMap((by) => {
    const [row] = answers[by]?.rows ?? [];
    const base = row === undefined ? null : numberOf(row, 'base');
    if (base === null || base >= (meta.sampleSize ?? 0)) return [];
    return [`${formatValue('count', base)} with a known ${by}`];
  });

/** What stands before a phrase: who the audience is goes on with commas, another thought begins with a semicolon. */
export const joinOf = (phrase: Phrase, place: number): string => {
  if (place === 0) return '';
  const begins = phrase[0]?.text.startsWith('over-indexes') === true || phrase[0]?.module === scoresAnchor;
  return begins ? '; ' : ', ';
};

/** The sentence as text, with its stop. */
export const sentenceOf = (phrases: readonly Phrase[]): string => {
  const text = phrases
    .map((phrase, place) => `${joinOf(phrase, place)}${phrase.map((part) => part.text).join('')}`)
    .join('');
  return text === '' ? '' : `${capitalised(text)}.`;
};
