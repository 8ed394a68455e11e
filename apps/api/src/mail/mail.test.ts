import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { type Mail, openMail } from './mail.ts';
import { smtpTransport, type Transport } from './transport.ts';

const home = 'https://insights.example';
const link = `${home}/reset-password/the-one-time-part-of-the-link-0123456789abcd`;
const ada = { email: 'ada@client.example', firstName: 'Ada' };

type Received = { from: string; to: string[]; text: string; user: unknown; secure: boolean };

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A real SMTP server on a port of its own, and what it was given. */
const startSmtp = async (options: SMTPServerOptions = {}): Promise<{ port: number; received: Received[] }> => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
          user: session.user,
          secure: session.secure,
        });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, received };
};

const open = (smtpUrl: string | undefined, dataDir = '/nowhere', transport?: Transport) => {
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const mail: Mail = openMail({ smtpUrl, dataDir }, () => home, log, transport);
  closers.push(async () => mail.close());
  return { mail, logged };
};

/** Quoted-printable text as a mail program reads it. */
const decoded = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

describe('messages by a mail server', () => {
  it('arrive in plain text and HTML, with the link and the name of who they are for', async () => {
    const { port, received } = await startSmtp({ hideSTARTTLS: true });
    const { mail, logged } = open(`smtp://127.0.0.1:${port}`);
    expect(await mail.sendReset(ada, link)).toBe(true);
    expect(received).toHaveLength(1);
    const [{ from, to, text, secure } = { from: '', to: [], text: '', secure: true }] = received;
    expect({ from, to, secure }).toEqual({
      from: 'no-reply@insights.example',
      to: ['ada@client.example'],
      secure: false,
    });
    expect(text).toContain('Subject: Reset your CVM Insights password');
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toContain('Content-Type: text/html');
    expect(decoded(text)).toContain('Hello Ada,');
    // A button is there in HTML alone.
    expect(decoded(text.slice(0, text.indexOf('Content-Type: text/html')))).not.toContain('button');
    expect(decoded(text).split(link).length).toBeGreaterThan(3);
    expect(logged.join()).not.toContain('one-time');
  });

  it('are sent with the name and password of SMTP_URL over TLS from the first byte', async () => {
    const onAuth: SMTPServerOptions['onAuth'] = ({ username, password }, _session, done) =>
      username === 'portal@mail.example' && password === 'p@ss/word'
        ? done(null, { user: username })
        : done(new Error('Invalid username or password'));
    const { port, received } = await startSmtp({ secure: true, authOptional: false, onAuth });
    const address = `127.0.0.1:${port}?tls.rejectUnauthorized=false`;
    const { mail } = open(
      `smtps://${encodeURIComponent('portal@mail.example')}:${encodeURIComponent('p@ss/word')}@${address}`,
    );
    expect(await mail.sendWelcome(ada, link)).toBe(true);
    expect(received).toMatchObject([{ from: 'portal@mail.example', user: 'portal@mail.example', secure: true }]);
    expect(decoded(received[0]?.text ?? '')).toContain('Your username is ada@client.example.');

    const wrong = open(`smtps://portal:wrong-word@${address}`);
    expect(await wrong.mail.sendWelcome(ada, link)).toBe(false);
    expect(wrong.logged.join()).toContain('EAUTH');
    expect(wrong.logged.join()).not.toMatch(/wrong-word|one-time/);
  });

  it('take TLS when a plain connection offers it', async () => {
    const { port, received } = await startSmtp();
    const { mail } = open(`smtp://127.0.0.1:${port}?requireTLS=true&tls.rejectUnauthorized=false`);
    expect(await mail.sendReset(ada, link)).toBe(true);
    expect(received[0]?.secure).toBe(true);
  });

  it('come from the address that SMTP_URL names', async () => {
    const { port, received } = await startSmtp({ hideSTARTTLS: true });
    const { mail } = open(`smtp://127.0.0.1:${port}?from=insights@client.example`);
    await mail.sendReset(ada, link);
    expect(received[0]?.from).toBe('insights@client.example');
  });

  it('go to one address, whatever it holds', async () => {
    const { port, received } = await startSmtp({ hideSTARTTLS: true });
    const { mail } = open(`smtp://127.0.0.1:${port}`);
    await mail.sendReset({ ...ada, email: 'ada@client.example,bob@elsewhere.example' }, link);
    expect(received.flatMap(({ to }) => to)).not.toContain('bob@elsewhere.example');
  });

  it('escape names, which users choose', async () => {
    const { port, received } = await startSmtp({ hideSTARTTLS: true });
    const { mail } = open(`smtp://127.0.0.1:${port}`);
    await mail.sendReset({ ...ada, firstName: '<script>alert(1)</script>\r\nBcc: bob@elsewhere.example' }, link);
    const text = decoded(received[0]?.text ?? '');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const html = text.slice(text.indexOf('<!doctype html>'));
    expect(html).not.toContain('<script');
    expect(text).not.toMatch(/^Bcc:/m);
  });
});

describe('a mail server in trouble', () => {
  const expectQuietFailure = async (smtpUrl: string, transport?: Transport) => {
    const { mail, logged } = open(smtpUrl, undefined, transport);
    expect(await mail.sendReset(ada, link)).toBe(false);
    expect(logged).toHaveLength(1);
    expect(logged.join()).not.toContain('one-time');
    return JSON.parse(logged[0] ?? '{}');
  };

  it('that cannot be reached is logged, and nothing throws', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const port = portOf(gone);
    await new Promise<void>((resolve) => gone.close(() => resolve()));
    expect(await expectQuietFailure(`smtp://127.0.0.1:${port}`)).toMatchObject({ kind: 'reset' });
  });

  it('that never says a word is left after the time limit', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise((resolve) => silent.close(() => resolve())));
    const url = `smtp://127.0.0.1:${portOf(silent)}`;
    expect(await expectQuietFailure(url, smtpTransport(url, 200))).toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('that refuses the message is logged without its words', async () => {
    const { port } = await startSmtp({
      hideSTARTTLS: true,
      onRcptTo: ({ address }, _session, done) => done(new Error(`No such mailbox ${address}`)),
    });
    const line = await expectQuietFailure(`smtp://127.0.0.1:${port}`);
    expect(line).toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
    expect(JSON.stringify(line)).not.toContain('mailbox');
  });
});

describe('messages without a mail server', () => {
  it('are files in the outbox for the operator alone, and the log says where', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cvm-outbox-'));
    closers.push(() => rm(dataDir, { recursive: true, force: true }));
    const { mail, logged } = open(undefined, dataDir);
    expect(await mail.sendWelcome(ada, link)).toBe(true);
    const outbox = join(dataDir, 'outbox');
    const [name = ''] = await readdir(outbox);
    expect(name).toMatch(/-welcome-.*\.eml$/);
    expect((await stat(join(outbox, name))).mode & 0o077).toBe(0);
    expect((await stat(outbox)).mode & 0o077).toBe(0);
    const text = decoded(await readFile(join(outbox, name), 'utf8'));
    expect(text).toContain('To: ada@client.example');
    expect(text).toContain(link);
    expect(logged.join()).toContain(join(outbox, name));
    expect(logged.join()).not.toContain('one-time');
  });

  it('that cannot be written to the outbox are logged with its folder', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cvm-mail-'));
    closers.push(() => rm(dataDir, { recursive: true }));
    const folder = join(dataDir, 'outbox');
    await writeFile(folder, 'a file in its place');
    const { mail, logged } = open(undefined, dataDir);
    expect(await mail.sendReset(ada, link)).toBe(false);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { kind: 'reset', folder, code: 'EEXIST', msg: 'A message could not be written to the outbox' },
    ]);
  });

  it('are not written for a username that is no address', async () => {
    const { mail, logged } = open(undefined);
    expect(await mail.sendReset({ email: 'root', firstName: '' }, link)).toBe(false);
    expect(logged.join()).toContain('no email address');
  });
});

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
