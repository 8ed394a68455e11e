/**
 * The caller's own doors: GET v1/user/sessions, DELETE v1/user/sessions and v1/user/sessions/{id}, POST v1/user/password.
 * For people who are signed in themselves: no API key, and nobody who looks at the portal as the user.
 */
import { changePassword, endOtherSessions, endSession, listSessions, type OwnSession } from '@cvm/accounts';
import {
  changePasswordBodySchema,
  type Session,
  sessionParamsSchema,
  sessionsAnswerSchema,
  sessionsEndedAnswerSchema,
  wrongPasswordMessage,
} from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { callerOf } from '../auth/caller.ts';
import { record } from '../auth/record.ts';
import { deviceOf } from '../device-words.ts';
import { ApiError, tryAgainIn } from '../errors.ts';
import type { Portal } from '../portal.ts';
import { errorsOf } from './schemas.ts';

const tags = ['session'];
const path = '/v1/user/sessions';

const sessionOf = ({ id, userAgent, address, createdAt, lastUsedAt, isThis }: OwnSession): Session => ({
  ...{ id, address, isThis, device: deviceOf(userAgent) },
  ...{ signedIn: createdAt.toISOString(), lastSeen: lastUsedAt.toISOString() },
});

const registerChangePassword = (app: FastifyInstance, { accounts }: Portal): void => {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/v1/user/password',
    {
      schema: {
        summary: "Change the caller's own password",
        description: 'Asks for the password until now. All other sessions of the caller end.',
        tags,
        body: changePasswordBodySchema,
        response: {
          200: sessionsEndedAnswerSchema,
          ...errorsOf('bad_request', 'unauthorized', 'forbidden', 'too_many_requests'),
        },
      },
    },
    async (request) => {
      const { user, token } = callerOf(request);
      const { currentPassword: current, password } = request.body;
      const result = await changePassword(accounts.db, { user, token, address: request.ip, current, password });
      if (result.ok) return { success: true as const, ended: result.endedSessions };
      if (result.reason === 'throttled') throw tryAgainIn(result.retryAfterSeconds, 'Too many failed attempts.');
      throw new ApiError('bad_request', wrongPasswordMessage, { field: 'currentPassword' });
    },
  );
};

export const registerUserSessions = (app: FastifyInstance, portal: Portal): void => {
  const { accounts } = portal;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    path,
    {
      schema: {
        summary: 'Where the caller is signed in',
        tags,
        response: { 200: sessionsAnswerSchema, ...errorsOf('unauthorized', 'forbidden') },
      },
    },
    async (request) => {
      const { user, token } = callerOf(request);
      const sessions = (await listSessions(accounts.db, user.id, token)).map(sessionOf);
      return { success: true as const, sessions };
    },
  );
  typed.delete(
    path,
    {
      schema: {
        summary: 'End all other sessions of the caller',
        tags,
        response: { 200: sessionsEndedAnswerSchema, ...errorsOf('unauthorized', 'forbidden') },
      },
    },
    async (request) => {
      const { user, token } = callerOf(request);
      const ended = await endOtherSessions(accounts.db, user.id, token);
      await record(accounts, request, { action: 'session.end', target: user.email, details: { ended } });
      return { success: true as const, ended };
    },
  );
  typed.delete(
    `${path}/:id`,
    {
      schema: {
        summary: 'End a session of the caller',
        tags,
        params: sessionParamsSchema,
        response: { 200: sessionsEndedAnswerSchema, ...errorsOf('unauthorized', 'forbidden', 'not_found') },
      },
    },
    async (request) => {
      const { user } = callerOf(request);
      if (!(await endSession(accounts.db, user.id, request.params.id)))
        throw new ApiError('not_found', 'This session has ended already.');
      await record(accounts, request, { action: 'session.end', target: user.email, details: { ended: 1 } });
      return { success: true as const, ended: 1 };
    },
  );
  registerChangePassword(app, portal);
};
