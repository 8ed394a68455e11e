/** Signing in and out, and the signed-in user: POST v1/login, GET v1/logout, GET v1/user/profile. */
import { type Accounts, audit, login, revokeSession, type User, type Viewer } from '@cvm/accounts';
import {
  loginAnswerSchema,
  loginBodySchema,
  loginFailedMessage,
  logoutAnswerSchema,
  type Profile,
  profileSchema,
} from '@cvm/contract';
import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { callerOf } from '../auth/caller.ts';
import { record } from '../auth/record.ts';
import { ApiError } from '../errors.ts';
import { errorsOf } from './schemas.ts';

/** Sign-ins per address and minute, right or wrong; failures are also counted and slowed by the accounts store. */
const LOGINS_MAX = 60;

/**
 * The secret of an API key is shown once, when it is granted, and never again; the key itself to its owner alone, not to
 * an administrator who looks at the portal as the user.
 */
export const profileOf = (user: User, viewer: Viewer | null = null): Profile => ({
  userId: user.id,
  username: user.firstName || user.email,
  lastname: user.lastName || null,
  email: user.email,
  organizationName: user.organisation?.name ?? null,
  organizationAvatar: user.organisation?.avatar ?? null,
  lookerUserInfo: { allowedPages: user.allowedPages, allowedDataCategories: user.allowedDataCategories },
  blockedReports: user.blockedReports,
  roles: user.roles,
  apiKey: viewer === null ? user.apiKey : null,
  apiSecret: null,
});

const registerLogin = async (app: FastifyInstance, accounts: Accounts): Promise<void> => {
  // One form of the call (1-foundation section 7): the JSON parser of the other routes does not reach here.
  app.removeAllContentTypeParsers();
  await app.register(formBody, { bodyLimit: 16_384 });
  app.withTypeProvider<ZodTypeProvider>().post(
    '/v1/login',
    {
      config: { rateLimit: { max: LOGINS_MAX, timeWindow: '1 minute' } },
      schema: {
        summary: 'Sign in',
        description: 'Form-encoded username and password.',
        tags: ['session'],
        consumes: ['application/x-www-form-urlencoded'],
        body: loginBodySchema,
        response: { 200: loginAnswerSchema, ...errorsOf('bad_request', 'login_failed', 'too_many_requests') },
      },
    },
    async (request) => {
      const origin = { address: request.ip, userAgent: request.headers['user-agent'] };
      const result = await login(accounts.db, { ...request.body, ...origin });
      if (result.ok) {
        await audit(accounts.db, { actor: result.user, action: 'session.login', address: request.ip });
        return { success: true as const, token: result.token, ...profileOf(result.user) };
      }
      if (result.reason === 'incorrect') throw new ApiError('login_failed', loginFailedMessage);
      const seconds = result.retryAfterSeconds;
      const message = `Too many failed attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
      throw new ApiError('too_many_requests', message, undefined, { 'retry-after': String(seconds) });
    },
  );
};

export const registerSession = async (app: FastifyInstance, accounts: Accounts): Promise<void> => {
  await app.register(async (scope) => registerLogin(scope, accounts));
  app.withTypeProvider<ZodTypeProvider>().get(
    '/v1/logout',
    {
      schema: {
        summary: 'Sign out',
        tags: ['session'],
        response: { 200: logoutAnswerSchema, ...errorsOf('unauthorized') },
      },
    },
    async (request) => {
      const { user, token, viewer } = callerOf(request);
      await revokeSession(accounts.db, token);
      const deed = viewer === null ? { action: 'session.logout' } : { action: 'viewAs.end', target: user.email };
      await record(accounts, request, deed);
      return { success: true as const };
    },
  );
  app.withTypeProvider<ZodTypeProvider>().get(
    '/v1/user/profile',
    {
      schema: {
        summary: 'The signed-in user',
        tags: ['session'],
        response: { 200: profileSchema, ...errorsOf('unauthorized') },
      },
    },
    async (request) => {
      const { user, viewer } = callerOf(request);
      return profileOf(user, viewer);
    },
  );
};
