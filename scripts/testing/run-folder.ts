/**
 * A folder that all test files of a run share, and that is gone after it: what one of them made, the others take. The whole
 * run (`npm test`) names one; what it does not name is made here.
 */
import type { TestProject } from 'vitest/node';
import { makeRunFolder } from '../run-folder.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    runFolder: string;
  }
}

/** Runs before the first file. */
export const setup = (project: TestProject): void => {
  process.env.CVM_RUN_FOLDER ??= makeRunFolder();
  project.provide('runFolder', process.env.CVM_RUN_FOLDER);
};
