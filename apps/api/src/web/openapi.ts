/** The OpenAPI document, made from the contract's schemas, at /v1/openapi.json, and readable pages of it at /docs, for who is signed in. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { publicRoutes } from '../auth/public-routes.ts';

const description = `Everything the portal shows is a view; \`GET /v1/query/{view}\` answers one.
Sign in with \`POST /v1/login\` and send the token as \`Authorization: Bearer <token>\`. Programs send an API key as
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

/** To be called before the routes are registered: the document collects them as they come. */
export const registerOpenApi = async (app: FastifyInstance, version: string): Promise<void> => {
  const transform = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'CVM Insights', version, description },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' }, apiKey: { type: 'http', scheme: 'basic' } },
      },
      security: [{ token: [] }, { apiKey: [] }],
    },
    transform: (route) => {
      const done = transform(route);
      const method = Array.isArray(route.route.method) ? route.route.method[0] : route.route.method;
      const open = publicRoutes.has(`${method} ${route.url}`);
      return { ...done, schema: open ? { ...done.schema, security: [] } : done.schema };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { persistAuthorization: false, requestInterceptor: asSignedIn },
  });
  app.get('/v1/openapi.json', { schema: { hide: true } }, (_request, reply) => reply.send(app.swagger()));
};
