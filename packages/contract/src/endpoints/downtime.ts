/** Messages about downtime, which every user is shown until they expire. */
import { z } from 'zod';
import { idSchema } from '../filters/clause.ts';
import { doneSchema, endpoint } from './endpoint.ts';
import { requiredMessage, requiredName, requiredText } from './required.ts';

export const downtimeTitleMax = 200;
export const downtimeBodyMax = 2000;

export const downtimeBodySchema = z.strictObject({
  title: requiredName('Title', downtimeTitleMax),
  body: requiredText('Body', downtimeBodyMax),
  /** Epoch milliseconds. */
  expires: z.number({ error: requiredMessage('The time it expires') }).int('The time it expires is not valid.'),
});

const downtimeMessageSchema = z.object({
  uuid: z.string(),
  title: z.string(),
  body: z.string(),
  /** Epoch milliseconds. */
  expires: z.number(),
});
export type DowntimeMessage = z.infer<typeof downtimeMessageSchema>;

/** The messages that are shown now. */
const downtimeMessagesSchema = z.object({ success: z.literal(true), messages: z.array(downtimeMessageSchema) });

/** What a client sends to disable a message; it is not read, as the path names the message (3-reports-and-admin section 7). */
const disabledDowntimeSchema = z.custom<DowntimeMessage | undefined>();
const downtimeParamsSchema = z.object({ uuid: idSchema });

/** The message as it was created. */
const downtimeAnswerSchema = downtimeMessageSchema.extend({ success: z.literal(true) });

export const downtimeEndpoints = {
  listDowntime: endpoint({
    method: 'GET',
    path: '/v1/admin/downtime_message',
    who: 'adminSees',
    tag: 'administration',
    summary: 'The messages about downtime that are shown now',
    answer: downtimeMessagesSchema,
  }),
  createDowntime: endpoint({
    method: 'POST',
    path: '/v1/admin/downtime_message',
    who: 'adminActs',
    tag: 'administration',
    summary: 'Show a message about downtime until it expires',
    body: downtimeBodySchema,
    answer: downtimeAnswerSchema,
    errors: ['bad_request'],
  }),
  disableDowntime: endpoint({
    method: 'POST',
    path: '/v1/admin/downtime_message/:uuid',
    who: 'adminActs',
    tag: 'administration',
    summary: 'Disable a message about downtime',
    description: 'The body, the message to disable, may be left out: the path names it.',
    params: downtimeParamsSchema,
    body: disabledDowntimeSchema,
    answer: doneSchema,
    errors: ['not_found'],
  }),
};
