/** GET /art/{kind}/{id}.svg?name=...: the drawn pictures of the demo data. Public, because <img> sends no token. */
import { idSchema } from '@cvm/contract';
import { artKinds, artSvg } from '@cvm/demo';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorsOf } from './schemas.ts';

const paramsSchema = z.object({ kind: z.enum(artKinds), id: idSchema.min(1) });
const querySchema = z.strictObject({ name: z.string().max(200).default('') });

/** A picture opened as a page of its own may style itself and do nothing else. */
const contentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const weekSeconds = 604_800;

type ArtRoute = { Params: z.infer<typeof paramsSchema>; Querystring: z.infer<typeof querySchema> };

export const registerArt = (app: FastifyInstance): void => {
  const schema = {
    summary: 'A picture of the demo data',
    tags: ['pictures'],
    security: [],
    params: paramsSchema,
    querystring: querySchema,
    response: { 200: z.string(), ...errorsOf('bad_request') },
  };
  app.get<ArtRoute>('/art/:kind/:id.svg', { schema }, (request, reply) => {
    const { kind, id } = request.params;
    reply
      .headers({
        'content-security-policy': contentSecurityPolicy,
        'cache-control': `public, max-age=${weekSeconds}`,
      })
      .type('image/svg+xml')
      .send(artSvg(kind, id, request.query.name));
  });
};
