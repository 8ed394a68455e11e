/**
 * POST v1/forgot-password and v1/reset-password, form-encoded. Asking for a link is answered alike, and after the same
 * work, whether the username exists or not: whatever depends on the user happens after the answer.
 */
import { audit, countAttempt, type Door, findUserByUsername, isDemoUsername, resetPassword } from '@cvm/accounts';
import {
  forgotPasswordAnswerSchema,
  forgotPasswordBodySchema,
  resetLinkInvalidMessage,
  resetPasswordAnswerSchema,
  resetPasswordBodySchema,
} from '@cvm/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ApiError, tryAgainIn } from '../errors.ts';
import { passwordLink } from '../mail/password-link.ts';
import type { Portal } from '../portal.ts';
import { errorsOf } from './schemas.ts';

/** Calls per address and minute; the accounts store counts by the day. */
const rateLimit = { max: 30, timeWindow: '1 minute' };

const sendLink = async (portal: Portal, username: string, address: string): Promise<void> => {
  const user = await findUserByUsername(portal.accounts.db, username);
  if (user === null || user.disabled) return;
  await audit(portal.accounts.db, { actor: null, action: 'password.request', target: user.email, address });
  await portal.mail.sendReset(user, await passwordLink(portal, user.id, 'reset'));
};

/** `app` takes form-encoded bodies alone. */
export const registerPassword = (app: FastifyInstance, portal: Portal): void => {
  const { accounts, background, demo } = portal;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const waitForTurn = async (request: FastifyRequest, username: string, door: Door): Promise<void> => {
    const wait = await countAttempt(accounts.db, { username, address: request.ip, door });
    if (wait > 0) throw tryAgainIn(wait, 'Too many attempts.');
  };
  typed.post(
    '/v1/forgot-password',
    {
      config: { rateLimit },
      schema: {
        summary: 'Ask for a link to reset a password',
        description: 'Form-encoded username and host. The answer is the same whether the username exists or not.',
        tags: ['session'],
        consumes: ['application/x-www-form-urlencoded'],
        body: forgotPasswordBodySchema,
        response: { 200: forgotPasswordAnswerSchema, ...errorsOf('bad_request', 'too_many_requests') },
      },
    },
    async (request) => {
      const { username } = request.body;
      await waitForTurn(request, username, 'forgot-password');
      if (isDemoUsername(username) && !(await demo.mayCall(request))) return { success: true as const, error: null };
      background.run('password.request', () => sendLink(portal, username, request.ip));
      return { success: true as const, error: null };
    },
  );
  typed.post(
    '/v1/reset-password',
    {
      config: { rateLimit },
      schema: {
        summary: 'Set a password with the link of a message',
        description: 'Form-encoded hash (the last part of the link), username and password. A link works once.',
        tags: ['session'],
        consumes: ['application/x-www-form-urlencoded'],
        body: resetPasswordBodySchema,
        response: { 200: resetPasswordAnswerSchema, ...errorsOf('bad_request', 'too_many_requests') },
      },
    },
    async (request) => {
      const { hash, username, password } = request.body;
      await waitForTurn(request, username, 'reset-password');
      const user = await resetPassword(accounts.db, { token: hash, username, password });
      if (user === null) throw new ApiError('bad_request', resetLinkInvalidMessage, { field: 'hash' });
      await audit(accounts.db, { actor: user, action: 'password.reset', target: user.email, address: request.ip });
      return { success: true as const, data: true as const };
    },
  );
};
