/**
 * Who is behind a figure, in numbers and words: members before weighting wherever the answer counts them, else rows, which
 * are called so. In the balanced panel the effective base stands beside N and decides how far the figures can be relied on.
 */
import { countedOf, crosstabId, formatValue, isViewId, type Meta, sampleNouns, viewDefinition } from '@cvm/contract';
import type { Prepare, Sample } from '../model.ts';

/** What an answer says about itself. */
export type AnswerFacts = Parameters<Prepare>[1];

export const isWeighted = ({ panel }: Pick<AnswerFacts, 'panel'>): boolean => panel === 'Balanced';

/** The members of the answer. */
export const membersBehind = (facts: AnswerFacts, noun: string): Sample => ({
  count: facts.sampleSize,
  noun,
  effective: facts.effectiveSampleSize,
  isSum: false,
});

/** Rows that are counted, where the answer does not tell of members: sums of weights in the balanced panel. */
export const rowsBehind = (facts: AnswerFacts, count: number | null, noun: string): Sample => ({
  count,
  noun,
  effective: null,
  isSum: isWeighted(facts),
});

const nouns: Readonly<Partial<Record<string, string>>> = { viewers: sampleNouns.viewers, voters: sampleNouns.voters };

/** Whom the sample of an answer counts, where its view says as much; else nothing. A report counts whoever has a row in it. */
export const nounOf = ({ view }: Pick<Meta, 'view'>): string =>
  view === crosstabId ? 'people' : ((isViewId(view) ? nouns[viewDefinition(view).sample ?? ''] : undefined) ?? '');

/** What the star behind a heading means, where its counts are sums of weights. */
export const weightedNote = '* Weighted.';

const whole = (value: number): string => formatValue('count', value);

/** The members behind one figure of a hint: `N = 64`, `N = 5,120 followers`; nothing where they are not known. */
export const pointSample = (members: number | null | undefined, noun = ''): { readonly sample?: string } =>
  members === null || members === undefined ? {} : { sample: `N = ${countedOf(members, noun)}` };

/**
 * `N = 12,345 viewers`, `N = 575 of 583 viewers with a known age`; in the balanced panel `N = 583 viewers before weighting,
 * effective base 412`. Sums of weights are no N: `372 votes, weighted`. Null when there is nobody.
 */
export const sampleWords = ({ count, noun, effective, isSum, known }: Sample): string | null => {
  if (count === null || count <= 0) return null;
  if (isSum) return `${countedOf(count, noun)}, weighted`;
  const size =
    known === undefined || known.of <= count
      ? countedOf(count, noun)
      : `${whole(count)} of ${countedOf(known.of, noun)}`;
  const attribute = known === undefined ? '' : ` with a known ${known.attribute}`;
  const weighting = effective === null ? '' : ` before weighting, effective base ${whole(effective)}`;
  return `N = ${size}${attribute}${weighting}`;
};
