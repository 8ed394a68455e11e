/** Where figures are from, in words: on pictures, paper, slides and in files that the browser writes. */
import { formatValue, type Meta, otherRecipeWords } from '@cvm/contract';

export type SourceFacts = Pick<Meta, 'dataThrough' | 'recipe' | 'dataRecipe'>;

export const sourceText = (facts: SourceFacts): string =>
  [`Source: CVM Insights. Data through ${formatValue('longDate', facts.dataThrough)}.`, otherRecipeWords(facts)]
    .filter((sentence) => sentence !== null)
    .join(' ');
