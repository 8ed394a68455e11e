/** What the API document says of an answer, held against what really came. */
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import type { TestPortal } from './test-portal.ts';

const contentSchema = z.record(z.string(), z.object({ schema: z.looseObject({}) }));
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ responses: z.record(z.string(), z.object({ content: contentSchema.optional() })) }),
    ),
  ),
});

export const linesType = 'application/x-ndjson';

const kindOf = ({ headers }: LightMyRequestResponse): string => String(headers['content-type']).split(';')[0] ?? '';

/** The document as a portal hands it out, each of its schemas made once. */
export const openDocument = async ({ get }: Pick<TestPortal, 'get'>) => {
  const { paths } = documentSchema.parse((await get('/v1/openapi.json')).json());
  const made = new Map<string, z.ZodType>();

  /** What it promises of an answer: of a status, in a kind. */
  const promised = (path: string, method: string, status: number, kind: string): z.ZodType => {
    const content = paths[path]?.[method]?.responses[status]?.content ?? {};
    expect([path, status, Object.keys(content)]).toEqual([path, status, expect.arrayContaining([kind])]);
    const key = `${method} ${path} ${status} ${kind}`;
    const schema = made.get(key) ?? z.fromJSONSchema(content[kind]?.schema as Parameters<typeof z.fromJSONSchema>[0]);
    made.set(key, schema);
    return schema;
  };

  const keepsPromise = (path: string, method: string, answer: LightMyRequestResponse, what: string): void => {
    expect([what, answer.statusCode, answer.body.slice(0, 300)]).toEqual([what, 200, expect.any(String)]);
    const kind = kindOf(answer);
    const schema = promised(path, method, answer.statusCode, kind);
    for (const text of kind === linesType ? answer.body.trim().split('\n') : [answer.body]) {
      const { error } = schema.safeParse(JSON.parse(text));
      expect([what, text.slice(0, 300), error?.message]).toEqual([what, text.slice(0, 300), undefined]);
    }
  };
  return { promised, keepsPromise };
};
