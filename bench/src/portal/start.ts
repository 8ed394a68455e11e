/** The portal as `npm start` runs it, built where it is not, on a free port, over a data folder that holds the loaded store. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { ensureBuild } from '../../../scripts/prepare.mjs';
import { spawnServer } from '../../../scripts/spawn-server.mjs';
import { reader } from './client.ts';

const probeSchema = z.object({
  cpuMs: z.number(),
  rssPeakBytes: z.number(),
  lagP99Ms: z.number(),
  lagMaxMs: z.number(),
});
export type Probe = z.infer<typeof probeSchema>;

export type RunningPortal = {
  readonly url: string;
  /** Memory, lateness and processor time since the last call. */
  readonly probe: () => Promise<Probe>;
  readonly stop: () => Promise<void>;
};

const probe = new URL('./probe.mjs', import.meta.url).href;

/** The address the portal says it listens at; its further output is read and left. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      if (text.length > 100_000) return;
      text += chunk.toString();
      const [, url] = /is ready: (http:\S+)/.exec(text) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The portal ended before it listened.\n${text}`)));
  });

export const startPortal = async (dataDir: string): Promise<RunningPortal> => {
  await ensureBuild();
  const { CLICKHOUSE_URL: _server, DATABASE_URL: _database, PUBLIC_URL: _origin, ...others } = process.env;
  const child = spawnServer({
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    flags: ['--import', probe],
    env: {
      ...others,
      ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
      ...{ ADMIN_USERNAME: reader.username, ADMIN_PASSWORD: reader.password, TRUST_PROXY: '1' },
    },
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  try {
    const url = await addressOf(child);
    const probe = async (): Promise<Probe> => {
      const answer = once(child, 'message');
      child.send('probe');
      return probeSchema.parse((await answer)[0]);
    };
    return { url, probe, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
