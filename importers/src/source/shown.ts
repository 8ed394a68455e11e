/** Text of a source as a message may show it. A file that is not what was expected may hold anything, and some characters steer a terminal. */
const nameCharsMax = 60;

/** Control characters, and those that turn the direction of text, as they are escaped in JSON. */
export const withoutControls = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (char) => {
    const code = char.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });

/** The name of a column, cut where it is longer than any name. */
export const shownName = (name: string): string => {
  const chars = [...name];
  return withoutControls(chars.length > nameCharsMax ? `${chars.slice(0, nameCharsMax).join('')}...` : name);
};
