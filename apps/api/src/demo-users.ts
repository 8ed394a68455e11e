/**
 * When the demo users are open: only where nobody but the user of this machine can reach them and nothing but the
 * invented data can be seen with them. In: the settings, the store, the data that answer. Out: the logins that work, and
 * for each call whether a demo user may make it.
 */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import {
  AccountsError,
  type Db,
  type DemoLogin,
  demoUsers,
  disableDemoUsers,
  ensureDemoUsers,
  hasAdmin,
  hasDemoUser,
} from '@cvm/accounts';
import { isDemoName } from '@cvm/demo';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { CurrentEdition } from './edition.ts';
import { isLoopback, type Settings, SettingsError } from './env.ts';
import { hadOwnData } from './own-data.ts';
import { keepText, replaceText } from './secret-file.ts';

export type DemoUsers = {
  /** Those that work; empty while the users are shut. */
  readonly logins: () => readonly DemoLogin[];
  /** May this call be one of a demo user? False for whatever came through a proxy. */
  readonly mayCall: (request: FastifyRequest) => Promise<boolean>;
  /** Opens or shuts the users as the settings and the data are now. */
  readonly settle: () => Promise<void>;
};

/** Where the passwords of an installation are kept, in its data folder. */
export const demoPasswordsFile = 'demo-passwords';

/** Letters and digits that nobody mistakes for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 79 random bits in four groups, to be typed. */
const newPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  );

const passwordsSchema = z.record(z.string(), z.string());

const textOf = (passwords: Record<string, string>): string => `${JSON.stringify(passwords, null, 2)}\n`;

const passwordsIn = ({ file, text }: { readonly file: string; readonly text: string }): Record<string, string> => {
  try {
    return passwordsSchema.parse(JSON.parse(text));
  } catch {
    throw new SettingsError(`${file} does not hold the passwords of the demo users. Delete it to have others made.`);
  }
};

/** A user that the file does not name, as one of an earlier version may not, gets a password that stands in it from then on. */
const keptPasswords = async (dataDir: string): Promise<Record<string, string>> => {
  const fresh = Object.fromEntries(demoUsers.map(({ username }) => [username, newPassword()]));
  const kept = passwordsIn(await keepText(dataDir, demoPasswordsFile, textOf(fresh)));
  const passwords = { ...fresh, ...kept };
  if (demoUsers.some(({ username }) => !Object.hasOwn(kept, username)))
    await replaceText(dataDir, demoPasswordsFile, textOf(passwords));
  return passwords;
};

/** This machine alone can reach such a portal, as far as its settings say. */
const isPrivate = ({ host, publicUrl }: Settings): boolean =>
  isLoopback(host) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')));

/** What proxies add to a call on its way. */
const addedByProxies = /^(x-forwarded(-.+)?|x-original-.+|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;

const hostOf = (request: FastifyRequest): string => {
  const { host = '' } = request.headers;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '') : '';
};

/** Straight from this machine: nothing forwarded it, and it was sent to a name that is this machine's own. */
const isDirect = (request: FastifyRequest): boolean =>
  isLoopback(hostOf(request)) && !Object.keys(request.headers).some((name) => addedByProxies.test(name));

/**
 * They are created while there is no administrator, so one who deleted them does not find them back after the next start.
 */
const isWanted = async (db: Db): Promise<boolean> => (await hasDemoUser(db)) || !(await hasAdmin(db));

type Parts = { readonly db: Db; readonly settings: Settings; readonly edition: CurrentEdition; readonly log: Logger };

/** Where a password stands that the policy refuses. */
const refusedPassword = ({ demoPassword, dataDir }: Settings, why: string): string =>
  demoPassword === undefined
    ? `${join(dataDir, demoPasswordsFile)}: ${why} Delete it to have others made.`
    : `DEMO_PASSWORD: ${why}`;

/** Throws SettingsError for a password that the policy refuses. */
export const openDemoUsers = async ({ db, settings, edition, log }: Parts): Promise<DemoUsers> => {
  const { demo, demoPassword, admin, dataDir } = settings;
  const isAllowed = demo && admin === undefined && isPrivate(settings);
  let logins: readonly DemoLogin[] = [];

  /**
   * Real data are not shown to users that come by themselves, also where demo data were appended to them; where there have been
   * none yet, there is nothing to see.
   */
  const onDemoData = async (): Promise<boolean> => {
    const found = await edition.find();
    return found === null ? !(await hadOwnData(db)) : found.names.every(isDemoName);
  };
  const shut = async (): Promise<void> => {
    logins = [];
    await disableDemoUsers(db);
  };
  const open = async (): Promise<void> => {
    const passwords = demoPassword === undefined ? await keptPasswords(dataDir) : {};
    const opened = demoUsers.map((user) => ({
      ...user,
      password: passwords[user.username] ?? demoPassword ?? newPassword(),
    }));
    await ensureDemoUsers(db, opened);
    logins = opened;
  };
  const settleNow = async (): Promise<void> => {
    if (!isAllowed || !(await onDemoData())) return shut();
    return (await isWanted(db)) ? open() : undefined;
  };

  let settled = settleNow();
  const settle = (): Promise<void> => {
    settled = settled
      .then(settleNow)
      .catch((error: unknown) => log.error({ err: error }, 'The demo users could not be opened or shut'));
    return settled;
  };
  await settled.catch((error: unknown) => {
    throw error instanceof AccountsError ? new SettingsError(refusedPassword(settings, error.message)) : error;
  });
  const mayCall = async (request: FastifyRequest): Promise<boolean> =>
    logins.length > 0 && isDirect(request) && (await onDemoData());
  return { logins: () => logins, mayCall, settle };
};
