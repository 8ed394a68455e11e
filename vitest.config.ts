import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { briefly } from './scripts/testing/briefly.ts';
import { shares } from './scripts/testing/shared.ts';

/**
 * Vitest would leave a core to itself, which is half of a machine with two. Files wait for processes and servers a tenth of their time:
 * with three at a time two cores are busy, which ends them 4 % sooner. A file that opens a store takes up to 1 GB.
 */
const workers = Math.max(3, availableParallelism() - 1);

/** Minutes of the files that take long, as a run wrote them down (scripts/test.mjs); vitest knows none in a fresh clone. */
const { files: minutes }: { files: Readonly<Record<string, number>> } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'scripts/test-minutes.json'), 'utf8'),
);
const minutesOf = ({ moduleId }: TestSpecification): number =>
  minutes[
    path
      .relative(import.meta.dirname, moduleId)
      .split(path.sep)
      .join('/')
  ] ?? 0;

/**
 * Long files first, so that no worker is left alone with one at the end, and a project's files together: a process that files
 * share ends where the next one in the row is of another project. Within one those that share a portal come first, and then those
 * that share accounts stores, as these close where another file comes.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longest = new Map<string, number>();
    for (const file of files)
      longest.set(file.project.name, Math.max(longest.get(file.project.name) ?? 0, minutesOf(file)));
    const longestIn = ({ project }: TestSpecification): number => longest.get(project.name) ?? 0;
    const shared = new Map(
      files.map((file) => [file, shares(file.moduleId, 'portal') ? 2 : Number(shares(file.moduleId, 'accounts'))]),
    );
    const sharesIn = (file: TestSpecification): number => shared.get(file) ?? 0;
    return (await super.sort(files)).sort(
      (a, b) =>
        longestIn(b) - longestIn(a) ||
        a.project.name.localeCompare(b.project.name) ||
        sharesIn(b) - sharesIn(a) ||
        minutesOf(b) - minutesOf(a),
    );
  }
}

/**
 * How long anything may take: a busy machine takes long over what is a second's work, and what does end is not waited for. A
 * hook has no second try: one that is given up leaves open what the files after it in its process are refused.
 */
const patiently = { expect: { poll: { timeout: 120_000 } }, testTimeout: 600_000, hookTimeout: 600_000 };

/**
 * Tests that speak over HTTP, open stores or drive a browser: a busy machine can tear a connection down. A second failure is the
 * product's; the report names each that was tried again, to be looked into.
 */
const retry = 1;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{contract,metrics,reference}', 'importers', 'scripts'].map(
            (folder) => `${folder}/**/*.test.ts`,
          ),
          setupFiles: ['vitest.setup.ts'],
          maxWorkers: workers,
          // Functions of what they are given: a process of its own for each file would cost thrice what the tests do.
          isolate: false,
          ...patiently,
        },
      },
      {
        test: {
          // What opens stores or invents data: seconds a file, so that the inner loop leaves it to the whole run.
          name: 'stores',
          include: ['packages/{warehouse,accounts}', 'apps/{api,cli}', 'demo', 'bench'].map(
            (folder) => `${folder}/**/*.test.ts`,
          ),
          setupFiles: ['vitest.setup.ts', 'scripts/testing/close-shared.ts'],
          globalSetup: ['scripts/testing/run-folder.ts'],
          maxWorkers: workers,
          execArgv: briefly,
          // To load the engine, the server and the accounts store's driver is half of what a file alone would cost.
          isolate: false,
          retry,
          ...patiently,
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
          maxWorkers: workers,
          // React, the components and the page's standards are half of what a file alone would cost.
          isolate: false,
          retry,
          ...patiently,
        },
      },
      {
        test: {
          name: 'system',
          include: ['system/**/*.system.ts'],
          setupFiles: ['vitest.setup.ts'],
          globalSetup: ['scripts/testing/run-folder.ts', 'system/build.ts'],
          maxWorkers: workers,
          execArgv: briefly,
          isolate: false,
          retry,
          ...patiently,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['scripts/testing/run-folder.ts', 'e2e/shared-portal.ts'],
          // Two files at a time, each worker with a portal of its own: one alone leaves a core waiting for the other.
          maxWorkers: 2,
          execArgv: briefly,
          // One browser for all files of a worker, whose tabs have the app's code compiled and its files fetched.
          isolate: false,
          // After the other projects, whose workers would be too many beside browsers.
          sequence: { groupOrder: 1 },
          retry,
          // Pages are asked again until they show what is expected, instead of being given time.
          ...patiently,
        },
      },
    ],
  },
});
