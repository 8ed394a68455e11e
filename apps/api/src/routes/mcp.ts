/** The door of assistants: messages of the Model Context Protocol, each answered as it comes. */
import { endpoints } from '@cvm/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accessOfCaller } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';
import { askAs } from '../mcp/ask.ts';
import { citeAs } from '../mcp/cite.ts';
import { mcpServer } from '../mcp/server.ts';
import type { Portal } from '../portal.ts';
import { waitingFor } from './caller-gone.ts';
import { sendingRoute } from './route.ts';

/** What the protocol reads of a call besides its messages. */
const read = ['accept', 'content-type', 'mcp-protocol-version'] as const;

const asRequest = (origin: string, { url, headers }: FastifyRequest): Request =>
  new Request(new URL(url, origin), {
    method: 'POST',
    headers: read.flatMap((name): [string, string][] => {
      const value = headers[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  });

export const registerMcp = (app: FastifyInstance, portal: Portal): void => {
  sendingRoute(app, endpoints.callTools, async (request, reply) => {
    const origin = portal.publicUrl.current;
    const ask = askAs(app, request, waitingFor(request, reply).signal);
    const cite = citeAs(portal, accessOfCaller(request, portal.settings), origin);
    const server = await mcpServer(ask, cite, { origin, version: portal.version });
    const { WebStandardStreamableHTTPServerTransport } = await import(
      '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
    );
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    try {
      await server.connect(transport);
      const answer = await transport.handleRequest(asRequest(origin, request), { parsedBody: request.body });
      const text = await answer.text();
      return reply.code(answer.status).type('application/json').send(text);
    } finally {
      await server.close();
    }
  });
  sendingRoute(app, endpoints.openToolStream, async () => {
    throw new ApiError('method_not_allowed', 'The portal sends no messages unasked.', undefined, { allow: 'POST' });
  });
};
