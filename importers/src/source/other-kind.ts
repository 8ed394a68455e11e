/**
 * Whether a file is what its name says. A path in; a file whose first bytes are those of no text is refused with what it is and the
 * remedy, where its rows would be read as names and fields nobody can make sense of.
 */
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { cannotRead, ImportError } from '../import-error.ts';

/** First bytes, as Latin-1, and what is said of a file that has them. */
const kinds: readonly (readonly [start: string, says: string])[] = [
  ['\x1f\x8b', 'is gzip data, whatever its name says: unpack it'],
  ['PK\x03\x04', 'is a ZIP archive or a workbook, whatever its name says: unpack it, or save the sheet as CSV'],
  ['PAR1', 'is Parquet, whatever its name says: export it as text'],
  ['\xff\xfe', 'is UTF-16: write it as UTF-8'],
  ['\xfe\xff', 'is UTF-16: write it as UTF-8'],
];

export const refuseOtherKind = async (path: string): Promise<void> => {
  const start = await startOf(path);
  const [, says] = kinds.find(([bytes]) => start.startsWith(bytes)) ?? [];
  if (says !== undefined) throw new ImportError('source', `${basename(path)} ${says}.`);
};

const startOf = async (path: string): Promise<string> => {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
      return buffer.toString('latin1', 0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw cannotRead(path, error);
  }
};
