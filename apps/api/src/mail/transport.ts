/**
 * The way messages leave: a mail server by SMTP_URL, or files in the data folder's outbox. Everything has a time limit,
 * because a mail server that does not answer must not keep anybody waiting.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Message } from './message.ts';

export type Envelope = Message & {
  readonly from: string;
  readonly to: string;
  /** For the name of a file: `reset`, `welcome`. */
  readonly kind: string;
};

export type Transport = {
  /** Rejects when the message could not be handed over. */
  readonly deliver: (envelope: Envelope) => Promise<void>;
  /** Where messages are written, for those who look for why they are not. */
  readonly folder?: string;
  readonly close: () => void;
};

const answerMs = 10_000;
const silenceMs = 20_000;

/** The address is one address, whatever commas and brackets stand in it. */
const mailOf = ({ from, to, subject, text, html }: Envelope) => ({
  ...{ from, subject, text, html },
  to: { name: '', address: to },
});

/** `timeoutMs` is how long the server may take to answer a connection. */
export const smtpTransport = (url: string, timeoutMs = answerMs): Transport => {
  const server = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: Math.min(silenceMs, timeoutMs * 2),
    // Attachments by path or address are never asked for; a slip must not read files.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (envelope) => {
      await server.sendMail(mailOf(envelope));
    },
    close: () => server.close(),
  };
};

/** Writes messages as .eml files, for the operator's eyes alone: they hold links that set passwords. */
export const outboxTransport = (folder: string, log: Logger): Transport => {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    folder,
    deliver: async (envelope) => {
      const { message } = await composer.sendMail(mailOf(envelope));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(
        folder,
        `${new Date().toISOString().replace(/[:.]/g, '-')}-${envelope.kind}-${randomUUID()}.eml`,
      );
      await writeFile(file, message, { mode: 0o600, flag: 'wx' });
      // A warning, so that it is seen on a terminal too: somebody waits for this message.
      log.warn({ file }, 'A message was written to the outbox: there is no SMTP_URL to send it by');
    },
    close: () => composer.close(),
  };
};
