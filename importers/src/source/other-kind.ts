/**
 * Whether a file is what its name says. A path in; a file whose first bytes are those of no text, or whose columns stand between other
 * marks than commas, is refused with what it is and the remedy, where its rows would be read as names and fields nobody can make sense of.
 */
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { cannotRead, ImportError } from '../import-error.ts';

/** The longest line of headings that is published has some 1,400. */
const startBytes = 4096;

/** First bytes, as Latin-1, and what is said of a file that has them. */
const kinds: readonly (readonly [start: string, says: string])[] = [
  ['\x1f\x8b', 'is gzip data, whatever its name says: unpack it'],
  ['PK\x03\x04', 'is a ZIP archive or a workbook, whatever its name says: unpack it, or save the sheet as CSV'],
  ['PAR1', 'is Parquet, whatever its name says: export it as text'],
  // It begins as UTF-16 does.
  ['\xff\xfe\0\0', 'is UTF-32: write it as UTF-8'],
  ['\0\0\xfe\xff', 'is UTF-32: write it as UTF-8'],
  ['\xff\xfe', 'is UTF-16: write it as UTF-8'],
  ['\xfe\xff', 'is UTF-16: write it as UTF-8'],
];

export const refuseOtherKind = async (path: string): Promise<void> => {
  const start = await startOf(path);
  const [, says] = kinds.find(([bytes]) => start.startsWith(bytes)) ?? [];
  if (says !== undefined) throw new ImportError('source', `${basename(path)} ${says}.`);
};

/** Between columns in place of commas, and its word. Programs set to a language with decimal commas write semicolons. */
const separators: readonly (readonly [mark: string, word: string])[] = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
];

/** Of a file whose first line holds headings. */
export const refuseOtherSeparator = async (path: string): Promise<void> => {
  const [headings = ''] = (await startOf(path)).split(/[\r\n]/);
  const count = (mark: string): number => headings.split(mark).length - 1;
  const [, word] = separators.find(([mark]) => count(mark) > count(',')) ?? [];
  if (word === undefined) return;
  const says = `the columns stand between ${word}: write the file with commas between them, and with points in numbers`;
  throw new ImportError('source', `${basename(path)}, line 1: ${says}.`);
};

const startOf = async (path: string): Promise<string> => {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0);
      return buffer.toString('latin1', 0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw cannotRead(path, error);
  }
};
