/** Messages about downtime: those that are shown, a new one, the end of one. */
import { createDowntime, type Downtime, disableDowntime, listDowntime } from '@cvm/accounts';
import { type DowntimeMessage, endpoints } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../auth/caller.ts';
import type { Portal } from '../../portal.ts';
import { route } from '../route.ts';

const messageOf = ({ id, title, body, expiresAt }: Downtime): DowntimeMessage => ({
  uuid: id,
  title,
  body,
  expires: expiresAt.getTime(),
});

export const registerDowntime = (app: FastifyInstance, { accounts }: Portal): void => {
  route(app, endpoints.listDowntime, async () => {
    return { success: true, messages: (await listDowntime(accounts.db)).map(messageOf) };
  });
  route(app, endpoints.createDowntime, async (request) => {
    const actor = actorOf(request);
    const { title, body, expires } = request.body;
    const created = await createDowntime(accounts.db, { title, body, expiresAt: new Date(expires) }, actor);
    return { success: true, ...messageOf(created) };
  });
  route(app, endpoints.disableDowntime, async (request) => {
    await disableDowntime(accounts.db, request.params.uuid, actorOf(request));
    return { success: true };
  });
};
