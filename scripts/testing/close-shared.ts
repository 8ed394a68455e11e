/** Runs in each file before all that stands in it: what files before it shared is closed where this one does not share it. */
import { beforeAll, expect } from 'vitest';
import { closeShared } from './shared.ts';

beforeAll(() => closeShared(expect.getState().testPath));
