/**
 * The portals that all browser tests of a run look at, one for each worker: a small demo dataset, made and loaded once. The
 * tests leave them as they found them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateDemo } from '@cvm/demo';
import type { TestProject } from 'vitest/node';
import { ensureBuild } from '../scripts/prepare.mjs';
import { demoUsers, startPortals } from '../system/portal.ts';
import { installBrowser } from './browser.ts';
import { startPartner } from './partner-site.ts';
import { testUsers } from './users.ts';

/** Enough for every kind of title and for a ranking that scrolls; the tests name days counted from its last one. */
const demo = { members: 3000, titles: 90, seed: 7, dataThrough: '2026-11-15' };

/** Runs before the first file; what it returns runs after the last. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // Once, and never again while they run: files of the web app must not go from under the pages that are open.
  await Promise.all([ensureBuild(), installBrowser()]);
  const folder = mkdtempSync(path.join(tmpdir(), 'cvm-e2e-demo-'));
  try {
    await generateDemo({ ...demo, out: folder });
    const site = await startPartner();
    const settings = { ...demoUsers, ...site.settings };
    const portals = await startPortals(project.config.maxWorkers, folder, testUsers, settings).catch(async (error) => {
      // What still listens would keep the process, and nothing is tried a second time.
      await site.stop();
      throw error;
    });
    project.provide('partnerPort', site.port);
    project.provide(
      'portals',
      portals.map(({ url, dataDir }) => ({ url, dataDir })),
    );
    return async () => void (await Promise.all([site, ...portals].map((one) => one.stop())));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
