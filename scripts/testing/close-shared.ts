/** Runs in each file before all that stands in it: what files before it shared is closed where this one does not share it. */
import { beforeAll, expect } from 'vitest';
import { closeShared, sharesPortal } from './shared.ts';

beforeAll(async () => {
  const { testPath } = expect.getState();
  if (testPath === undefined || !sharesPortal(testPath)) await closeShared();
});
