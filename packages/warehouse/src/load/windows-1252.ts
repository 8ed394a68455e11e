// Windows-1252, the Latin-1 of exporting tools. Bytes in, text out, and back. TRICKY: the decoder of that name in Node.js 20
// gives Latin-1, which has control characters in the place of quotes and dashes.

/** The letters of bytes 0x80 to 0x9F. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export const windows1252Text = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte >= 0x80 && byte < 0xa0 ? upper[byte - 0x80] : String.fromCharCode(byte))).join('');

/** Undefined for text that has other letters. */
export const windows1252Bytes = (text: string): Uint8Array | undefined => {
  const bytes = [...text].map((letter) => {
    const at = upper.indexOf(letter);
    return at >= 0 ? 0x80 + at : (letter.codePointAt(0) ?? 0);
  });
  return bytes.every((byte) => byte < 256) ? Uint8Array.from(bytes) : undefined;
};
