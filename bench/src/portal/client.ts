/**
 * Calls of the portal as a browser makes them: one connection kept per client, compressed answers read to their end. The portal
 * limits calls per address, so the calls come from many addresses, as through a proxy on the same machine.
 */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addressOf, crosstabId, endpoints } from '@cvm/contract';
import type { Asked } from '../cases/questions.ts';
import { bodyOf } from '../run/ask.ts';

/** The figures of a show's score bar: those of the shows that filters pick. */
export type ScoresAsked = { readonly showId: string; readonly filters: readonly string[] };

export type Call = (Asked & { readonly limit?: number }) | ScoresAsked;
export type Reply = { readonly ms: number; readonly status: number; readonly bytes: number; readonly text: string };

export type PortalClient = {
  /** Resolves with whatever the portal answers; `text` only where it is an error, or a figure of a benchmark is. */
  readonly ask: (call: Call) => Promise<Reply>;
  readonly close: () => void;
};

const callsPerAddress = 500;

let calls = 0;
export const nextAddress = (): string => {
  calls += 1;
  const number = Math.floor(calls / callsPerAddress);
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
};

type Sent = { readonly method: string; readonly path: string; readonly body: string | undefined };

const sentOf = (call: Call): Sent => {
  if ('showId' in call) {
    const { method } = endpoints.benchmarkShow;
    const body = { ...call, topData: false, isCustomBenchmark: true };
    return { method, path: addressOf(endpoints.benchmarkShow, {}), body: JSON.stringify(body) };
  }
  const { filters, limit } = call;
  if ('crosstab' in call) {
    const { method } = endpoints.runCrosstab;
    return {
      method,
      path: addressOf(endpoints.runCrosstab, {}),
      body: JSON.stringify(bodyOf(call.crosstab, filters, limit)),
    };
  }
  const query = { filters, ...(limit === undefined ? {} : { limit }) };
  const path = addressOf(endpoints.query, { params: { view: call.view }, query });
  return { method: endpoints.query.method, path, body: undefined };
};

/** The user of the measurements, which has every page. */
export const reader = { username: 'reader@bench.example', password: 'popcorn-in-a-hurry' } as const;

/** A token of a user, the reader when none is named. */
export const signIn = async (
  url: string,
  user: { readonly username: string; readonly password: string } = reader,
): Promise<string> => {
  const answer = await fetch(new URL(endpoints.logIn.path, url), {
    method: endpoints.logIn.method,
    body: new URLSearchParams({ ...user }),
  });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}: ${await answer.text()}`);
  return endpoints.logIn.answer.parse(await answer.json()).token;
};

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

const decoded =
  (body: Buffer, { 'content-encoding': encoding = '' }: IncomingHttpHeaders) =>
  (): string =>
    (decoders[encoding]?.(body) ?? body).toString();

/** A benchmark is answered figure by figure: one that fails says so beside the others. */
const failureIn = (call: Call, textOf: () => string): string =>
  'showId' in call ? (/"error":\{.{0,300}/.exec(textOf())?.[0] ?? '') : '';

export const openClient = (url: string, token: string): PortalClient => {
  const agent = new Agent({ keepAlive: true });
  const ask = (call: Call): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const { method, path, body } = sentOf(call);
      const headers = {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        authorization: `Bearer ${token}`,
        'accept-encoding': 'gzip, deflate, br',
        'x-forwarded-for': nextAddress(),
      };
      const sent = request(new URL(path, url), { method, agent, headers }, (answer) => {
        const { statusCode: status = 0 } = answer;
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const ms = performance.now() - began;
          const body = Buffer.concat(chunks);
          const text = status === 200 ? failureIn(call, decoded(body, answer.headers)) : body.toString().slice(0, 500);
          resolve({ ms, status, bytes: body.byteLength, text });
        });
      });
      sent.once('error', reject);
      sent.end(body);
    });
  return { ask, close: () => agent.destroy() };
};

/** The same, but an error is thrown. */
export const askWell = async ({ ask }: PortalClient, call: Call): Promise<Reply> => {
  const reply = await ask(call);
  const what = 'view' in call ? call.view : 'showId' in call ? 'A benchmark' : crosstabId;
  if (reply.status !== 200 || reply.text !== '')
    throw new Error(`${what} was answered with ${reply.status}: ${reply.text}`);
  return reply;
};
