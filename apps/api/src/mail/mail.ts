/**
 * The portal's messages to its users. Sending never throws and never keeps a request waiting beyond the limits of the
 * transport; what went wrong is logged without the message, and the answer says only whether it was handed over.
 */
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '../env.ts';
import { type Addressee, resetMessage, welcomeMessage } from './letters.ts';
import type { Message } from './message.ts';
import { outboxTransport, smtpTransport, type Transport } from './transport.ts';

export type Mail = {
  /** Tells a new user the username and the link to set a password. True when the message was handed over. */
  readonly sendWelcome: (user: Addressee, link: string) => Promise<boolean>;
  /** Sends a link to set another password. True when the message was handed over. */
  readonly sendReset: (user: Addressee, link: string) => Promise<boolean>;
  readonly close: () => void;
};

const product = 'CVM Insights';

/**
 * Who messages come from: `?from=` of SMTP_URL, else the user it signs in as when that is an address (many servers take
 * no other), else no-reply at the portal's own name.
 */
const senderOf = (smtpUrl: string | undefined, home: string): string => {
  const url = smtpUrl === undefined ? null : new URL(smtpUrl);
  const user = decodeURIComponent(url?.username ?? '');
  const host = new URL(home).hostname;
  return url?.searchParams.get('from') ?? (user.includes('@') ? user : `no-reply@${host}`);
};

/** The error's words without what the server quoted, which may be part of the message. */
const reasonOf = (error: unknown): { code: string; command?: string; responseCode?: number } => {
  if (!(error instanceof Error)) return { code: 'unknown' };
  const { code, command, responseCode } = error as Error & {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  return {
    code: String(code ?? error.name),
    ...(typeof command === 'string' ? { command: command.split(' ')[0] ?? '' } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
  };
};

/** `home` answers the portal's address, which with PORT=0 is known only once the server listens. */
export const openMail = (
  { smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>,
  home: () => string,
  log: Logger,
  transport: Transport = smtpUrl === undefined ? outboxTransport(join(dataDir, 'outbox'), log) : smtpTransport(smtpUrl),
): Mail => {
  const deliver = async (kind: string, user: Addressee, message: Message): Promise<boolean> => {
    if (!user.email.includes('@')) {
      log.warn({ kind, user: user.email }, 'A message was not sent: the username is no email address');
      return false;
    }
    const from = `${product} <${senderOf(smtpUrl, home())}>`;
    try {
      await transport.deliver({ ...message, kind, from, to: user.email });
      return true;
    } catch (error) {
      const { folder } = transport;
      const what =
        folder === undefined ? 'A message could not be handed over' : 'A message could not be written to the outbox';
      log.error({ kind, ...(folder === undefined ? {} : { folder }), ...reasonOf(error) }, what);
      return false;
    }
  };
  return {
    sendWelcome: (user, link) => deliver('welcome', user, welcomeMessage(user, link, home())),
    sendReset: (user, link) => deliver('reset', user, resetMessage(user, link, home())),
    close: transport.close,
  };
};
