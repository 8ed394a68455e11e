/** Messages about downtime: GET and POST v1/admin/downtime_message, POST v1/admin/downtime_message/{uuid} disables one. */
import { createDowntime, type Downtime, disableDowntime, listDowntime } from '@cvm/accounts';
import {
  type DowntimeMessage,
  doneSchema,
  downtimeAnswerSchema,
  downtimeBodySchema,
  downtimeMessagesSchema,
} from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mayAct, mayRead } from '../../auth/administration.ts';
import type { Portal } from '../../portal.ts';
import { errorsOf } from '../schemas.ts';

const messageOf = ({ id, title, body, expiresAt }: Downtime): DowntimeMessage => ({
  uuid: id,
  title,
  body,
  expires: expiresAt.getTime(),
});

const path = '/v1/admin/downtime_message';
const tags = ['administration'];

export const registerDowntime = (app: FastifyInstance, { accounts }: Portal): void => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    path,
    {
      schema: {
        summary: 'The messages about downtime that are shown now',
        tags,
        response: { 200: downtimeMessagesSchema, ...errorsOf('unauthorized', 'forbidden') },
      },
    },
    async (request) => {
      mayRead(request);
      return { success: true as const, messages: (await listDowntime(accounts.db)).map(messageOf) };
    },
  );
  typed.post(
    path,
    {
      schema: {
        summary: 'Show a message about downtime until it expires',
        tags,
        body: downtimeBodySchema,
        response: { 200: downtimeAnswerSchema, ...errorsOf('bad_request', 'unauthorized', 'forbidden') },
      },
    },
    async (request) => {
      const actor = mayAct(request);
      const { title, body, expires } = request.body;
      const created = await createDowntime(accounts.db, { title, body, expiresAt: new Date(expires) }, actor);
      return { success: true as const, ...messageOf(created) };
    },
  );
  typed.post(
    `${path}/:uuid`,
    {
      schema: {
        summary: 'Disable a message about downtime',
        description: 'The body, the message to disable, may be left out: the path names it.',
        tags,
        params: z.object({ uuid: z.string().max(64) }),
        body: z.unknown(),
        response: { 200: doneSchema, ...errorsOf('unauthorized', 'forbidden', 'not_found') },
      },
    },
    async (request) => {
      await disableDowntime(accounts.db, request.params.uuid, mayAct(request));
      return { success: true as const };
    },
  );
};
