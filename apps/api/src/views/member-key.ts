/**
 * The key behind the hashes that stand for members (`user_id` of the cross-tab), a secret of the installation: with it
 * ids could be tried against hashes, without it they cannot.
 */
import type { MemberKey } from '@cvm/metrics';
import { openSecret } from '../secret-file.ts';

export const openMemberKey = async (dataDir: string): Promise<MemberKey> => {
  const text = await openSecret(dataDir, 'member-key');
  return [BigInt(`0x${text.slice(0, 16)}`).toString(), BigInt(`0x${text.slice(16)}`).toString()];
};
