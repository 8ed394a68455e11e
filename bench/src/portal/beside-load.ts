/**
 * What a load leaves of the portal to those who ask: questions of all sizes, one after the other, on an idle portal and while the
 * whole dataset is loaded beside them. The load is given up when they are answered; the portal answers from the data it has.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { randomOf } from '@cvm/contract/testing/chance';
import type { Subjects } from '../cases/subjects.ts';
import type { BesideLoadResult } from '../results.ts';
import { median, quantile } from '../stats.ts';
import { askWell, openClient, type PortalClient } from './client.ts';
import { drawCall } from './mix.ts';

const asked = 200;

type Input = {
  readonly token: string;
  readonly subjects: Subjects;
  readonly dataThrough: string;
  /** The portal's data folder, in which it takes orders. */
  readonly dataDir: string;
  /** The dataset that is loaded. */
  readonly folder: string;
};

/** The command of the portal's operators; resolves when it says that it reads, which it does on stderr. */
const startLoad = async ({ dataDir, folder }: Input): Promise<ChildProcess> => {
  const command = fileURLToPath(new URL('../../../apps/cli/src/load.ts', import.meta.url));
  const { CLICKHOUSE_URL: _server, DATABASE_URL: _database, ...others } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', command, folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...others, DATA_DIR: dataDir },
  });
  const began = once(child.stderr, 'data');
  const ended = once(child, 'exit').then(() => {
    throw new Error('The load ended before it began.');
  });
  await Promise.race([began, ended]);
  ended.catch(() => {});
  child.stderr.resume();
  return child;
};

/** The same questions each time, none of them answered before. */
const ask = async (client: PortalClient, { subjects, dataThrough }: Input, seed: number, goesOn: () => boolean) => {
  const random = randomOf(seed);
  const times: number[] = [];
  while (times.length < asked && goesOn()) {
    const { call } = drawCall(random, subjects, dataThrough);
    times.push((await askWell(client, call)).ms);
  }
  return { queries: times.length, p50Ms: median(times), p95Ms: quantile(times, 0.95) };
};

export const measureBesideLoad = async (url: string, input: Input): Promise<BesideLoadResult> => {
  const client = openClient(url, input.token);
  try {
    const idle = await ask(client, input, 21, () => true);
    const load = await startLoad(input);
    const busy = await ask(client, input, 22, () => load.exitCode === null);
    if (load.exitCode === null) {
      const ended = once(load, 'exit');
      load.kill('SIGINT');
      await ended;
    }
    return { idle, busy };
  } finally {
    client.close();
  }
};
