/**
 * Whether a figure differs from the others, in words. Where answers name no difference they do not say why: one was looked for and
 * not found, or too few people were there to look for it. Pure.
 */
import { differenceRule } from '@cvm/contract';

/** In a table, and where there is room for the reason. */
export type Finding = { readonly word: string; readonly full: string };

const said = (word: string): Finding => ({ word, full: word });

const tooFew = `fewer than ${differenceRule.peopleMin} people on one side`;

const notTested: Finding = { word: 'not tested', full: `not tested, ${tooFew}` };

/** Of a side of which no answer tells how many it is. */
const notFound: Finding = { word: 'none found', full: `none found, or not tested: ${tooFew}` };

/** `way`: which way it differs, empty = it does not. `sides`: how many people were compared, null where the answer does not tell. */
export const findingOf = (way: string, sides: readonly (number | null)[]): Finding => {
  if (way !== '') return said(way);
  if (sides.some((people) => people !== null && people < differenceRule.peopleMin)) return notTested;
  return sides.includes(null) ? notFound : said('none found');
};
