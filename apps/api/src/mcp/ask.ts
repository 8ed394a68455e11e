/**
 * A tool of an assistant asks the portal's own calls, as the caller of the protocol: the same doors, limits and access
 * rules, and no other road to data.
 */
import { type AnswerOf, type AskedOf, addressOf, type Endpoint, errorAnswerSchema } from '@cvm/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** A call that was refused; the message is the portal's own. */
export class Refused extends Error {}

export type Ask = <E extends Endpoint>(
  endpoint: E & { readonly answer: z.ZodType },
  asked: AskedOf<E>,
) => Promise<AnswerOf<E>>;

/** Asks as whoever sent the request; what is on its way ends when they leave (`signal`). */
export const askAs =
  (app: FastifyInstance, request: FastifyRequest, signal: AbortSignal): Ask =>
  async (endpoint, asked) => {
    const { body }: { body?: unknown } = asked;
    const { statusCode, payload } = await app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, asked),
      headers: { authorization: request.headers.authorization ?? '' },
      remoteAddress: request.ip,
      signal,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    if (statusCode !== 200) throw new Refused(errorAnswerSchema.parse(JSON.parse(payload)).error.message);
    return endpoint.answer.parse(JSON.parse(payload)) as AnswerOf<typeof endpoint>;
  };
