/** Signing in and out, and the signed-in user. */
import {
  audit,
  type Db,
  findUserByUsername,
  isDemoUsername,
  login,
  revokeSession,
  type User,
  type Viewer,
} from '@cvm/accounts';
import { endpoints, loginFailedMessage, type Profile } from '@cvm/contract';
import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../auth/caller.ts';
import { record } from '../auth/record.ts';
import { ApiError, guessedTooOften } from '../errors.ts';
import type { Portal } from '../portal.ts';
import { registerPassword } from './password.ts';
import { route } from './route.ts';

/**
 * The secret of an API key is shown once, when it is granted, and never again; the key itself to its owner alone, not to
 * an administrator who looks at the portal as the user.
 */
export const profileOf = (user: User, viewer: Viewer | null = null): Profile => ({
  userId: user.id,
  username: user.firstName || user.email,
  lastname: user.lastName || null,
  email: user.email,
  organizationName: user.organization?.name ?? null,
  organizationAvatar: user.organization?.avatar ?? null,
  lookerUserInfo: { allowedPages: user.allowedPages, allowedDataCategories: user.allowedDataCategories },
  blockedReports: user.blockedReports,
  roles: user.roles,
  apiKey: viewer === null ? user.apiKey : null,
  apiSecret: null,
});

/** Names of users are written down; whatever else was typed may be a password. */
const recordFailedLogin = async (db: Db, username: string, address: string): Promise<void> => {
  const target = (await findUserByUsername(db, username))?.email;
  await audit(db, { actor: null, action: 'session.failure', target, address });
};

const registerLogin = (app: FastifyInstance, { accounts, background, demo }: Portal): void => {
  route(app, endpoints.logIn, async (request) => {
    const origin = { address: request.ip, userAgent: request.headers['user-agent'] };
    const isShut = isDemoUsername(request.body.username) && !(await demo.mayCall(request));
    const result = await login(accounts.db, { ...request.body, ...origin, isShut });
    if (result.ok) {
      await audit(accounts.db, { actor: result.user, action: 'session.login', address: request.ip });
      return { success: true, token: result.token, ...profileOf(result.user) };
    }
    if (result.reason === 'incorrect') {
      background.run('session.failure', () => recordFailedLogin(accounts.db, request.body.username, request.ip));
      throw new ApiError('login_failed', loginFailedMessage);
    }
    throw guessedTooOften(result.retryAfterSeconds);
  });
};

export const registerSession = async (app: FastifyInstance, portal: Portal): Promise<void> => {
  const { accounts } = portal;
  await app.register(async (scope) => {
    // One form of these calls (1-foundation section 7): the JSON parser of the other routes does not reach here.
    scope.removeAllContentTypeParsers();
    await scope.register(formBody, { bodyLimit: 16_384 });
    registerLogin(scope, portal);
    registerPassword(scope, portal);
  });
  route(app, endpoints.logOut, async (request) => {
    const { user, token, viewer } = callerOf(request);
    await revokeSession(accounts.db, token);
    const deed = viewer === null ? { action: 'session.logout' } : { action: 'viewAs.end', target: user.email };
    await record(accounts, request, deed);
    return { success: true };
  });
  route(app, endpoints.readProfile, async (request) => {
    const { user, viewer } = callerOf(request);
    return profileOf(user, viewer);
  });
};
