/**
 * Secrets of an installation: made once, at random, and kept in the data folder for its owner alone. In: the folder, the
 * name of the file and how many bytes the secret has. Out: the secret in hexadecimal digits. Throws for a file that holds
 * something else, and leaves it as it is.
 */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const openSecret = async (dataDir: string, name: string, bytes: number): Promise<string> => {
  const file = join(dataDir, name);
  try {
    await writeFile(file, `${randomBytes(bytes).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // It is there already, which is the usual case.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const text = (await readFile(file, 'utf8')).trim();
  if (!/^[0-9a-f]+$/.test(text) || text.length !== 2 * bytes)
    throw new Error(`${file} does not hold a key of ${2 * bytes} hexadecimal digits.`);
  return text;
};
