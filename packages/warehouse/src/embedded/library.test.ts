import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundled } from '../../../../scripts/testing/bundled.ts';
import { withoutLibrary } from './library.ts';

test('a missing engine is said in one sentence with the fix', () => {
  expect(withoutLibrary('linux', 'x64')).toMatch(
    /^The analytics engine for linux-x64 .* npm install --include=optional/,
  );
  expect(withoutLibrary('win32', 'x64')).toMatch(/does not run on win32-x64: .*WSL 2.*CLICKHOUSE_URL/);
});

test('the package can be imported where the engine is missing, and opening a folder says so', async () => {
  const built = await bundled(fileURLToPath(new URL('../index.ts', import.meta.url)));
  // A loader hook stands for the missing platform package: nothing on this machine is touched.
  const script = `
    import Module from 'node:module';
    const resolve = Module._resolveFilename;
    Module._resolveFilename = function (request, ...rest) {
      if (/^@chdb\\/lib-/.test(request)) throw Object.assign(new Error('not here'), { code: 'MODULE_NOT_FOUND' });
      return resolve.call(this, request, ...rest);
    };
    const { openEmbedded } = await import(${JSON.stringify(pathToFileURL(built).href)});
    await openEmbedded({ folder: process.argv[1] }).catch((error) => console.log(error.name, error.message));`;
  const folder = mkdtempSync(path.join(tmpdir(), 'cvm-library-'));
  const args = ['--input-type=module', '--eval', script, folder];
  const said = execFileSync(process.execPath, args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(said).toMatch(/^WarehouseError The analytics engine for .* is not installed/);
});
