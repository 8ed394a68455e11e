/** Every command tells what it does when asked, and does nothing else; nothing is left of one that is refused. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@cvm/api';
import { expect, it, onTestFinished } from 'vitest';
import { briefly } from '../../../scripts/testing/briefly.ts';
import { bundledCommand } from '../../../scripts/testing/bundled.ts';

const run = promisify(execFile);

const commands: readonly (readonly [string, readonly string[], string])[] = [
  ['load', ['apps/cli/src/load.ts'], 'npm run load -- FOLDER'],
  ['import', ['apps/cli/src/import.ts'], 'npm run import -- KIND SOURCE'],
  ['explain', ['apps/cli/src/explain.ts'], 'npm run explain -- VIEW'],
  ['mcp', ['apps/cli/src/mcp.ts'], 'npm run --silent mcp'],
  ['doctor', ['apps/cli/src/doctor.ts'], 'npm run doctor'],
  ['rotate', ['apps/cli/src/rotate.ts'], 'npm run rotate --'],
  ['demo', ['demo/src/main.ts'], 'npm run demo --'],
  ['bench', ['bench/src/main.ts'], 'npm run bench --'],
  ['start', ['scripts/start.mjs'], 'npm start'],
  ['dev', ['scripts/dev.mjs'], 'npm run dev'],
  ['build', ['scripts/build.mjs'], 'npm run build --'],
  ['changelog', ['scripts/changelog.mjs'], 'npm run changelog --'],
  ['lock', ['scripts/complete-lock.mjs'], 'npm run lock'],
  ['notices', ['scripts/notices.mjs'], 'npm run notices'],
  ['test', ['scripts/test.mjs'], 'npm test'],
];

const dataDir = join(tmpdir(), `cvm-help-${process.pid}`);
const env = { ...process.env, DATA_DIR: dataDir };

const fileOf = async (program: string): Promise<string[]> => {
  if (program.endsWith('.mjs')) return [program];
  return program.startsWith('bench/') ? ['--import', 'tsx', program] : [await bundledCommand(program)];
};

const call = async ([program = '', ...words]: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  run(process.execPath, [...briefly, ...(await fileOf(program)), ...words], {
    cwd: repositoryRoot,
    env: { ...env, ...more },
  });

it('every command answers --help with its usage, exit status 0 and nothing done', async () => {
  const answers = await Promise.all(
    commands.map(async ([name, words]) => {
      const { stdout } = await call([...words, '--help']);
      return [name, stdout.split('\n')[0]] as const;
    }),
  );
  expect(answers).toEqual(commands.map(([name, , usage]) => [name, expect.stringContaining(`Usage: ${usage}`)]));
  expect(existsSync(dataDir)).toBe(false);
});

it('the address of a portal with a path is refused, and no key is sent to the site of that path', async () => {
  const settings = { PORTAL_URL: 'https://site.example/insights', API_KEY: 'k', API_SECRET: 's' };
  const refused = { code: 2, stderr: expect.stringContaining('PORTAL_URL must be an origin such as') };
  await expect(call(['apps/cli/src/mcp.ts'], settings)).rejects.toMatchObject(refused);
});

it('a command that is called wrongly says so, with exit status 2 and nothing done', async () => {
  const wrong: readonly (readonly [readonly string[], string])[] = [
    [['apps/cli/src/rotate.ts', 'member-key'], `There is no data folder ${dataDir}. Set DATA_DIR`],
    [['apps/cli/src/doctor.ts', '--fix'], '"--fix" is nothing that this command takes.'],
    [
      ['apps/cli/src/mcp.ts'],
      'PORTAL_URL must be an address that starts with http:// or https://\n  API_KEY is missing',
    ],
    [['apps/cli/src/import.ts', 'movielens', 'x', '--out', 'a', '--out=b'], '--out is given twice.'],
    [['scripts/start.mjs', '--port', '9000'], '"--port" is nothing that this command takes.'],
    [['scripts/build.mjs', 'servr'], '"servr" is nothing that this command takes.'],
  ];
  const settings = { PORTAL_URL: 'ftp://portal.example', API_SECRET: 's' };
  await Promise.all(
    wrong.map(async ([words, why]) => {
      const refused = { code: 2, stderr: expect.stringContaining(why) };
      await expect(call(words, settings)).rejects.toMatchObject(refused);
    }),
  );
  expect(existsSync(dataDir)).toBe(false);
});

it('a command that is refused leaves nothing where no portal was ever started', async () => {
  const root = await mkdtemp(join(tmpdir(), 'cvm-refused-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const refused: readonly (readonly [readonly string[], string])[] = [
    [['apps/cli/src/load.ts', join(root, 'nowhere')], 'There is no folder'],
    [['apps/cli/src/import.ts', 'movielens', root], 'holds none of the files looked for'],
    [['apps/cli/src/explain.ts', 'showSummary'], 'No data has been loaded yet.'],
  ];
  const stores = refused.flatMap(([words, why], place) =>
    ['there', 'absent'].map((kind) => ({ kind, words, why, DATA_DIR: join(root, `${place}-${kind}`) })),
  );
  for (const { kind, DATA_DIR } of stores) if (kind === 'there') await mkdir(DATA_DIR);
  await Promise.all(
    stores.map(async ({ kind, words, why, DATA_DIR }) => {
      const stderr = expect.stringContaining(kind === 'absent' && why.startsWith('No data') ? 'no data folder' : why);
      await expect(call(words, { DATA_DIR })).rejects.toMatchObject({ code: 1, stderr });
    }),
  );
  expect((await readdir(root, { recursive: true })).sort()).toEqual(refused.map((_, place) => `${place}-there`));
});
