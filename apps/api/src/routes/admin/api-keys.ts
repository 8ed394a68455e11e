/**
 * Gives a user a new API key, whose secret is answered this once, and takes a key away.
 */
import { generateApiKey, revokeApiKey } from '@cvm/accounts';
import { endpoints } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { record } from '../../auth/record.ts';
import type { Portal } from '../../portal.ts';
import { route } from '../route.ts';
import { userNamed } from './user-named.ts';

export const registerApiKeys = (app: FastifyInstance, { accounts }: Portal): void => {
  route(app, endpoints.generateApiKey, async (request, reply) => {
    const user = await userNamed(accounts.db, request.body.user);
    const key = await generateApiKey(accounts.db, user.id);
    await record(accounts, request, { action: 'apiKey.generate', target: user.email });
    reply.header('cache-control', 'no-store');
    return { success: true, ...key };
  });
  route(app, endpoints.revokeApiKey, async (request) => {
    const user = await userNamed(accounts.db, request.body.user);
    await revokeApiKey(accounts.db, user.id);
    if (user.apiKey !== null) await record(accounts, request, { action: 'apiKey.revoke', target: user.email });
    return { success: true };
  });
};
