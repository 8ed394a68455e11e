import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseImportArguments, runImport } from './command.ts';
import { folderOf, readManifestOf, temporaryFolder } from './testing/dataset-files.ts';

const sample = fileURLToPath(new URL('../../system/fixtures/star-wars-survey', import.meta.url));

const run = async (...args: string[]) => {
  const dataDir = await temporaryFolder();
  const said: string[] = [];
  const noted: string[] = [];
  const terminal = { say: (line: string) => said.push(line), note: (line: string) => noted.push(line) };
  const result = await runImport(args, dataDir, terminal);
  return { result, dataDir, said: said.join('\n'), noted: noted.join('\n') };
};

test('a good import exits with 0, tells what was written and hands back folder and --load', async () => {
  const { result, dataDir, said, noted } = await run('star-wars-survey', sample, '--load');
  const out = join(dataDir, 'imports', 'star-wars-survey');
  expect(result).toMatchObject({ exitCode: 0, load: true, out, summary: { dataThrough: '2014-06-06' } });
  expect(await readManifestOf(out)).toMatchObject({ format: 1 });
  expect(said).toContain('views: 3,897');
  expect(said).toContain(`Dataset written to ${out}`);
  expect(noted).toContain('StarWars.csv: 1,186 rows, 100 %');
});

test('--out names the folder, and without --load nothing is to be loaded', async () => {
  const out = join(await temporaryFolder(), 'here');
  expect((await run('star-wars-survey', sample, '--out', out)).result).toMatchObject({ exitCode: 0, load: false, out });
  expect(await readManifestOf(out)).toMatchObject({ data_through: '2014-06-06' });
});

test('options may stand before, between and after KIND and SOURCE', () => {
  const parsed = { kind: 'movielens', source: 'src', out: 'o', load: true };
  expect(parseImportArguments(['--out', 'o', 'movielens', 'src', '--load'], 'data')).toEqual(parsed);
  expect(parseImportArguments(['movielens', '--load', '--out=o', 'src'], 'data')).toEqual(parsed);
});

test('an unknown kind exits with 2 and lists the kinds', async () => {
  const { result, noted } = await run('netflix', sample);
  expect(result.exitCode).toBe(2);
  expect(noted).toBe('Unknown kind "netflix". Kinds: movielens, star-wars-survey.');
});

test('names that every object carries are no kinds', async () => {
  expect((await run('constructor', sample)).result.exitCode).toBe(2);
});

test('missing, superfluous and unknown arguments exit with 2 and say which', async () => {
  const none = await run();
  expect([none.result.exitCode, none.noted]).toEqual([
    2,
    expect.stringMatching(/KIND is missing\.\nUsage: npm run import/),
  ]);
  const noSource = await run('movielens');
  expect([noSource.result.exitCode, noSource.noted]).toEqual([
    2,
    expect.stringMatching(/SOURCE is missing\. .*ratings\.csv/),
  ]);
  const many = await run('movielens', 'a', 'b');
  expect([many.result.exitCode, many.noted]).toEqual([2, expect.stringContaining('"b"')]);
  const option = await run('movielens', 'a', '--force');
  expect([option.result.exitCode, option.noted]).toEqual([2, expect.stringContaining("'--force'")]);
  const unset = [await run('movielens', ''), await run('movielens', 'a', '--out', '')];
  expect(unset.map(({ result, noted }) => [result.exitCode, noted])).toEqual([
    [2, expect.stringContaining('SOURCE is missing.')],
    [2, '--out must name a folder.'],
  ]);
});

test('a source at fault exits with 1 and names what is wrong', async () => {
  const missing = await run('movielens', '/no/such/folder');
  expect([missing.result.exitCode, missing.noted]).toEqual([
    1,
    expect.stringContaining('/no/such/folder does not exist'),
  ]);
  const broken = await run(
    'movielens',
    await folderOf({ 'movies.csv': 'movieId,title,genres\n', 'ratings.csv': 'x\n' }),
  );
  expect([broken.result.exitCode, broken.noted]).toEqual([
    1,
    expect.stringContaining('ratings.csv, line 1: column "userId"'),
  ]);
});

test('an output folder with other files exits with 1 and names one', async () => {
  const { result, noted } = await run('star-wars-survey', sample, '--out', await folderOf({ 'mine.txt': '' }));
  expect(result.exitCode).toBe(1);
  expect(noted).toContain('mine.txt');
});
