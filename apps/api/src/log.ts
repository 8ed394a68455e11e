/**
 * Logs: one JSON line an event, or readable lines on a terminal. No header, body, password or token is ever part of a
 * line: requests are logged by the short list below, and `redact` is the second fence behind it.
 */
import { pages, pathOf } from '@cvm/contract';
import type { FastifyRequest } from 'fastify';
import pino, { type Logger } from 'pino';
import pretty from 'pino-pretty';
import { plainPath } from './web/plain-path.ts';

const secretFields = ['authorization', 'password', 'token', 'apiSecret', 'hash'];

const redact = {
  paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `*.headers.${field}`]),
  censor: '[hidden]',
};

/**
 * An error without what a person typed: the values of a failed statement, and whatever the stores quote in their words.
 */
export const errorForLog = (error: Error): object => {
  const { params: _, ...line } = pino.stdSerializers.err(error) as unknown as Record<string, unknown>;
  const hidden = (text: string): string =>
    text.replace(/\nparams: [\s\S]*?(?=\n {4}at |\ncaused by: |$)/g, '').replace(/'(?:[^'\\]|\\.)*'/g, "'...'");
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, typeof value === 'string' ? hidden(value) : value]),
  );
};

/** What no line of a portal holds, wherever it is written. */
export const unspoken = { redact, serializers: { err: errorForLog } };

const beforeSecret = pathOf(pages.resetPassword, { hash: '' });
const isSecret = (path: string): boolean =>
  path.toLowerCase().startsWith(beforeSecret) && path.length > beforeSecret.length;

/** A link to set a new password carries its one-time secret in the path, a signed link in the query. */
const loggedPath = (url: string): string =>
  isSecret(plainPath(url)) ? `${beforeSecret}[hidden]` : (url.split('?')[0] ?? '').slice(0, 300);

/**
 * The log of a portal. On a terminal ordinary requests are left out, so that what the operator should read stays in
 * sight; written to a file or a collector, every request is there.
 */
export const openLog = (terminal = process.stdout.isTTY === true): Logger =>
  terminal
    ? pino(
        { level: 'warn', ...unspoken },
        pretty({ colorize: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }),
      )
    : pino({ level: 'info', ...unspoken });

/** The line for a request that was answered. */
export const requestLine = (request: FastifyRequest, status: number, ms: number, userId: string | null) => ({
  method: request.method,
  path: loggedPath(request.url),
  status,
  ms: Math.round(ms),
  ...(userId === null ? {} : { userId }),
});
