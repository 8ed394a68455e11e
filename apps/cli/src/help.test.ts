/** Every command tells what it does when asked, and does nothing else. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@cvm/api';
import { expect, it } from 'vitest';

const run = promisify(execFile);

const commands: readonly (readonly [string, readonly string[], string])[] = [
  ['load', ['apps/cli/src/load.ts'], 'npm run load -- FOLDER'],
  ['import', ['apps/cli/src/import.ts'], 'npm run import -- KIND SOURCE'],
  ['explain', ['apps/cli/src/explain.ts'], 'npm run explain -- VIEW'],
  ['mcp', ['apps/cli/src/mcp.ts'], 'npm run --silent mcp'],
  ['doctor', ['apps/cli/src/doctor.ts'], 'npm run doctor'],
  ['demo', ['demo/src/main.ts'], 'npm run demo --'],
  ['bench', ['bench/src/main.ts'], 'npm run bench --'],
  ['start', ['scripts/start.mjs'], 'npm start'],
  ['dev', ['scripts/dev.mjs'], 'npm run dev'],
  ['build', ['scripts/build.mjs'], 'npm run build --'],
  ['changelog', ['scripts/changelog.mjs'], 'npm run changelog --'],
];

it('every command answers --help with its usage, exit status 0 and nothing done', async () => {
  const dataDir = join(tmpdir(), `cvm-help-${process.pid}`);
  const env = { ...process.env, DATA_DIR: dataDir };
  const tsx = join(repositoryRoot, 'node_modules/.bin/tsx');
  const answers = await Promise.all(
    commands.map(async ([name, words]) => {
      const isPlain = words[0]?.endsWith('.mjs');
      const program = isPlain ? process.execPath : tsx;
      const { stdout } = await run(program, [...words, '--help'], { cwd: repositoryRoot, env });
      return [name, stdout.split('\n')[0]] as const;
    }),
  );
  expect(answers).toEqual(commands.map(([name, , usage]) => [name, expect.stringContaining(`Usage: ${usage}`)]));
  expect(existsSync(dataDir)).toBe(false);
}, 120_000);
