/**
 * Secrets of an installation: made once, at random, and kept in the data folder for its owner alone, also when the file
 * was open to others before. What a file holds is left as it is.
 */
import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The text that is kept under the name; `fresh` when nothing is yet. */
export const keepText = async (
  dataDir: string,
  name: string,
  fresh: string,
): Promise<{ file: string; text: string }> => {
  const file = join(dataDir, name);
  try {
    await writeFile(file, fresh, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // It is there already, which is the usual case.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    await chmod(file, 0o600);
  }
  return { file, text: await readFile(file, 'utf8') };
};

/** A key of so many bytes in hexadecimal digits. Throws for a file that holds something else. */
export const openSecret = async (dataDir: string, name: string, bytes: number): Promise<string> => {
  const kept = await keepText(dataDir, name, `${randomBytes(bytes).toString('hex')}\n`);
  const text = kept.text.trim();
  if (!/^[0-9a-f]+$/.test(text) || text.length !== 2 * bytes)
    throw new Error(`${kept.file} does not hold a key of ${2 * bytes} hexadecimal digits.`);
  return text;
};
