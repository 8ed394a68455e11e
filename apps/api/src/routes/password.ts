/**
 * Asking for a link to set a password, and setting it. Asking for a link is answered alike, and after the same
 * work, whether the username exists or not: whatever depends on the user happens after the answer.
 */
import { audit, countAttempt, type Door, findUserByUsername, isDemoUsername, resetPassword } from '@cvm/accounts';
import { endpoints, resetLinkInvalidMessage } from '@cvm/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, tryAgainIn } from '../errors.ts';
import { passwordLink } from '../mail/password-link.ts';
import type { Portal } from '../portal.ts';
import { route } from './route.ts';

const sendLink = async (portal: Portal, username: string, address: string): Promise<void> => {
  const user = await findUserByUsername(portal.accounts.db, username);
  if (user === null || user.disabled) return;
  await audit(portal.accounts.db, { actor: null, action: 'password.request', target: user.email, address });
  await portal.mail.sendReset(user, await passwordLink(portal, user.id, 'reset'));
};

/** `app` takes form-encoded bodies alone. */
export const registerPassword = (app: FastifyInstance, portal: Portal): void => {
  const { accounts, background, demo } = portal;
  const waitForTurn = async (request: FastifyRequest, username: string, door: Door): Promise<void> => {
    const wait = await countAttempt(accounts.db, { username, address: request.ip, door });
    if (wait > 0) throw tryAgainIn(wait, 'Too many attempts.');
  };
  route(app, endpoints.forgotPassword, async (request) => {
    const { username } = request.body;
    await waitForTurn(request, username, 'forgot-password');
    if (isDemoUsername(username) && !(await demo.mayCall(request))) return { success: true, error: null };
    background.run('password.request', () => sendLink(portal, username, request.ip));
    return { success: true, error: null };
  });
  route(app, endpoints.resetPassword, async (request) => {
    const { hash, username, password } = request.body;
    await waitForTurn(request, username, 'reset-password');
    const user = await resetPassword(accounts.db, { token: hash, username, password });
    if (user === null) throw new ApiError('bad_request', resetLinkInvalidMessage, { field: 'hash' });
    await audit(accounts.db, { actor: user, action: 'password.reset', target: user.email, address: request.ip });
    return { success: true, data: true };
  });
};
