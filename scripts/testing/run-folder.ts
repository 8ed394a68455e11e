/**
 * A folder that all test files of a run share, and that is gone after it: what one of them made, the others take. The whole
 * run (`npm test`) names one; what it does not name is made here.
 */
import { makeRunFolder } from '../run-folder.mjs';

/** Runs before the first file; the processes of the tests are given the name. */
export const setup = (): void => {
  process.env.CVM_RUN_FOLDER ??= makeRunFolder();
};
