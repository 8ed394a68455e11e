import { execFile } from 'node:child_process';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crosstabId, type DataStatus, dataStatusSchema } from '@cvm/contract';
import { generateDemo } from '@cvm/demo';
import { WarehouseError } from '@cvm/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killsOf, raisedWithin, randomOf } from '../../../packages/warehouse/src/testing/kills.ts';
import { bundledCommand } from '../../../scripts/testing/bundled.ts';
import type { Settings } from './env.ts';
import { answerOf } from './errors.ts';
import { failureText } from './load/events.ts';
import { openLoadDesk } from './load/load-desk.ts';
import { orders } from './load/orders.ts';
import { orderPortal } from './load/portal-client.ts';
import { listenOnSocket, socketPath } from './load/portal-socket.ts';
import { runLoad } from './load/run-load.ts';
import { lockDataFolder } from './stores.ts';
import { openTestPortal, type TestPortal, viewUrl } from './testing/test-portal.ts';
import { type ExplainBody, type Explanation, explainAnswer } from './views/explain.ts';
import { openMemberKey } from './views/member-key.ts';

let test: TestPortal;
let socket: { close: () => Promise<void> };
let settings: Settings;
let folder: string;
let loadMs: number;

const signal = new AbortController().signal;

beforeAll(async () => {
  test = await openTestPortal();
  settings = test.portal.settings;
  socket = await listenOnSocket(test.portal);
  folder = join(test.dir, 'other');
  await generateDemo({ members: 100, titles: 12, seed: 7, out: folder });
});
afterAll(async () => {
  await socket?.close();
  await test?.close();
});

const statusNow = async () => dataStatusSchema.parse((await test.get('/v1/pdt-status-check', null)).json()).data;

/** As a load does that ends before it has filled all. */
const leaveOut = async ({ warehouse, edition }: Pick<TestPortal['portal'], 'warehouse' | 'edition'>): Promise<void> => {
  const forget = `alter table cvm.editions update rollups = arrayFilter(name -> not startsWith(name, 'preset_'), rollups)
where 1 settings mutations_sync = 2`;
  await warehouse.command(forget, { name: 'test' });
  await edition.refresh();
};

const titlesShown = async () => (await test.get(viewUrl('showSummary'))).json();

describe('a load while the portal serves', () => {
  it('goes through the portal, tells its progress, and is answered from when it is done', async () => {
    const before = await titlesShown();
    const told: DataStatus['data'][] = [];
    const onProgress = async () => void told.push(await statusNow());
    const summary = await runLoad(settings, { folder, mode: 'full' }, { onProgress, signal });
    expect(summary.edition).toBe(2);
    loadMs = summary.seconds * 1000;
    expect(summary.tables.titles?.kept).toBe(12);
    expect(told.length).toBeGreaterThan(10);
    expect(told.some(({ status, success, total }) => status === 'building' && success < total)).toBe(true);
    const after = await titlesShown();
    expect(after.meta.edition).toBe(2);
    expect(after.data).not.toEqual(before.data);
    expect(await statusNow()).toMatchObject({ status: 'success', edition: 2 });
  });

  it('is done although the store is too busy for a moment to be looked at', async () => {
    const { warehouse, edition, log } = test.portal;
    let refusals = 1;
    const refresh = async (): Promise<void> => {
      if (refusals > 0) {
        refusals -= 1;
        throw new WarehouseError('timeout', 'integrity failed: it took longer than it may.');
      }
      await edition.refresh();
    };
    const desk = await openLoadDesk({ warehouse, edition: { ...edition, refresh }, log, onLoaded: async () => {} });
    const { edition: loaded } = await desk.load(folder, { mode: 'full' });
    expect((await titlesShown()).meta.edition).toBe(loaded);
    expect((await desk.latest())?.state).toBe('done');
    expect(refusals).toBe(0);
  });

  it('has what an earlier one left out filled when the portal starts, and is answered from meanwhile', async () => {
    const { warehouse, edition, log } = test.portal;
    const { data } = await titlesShown();
    await leaveOut(test.portal);
    expect(edition.known()?.rollups).not.toContain('preset_titles');
    expect((await titlesShown()).data).toEqual(data);
    await openLoadDesk({ warehouse, edition, log, onLoaded: async () => {} });
    await expect.poll(() => edition.known()?.rollups).toContain('preset_titles');
    expect(test.portal.damage()).toEqual([]);
    expect((await titlesShown()).data).toEqual(data);
  });

  it('that is refused, or fails, has what it stopped filled all the same', async () => {
    const { warehouse, edition, log } = test.portal;
    await leaveOut(test.portal);
    const desk = await openLoadDesk({ warehouse, edition, log, onLoaded: async () => {} });
    await expect(desk.load(join(test.dir, 'nowhere'), { mode: 'full' })).rejects.toThrow('There is no folder');
    await expect.poll(() => edition.known()?.rollups).toContain('preset_titles');
  });

  it('that is given up at any moment is whole, or was never there, and nobody reads anything else meanwhile', async () => {
    const { data: truth } = await titlesShown();
    const random = randomOf(7);
    const order = (left: AbortSignal) =>
      runLoad(settings, { folder, mode: 'full' }, { onProgress: () => {}, signal: left });
    let { edition } = (await titlesShown()).meta;
    for (let round = 0; round < killsOf(2); round += 1) {
      const loading = order(raisedWithin(loadMs, random)).catch(() => null);
      expect((await titlesShown()).data).toEqual(truth);
      const summary = await loading;
      // The portal tidies up after a caller who has left.
      const state = async () => (await test.portal.loads.latest())?.state;
      await expect.poll(state).not.toBe('running');
      const shown = await titlesShown();
      expect(shown.data).toEqual(truth);
      if (summary !== null) expect(shown.meta.edition).toBe(summary.edition);
      else expect(shown.meta.edition).toBeLessThanOrEqual(edition + 1);
      expect(test.portal.damage()).toEqual([]);
      edition = shown.meta.edition;
    }
  });

  it('of a folder that is none is refused by name, to whoever ordered it and to nobody else', async () => {
    // A load that was given up before may have been the latest.
    const before = await statusNow();
    const nowhere = join(test.dir, 'nowhere');
    for (const [mistyped, says] of [
      [nowhere, `There is no folder ${nowhere}.`],
      [test.dir, `There is no dataset.json in ${test.dir}.`],
    ] as const) {
      const load = runLoad(settings, { folder: mistyped, mode: 'full' }, { onProgress: () => {}, signal });
      await expect(load).rejects.toThrow(says);
    }
    expect(await statusNow()).toEqual(before);
  });

  it('is ordered by the command as well, whose exit status says whether it was done', async () => {
    const { edition } = (await titlesShown()).meta;
    const program = await bundledCommand('apps/cli/src/load.ts');
    const command = (dataset: string) =>
      new Promise<{ status: number; said: string }>((resolve) => {
        const env = { ...process.env, DATA_DIR: settings.dataDir };
        execFile(process.execPath, [program, dataset], { env }, (error, out, err) =>
          resolve({ status: Number(error?.code ?? 0), said: `${out}${err}` }),
        );
      });
    const nowhere = join(test.dir, 'nowhere');
    expect(await command(nowhere)).toMatchObject({ status: 1, said: expect.stringContaining(nowhere) });
    expect(await command(folder)).toMatchObject({ status: 0, said: expect.stringContaining('titles') });
    expect((await titlesShown()).meta.edition).toBeGreaterThan(edition);
  });

  it('that fails says why in one sentence and leaves the data as it was', async () => {
    const before = (await titlesShown()).meta.edition;
    const { date } = await statusNow();
    await writeFile(join(folder, 'views.csv.gz'), 'not a gzip file');
    const load = runLoad(settings, { folder, mode: 'full' }, { onProgress: () => {}, signal });
    await expect(load).rejects.toThrow(/views/);
    expect((await titlesShown()).meta.edition).toBe(before);
    expect(await statusNow()).toMatchObject({ status: 'error', date });
  });

  it('cannot be ordered with fields that are not understood', async () => {
    const lines = await orderPortal(settings.dataDir, orders.load, { folder: 'relative', mode: 'full' });
    let line = '';
    for await (const text of lines ?? []) line += text;
    expect(JSON.parse(line).error).toContain('must be an absolute path');
  });

  it('can be explained by the portal that holds the data', async () => {
    const lines = await orderPortal(settings.dataDir, orders.explain, { view: 'showSummary', filters: ['country:US'] });
    let text = '';
    for await (const line of lines ?? []) text += line;
    const { sentences, passes, runs } = JSON.parse(text) as Explanation;
    expect(sentences).toEqual(['Country is United States.']);
    expect(passes.map(({ name }) => name)).toContain('access');
    expect(runs.map(({ title }) => title)).toEqual(['What rows are against', 'Rows', 'Sample size']);
    for (const { statement, stats } of runs) {
      expect(statement.params).toMatchObject({ country_0: ['US'] });
      expect(stats.rowsRead).toBeGreaterThan(0);
    }
  });

  it('explains the page of rows that is asked for', async () => {
    const explained = async (body: ExplainBody): Promise<Explanation> => {
      let text = '';
      for await (const line of (await orderPortal(settings.dataDir, orders.explain, body)) ?? []) text += line;
      return JSON.parse(text) as Explanation;
    };
    const view = { view: 'showSummary', filters: [], sorts: 'followers desc', limit: 2 };
    const byPlace = await explained({ ...view, offset: 1 });
    expect(byPlace.passes.at(-1)).toMatchObject({ limit: 2, offset: 1 });
    expect(byPlace.runs.find(({ title }) => title === 'Rows')).toMatchObject({ rows: 2 });
    const byRow = await explained({ ...view, after: [7, '310001'] });
    const params = byRow.runs.find(({ title }) => title === 'Rows')?.statement.params ?? {};
    expect(Object.values(params)).toEqual(expect.arrayContaining([7, '310001']));
  });

  it('explains cross-tabs and benchmarks as it does views: passes, tables chosen and refused, SQL and what it cost', async () => {
    const fields = [`${crosstabId}.genre`, `${crosstabId}.viewer_count`];
    const bodies: ExplainBody[] = [
      { crosstab: { view: crosstabId, fields }, time: true },
      { benchmark: { showId: '310001', filters: ['country:US'], topData: true } },
    ];
    for (const body of bodies) {
      const lines = await orderPortal(settings.dataDir, orders.explain, body);
      let text = '';
      for await (const line of lines ?? []) text += line;
      const { passes, runs, compiling } = JSON.parse(text) as Explanation;
      expect(compiling === undefined).toBe(body.time === undefined);
      expect(passes.map(({ name }) => name)).toEqual(['validate', 'access', 'catalogue', 'dates', 'panel', 'order']);
      const decisions = runs.flatMap(({ reads }) => reads);
      expect(decisions.length).toBeGreaterThan(0);
      for (const { refused } of decisions) expect(refused.every(({ why }) => why !== '')).toBe(true);
      const steps = body.time && ['plan', 'count', 'order and write', 'check rows'];
      for (const run of runs) {
        expect(run.statement.sql).toContain('select');
        expect(run.stats.elapsedMs).toBeGreaterThanOrEqual(0);
        expect(run.steps?.map(({ name }) => name)).toEqual(steps);
      }
    }
  });

  it('says what is wrong with a body, whether a portal runs or not', async () => {
    const body = { crosstab: { view: crosstabId, columns: ['genre'] } } as unknown as ExplainBody;
    const { warehouse } = test.portal;
    const message = 'The body is wrong at "crosstab.fields": is required.';
    const lines = (await orderPortal(settings.dataDir, orders.explain, body)) ?? [];
    let text = '';
    for await (const line of lines) text += line;
    expect(JSON.parse(text)).toEqual({ error: message });
    const options = { memberKey: await openMemberKey(settings.dataDir), signal };
    await expect(explainAnswer(warehouse, await test.portal.edition.get(), body, options)).rejects.toThrow(message);
  });
});

describe('a data folder whose path is too long for a socket', () => {
  it('takes orders all the same', async () => {
    const dataDir = join(test.dir, 'a'.repeat(60), 'b'.repeat(60));
    await mkdir(dataDir, { recursive: true });
    const other = await listenOnSocket({ ...test.portal, settings: { ...settings, dataDir } });
    expect(await orderPortal(dataDir, orders.explain, { view: 'showSummary', filters: [] })).not.toBeNull();
    await other.close();
    expect(await orderPortal(dataDir, orders.explain, { view: 'showSummary', filters: [] })).toBeNull();
  });
});

describe('the data folder', () => {
  it('is open to its owner alone, the socket above all', async () => {
    expect((await stat(settings.dataDir)).mode & 0o077).toBe(0);
    expect((await stat(socketPath(settings.dataDir))).mode & 0o077).toBe(0);
    expect(await readdir(settings.dataDir)).toContain('lock.json');
  });

  it('is named to who runs it, with the process that has it, where its store alone is taken', () => {
    const taken = 'The data folder /data/warehouse is in use by process 7.';
    expect(failureText(new WarehouseError('locked', taken))).toBe(taken);
    // What any user is told of the same.
    expect(answerOf(new WarehouseError('locked', taken)).body.error.message).not.toContain('/data');
  });

  it('belongs to one process; a second one is told which and where', async () => {
    await expect(lockDataFolder(settings.dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
    const args = [await bundledCommand('apps/api/src/main.ts')];
    const second = await new Promise<{ code: unknown; text: string }>((resolve) => {
      const env = { ...process.env, DATA_DIR: settings.dataDir, PORT: '0' };
      execFile(process.execPath, args, { env }, (error, _out, text) => resolve({ code: error?.code, text }));
    });
    expect(second.code).toBe(1);
    expect(second.text).toContain(`The data folder is in use by process ${process.pid}`);
    expect(second.text).toContain(settings.dataDir);
    expect(second.text).not.toContain(' at ');
  });
});
