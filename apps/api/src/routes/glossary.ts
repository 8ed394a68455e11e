/** GET /metric_glossary.pdf: what every figure means, made from the metric definitions. Public, as a frame sends no token. */
import { createHash } from 'node:crypto';
import { glossaryEntries, metricGlossaryPath } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { metricGlossaryPdf } from '../glossary/metric-glossary.ts';

type Made = { readonly pdf: Buffer; readonly etag: string };

const make = async (): Promise<Made> => {
  const pdf = await metricGlossaryPdf(glossaryEntries());
  return { pdf, etag: `"${createHash('sha256').update(pdf).digest('base64url')}"` };
};

export const registerGlossary = (app: FastifyInstance): void => {
  let made: Promise<Made> | undefined;
  app.get(metricGlossaryPath, { schema: { hide: true } }, async (request, reply) => {
    made ??= make();
    const { pdf, etag } = await made;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/pdf').send(pdf);
  });
};
