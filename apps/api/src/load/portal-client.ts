/**
 * Speaks to the portal that holds a data folder. In: the folder and an order. Out: the lines of its answer, parsed by
 * the caller; null when no portal listens there that this user can speak to.
 */
import { realpath } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { errorCode } from '@cvm/contract';
import type { z } from 'zod';
import type { Order } from './orders.ts';
import { socketPath } from './portal-socket.ts';

/** With a folder that this user may not enter, or that is a file, whoever locks it next says what is wrong with it. */
const notThereCodes = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'ENOTDIR', 'EACCES', 'EPERM'];

const notThere = (error: unknown): boolean => notThereCodes.includes(errorCode(error) ?? '');

const post = (socket: string, path: string, body: unknown, signal?: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const call = request(
      { socketPath: socket, path, method: 'POST', headers, ...(signal === undefined ? {} : { signal }) },
      resolve,
    );
    call.once('error', reject);
    call.end(JSON.stringify(body));
  });

/** Sends an order; null when no portal holds this folder. */
export const orderPortal = async <O extends Order>(
  dataDir: string,
  { path }: O,
  body: z.input<O['body']>,
  signal?: AbortSignal,
): Promise<AsyncIterable<string> | null> => {
  try {
    // The path may be a link to a socket elsewhere (see portal-socket.ts).
    const answer = await post(await realpath(socketPath(dataDir)), path, body, signal);
    return createInterface({ input: answer, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    if (notThere(error)) return null;
    throw error;
  }
};
