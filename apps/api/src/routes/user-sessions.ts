/**
 * The caller's own doors: where they are signed in, and their password. For people who are signed in themselves: no API
 * key, and nobody who views the portal as the user.
 */
import { changePassword, endOtherSessions, endSession, listSessions, type OwnSession } from '@cvm/accounts';
import { endpoints, type Session, wrongPasswordMessage } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../auth/caller.ts';
import { record } from '../auth/record.ts';
import { deviceOf } from '../device-words.ts';
import { ApiError, guessedTooOften } from '../errors.ts';
import type { Portal } from '../portal.ts';
import { route } from './route.ts';

const sessionOf = ({ id, userAgent, address, createdAt, lastUsedAt, isThis }: OwnSession): Session => ({
  ...{ id, address, isThis, device: deviceOf(userAgent) },
  ...{ signedIn: createdAt.toISOString(), lastSeen: lastUsedAt.toISOString() },
});

const registerChangePassword = (app: FastifyInstance, { accounts }: Portal): void => {
  route(app, endpoints.changePassword, async (request) => {
    const { user, token } = callerOf(request);
    const { currentPassword: current, password } = request.body;
    const result = await changePassword(accounts.db, { user, token, address: request.ip, current, password });
    if (result.ok) return { success: true, ended: result.endedSessions };
    if (result.reason === 'throttled') throw guessedTooOften(result.retryAfterSeconds);
    throw new ApiError('bad_request', wrongPasswordMessage, { field: 'currentPassword' });
  });
};

export const registerUserSessions = (app: FastifyInstance, portal: Portal): void => {
  const { accounts } = portal;
  route(app, endpoints.listSessions, async (request) => {
    const { user, token } = callerOf(request);
    const sessions = (await listSessions(accounts.db, user.id, token)).map(sessionOf);
    return { success: true, sessions };
  });
  route(app, endpoints.endOtherSessions, async (request) => {
    const { user, token } = callerOf(request);
    const ended = await endOtherSessions(accounts.db, user.id, token);
    await record(accounts, request, { action: 'session.end', target: user.email, details: { ended } });
    return { success: true, ended };
  });
  route(app, endpoints.endSession, async (request) => {
    const { user } = callerOf(request);
    if (!(await endSession(accounts.db, user.id, request.params.id)))
      throw new ApiError('not_found', 'This session has ended already.');
    await record(accounts, request, { action: 'session.end', target: user.email, details: { ended: 1 } });
    return { success: true, ended: 1 };
  });
  registerChangePassword(app, portal);
};
