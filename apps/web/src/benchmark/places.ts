/**
 * Where a title stands among those of its benchmark, figure by figure. In: the fields, the title's own figures, the titles with
 * theirs. Out: values to be listed and drawn as a strip. Pure.
 */
import type { BenchmarkBlock, BenchmarkFigures, BenchmarkTitle, Format } from '@cvm/contract';
import { valueName } from '@cvm/contract';
import { type Field, figureOf } from './scores.ts';

export type Value = {
  readonly id: string;
  readonly name: string;
  /** Null where there is none. */
  readonly value: number | null;
  /** Too few people are behind it. */
  readonly isKept: boolean;
};

export type Strip = {
  readonly field: Field;
  readonly label: string;
  readonly format: Format;
  /** Of the title itself. */
  readonly own: number | null;
  readonly mean: number | null;
  readonly values: readonly Value[];
  /** From the highest down, 1 is the highest; null where the title has no value. Equal values share a place. */
  readonly place: number | null;
  /** The other titles at this place. */
  readonly others: number;
  /** Titles with a value, the title itself among them. */
  readonly of: number;
};

type Figures = BenchmarkFigures | BenchmarkBlock;

/** The title's largest group, which the others are looked at for. */
const largest = (figures: Figures, field: 'age' | 'gender'): string | null => {
  const shares = figures[field];
  if (shares === undefined || shares === null || 'error' in shares) return null;
  return Object.entries(shares).toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
};

const figureIn = (figures: Figures, field: Field, bucket: string | null): number | null => {
  const value = figures[field];
  if (typeof value === 'number') return value;
  if (value === undefined || value === null || bucket === null || 'error' in value) return null;
  return Object.entries(value).find(([name]) => name === bucket)?.[1] ?? null;
};

const buckets = { age: 'Age', gender: 'Gender' } as const;

/** Figures of which the title has no group, such as the ages of nobody, are left out. */
export const stripsOf = (
  fields: readonly Field[],
  own: BenchmarkBlock,
  mean: BenchmarkBlock,
  titles: readonly BenchmarkTitle[],
): Strip[] =>
  fields.flatMap((field): Strip[] => {
    const isShare = field === 'age' || field === 'gender';
    const bucket = isShare ? largest(own, field) : null;
    if (isShare && bucket === null) return [];
    const { label, format } = isShare
      ? { label: `${buckets[field]} ${valueName(field, bucket ?? '')}`, format: 'rate' as const }
      : figureOf(field);
    const values = titles.map(
      (title): Value => ({
        id: title.id,
        name: title.name,
        value: figureIn(title, field, bucket),
        isKept: title.suppressed?.some((kept) => kept === field) === true,
      }),
    );
    const known = values.flatMap(({ value }) => (value === null ? [] : [value]));
    const mine = figureIn(own, field, bucket);
    return [
      {
        ...{ field, label, format, own: mine, mean: figureIn(mean, field, bucket), values },
        place: mine === null ? null : known.filter((value) => value > mine).length + 1,
        others: known.filter((value) => value === mine).length,
        of: known.length + (mine === null ? 0 : 1),
      },
    ];
  });

/** How far from the left end of a strip a value stands, 0 to 1; in the middle where all are the same. */
export const scaleOf = ({ own, mean, values }: Strip): ((value: number) => number) => {
  const known = [own, mean, ...values.map(({ value }) => value)].filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return (value) => (high === low ? 0.5 : (value - low) / (high - low));
};
