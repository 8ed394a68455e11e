/**
 * The key behind the hashes that stand for members (`user_id` of the cross-tab). Made once, at random, and kept in the
 * data folder for the owner alone: with it ids could be tried against hashes, without it they cannot.
 */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MemberKey } from '@cvm/metrics';

const KEY_BYTES = 16;

const read = async (file: string): Promise<MemberKey> => {
  const text = (await readFile(file, 'utf8')).trim();
  if (!/^[0-9a-f]{32}$/.test(text)) throw new Error(`${file} does not hold a key of 32 hexadecimal digits.`);
  return [BigInt(`0x${text.slice(0, 16)}`).toString(), BigInt(`0x${text.slice(16)}`).toString()];
};

export const openMemberKey = async (dataDir: string): Promise<MemberKey> => {
  const file = join(dataDir, 'member-key');
  try {
    await writeFile(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // It is there already, which is the usual case.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return read(file);
};
