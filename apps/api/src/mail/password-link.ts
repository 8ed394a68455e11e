/** Links that set a password: made of the portal's own address, never of what a request says about its host. */
import { createPasswordToken, type PasswordLinkKind } from '@cvm/accounts';
import { pages, pathOf } from '@cvm/contract';
import type { Portal } from '../portal.ts';

/** A new link for a user; it works once, for the time of its kind (`passwordLinkMs`). It must reach nobody else. */
export const passwordLink = async (
  { accounts, publicUrl }: Pick<Portal, 'accounts' | 'publicUrl'>,
  userId: string,
  kind: PasswordLinkKind,
): Promise<string> => {
  const hash = await createPasswordToken(accounts.db, userId, kind);
  return `${publicUrl.current}${pathOf(pages.resetPassword, { hash })}`;
};
