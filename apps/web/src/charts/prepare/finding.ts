/**
 * Whether a figure differs from the others, in words. Where answers name no difference they do not say why: one was looked for and
 * not found, or too few people were there to look for it. Pure.
 */
import { differenceRule } from '@cvm/contract';

/** In a table, and where there is room for the reason. */
export type Finding = { readonly word: string; readonly full: string };

/** Of what is drawn pale. */
export const chanceWords = 'Chance may have made this difference.';

const said = (word: string): Finding => ({ word, full: word });

const tooFew = `fewer than ${differenceRule.peopleMin} people on one side`;

const notTested: Finding = { word: 'not tested', full: `not tested, ${tooFew}` };

/** Of a side of which no answer tells how many it is. */
const notFound: Finding = { word: 'none found', full: `none found, or not tested: ${tooFew}` };

/**
 * Is one of the sides too few people for a test? `sides`: how many people were compared, null where the answer does not tell; null
 * where it is known of neither that they are.
 */
export const areUntested = (sides: readonly (number | null)[]): boolean | null => {
  if (sides.some((people) => people !== null && people < differenceRule.peopleMin)) return true;
  return sides.includes(null) ? null : false;
};

/** `way`: which way it differs, empty = it does not. `isUntested`: null where the answer does not tell. */
export const findingOf = (way: string, isUntested: boolean | null): Finding => {
  if (way !== '') return said(way);
  if (isUntested === null) return notFound;
  return isUntested ? notTested : said('none found');
};
