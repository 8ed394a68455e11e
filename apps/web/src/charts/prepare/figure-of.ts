/** From an answer to what is shown of it: one road for screen, paper and picture. */
import type { Meta, Row } from '@cvm/contract';
import type { Figure, Prepare } from '../model.ts';
import { onlyReal } from './real-differences.ts';
import { relianceOf, tinyBase } from './sample.ts';

type Answer = { readonly rows: readonly Row[]; readonly meta: Meta | null };

/** What a figure on too few people leads with. */
const tooFew: Figure['headline'] = {
  value: 'Too few to tell',
  label: `fewer than ${tinyBase} people of equal weight are behind these figures`,
};

/** Null = there is nothing to show. */
export const figureOf = (prepare: Prepare, { rows, meta }: Answer, realOnly: boolean): Figure | null => {
  const figure = meta === null ? null : prepare(rows, meta);
  if (figure === null) return null;
  const led = relianceOf(figure.sample) === 'tiny' ? { ...figure, headline: tooFew } : figure;
  return realOnly ? onlyReal(led) : led;
};
