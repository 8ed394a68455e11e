/** The figures of titles side by side, and which of them is above every other by more than chance explains. Pure. */
import {
  differenceRule,
  missing,
  type Reliance,
  type Row,
  relianceOf,
  smallSampleSentence,
  type TitleKind,
} from '@cvm/contract';
import { type Ends, isBeyondChance } from '../../benchmark/beyond-chance.ts';
import { failedWords, hasFailed } from '../../benchmark/failures.ts';
import type { Members } from '../../benchmark/members.ts';
import {
  isOfKind,
  isRate,
  keptOf,
  type NumberField,
  peopleBehind,
  sampleOf,
  shareEnds,
} from '../../benchmark/scores.ts';
import type { Block } from '../../benchmark/use-block.ts';
import { comparedMin } from '../../titles/compared.ts';

/** A figure of a title, and the people behind it. */
export type Told = { readonly value: number | null; readonly people: number };

/**
 * The place of the figure that is above every other by more than chance explains; null where none is. What few people are behind
 * is not tested, as differences are nowhere.
 * @param ends between which one person's value lies; null = a count, of which no interval is told
 */
export const highestOf = (told: readonly Told[], ends: Ends | null): number | null => {
  if (ends === null || told.filter(({ value }) => value !== null).length < comparedMin) return null;
  const place = told.findIndex(({ value, people }, own) => {
    if (value === null) return false;
    return told.every(
      (other, index) =>
        index === own ||
        other.value === null ||
        (value > other.value &&
          Math.min(people, other.people) >= differenceRule.peopleMin &&
          isBeyondChance({ own: value, others: other.value, people, titles: other.people, ...ends })),
    );
  });
  return place < 0 ? null : place;
};

/** Why a figure is not there: still to come, not to be had, kept back, or none. */
export const insteadOf = (
  kind: TitleKind,
  block: Pick<Block, 'figures' | 'suppressed' | 'filling' | 'failed'>,
  field: NumberField,
): string => {
  if (hasFailed(block, field)) return failedWords;
  if (block.figures[field] === undefined && block.filling) return '…';
  return isOfKind(field, kind) && keptOf(block, field) !== null ? 'Suppressed' : missing;
};

/** In their order. */
export const figures: readonly NumberField[] = [
  ...(['viewers', 'followers', 'followerConversion', 'completion', 'binge'] as const),
  ...(['averageRating', 'rating', 'engagementScore'] as const),
];

/** A figure of a title as the table tells it: of a rate who is behind it, and whether they are few. */
type ToldFigure = Told & { readonly reliance: Reliance | null; readonly lines: readonly string[] };

export const toldOf = (
  field: NumberField,
  block: Pick<Block, 'figures' | 'filling'>,
  members: Members | null,
): ToldFigure => {
  const found = block.figures[field];
  const value = typeof found === 'number' ? found : null;
  const people = peopleBehind(block, field, members);
  if (value === null || !isRate(field)) return { value, people, reliance: null, lines: [] };
  const reliance = relianceOf({ count: people, effective: null });
  const lines = [sampleOf(block, field, members), smallSampleSentence(reliance)].filter((line) => line !== null);
  return { value, people, reliance, lines };
};

const numberOf = (row: Row | undefined, name: string): number | null => {
  const value = row?.[name];
  return typeof value === 'number' ? value : null;
};

/** The people behind the shares of a title, how many of equal weight they are worth, and whether these are few. */
type Base = { readonly people: number; readonly effective: number | null; readonly isSmall: boolean };

/** Null = nobody. */
export const baseIn = ([row]: readonly Row[]): Base | null => {
  const people = numberOf(row, 'base');
  if (people === null) return null;
  const effective = numberOf(row, 'effective');
  const reliance = relianceOf({ count: people, effective });
  return { people, effective, isSmall: reliance === 'tiny' || reliance === 'small' };
};

/** The share of a group in each title, with its interval; null where there is none. */
export type Share = { readonly share: number; readonly low: number | null; readonly high: number | null } | null;

export type Group = { readonly id: string; readonly shares: readonly Share[]; readonly highest: number | null };

/**
 * The groups of the titles' audiences, each with its share in every title. Marked is the share that is above every other by more than
 * chance explains, as of the key figures. @param order the groups in their order; absent = by their largest share, the first `limit`
 */
export const groupsOf = (
  by: string,
  answers: readonly (readonly Row[])[],
  { order, limit }: { readonly order?: readonly string[]; readonly limit?: number },
): Group[] => {
  const ids = order ?? [...new Set(answers.flatMap((rows) => rows.map((row) => String(row[by]))))];
  const groups = ids.map((id): Group => {
    const told: Told[] = [];
    const shares = answers.map((rows): Share => {
      const row = rows.find((one) => String(one[by]) === id);
      const own = numberOf(row, 'share');
      told.push({ value: own, people: numberOf(row, 'effective') ?? numberOf(row, 'base') ?? 0 });
      return own === null ? null : { share: own, low: numberOf(row, 'shareLow'), high: numberOf(row, 'shareHigh') };
    });
    return { id, shares, highest: highestOf(told, shareEnds) };
  });
  const top = ({ shares }: Group): number => Math.max(0, ...shares.map((share) => share?.share ?? 0));
  const told = groups.filter(({ shares }) => shares.some((share) => share !== null));
  return order === undefined ? told.toSorted((a, b) => top(b) - top(a)).slice(0, limit) : told;
};

/** The value of each day of all titles, null on days that a title has none. */
export const byDay = (
  answers: readonly (readonly Row[])[],
  column: string,
): { readonly days: string[]; readonly values: (number | null)[][] } => {
  const days = [...new Set(answers.flatMap((rows) => rows.map(({ date }) => String(date))))].sort();
  const values = answers.map((rows) => {
    const known = new Map(rows.map((row) => [String(row.date), numberOf(row, column)]));
    return days.map((day) => known.get(day) ?? null);
  });
  return { days, values };
};
