/**
 * `npm test`: everything, browser included. Installs what it needs (npm packages; Chromium and PostgreSQL by apt when root
 * and missing), checks types and lint while it builds, runs the unit, web and browser tests, and ends with one line
 * `N passed, N failed`. Plain Node: it must run before anything is installed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuild, ensureInstall } from './prepare.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Runs a command of the workspace; true when it succeeded. */
const run = (command, args, stdio, onOutput = () => {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, NODE_ENV: 'test' } });
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });

const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** Runs vitest projects and adds up what they counted. */
const tests = async (title, projects, totals) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cvm-test-'));
  const report = path.join(folder, 'report.json');
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  console.log(`\n== ${title}`);
  const ok = await run(bin('vitest'), args, 'inherit');
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
/** What it printed comes at its end, in one piece: checks run beside one another. */
const check = async (title, command, args) => {
  const printed = [];
  const ok = await run(command, args, ['ignore', 'pipe', 'pipe'], (chunk) => printed.push(chunk));
  console.log(`\n== ${title}: ${ok ? 'passed' : 'failed'}\n${Buffer.concat(printed)}`.trimEnd());
  totals[ok ? 'passed' : 'failed'] += 1;
};

await ensureInstall();
await Promise.all([
  check('Types', bin('tsc'), ['-p', 'tsconfig.json']),
  check('Types of the web app', bin('tsc'), ['-p', 'apps/web/tsconfig.json']),
  check('Lint and format', bin('biome'), ['check', '.']),
  check('Unused code', bin('knip'), []),
  ensureBuild(),
]);
await tests('Unit tests', ['unit', 'web'], totals);
await tests('Browser tests', ['e2e'], totals);

console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
process.exitCode = totals.failed > 0 ? 1 : 0;
