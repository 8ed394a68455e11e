/**
 * `npm test`: everything, browser included. Installs what it needs (npm packages; Chromium and PostgreSQL by apt when root
 * and missing), checks types and lint, builds, runs the unit, web and browser tests, and ends with one line
 * `N passed, N failed`. Plain Node: it must run before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuild, ensureInstall } from './prepare.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Runs a command of the workspace in the foreground; true when it succeeded. Building leaves `production` in the environment. */
const run = (title, command, args, env = {}) => {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
  return status === 0;
};

const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** Runs vitest projects and adds up what they counted. */
const tests = (title, projects, totals) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cvm-test-'));
  const report = path.join(folder, 'report.json');
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const ok = run(title, bin('vitest'), args);
  try {
    const counted = JSON.parse(readFileSync(report, 'utf8'));
    totals.passed += counted.numPassedTests;
    // A file that cannot be loaded has no test that failed, yet it is a failure.
    totals.failed += counted.numFailedTests || (ok ? 0 : Math.max(1, counted.numFailedTestSuites));
    totals.skipped += counted.numPendingTests + counted.numTodoTests;
  } catch {
    totals.failed += 1;
  }
  rmSync(folder, { recursive: true, force: true });
};

const totals = { passed: 0, failed: 0, skipped: 0 };
const check = (title, command, args) => {
  if (run(title, command, args)) totals.passed += 1;
  else totals.failed += 1;
};

await ensureInstall();
check('Types', bin('tsc'), ['-p', 'tsconfig.json']);
check('Types of the web app', bin('tsc'), ['-p', 'apps/web/tsconfig.json']);
check('Lint and format', bin('biome'), ['check', '.']);
check('Unused code', bin('knip'), []);
await ensureBuild();
tests('Unit tests', ['unit', 'web'], totals);
tests('Browser tests', ['e2e'], totals);

console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
process.exitCode = totals.failed > 0 ? 1 : 0;
