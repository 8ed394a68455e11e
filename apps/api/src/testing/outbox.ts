/** The messages a portal without a mail server has written, as a mail program reads them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const decoded = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

/** Oldest first; empty when nothing was written yet. */
export const readOutbox = async (dataDir: string): Promise<string[]> => {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all([...names].sort().map(async (name) => decoded(await readFile(join(folder, name), 'utf8'))));
};

/** The address of the page to set a password that a message names. */
export const linkIn = (message: string): string => /https?:\S+\/reset-password\/[\w-]+/.exec(message)?.[0] ?? '';
