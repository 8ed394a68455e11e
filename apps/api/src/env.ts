/**
 * The settings, parsed once. In: environment variables; out: one frozen record, every variable with its default and
 * its reason. With no variables set the portal runs embedded, on this machine alone. Throws SettingsError naming each
 * variable that is wrong; values of settings that may hold passwords are never repeated.
 */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { emailMax, passwordLengthMax, passwordLengthMin } from '@cvm/contract';
import { z } from 'zod';

export class SettingsError extends Error {}

/** Only addresses of this machine: nobody else can reach a portal that listens there. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );

/** Decimal digits alone: others would be read as a number that nobody meant. */
const whole = (least: number, most: number) => {
  const must = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, must)
    .transform(Number)
    .refine((value) => value >= least && value <= most, must);
};

/** Links are written behind it, so it ends with the host or its port. */
export const origin = url(['http:', 'https:']).refine(
  (text) => !URL.canParse(text) || `${new URL(text).origin}/` === new URL(text).href,
  'must be an origin such as https://insights.example, without a path, a user or anything behind',
);

/** The server must be named, and what is found in the address later must be found: a message cannot be refused for it. */
const mailServer = url(['smtp:', 'smtps:'])
  .refine((text) => {
    if (!URL.canParse(text)) return true;
    const { hostname, username, password, searchParams } = new URL(text);
    return hostname !== '' && [username, password].every(isEncoded) && (searchParams.get('from') ?? '@').includes('@');
  }, 'must name a server, with % in user and password written %25, and an address in ?from= where that is given')
  .refine((text) => {
    if (!URL.canParse(text)) return true;
    const { pathname, hash, searchParams } = new URL(text);
    // Other parameters are those of the mail library, which takes them from the address.
    return /^\/?$/.test(pathname) && hash === '' && searchParams.getAll('from').length < 2;
  }, 'must have no path, nothing behind a # and one ?from= at most: they would be passed over');

const isEncoded = (text: string): boolean => {
  try {
    return decodeURIComponent(text).length >= 0;
  } catch {
    return false;
  }
};

/** Sites as a content security policy names them, the portal's own first. */
const frameOrigins = z
  .string()
  .default("'self'")
  .transform((text) => ["'self'", ...text.split(/[\s,]+/).filter((site) => !/^('self'|self|)$/.test(site))])
  .refine(
    ([, ...sites]) => sites.every((site) => /^https?:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d{1,5})?$/.test(site)),
    'must be origins such as https://intranet.example, separated by spaces',
  );

/** An address, a range of addresses (CIDR), or a name for some that the server knows. */
const isProxy = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    longest > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
};

/** Whose word about the caller's address counts: nobody's, that of so many proxies in a row, or that of these addresses. */
const proxies = z
  .string()
  .default('0')
  .transform((text) => (/^\d$/.test(text) ? Number(text) : text.split(/[\s,]+/)))
  .refine(
    (trusted) => typeof trusted === 'number' || trusted.every(isProxy),
    'must be the number of proxies in front (0 to 9), or their addresses, such as 10.0.0.0/8, separated by spaces',
  );

/** Where a portal listens unless told otherwise. */
export const ownPlace = {
  // It needs no privileges.
  port: 8080,
  // Loopback, because a portal that was just started has no other lock than that.
  host: '127.0.0.1',
} as const;

const settingsSchema = z
  .object({
    // 0 lets the system choose, for tests.
    PORT: whole(0, 65_535).default(ownPlace.port),
    // Who may reach the portal follows from where it listens.
    HOST: z
      .string()
      .regex(/^[\w.:%-]+$/, 'must be an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0')
      .default(ownPlace.host),
    // Links and mails need the address users type, which a proxy in front may change.
    PUBLIC_URL: origin.optional(),
    // Anybody can write a forwarded address; only the operator knows whether a proxy of theirs did.
    TRUST_PROXY: proxies,
    // What calls there are helps whoever looks for a way in; people and programs with a user see it anyway.
    API_DOCS: z.enum(['login', 'public'], 'must be login or public').default('login'),
    // Pages of other sites may show embedded looks only when the operator names them.
    EMBED_ORIGINS: frameOrigins,
    // Embedded stores, outbox, rejects and the lock file: one folder to keep, copy or delete.
    // What a shell would have resolved would be another folder here, with an empty portal in it.
    DATA_DIR: z
      .string()
      .regex(/^[^~$%"']/, 'must be the path of a folder as it is: nothing resolves ~, $, % or quotes in it here')
      .default('./data'),
    // Without a server the analytics store runs inside the process.
    CLICKHOUSE_URL: url(['http:', 'https:']).optional(),
    // Named in the server's configuration; with it, tables are sharded and replicated.
    CLICKHOUSE_CLUSTER: z
      .string()
      .regex(/^[\w-]+$/, 'must be a plain name')
      .optional(),
    // Without a server the accounts store runs inside the process.
    DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
    // Without a mail server, messages are written to the outbox folder.
    SMTP_URL: mailServer.optional(),
    // A first start should show something; operators of real data set 0.
    DEMO: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
    // A breakdown of nine people can be told apart one by one; 0 shows any group, for invented or public data.
    MINIMUM_BASE: whole(0, 1000).default(10),
    // One password for all demo users, for programs that sign in with them; without it each has one made at random.
    DEMO_PASSWORD: z
      .string()
      .min(passwordLengthMin, `must have at least ${passwordLengthMin} characters`)
      .max(passwordLengthMax, `must have at most ${passwordLengthMax} characters`)
      .optional(),
    // The first administrator: somebody has to be able to create the others.
    ADMIN_USERNAME: z.string().max(emailMax, `must have at most ${emailMax} characters`).optional(),
    ADMIN_PASSWORD: z.string().max(passwordLengthMax, `must have at most ${passwordLengthMax} characters`).optional(),
  })
  .refine((settings) => !settings.CLICKHOUSE_CLUSTER || settings.CLICKHOUSE_URL, {
    path: ['CLICKHOUSE_CLUSTER'],
    error: 'needs CLICKHOUSE_URL',
  })
  .refine((settings) => (settings.ADMIN_USERNAME === undefined) === (settings.ADMIN_PASSWORD === undefined), {
    path: ['ADMIN_USERNAME'],
    error: 'and ADMIN_PASSWORD must be given together',
  });

export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Origin without a trailing slash; null until the port is known (PORT=0). */
  readonly publicUrl: string | null;
  /** Proxies whose forwarded addresses count: how many, or which; 0 = none. */
  readonly trustProxy: number | readonly string[];
  /** Is the API document open to everybody? */
  readonly publicDocs: boolean;
  /** Whose pages may show embedded looks in a frame, as `frame-ancestors` takes them. */
  readonly embedOrigins: readonly string[];
  /** Absolute path. */
  readonly dataDir: string;
  readonly clickhouse: { readonly url: string; readonly cluster: string | undefined } | undefined;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly demo: boolean;
  /** Groups of fewer people are not broken down; 0 = any group is shown. */
  readonly minimumBase: number;
  readonly demoPassword: string | undefined;
  readonly admin: { readonly username: string; readonly password: string } | undefined;
};

/** The address of a portal that listens here, as a browser writes it. */
export const originOf = (host: string, port: number): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

/** Blanks around a value are no part of it, but nobody could sign in with what is left of a password then. */
const refuseBlanks = (variables: NodeJS.ProcessEnv): void => {
  const problems = ['ADMIN_PASSWORD', 'DEMO_PASSWORD'].filter((name) => {
    const value = variables[name] ?? '';
    return value.trim() !== '' && value.trim() !== value;
  });
  if (problems.length > 0)
    throw new SettingsError(
      `These settings are not valid:\n  ${problems.map((name) => `${name} must not begin or end with a blank or a line end`).join('\n  ')}`,
    );
};

/** See the module's header. An empty variable counts as not set. Relative DATA_DIR counts from `baseDir`. */
export const readSettings = (variables: NodeJS.ProcessEnv, baseDir = process.cwd()): Settings => {
  refuseBlanks(variables);
  const given = Object.entries(variables).map(([name, value]) => [name, value?.trim() || undefined]);
  const parsed = settingsSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new SettingsError(`These settings are not valid:\n  ${problems.join('\n  ')}`);
  }
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, ADMIN_USERNAME, ADMIN_PASSWORD, ...rest } = parsed.data;
  const publicUrl = PUBLIC_URL ?? (PORT === 0 ? null : originOf(HOST, PORT));
  return Object.freeze({
    port: PORT,
    host: HOST,
    publicUrl: publicUrl?.replace(/\/+$/, '') ?? null,
    trustProxy: rest.TRUST_PROXY,
    publicDocs: rest.API_DOCS === 'public',
    embedOrigins: rest.EMBED_ORIGINS,
    dataDir: resolve(baseDir, DATA_DIR),
    clickhouse: rest.CLICKHOUSE_URL ? { url: rest.CLICKHOUSE_URL, cluster: rest.CLICKHOUSE_CLUSTER } : undefined,
    databaseUrl: rest.DATABASE_URL,
    smtpUrl: rest.SMTP_URL,
    demo: rest.DEMO === '1',
    minimumBase: rest.MINIMUM_BASE,
    demoPassword: rest.DEMO_PASSWORD,
    admin: ADMIN_USERNAME && ADMIN_PASSWORD ? { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } : undefined,
  });
};
