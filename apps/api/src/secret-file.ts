/**
 * Secrets of an installation: made once, at random, and kept in the data folder for its owner alone, also when the file
 * was open to others before. What a file holds is left as it is.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasNoLinks } from '@cvm/accounts';
import { errorCode } from '@cvm/contract';
import { StartError } from './stores.ts';

/** Whole or not at all: a full disk, or an end in between, leaves no file that holds less. One that is there by now stays. */
const place = async (file: string, text: string): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { mode: 0o600 });
    await link(draft, file);
  } catch (error) {
    if (hasNoLinks(error)) await rename(draft, file);
    else if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

/** The text that is kept under the name; `fresh` when nothing is yet. */
export const keepText = async (
  dataDir: string,
  name: string,
  fresh: string,
): Promise<{ file: string; text: string }> => {
  const file = join(dataDir, name);
  try {
    await chmod(file, 0o600);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    await place(file, fresh);
  }
  return { file, text: await readFile(file, 'utf8') };
};

/** Another text in the place of the one that is kept under the name, whole or not at all. */
export const replaceText = async (dataDir: string, name: string, text: string): Promise<void> => {
  const file = join(dataDir, name);
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await rename(`${file}.new`, file);
};

/** The keys of an installation, each in a file of its name: how long it is, and what another one means. */
export const installationKeys = {
  'embed-key': { bytes: 32, means: 'Signs addresses of embedded looks. With another one those that are out end.' },
  'member-key': {
    bytes: 16,
    means:
      'Makes the user_id of cross-tabs. With another one every member has another user_id: lists kept elsewhere no longer match.',
  },
} as const;

export type InstallationKey = keyof typeof installationKeys;
export const isInstallationKey = (name: string): name is InstallationKey => Object.hasOwn(installationKeys, name);

const newKey = (name: InstallationKey): string => `${randomBytes(installationKeys[name].bytes).toString('hex')}\n`;

/** Puts another key in the place of the one there is. The portal reads it at its next start. */
export const renewSecret = (dataDir: string, name: InstallationKey): Promise<void> =>
  replaceText(dataDir, name, newKey(name));

/** What is wrong with a file that holds something else than a key, and what mends it. */
export type WrongKey = { readonly found: string; readonly fix: string };

const wrongIn = (file: string, name: InstallationKey, text: string): WrongKey | null => {
  const { bytes, means } = installationKeys[name];
  if (/^[0-9a-f]+$/.test(text) && text.length === 2 * bytes) return null;
  return {
    found: `${file} does not hold a key of ${2 * bytes} hexadecimal digits`,
    fix: `bring it back from a backup, or make another with npm run rotate -- ${name}. ${means}`,
  };
};

/** What is wrong with a key as it is found, for whoever only looks; null where nothing is, undefined where there is none yet. */
export const wrongKey = async (dataDir: string, name: InstallationKey): Promise<WrongKey | null | undefined> => {
  const file = join(dataDir, name);
  try {
    return wrongIn(file, name, (await readFile(file, 'utf8')).trim());
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** A key in hexadecimal digits, made when there is none. Throws StartError with the fix for a file that holds something else. */
export const openSecret = async (dataDir: string, name: InstallationKey): Promise<string> => {
  const kept = await keepText(dataDir, name, newKey(name));
  const text = kept.text.trim();
  const wrong = wrongIn(kept.file, name, text);
  if (wrong !== null) throw new StartError(`${wrong.found}: ${wrong.fix}`);
  return text;
};
