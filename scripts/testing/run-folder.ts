/**
 * A folder that all test files of a run share, and that is gone after it: what one of them made, the others take. The whole
 * run (`npm test`) names one for all of its projects; otherwise each project has its own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    runFolder: string;
  }
}

/** Runs before the first file; what it returns runs after the last. */
export const setup = (project: TestProject): (() => void) => {
  const given = process.env.CVM_RUN_FOLDER;
  const folder = given ?? mkdtempSync(join(tmpdir(), 'cvm-run-'));
  project.provide('runFolder', folder);
  return () => {
    if (given === undefined) rmSync(folder, { recursive: true, force: true });
  };
};
