/**
 * Text inside SVG: escaping, and setting a name into a box without measuring fonts.
 */

/** Names beyond this are cut with an ellipsis; a picture has no room for more. */
const nameCharactersMax = 140;

/** Widths in em by kind of character, for a bold sans-serif; generous, so that real fonts stay inside. */
const widthOf = (character: string): number => {
  if (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Emoji_Presentation}/u.test(character))
    return 1.02;
  if (/[iljtfI.,:;'’!|()[\] -]/.test(character)) return 0.36;
  if (/[mwMW@%&–—]/.test(character)) return 0.94;
  if (/\p{Lu}/u.test(character)) return 0.72;
  return 0.59;
};

const lineWidth = (line: string): number => {
  let width = 0;
  for (const character of line) width += widthOf(character);
  return width;
};

/** Escapes text for element content and attributes; what XML cannot hold at all is dropped. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A name fit for drawing: one line of text, not too long, never empty. */
export const drawable = (name: string): string => {
  const clean = name.replace(/\s+/g, ' ').trim();
  const characters = [...clean];
  if (characters.length === 0) return 'Untitled';
  return characters.length <= nameCharactersMax ? clean : `${characters.slice(0, nameCharactersMax - 1).join('')}…`;
};

const splitWord = (word: string, widthMax: number): string[] => {
  const parts: string[] = [''];
  for (const character of word) {
    const last = parts.length - 1;
    const grown = (parts[last] ?? '') + character;
    if (lineWidth(grown) > widthMax && grown.length > 1) parts.push(character);
    else parts[last] = grown;
  }
  return parts;
};

const wrap = (text: string, widthMax: number): string[] => {
  const lines: string[] = [];
  for (const word of text
    .split(' ')
    .flatMap((each) => (lineWidth(each) > widthMax ? splitWord(each, widthMax) : [each]))) {
    const last = lines.at(-1);
    const grown = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || lineWidth(grown) > widthMax) lines.push(word);
    else lines[lines.length - 1] = grown;
  }
  return lines;
};

export type Setting = {
  lines: string[];
  size: number;
};

/** From this size down a long word is rather split than set smaller. */
const splitBelow = 24;

/** The largest size at which the text fits the box in at most `linesMax` lines, without splitting words if it can. */
export const setText = (
  text: string,
  box: { width: number; linesMax: number; sizeMax: number; sizeMin: number },
): Setting => {
  for (let size = box.sizeMax; size > box.sizeMin; size -= 1) {
    const widthMax = box.width / size;
    const splits = text.split(' ').some((word) => lineWidth(word) > widthMax);
    // Scripts without spaces break anywhere; other words only once they would become too small to read.
    if (splits && size > splitBelow && !/[\u3040-\u9fff\uac00-\ud7af]/.test(text)) continue;
    const lines = wrap(text, widthMax);
    if (lines.length <= box.linesMax) return { lines, size };
  }
  const lines = wrap(text, box.width / box.sizeMin);
  if (lines.length <= box.linesMax) return { lines, size: box.sizeMin };
  const kept = lines.slice(0, box.linesMax);
  kept[box.linesMax - 1] = `${(kept.at(-1) ?? '').slice(0, -1)}…`;
  return { lines: kept, size: box.sizeMin };
};

/** `<text>` of several lines; `y` is the baseline of the first. */
export const textBlock = (
  setting: Setting,
  place: { x: number; y: number; leading: number; attributes: string },
): string => {
  const spans = setting.lines.map((line, n) => {
    return `<tspan x="${place.x}" dy="${n === 0 ? 0 : round(setting.size * place.leading)}">${escapeXml(line)}</tspan>`;
  });
  return `<text x="${place.x}" y="${round(place.y)}" font-size="${setting.size}" ${place.attributes}>${spans.join('')}</text>`;
};

/** Coordinates with one decimal: shorter files, same picture. */
export const round = (value: number): number => Math.round(value * 10) / 10;
