/** How wide a text is, in Latin letters: what a chart has room for is decided before anything is drawn. */

/**
 * Letters of East Asia take the room of two. So do pictures, which are two units of a text already, as the rare letters
 * beyond these ranges are.
 */
const wide = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/g;

export const lettersOf = (text: string): number => text.length + (text.match(wide) ?? []).length;
