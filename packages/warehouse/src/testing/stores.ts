// The stores the contract is tested on: the embedded engine in this process, and the server adapter over HTTP against the
// same engine in a process of its own (`http-front.ts`), or against the server at CVM_TEST_CLICKHOUSE_URL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundled } from '../../../../scripts/testing/bundled.ts';
import type { Warehouse } from '../client.ts';
import { openCluster } from '../cluster.ts';
import { openEmbedded } from '../embedded.ts';

export type Limits = { readonly places?: number; readonly queueMax?: number; readonly waitMsMax?: number };

/** One engine with its data; any number of warehouses may be opened on it. */
export type Store = {
  readonly open: (limits?: Limits) => Promise<Warehouse>;
  readonly remove: () => Promise<void>;
};

export type Front = {
  readonly url: string;
  readonly folder: string;
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
};

/** Starts the HTTP front on an empty folder, or on one that another left: one engine, or one that stands for two shards. */
export const startFront = async (
  kind: 'one' | 'shards' = 'one',
  folder = mkdtempSync(path.join(tmpdir(), 'cvm-front-')),
): Promise<Front> => {
  const program = await bundled(fileURLToPath(new URL('./http-front.ts', import.meta.url)));
  const child = spawn(process.execPath, [program, folder, kind], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, UV_THREADPOOL_SIZE: '24' },
  });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The HTTP front ended before it listened.'))),
  ]);
  const stop = async () => {
    child.stdin.end();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { url: String(line).trim(), folder, pid: child.pid, stop };
};

const embeddedStore = async (): Promise<Store> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cvm-warehouse-'));
  return {
    open: ({ places, ...limits } = {}) => openEmbedded({ folder, ...limits, ...(places ? { sessions: places } : {}) }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

const clusterStore = async (): Promise<Store> => {
  const server = process.env.CVM_TEST_CLICKHOUSE_URL;
  const open = (url: string, { places, ...limits }: Limits = {}) =>
    openCluster({ url, ...limits, ...(places ? { connections: places } : {}) });
  if (server) return { open: (limits) => open(server, limits), remove: async () => undefined };
  const front = await startFront();
  return {
    open: (limits) => open(front.url, limits),
    remove: async () => {
      await front.stop();
      rmSync(front.folder, { recursive: true, force: true });
    },
  };
};

export const stores = [
  { kind: 'embedded', start: embeddedStore },
  { kind: 'cluster', start: clusterStore },
] as const;
