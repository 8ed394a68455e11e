/**
 * The portal that all browser tests of a run look at: a small demo dataset, made and loaded once. Its address is provided
 * to the test files. The tests leave it as they found it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateDemo } from '@cvm/demo';
import type { TestProject } from 'vitest/node';
import { startPortal } from './portal.ts';
import { testUsers } from './users.ts';

declare module 'vitest' {
  interface ProvidedContext {
    portalUrl: string;
    /** Where messages lie that were not sent for want of a mail server. */
    portalDataDir: string;
  }
}

/** Enough for every kind of title and for a ranking that scrolls; the tests name days counted from its last one. */
const demo = { members: 3000, titles: 90, seed: 7, dataThrough: '2026-11-15' };

/** Runs before the first file; what it returns runs after the last. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cvm-e2e-demo-'));
  try {
    await generateDemo({ ...demo, out: folder });
    const portal = await startPortal(folder, testUsers);
    project.provide('portalUrl', portal.url);
    project.provide('portalDataDir', portal.dataDir);
    return portal.stop;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
