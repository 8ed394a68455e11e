/**
 * From an answer to what is shown of it: one road for screen, paper and picture. Out: a figure, or nothing and, where it is
 * not that there are no rows, the words that say why.
 */
import type { Meta, Row } from '@cvm/contract';
import type { Figure, Prepare, Sample } from '../model.ts';
import { isComparison, onlyReal } from './real-differences.ts';
import { relianceOf, tinyBase } from './sample.ts';

/** In place of a figure. */
export type Words = { readonly title: string; readonly reason: string };

export type Shown = { readonly figure: Figure | null; readonly instead: Words | null };

/** What is said of an audience that is too small to be broken down; null where the answer says nothing of that. */
export const suppressedWords = (meta: Pick<Meta, 'suppressed'> | null): Words | null => {
  const suppressed = meta?.suppressed;
  return suppressed === undefined
    ? null
    : {
        title: `Fewer than ${suppressed.minimumBase} people`,
        reason: 'So few are not told apart: figures about them would tell who they are.',
      };
};

const noDifferences: Words = {
  title: 'No Real Differences',
  reason: 'Chance may have made every difference here. Show all of them, or widen filters and dates.',
};

/** What a figure on too few people leads with. */
const tooFew = ({ effective }: Sample): Figure['headline'] => ({
  value: 'Too few to tell',
  label: effective === null ? `fewer than ${tinyBase} people` : `effective base below ${tinyBase}`,
});

export const shownOf = (
  prepare: Prepare,
  { rows, meta }: { readonly rows: readonly Row[]; readonly meta: Meta | null },
  realOnly: boolean,
): Shown => {
  const figure = meta === null || rows.length === 0 ? null : prepare(rows, meta);
  if (figure === null) return { figure, instead: suppressedWords(meta) };
  const led = relianceOf(figure.sample) === 'tiny' ? { ...figure, headline: tooFew(figure.sample) } : figure;
  if (!realOnly || !isComparison(led)) return { figure: led, instead: null };
  const real = onlyReal(led);
  return real.chart.bars.length === 0 ? { figure: null, instead: noDifferences } : { figure: real, instead: null };
};
