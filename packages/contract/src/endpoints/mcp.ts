/**
 * The portal as a server of the Model Context Protocol (modelcontextprotocol.io, Streamable HTTP without sessions), for
 * assistants that ask and cite on behalf of a user. What it can be asked stands in the answers of the protocol itself.
 */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { errorAnswerSchema } from './errors.ts';

/** A request, or a notification where it has no id: one at a time, as the protocol has it since 2025-06-18. */
const messageSchema = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.int()]).optional(),
  method: z.string().max(200),
  params: z.looseObject({}).optional(),
});
const answerSchema = z.looseObject({ jsonrpc: z.literal('2.0') });

/** What the protocol itself refuses, before a tool is asked. */
const refusalSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.null(),
  error: z.object({ code: z.int(), message: z.string() }),
});

const ofProtocol = { path: '/v1/mcp', who: 'user', tag: 'assistants', answer: answerSchema } as const;

export const mcpEndpoints = {
  callTools: endpoint({
    ...ofProtocol,
    method: 'POST',
    summary: 'Ask as an assistant (Model Context Protocol)',
    description:
      'A JSON-RPC message of the Model Context Protocol. Its tools read what the calls of this document answer, with the same access rules and limits; a message without an id wants no answer and is answered 202 without a body.',
    body: messageSchema,
    statuses: {
      202: 'A message without an id was taken.',
      400: {
        description:
          'The message is none of the protocol; or its header names a version that the portal does not speak, answered as JSON-RPC.',
        answer: z.union([errorAnswerSchema, refusalSchema]),
      },
      406: {
        description:
          'The header Accept does not name both application/json and text/event-stream, as the protocol demands; answered as JSON-RPC.',
        answer: refusalSchema,
      },
    },
    errors: ['bad_request', 'too_many_requests'],
  }),
  openToolStream: endpoint({
    ...ofProtocol,
    method: 'GET',
    summary: 'Refused: the portal sends no messages of its own',
    description: 'The protocol asks whether the server wants to send messages unasked. It does not.',
    errors: ['method_not_allowed'],
  }),
};
