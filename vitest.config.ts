import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/{api,cli}/**/*.test.ts',
            'demo/**/*.test.ts',
            'importers/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          setupFiles: ['vitest.setup.ts'],
          // Opening an embedded store takes seconds on a busy machine.
          testTimeout: 240_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        root: 'apps/web',
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['vitest.setup.ts', 'apps/web/src/testing/setup.ts'].map((file) =>
            path.resolve(import.meta.dirname, file),
          ),
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/shared-portal.ts'],
          // One file at a time: a portal and a browser take both cores.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // A busy machine can tear a browser's connection down; a second failure is the product's. The report says which were tried again.
          retry: 1,
          // Pages are asked again until they show what is expected, instead of being given time.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
