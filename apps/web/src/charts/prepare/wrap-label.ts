/**
 * Chart labels: wrapped at 20 characters (2-title-reports section 9), earlier where a chart has no room for them, at most two
 * lines; the rest is in tooltip and table.
 */

import { firstLetters } from '@cvm/contract';

export const lineLengthMax = 20;
const linesMax = 2;
/** Letters that stand with the dots of a cut word. */
const dotsWith = 3;

/** A word that is longer than a line, in pieces. The dots of one that was cut before do not stand alone: a few letters go with them. */
const pieces = (word: string, length: number): string[] => {
  const found = word.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [];
  const [before, dots] = found.slice(-2);
  if (before === undefined || dots === undefined || !/^\.+$/.test(dots)) return found;
  const kept = firstLetters(before, before.length - dotsWith);
  return [...found.slice(0, -2), kept, `${before.slice(kept.length)}${dots}`];
};

/** The lines of a label. What does not fit ends in an ellipsis. */
export const wrapLabel = (label: string, length = lineLengthMax): string[] => {
  const lines: string[] = [];
  for (const word of label.split(/\s+/).flatMap((one) => pieces(one, length))) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, linesMax);
  const last = shown.at(-1);
  if (lines.length > linesMax && last !== undefined) shown[linesMax - 1] = `${firstLetters(last, length - 1)}…`;
  return shown;
};
