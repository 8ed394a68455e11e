/** The OpenAPI document, made from the contract's records, and readable pages of it at /docs, for who is signed in. */
import { apiDocumentPath, type Endpoint, endpoints } from '@cvm/contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { scaleWords } from '../views/scale-words.ts';
import { answersOf } from './answers.ts';

/** A call as the document writes it. */
const call = ({ method, path }: Endpoint): string => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;

const description = `Everything the portal shows is a view; \`${call(endpoints.query)}\` answers one.
${scaleWords}
Sign in with \`${call(endpoints.logIn)}\` and send the token as \`Authorization: Bearer <token>\`. Programs send an API key as
\`Authorization: Basic <apiKey:apiSecret>\`; it opens every call that reads, but not the administration.
Every error answers \`{"success": false, "error": {"code", "message", "details"?}}\`.`;

/** The browser's. */
declare const localStorage: { getItem: (key: string) => string | null };

type Sent = { headers?: Record<string, string> };

/**
 * Runs in the browser, as its text stands: the pages ask for the document, and for whatever is tried out there, as
 * the person who is signed in to the portal in this browser (apps/web/src/session).
 */
const asSignedIn = <T extends Sent>(request: T): T => {
  const token = localStorage.getItem('cvm.token');
  const isNamed = request.headers?.Authorization !== undefined;
  return token === null || isNamed
    ? request
    : Object.assign(request, { headers: { ...request.headers, Authorization: `Bearer ${token}` } });
};

const answersSchema = z.looseObject({
  response: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});

/** To be called before the routes are registered: the document collects them as they come. */
export const registerOpenApi = async (app: FastifyInstance, version: string): Promise<void> => {
  const asJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });
  const transform: typeof asJsonSchema = (input) => {
    const written = asJsonSchema(input);
    const { response } = answersSchema.parse(written.schema ?? {});
    if (response === undefined) return written;
    return { ...written, schema: { ...written.schema, response: answersOf(input.route.config?.endpoint, response) } };
  };
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'CVM Insights', version, description },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' }, apiKey: { type: 'http', scheme: 'basic' } },
      },
      security: [{ token: [] }, { apiKey: [] }],
    },
    transform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { persistAuthorization: false, requestInterceptor: asSignedIn },
  });
  app.get(apiDocumentPath, { schema: { hide: true } }, (_request, reply) => reply.send(app.swagger()));
};
