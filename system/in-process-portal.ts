/**
 * The portal's server without a network address, over a dataset, with users of a test. Calls go the whole way: sign-in,
 * access, compiler, store, formats.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createUser } from '@cvm/accounts';
import type { Entitlements } from '@cvm/contract';
import { loadDataset, openEmbedded } from '@cvm/warehouse';
import type { LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { readSettings } from '../apps/api/src/env.ts';
import { openPortal, type Portal } from '../apps/api/src/portal.ts';
import { buildServer } from '../apps/api/src/server.ts';
import { patientLimits } from '../apps/api/src/testing/test-portal.ts';
import { placeNewStore } from '../packages/accounts/src/testing/new-store.ts';
import { type Dataset, datasetFiles } from '../packages/reference/src/dataset.ts';
import { copyWarehouse, madeOnce } from '../scripts/testing/made-once.ts';
import { askedOnce } from './stores/asked-once.ts';

type Call = { method?: 'GET' | 'POST'; url: string; payload?: object; headers?: Record<string, string> };

export type InProcessPortal<Name extends string> = {
  readonly portal: Portal;
  /** A call of a user, or of nobody. Each has an address of its own, so that none uses up the calls of another. */
  readonly call: (name: Name | null, call: Call) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
};

const password = 'a-long-word-for-tests';

const loadInto = async (dataDir: string, dataset: Dataset): Promise<void> => {
  const files = path.join(dataDir, 'files');
  mkdirSync(files, { recursive: true });
  for (const [name, text] of Object.entries(datasetFiles(dataset))) writeFileSync(path.join(files, name), text);
  const warehouse = await openEmbedded({ folder: path.join(dataDir, 'warehouse') });
  try {
    await loadDataset(warehouse, files, { mode: 'full', maxRejectsPct: 0 });
  } finally {
    await warehouse.close();
  }
};

/** Puts a dataset's warehouse into a data folder. */
type Place = (dataDir: string) => Promise<void>;

/** A copy of that of a dataset given as rows; the first file of a run that asks for this name loads it. */
export const placeRows =
  (name: string, dataset: Dataset): Place =>
  async (dataDir) => {
    const made = await madeOnce(name, (folder) => loadInto(folder, dataset));
    await copyWarehouse(path.join(made, 'warehouse'), path.join(dataDir, 'warehouse'));
  };

/** A user is there from its first call on. */
export const openInProcess = async <Name extends string>(
  place: Place,
  users: Record<Name, Entitlements>,
): Promise<InProcessPortal<Name>> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cvm-in-process-'));
  await Promise.all([placeNewStore(path.join(dataDir, 'accounts')), place(dataDir)]);
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', DEMO: '0', MINIMUM_BASE: '0' });
  const portal = await openPortal(settings, pino({ level: 'silent' }), patientLimits);
  const app = await buildServer({ ...portal, warehouse: askedOnce(portal.warehouse) });
  const names = Object.keys(users) as Name[];
  const signIn = async (user: Name): Promise<string> => {
    const { allowedPages, allowedDataCategories, blockedReports } = users[user];
    const email = `${user}@test.example`;
    await createUser(portal.accounts.db, {
      email,
      password,
      firstName: user,
      allowedPages: [...allowedPages],
      allowedDataCategories: [...allowedDataCategories],
      blockedReports: [...blockedReports],
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: email, password }).toString(),
    });
    return answer.json().token;
  };
  const tokens = new Map<Name, Promise<string>>();
  const tokenOf = (user: Name): Promise<string> => {
    const token = tokens.get(user) ?? signIn(user);
    tokens.set(user, token);
    return token;
  };
  const call = async (user: Name | null, { method = 'GET', url, payload, headers = {} }: Call) =>
    app.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
      remoteAddress: `10.0.0.${user === null ? 0 : names.indexOf(user) + 1}`,
      headers: { ...headers, ...(user === null ? {} : { authorization: `Bearer ${await tokenOf(user)}` }) },
    });
  const close = async () => {
    await app.close();
    await portal.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { portal, call, close };
};
