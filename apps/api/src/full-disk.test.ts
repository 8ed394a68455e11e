/**
 * A full disk, a real one: what needs room says that there is none, everything else is answered as before, and nothing that was
 * said to be saved is lost. Needs a small file system of its own, which only root can mount: without it the test fails, unless
 * CVM_SKIP_TMPFS=1 says that this is known.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePermalink, listUsers } from '@cvm/accounts';
import { errorAnswerSchema } from '@cvm/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { smallDataset } from '../../../packages/warehouse/src/load/testing/small-dataset.ts';
import { loadDemoData } from './demo-data.ts';
import { answerOf } from './errors.ts';
import { keepText } from './secret-file.ts';
import { lockDataFolder } from './stores.ts';
import { demoPassword, openTestPortal, type TestPortal, viewUrl } from './testing/test-portal.ts';

const isSkipped = process.env.CVM_SKIP_TMPFS === '1';
const small = smallDataset();
let folder: string;
let test: TestPortal;
let truth: string[];
const kept: string[] = [];

const filler = () => join(folder, 'filler');

/** To the last byte, again where there is room once more. */
const fill = (): void => {
  const file = openSync(filler(), 'a');
  for (let size = 1 << 20; size >= 1; size >>= 1) {
    const block = Buffer.alloc(size, 1);
    try {
      while (writeSync(file, block) === size);
    } catch {
      // Smaller pieces may still go in.
    }
  }
  closeSync(file);
};

const open = (data: boolean) => openTestPortal({ data, environment: { DATA_DIR: join(folder, 'data') } });

const file = (resultFormat: string) =>
  test.get(viewUrl('showSummary', [], { resultFormat }).replace('/query/', '/query-view/'));

/** Without the source line, which names the day. */
const lines = async () => (await file('csv')).body.split('\r\n').slice(1);

const save = async (text: string) =>
  test.app.inject({
    method: 'POST',
    url: '/v1/permalink',
    payload: { path: `/shows?${text}` },
    headers: { authorization: `Bearer ${await test.tokenOf('analyst')}` },
  });

const expectFull = (answer: LightMyRequestResponse) => {
  const { error } = errorAnswerSchema.parse(answer.json());
  expect([answer.statusCode, error.code]).toEqual([507, 'disk_full']);
  expect(error.message).toMatch(/^The disk of the portal is full/);
};

const health = async () => (await test.get('/v1/status-check', 'admin')).json();

beforeAll(async () => {
  if (isSkipped) return;
  folder = mkdtempSync(join(tmpdir(), 'cvm-full-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=240m', 'tmpfs', folder], { stdio: 'pipe' });
  } catch (cause) {
    throw new Error('No small file system can be mounted here; set CVM_SKIP_TMPFS=1 to go without this test.', {
      cause,
    });
  }
  test = await open(true);
  truth = await lines();
  expect(truth.length).toBeGreaterThan(3);
  expect((await health()).healthy).toBe(true);
});
afterAll(async () => {
  small.remove();
  if (isSkipped) return;
  await test?.close();
  execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(isSkipped)('a portal whose disk is full', () => {
  // Stores that are open give room back now and then, of what they have put together or dropped.
  beforeEach(fill);

  it('answers screens as before, and files that are put together on disk with the reason', async () => {
    expect((await test.get(viewUrl('showSummary'))).statusCode).toBe(200);
    for (const format of ['ndjson', 'csv', 'xlsx']) expectFull(await file(format));
  });

  it('saves nothing more, and lets people in', async () => {
    expectFull(await save('later'));
    expect((await test.signIn('analyst@demo.example', demoPassword)).statusCode).toBe(200);
  });

  it('leaves no key behind that it could not write', async () => {
    await expect(keepText(folder, 'a-key', 'x'.repeat(5000))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(folder).filter((name) => name.startsWith('a-key'))).toEqual([]);
  });

  it('leaves nothing of a lock behind that it could not write', async () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    await expect(lockDataFolder(other)).rejects.toThrow(`The disk of the data folder ${other} is full.`);
    expect(readdirSync(other)).toEqual([]);
  });

  it('says so, too, where the accounts store finds it out', async () => {
    // As when the disk fills between the look at it and the writing: rows until there is no page for another.
    const { db } = test.portal.accounts;
    const [person] = await listUsers(db);
    if (person === undefined) throw new Error('There is nobody.');
    let failed: unknown = null;
    for (let place = 0; failed === null && place < 400; place += 1) {
      const saving = ensurePermalink(db, person.id, `/shows?${place}=${'x'.repeat(20_000)}`);
      await saving.then(
        (id) => kept.push(id),
        (error: unknown) => {
          failed = error;
        },
      );
    }
    expect(answerOf(failed)).toMatchObject({ status: 507, body: { error: { code: 'disk_full' } } });
  });

  it('loads nothing, and keeps the data that it has', async () => {
    await expect(test.portal.loads.load(small.folder, { mode: 'full' })).rejects.toThrow(
      'The disk of the data folder is full. The data loaded before is unchanged.',
    );
    expect((await test.get(viewUrl('showSummary'))).statusCode).toBe(200);
  });

  it('says where the demo data of a first start have no room, which may be another disk than that of its data', async () => {
    vi.stubEnv('TMPDIR', folder);
    try {
      const line = { show: () => {}, clear: () => {} };
      await expect(loadDemoData(test.portal.loads, line, { members: 100, titles: 12 })).rejects.toThrow(
        `There is no room for the demo data in the folder for temporary files, ${folder}. Free some space there, set TMPDIR`,
      );
      expect(readdirSync(folder).filter((name) => name.startsWith('cvm-demo'))).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it('is not well, and says why to everybody who asks', async () => {
    expect(await health()).toMatchObject({ healthy: false, error: 'The disk of the data folder is full.' });
    expect((await test.get('/v1/pdt-status-check', null)).statusCode).toBe(200);
  });

  it('has lost nothing when there is room again, also after a restart', async () => {
    rmSync(filler());
    expect(await lines()).toEqual(truth);
    expect((await save('again')).statusCode).toBe(200);
    expect((await health()).healthy).toBe(true);
    await test.app.close();
    await test.portal.close();
    test = await open(false);
    expect(await lines()).toEqual(truth);
    for (const id of kept) expect((await test.get(`/v1/permalink/${id}`)).statusCode).toBe(200);
    await expect(test.portal.loads.load(small.folder, { mode: 'full' })).resolves.toMatchObject({ edition: 2 });
  });
});
