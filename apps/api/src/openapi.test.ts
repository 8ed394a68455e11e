/** The served API document against the routes that are really there and the specification's tables of calls. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from './testing/access-table.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import type { TestPortal } from './testing/test-portal.ts';

const operationSchema = z.object({
  summary: z.string().min(1),
  tags: z.array(z.string()).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.looseObject({}) })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }).optional(),
  responses: z.record(z.string(), z.looseObject({})),
});
type Operation = z.infer<typeof operationSchema>;
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

let test: TestPortal;
let operations: Map<string, Operation>;
let about: string;
beforeAll(async () => {
  test = await sharedPortal();
  const { info, paths } = documentSchema.parse((await test.get('/v1/openapi.json')).json());
  about = info.description;
  operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operationSchema.parse(operation),
      ]),
    ),
  );
});
afterAll(() => test?.close());

/** Calls of 1-foundation section 7 and 3-reports-and-admin section 7, with the encoding of their bodies. */
const specified: Readonly<Record<string, 'form' | 'json' | 'none'>> = {
  'POST /v1/login': 'form',
  'GET /v1/logout': 'none',
  'POST /v1/forgot-password': 'form',
  'POST /v1/reset-password': 'form',
  'GET /v1/status-check': 'none',
  'GET /v1/pdt-status-check': 'none',
  'GET /v1/user/filters_permissible': 'none',
  'GET /v1/audience-segment': 'none',
  'GET /v1/audience-segment/{uuid}': 'none',
  'PUT /v1/audience-segment/{uuid}': 'json',
  'DELETE /v1/audience-segment/{uuid}': 'none',
  'PUT /v1/user/{id}': 'json',
  'GET /v1/custom-reports/{userId}': 'none',
  'GET /v1/custom-report/{uuid}': 'none',
  'POST /v1/custom-report': 'json',
  'PUT /v1/custom-report/{uuid}': 'json',
  'DELETE /v1/custom-report/{uuid}': 'json',
  'GET /v1/embed/{look}': 'none',
  'GET /v1/query/{view}': 'none',
  'GET /v1/query-view/{view}': 'none',
  'POST /v1/view/runStream': 'json',
  'POST /v1/view/benchmark': 'json',
  'POST /v1/view/movie-benchmark': 'json',
  'GET /v1/admin/users': 'none',
  'PUT /v1/admin/users': 'json',
  'POST /v1/admin/user/welcome': 'json',
  'POST /v1/admin/user/generateApiKey': 'json',
  'POST /v1/admin/user/access': 'json',
  'POST /v1/admin/downtime_message': 'json',
  'POST /v1/admin/downtime_message/{uuid}': 'json',
};

const contentTypes = { form: ['application/x-www-form-urlencoded'], json: ['application/json'], none: [] };

describe('the API document', () => {
  it('describes every call there is, and no other', () => {
    const served = test.routes
      .filter((route) => / \/v1\//.test(route) && !route.startsWith('HEAD ') && route !== 'GET /v1/openapi.json')
      .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'));
    const described = [...operations.keys()].filter((call) => / \/v1\//.test(call));
    expect(described.sort()).toEqual([...new Set(served)].sort());
  });

  it('describes the calls of the specification with their encoding', () => {
    for (const [call, encoding] of Object.entries(specified)) {
      const body = operations.get(call)?.requestBody?.content ?? {};
      expect([call, operations.has(call), Object.keys(body)]).toEqual([call, true, contentTypes[encoding]]);
    }
  });

  it('names what any call may be refused with, a parameter that it does not take among it', async () => {
    for (const [call, { responses, requestBody }] of operations) {
      if (!call.includes(' /v1/')) continue;
      const refusals = ['400', '429', '500', '503', '507', ...(requestBody === undefined ? [] : ['413'])];
      expect([call, Object.keys(responses)]).toEqual([call, expect.arrayContaining(refusals)]);
    }
    expect((await test.get('/v1/pdt-status-check?x=1', null)).statusCode).toBe(400);
  });

  it('says what each answer is, of which kinds, and what its status means', () => {
    const kinds = (call: string, status = '200') =>
      Object.keys(z.record(z.string(), z.unknown()).parse(operations.get(call)?.responses[status]?.content ?? {}));
    const lines = 'application/x-ndjson';
    const files = [
      'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.apache.parquet',
    ];
    expect(kinds('GET /v1/query/{view}')).toEqual(['application/json']);
    expect(kinds('GET /v1/query-view/{view}')).toEqual(['application/json', lines, ...files]);
    expect(kinds('POST /v1/view/runStream')).toEqual(['application/json', lines, ...files]);
    expect(kinds('POST /v1/view/benchmark')).toEqual([lines]);
    expect(kinds('GET /v1/exports/{id}/file')).toEqual(files);
    expect(kinds('GET /v1/exports/{id}/file', '403')).toEqual(['application/json']);
    expect(kinds('GET /art/{kind}/{id}.svg')).toEqual(['image/svg+xml']);
    expect(kinds('GET /art/{kind}/{id}.svg', '400')).toEqual(['application/json']);
    expect(operations.get('GET /v1/exports/{id}/file')?.responses).toHaveProperty('206');
    expect(Object.keys(operations.get('POST /v1/mcp')?.responses ?? {})).toEqual(
      expect.arrayContaining(['202', '406']),
    );
    for (const status of ['400', '406']) expect(kinds('POST /v1/mcp', status)).toEqual(['application/json']);
    const refused = JSON.stringify(operations.get('POST /v1/mcp')?.responses['406']);
    expect(refused).toContain('jsonrpc');
    for (const [call, { responses }] of operations)
      for (const [status, { description }] of Object.entries(responses))
        expect([call, status, description]).toEqual([call, status, expect.stringMatching(/\.$/)]);
  });

  it('says on which scale figures stand, which definitions speak of as the portal writes them', () => {
    expect(about).toContain('an index of 1.25 is 125');
  });

  it('names the parameters of every path, the answer, and what needs a token', () => {
    for (const [call, { parameters, responses, security }] of operations) {
      const inPath = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect([call, named]).toEqual([call, inPath]);
      expect([call, Object.keys(responses)]).toEqual([call, expect.arrayContaining(['200'])]);
      if (!call.includes(' /v1/')) continue;
      const isPublic = calls[call.replaceAll(/\{(\w+)\}/g, ':$1')]?.rule === 'public';
      expect([call, security?.length === 0]).toEqual([call, isPublic]);
      if (!isPublic) expect([call, Object.keys(responses)]).toEqual([call, expect.arrayContaining(['401'])]);
    }
  });
});
