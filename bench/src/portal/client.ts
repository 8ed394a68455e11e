/**
 * Calls of the portal as a browser makes them: one connection kept per client, compressed answers read to their end. The portal
 * limits calls per address, so the calls come from many addresses, as through a proxy on the same machine.
 */
import { Agent, request } from 'node:http';
import { addressOf, endpoints } from '@cvm/contract';

export type Call = { readonly view: string; readonly filters: readonly string[]; readonly limit?: number };
export type Reply = { readonly ms: number; readonly status: number; readonly bytes: number; readonly text: string };

export type PortalClient = {
  /** Resolves with whatever the portal answers; `text` only where it is an error. */
  readonly ask: (call: Call) => Promise<Reply>;
  readonly close: () => void;
};

const CALLS_PER_ADDRESS = 500;

let calls = 0;
export const nextAddress = (): string => {
  calls += 1;
  const number = Math.floor(calls / CALLS_PER_ADDRESS);
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
};

const pathOf = ({ view, filters, limit }: Call): string =>
  addressOf(endpoints.query, { params: { view }, query: { filters, ...(limit === undefined ? {} : { limit }) } });

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

export const openClient = (url: string, token: string): PortalClient => {
  const agent = new Agent({ keepAlive: true });
  const ask = (call: Call): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const headers = {
        authorization: `Bearer ${token}`,
        'accept-encoding': 'gzip, deflate, br',
        'x-forwarded-for': nextAddress(),
      };
      const sent = request(new URL(pathOf(call), url), { agent, headers }, (answer) => {
        const { statusCode: status = 0 } = answer;
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const body = Buffer.concat(chunks);
          const text = status === 200 ? '' : body.toString().slice(0, 500);
          resolve({ ms: performance.now() - began, status, bytes: body.byteLength, text });
        });
      });
      sent.once('error', reject);
      sent.end();
    });
  return { ask, close: () => agent.destroy() };
};

/** The same, but an error is thrown. */
export const askWell = async ({ ask }: PortalClient, call: Call): Promise<Reply> => {
  const reply = await ask(call);
  if (reply.status !== 200) throw new Error(`${call.view} was answered with ${reply.status}: ${reply.text}`);
  return reply;
};
