/**
 * A real portal for tests: embedded stores in a temporary folder, a small demo dataset, the demo users, and the
 * server without a network address.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSession, findUserByUsername } from '@cvm/accounts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { placeNewStore } from '../../../../packages/accounts/src/testing/new-store.ts';
import { readSettings, type Settings } from '../env.ts';
import { unspoken } from '../log.ts';
import { openPortal, type Portal } from '../portal.ts';
import { defaultCallsMax } from '../rate-limits.ts';
import { buildServer } from '../server.ts';
import { type ViewLimits, viewLimits } from '../views/limits.ts';
import { placeDemoWarehouse } from './demo-warehouse.ts';

type DemoName = 'analyst' | 'shows' | 'movies' | 'gem' | 'restricted' | 'admin' | 'auditor';

type PostOptions = { address?: string; headers?: Record<string, string> };

export type TestPortal = {
  readonly portal: Portal;
  readonly app: FastifyInstance;
  /** Every route by method and pattern. */
  readonly routes: readonly string[];
  readonly dir: string;
  /** Every line that was logged. */
  readonly logged: string[];
  /** A form-encoded POST of nobody. */
  readonly postForm: (
    url: string,
    fields: Record<string, string>,
    options?: PostOptions,
  ) => Promise<LightMyRequestResponse>;
  /** Failures make an address wait, so tests of failures come from addresses of their own. */
  readonly signIn: (username: string, password: string, address?: string) => Promise<LightMyRequestResponse>;
  /** The token of a demo user, whose session begins without a look at the password, which is made to be slow. */
  readonly tokenOf: (name: DemoName) => Promise<string>;
  /** A GET of a demo user, or of nobody. */
  readonly get: (
    url: string,
    as?: DemoName | null,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
};

/** Of every demo user of a test. */
export const demoPassword = 'popcorn-for-all-tests';

/** Those of a portal, but for its patience: a busy machine may take a minute over a second's work. */
export const patientLimits: ViewLimits = { ...viewLimits, screen: { ...viewLimits.screen, timeoutMs: 300_000 } };

/** Those of test portals, over a data folder. */
export const testSettings = (dataDir: string, environment: NodeJS.ProcessEnv = {}): Settings =>
  readSettings({
    DATA_DIR: dataDir,
    PORT: '0',
    // Few members: figures are compared to the last of them, and what is left out has a test of its own.
    MINIMUM_BASE: '0',
    DEMO_PASSWORD: demoPassword,
    ...environment,
  });

type Served = { readonly dir: string; readonly logged: string[]; readonly callsMax: number };

/** A server over a portal that is open, and stays open when the server is closed. */
export const serveTests = async (portal: Portal, { dir, logged, callsMax }: Served): Promise<TestPortal> => {
  const routes: string[] = [];
  const app = await buildServer(portal, {
    callsMax,
    watch: ({ method, url }) => {
      for (const name of [method].flat()) routes.push(`${name} ${url}`);
    },
  });
  const tokens = new Map<DemoName, string>();

  const postForm = (
    url: string,
    fields: Record<string, string>,
    { address = '127.0.0.1', headers = {} }: PostOptions = {},
  ) =>
    app.inject({
      remoteAddress: address,
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const signIn = (username: string, password: string, address?: string) =>
    postForm('/v1/login', { username, password }, address === undefined ? {} : { address });
  const tokenOf = async (name: DemoName): Promise<string> => {
    const known = tokens.get(name);
    if (known !== undefined) return known;
    const { db } = portal.accounts;
    const user = await findUserByUsername(db, `${name}@demo.example`);
    if (user === null) throw new Error(`There is no demo user ${name}.`);
    const token = await createSession(db, user.id);
    tokens.set(name, token);
    return token;
  };
  const get = async (url: string, as: DemoName | null = 'analyst', headers: Record<string, string> = {}) => {
    const authorization = as === null ? {} : { authorization: `Bearer ${await tokenOf(as)}` };
    return app.inject({ method: 'GET', url, headers: { ...authorization, ...headers } });
  };
  const close = async (): Promise<void> => app.close();
  return { portal, app, routes, dir, logged, postForm, signIn, tokenOf, get, close };
};

/** With `data` false the portal has the users and no data; `prepare` is done to the data folder before it opens. */
export const openTestPortal = async ({
  data = true,
  prepare = async (_dataDir: string): Promise<void> => {},
  environment = {},
  limits = patientLimits,
  callsMax = defaultCallsMax,
} = {}): Promise<TestPortal> => {
  const dir = await mkdtemp(join(tmpdir(), 'cvm-api-'));
  const logged: string[] = [];
  const log = pino({ level: 'info', ...unspoken }, { write: (line: string) => void logged.push(line) });
  const settings = testSettings(join(dir, 'data'), environment);
  await placeNewStore(join(settings.dataDir, 'accounts'));
  if (data) await placeDemoWarehouse(settings.dataDir);
  await prepare(settings.dataDir);
  const portal = await openPortal(settings, log, limits);
  const served = await serveTests(portal, { dir, logged, callsMax });
  const close = async (): Promise<void> => {
    await served.close();
    await portal.close();
    await rm(dir, { recursive: true, force: true });
  };
  return { ...served, close };
};

/** The address of a view call. */
export const viewUrl = (view: string, filters: readonly string[] = [], others: Record<string, string> = {}): string => {
  const search = new URLSearchParams(others);
  for (const filter of filters) search.append('filters', filter);
  return `/v1/query/${view}?${search}`;
};
