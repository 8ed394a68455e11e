/**
 * `npm test`: everything, browser included. Installs what it needs (npm packages; Chromium and PostgreSQL by apt when root
 * and missing), checks types and lint while it builds, runs the unit, web and browser tests against one PostgreSQL server
 * made for the run, says where the time went, and ends with one line `N passed, N failed`. Plain Node: it must run before
 * anything is installed.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { helpOr } from './help.mjs';
import { startPostgres } from './postgres.mjs';
import { ensureBuild, ensureInstall } from './prepare.mjs';
import { makeRunFolder } from './run-folder.mjs';

helpOr(
  [
    'Usage: npm test',
    '  Types, lint, and every test, in the stores and in Chromium. It takes no words: npx vitest run --project PROJECT FILE runs',
    '  one file. Installs what it needs. Exit status: 0 all passed, 1 something failed.',
  ].join('\n'),
  [],
);

const root = path.resolve(import.meta.dirname, '..');

const runFolder = makeRunFolder();
// Ended from outside it takes its folder along, too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const notesFile = path.join(runFolder, 'notes.ndjson');
writeFileSync(notesFile, '');

/** The server that every test of accounts makes a database on; without one each file says what is missing. */
let postgres = null;

/** Runs a command of the workspace; true when it succeeded. */
const run = (command, args, stdio, onOutput = () => {}, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio, env: { ...environment(), ...env } });
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });

const environment = () => ({
  ...process.env,
  NODE_ENV: 'test',
  CVM_NOTES: notesFile,
  CVM_RUN_FOLDER: runFolder,
  ...(postgres && { CVM_TEST_POSTGRES_URL: postgres.url }),
});

const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** Runs vitest projects, of some files alone where these are named. Answers whether all is well, and each file with its tests. */
const vitest = async (projects, files = []) => {
  const report = path.join(runFolder, 'report.json');
  const args = [
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${path.join(import.meta.dirname, 'notes-reporter.mjs')}`,
  ];
  const ok = await run(bin('vitest'), args, 'inherit');
  try {
    return { ok, ran: JSON.parse(readFileSync(report, 'utf8')).testResults };
  } catch {
    return { ok, ran: [] };
  } finally {
    rmSync(report, { force: true });
  }
};

/** Its process ended before its tests did. */
const isUnfinished = ({ assertionResults }) =>
  assertionResults.length === 0 || assertionResults.some(({ status }) => status === 'pending');

const add = (ran, totals) => {
  for (const { status, assertionResults } of ran) {
    const counted = (...kinds) => assertionResults.filter((test) => kinds.includes(test.status)).length;
    totals.passed += counted('passed');
    totals.skipped += counted('skipped', 'pending', 'todo');
    // A file that cannot be loaded has no test that failed, yet it is a failure.
    totals.failed += counted('failed') || (status === 'failed' ? 1 : 0);
  }
};

/**
 * Runs vitest projects and adds up what they counted. What vitest tries no second time gets one here, with its whole file in a
 * process of its own: a hook that failed, files that shared a process with what it left open, what a run of a project begins with.
 */
const tests = async (title, projects, totals) => {
  console.log(`\n== ${title}`);
  const noted = readNotes().length;
  const { ok, ran } = await vitest(projects);
  const again = ran.filter((file) => file.status === 'failed' || isUnfinished(file)).map(({ name }) => name);
  add(
    ran.filter(({ name }) => !again.includes(name)),
    totals,
  );
  if (ok) return;
  // An error beside all files stays one, unless it is that a process ended.
  const isForgiven = ({ file, reasons }) =>
    file !== undefined || reasons.every((reason) => reason.startsWith('[vitest-pool]'));
  const stays = readNotes().some((note, place) => place >= noted && note.failed && !isForgiven(note));
  const isDone = again.length === 0 && ran.length > 0;
  if (stays || isDone) totals.failed += 1;
  if (isDone) return;
  console.log(`\n== ${title}, once more: ${again.length || 'all'} of the files`);
  forgive((note, place) => place >= noted && note.failed && isForgiven(note));
  const second = await vitest(projects, again);
  const before = totals.failed;
  const known = second.ran.filter(({ name }) => again.length === 0 || again.includes(name));
  add(known, totals);
  if (totals.failed === before && (!second.ok || known.length < again.length)) totals.failed += 1;
};

/** What is tried again has failed when it does once more. */
const forgive = (isForgiven) => {
  const lines = readFileSync(notesFile, 'utf8').split('\n').filter(Boolean);
  const forgiven = lines.map((line, place) => {
    const note = JSON.parse(line);
    const { failed: again, ...rest } = note;
    return isForgiven(note, place) ? JSON.stringify({ ...rest, again }) : line;
  });
  writeFileSync(notesFile, forgiven.map((line) => `${line}\n`).join(''));
};

/** What the reporter noted of the files that ran. */
const readNotes = () =>
  readFileSync(notesFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .map(({ file, ...rest }) => ({ file: file && path.relative(root, file).split(path.sep).join('/'), ...rest }));

/** Every file that ran, with its own seconds; some run beside one another. */
const filesTimed = () =>
  readNotes()
    .filter(({ seconds }) => seconds !== undefined)
    .sort((a, b) => b.seconds - a.seconds);

const minutes = (seconds) => `${(seconds / 60).toFixed(1).padStart(6)} min`;

/**
 * What a run on two quiet cores took, of each group and of the files that take long, by which vitest begins with these
 * (vitest.config.ts); `CVM_KEEP_MINUTES=1 npm test` writes it down anew.
 */
const minutesFile = path.join(import.meta.dirname, 'test-minutes.json');
const keptFrom = 0.5;

const rounded = (entries) =>
  Object.fromEntries(entries.map(([name, seconds]) => [name, Number((seconds / 60).toFixed(1))]));

const keepMinutes = (groups, files) => {
  const long = files.filter(({ seconds }) => seconds / 60 >= keptFrom).map(({ file, seconds }) => [file, seconds]);
  writeFileSync(minutesFile, `${JSON.stringify({ groups: rounded(groups), files: rounded(long) }, null, 2)}\n`);
};

/** A remark, never a failure: a machine with other work is slower, in all groups alike. */
const growth = (seconds, kept) =>
  kept !== undefined && seconds / 60 > 1.25 * kept + 0.2
    ? `, ${(seconds / 60 - kept).toFixed(1)} more than written down`
    : '';

/** Minutes of each group of files, which of them have grown, and the ten slowest files. */
const sayTimes = (elapsed) => {
  const files = filesTimed();
  const groups = new Map();
  for (const { file, seconds } of files) {
    const group = file
      .split('/')
      .slice(0, /^(packages|apps)/.test(file) ? 2 : 1)
      .join('/');
    groups.set(group, (groups.get(group) ?? 0) + seconds);
  }
  const bySeconds = (a, b) => b[1] - a[1];
  console.log(
    `\n== Time: ${(elapsed / 60).toFixed(1)} min. Minutes of the files of each group, of which two (browser) or three run at a time`,
  );
  const kept = JSON.parse(readFileSync(minutesFile, 'utf8')).groups;
  const sorted = [...groups].sort(bySeconds);
  for (const [group, seconds] of sorted) console.log(`${minutes(seconds)}  ${group}${growth(seconds, kept[group])}`);
  if (process.env.CVM_KEEP_MINUTES === '1') keepMinutes(sorted, files);
  console.log('\n== The slowest files');
  for (const { file, seconds } of files.slice(0, 10)) console.log(`${minutes(seconds)}  ${file}`);
};

/** What failed and what needed a second try, once more and by name: the log between is long, and may have been cut. */
const sayFailures = () => {
  const notes = [...failedChecks.map((failed) => ({ failed, reasons: [] })), ...readNotes()];
  for (const [title, kind] of [
    ['Needed a second try', 'again'],
    ['Failed', 'failed'],
  ]) {
    const named = notes.filter((entry) => entry[kind] !== undefined);
    if (named.length > 0) console.log(`\n== ${title}`);
    for (const { file, reasons, [kind]: name } of named) {
      console.log([file, name].filter(Boolean).join(' > '));
      for (const reason of reasons) console.log(reason.split('\n').slice(0, 12).join('\n').replace(/^/gm, '    '));
    }
  }
};

const started = Date.now();
const failedChecks = [];
const totals = { passed: 0, failed: 0, skipped: 0 };
/** What it printed comes at its end, in one piece: checks run beside one another. */
const check = async (title, command, args, env) => {
  const printed = [];
  const ok = await run(command, args, ['ignore', 'pipe', 'pipe'], (chunk) => printed.push(chunk), env);
  console.log(`\n== ${title}: ${ok ? 'passed' : 'failed'}\n${Buffer.concat(printed)}`.trimEnd());
  totals[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failedChecks.push(title);
};

await ensureInstall();
/** Where the tests are told to leave PostgreSQL out, or have one, none is made. */
const makePostgres = async () => {
  if (process.env.CVM_TEST_POSTGRES_URL || process.env.CVM_SKIP_POSTGRES === '1') return null;
  return (
    startPostgres()
      // Another program may have taken its port in the meantime.
      .catch(startPostgres)
      .catch((error) => console.log(`No PostgreSQL for the run: ${error.message}`) ?? null)
  );
};
/** The compiler ends before it needs more than 1.5 GB; to look for memory it could give back is a quarter of its work. */
const keepingMemory = { GOGC: 'off', GOMEMLIMIT: '3GiB' };
// Several checkers in a compiler look at much of the same; here the checks themselves run beside one another.
[postgres] = await Promise.all([
  makePostgres(),
  check('Types', bin('tsc'), ['-p', 'tsconfig.json', '--checkers', '1'], keepingMemory),
  check('Types of the web app', bin('tsc'), ['-p', 'apps/web/tsconfig.json', '--checkers', '1'], keepingMemory),
  check('Lint and format', bin('biome'), ['check', '.']),
  check('Unused code', bin('knip'), []),
  ensureBuild(),
]);
await tests('Unit and system tests', ['system', 'stores', 'unit', 'web'], totals);
await tests('Browser tests', ['e2e'], totals);
await postgres?.stop();
sayTimes((Date.now() - started) / 1000);
sayFailures();

console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
process.exitCode = totals.failed > 0 ? 1 : 0;
