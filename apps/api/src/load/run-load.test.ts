/** What the command says when the portal that loads ends before its last word, and what it leaves where no portal runs. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openAccounts, searchAudit } from '@cvm/accounts';
import type { LoadProgress } from '@cvm/warehouse';
import { expect, it } from 'vitest';
import { placeNewStore } from '../../../../packages/accounts/src/testing/new-store.ts';
import { fewTables, smallDataset } from '../../../../packages/warehouse/src/load/testing/small-dataset.ts';
import { readSettings } from '../env.ts';
import { socketPath } from './portal-socket.ts';
import { runLoad } from './run-load.ts';

const progress: LoadProgress = {
  ...{ state: 'running', phase: 'finishing', table: '', tablesDone: 2, tablesAll: 2, percent: 100 },
  ...{ rowsRead: 5, rowsPerSecond: 5, secondsLeft: null, message: '' },
};

it.each<[string, (answer: ServerResponse) => void]>([
  ['between two lines', (answer) => answer.destroy()],
  ['in the middle of a line', (answer) => answer.write('{"summ', () => answer.destroy())],
  ['without a word', (answer) => answer.end()],
])('a portal that ends %s has data that are whole, and nothing is said of which', async (_, end) => {
  const dir = await mkdtemp(join(tmpdir(), 'cvm-run-load-'));
  const portal = createServer((_request, answer) => {
    answer.write(`${JSON.stringify({ progress })}\n`, () => setImmediate(end, answer));
  });
  await new Promise<void>((resolve) => portal.listen(socketPath(dir), resolve));
  try {
    const told: number[] = [];
    const follow = {
      onProgress: ({ percent }: LoadProgress) => told.push(percent),
      signal: new AbortController().signal,
    };
    const load = runLoad(readSettings({ DATA_DIR: dir }), { folder: dir, mode: 'full' }, follow);
    await expect(load).rejects.toMatchObject({
      name: 'LoadError',
      message: expect.stringMatching(/^The portal ended before it said .* start it and load again\.$/),
    });
    expect(told).toEqual([100]);
  } finally {
    portal.closeAllConnections();
    portal.close();
    await rm(dir, { recursive: true, force: true });
  }
});

it('a file in the place of the data folder is named, and what mends it', async () => {
  const dataDir = fileURLToPath(import.meta.url);
  const follow = { onProgress: () => {}, signal: new AbortController().signal };
  const load = runLoad(readSettings({ DATA_DIR: dataDir }), { folder: tmpdir(), mode: 'full' }, follow);
  await expect(load).rejects.toThrow(
    `The data folder ${dataDir} cannot be made: a file stands in its place or above it. Set DATA_DIR to a folder.`,
  );
});

it('a load without a portal is written into the audit log, done or failed, makes no store of users for it, and tells the first data of a folder', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'cvm-run-load-'));
  const { folder, remove } = smallDataset(fewTables);
  const settings = readSettings({ DATA_DIR: dir });
  const load = (from: string) =>
    runLoad(settings, { folder: from, mode: 'full' }, { onProgress: () => {}, signal: new AbortController().signal });
  const accountsDir = join(dir, 'accounts');
  try {
    await expect(load(dir)).rejects.toThrow('There is no dataset.json');
    expect(existsSync(accountsDir)).toBe(false);
    await placeNewStore(accountsDir);
    await expect(load(dir)).rejects.toThrow('There is no dataset.json');
    const { edition, notes } = await load(folder);
    expect(notes).toEqual([
      expect.stringContaining('the last event is of'),
      `These are the first data of the data folder ${dir}. If the portal had some before, its DATA_DIR is another.`,
    ]);
    const accounts = await openAccounts({ dataDir: accountsDir });
    const written = await searchAudit(accounts.db);
    await accounts.close();
    expect(written).toMatchObject([
      { actor: null, action: 'load.done', target: folder, details: { edition, mode: 'full' } },
      { action: 'load.failed', target: dir, details: { reason: expect.stringContaining('There is no dataset.json') } },
    ]);
  } finally {
    remove();
    await rm(dir, { recursive: true, force: true });
  }
});
