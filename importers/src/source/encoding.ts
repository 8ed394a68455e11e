/** Which of two encodings a text file is in: people convert published files, so the layout alone does not say. A path in. */
import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { cannotRead } from '../import-error.ts';

/** The letters of bytes 0x80 to 0x9F on Windows; Latin-1 has control characters in their place, which no text holds. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A text read as Latin-1, with the quotes and dashes that programs of Windows write into such files. */
export const windowsText = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (char) => ofWindows[char.charCodeAt(0) - 0x80] ?? char);

/** UTF-8 where every byte of the file is, else Latin-1. */
export const encodingOf = async (path: string): Promise<'utf8' | 'latin1'> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const bytes = createReadStream(path, { highWaterMark: 1 << 20 });
  try {
    for await (const chunk of bytes) {
      if (!decodes(decoder, chunk)) return 'latin1';
    }
  } catch (error) {
    throw cannotRead(path, error);
  }
  return decodes(decoder) ? 'utf8' : 'latin1';
};

/** Without a chunk: whether the file may end here. */
const decodes = (decoder: TextDecoder, chunk?: Uint8Array): boolean => {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
};
