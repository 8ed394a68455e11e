/**
 * Permalinks: one call keeps an address of the web app under a short id, the other answers it. For
 * links that would be too long to send.
 */
import { z } from 'zod';
import { idSchema } from '../filters/clause.ts';
import { endpoint } from './endpoint.ts';

/** Longer links are cut by some mail programs and chats. */
export const linkLengthMax = 2_000;

/** Path and query inside the portal: never another host, nothing a browser would take for one. */
const linkPathSchema = z
  .string({ error: 'Field "path" takes a path of the portal.' })
  .max(200_000, 'The link is too long to be kept.')
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'Field "path" takes a path of the portal.');

const permalinkBodySchema = z.strictObject({ path: linkPathSchema });
const permalinkParamsSchema = z.object({ id: idSchema });
export const savedPermalinkSchema = z.object({ success: z.literal(true), id: z.string() });
const permalinkAnswerSchema = z.object({ success: z.literal(true), path: linkPathSchema });

export const permalinkEndpoints = {
  savePermalink: endpoint({
    method: 'POST',
    path: '/v1/permalink',
    who: 'person',
    tag: 'links',
    summary: 'A short link for an address of the portal',
    body: permalinkBodySchema,
    answer: savedPermalinkSchema,
    errors: ['bad_request', 'too_large'],
  }),
  readPermalink: endpoint({
    method: 'GET',
    path: '/v1/permalink/:id',
    who: 'user',
    tag: 'links',
    summary: 'The address behind a short link',
    params: permalinkParamsSchema,
    answer: permalinkAnswerSchema,
    errors: ['not_found'],
  }),
};
