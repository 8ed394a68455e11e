/** The documents tell of today: of files, tests, commands and lists that the code has. Decisions tell of their day and stay. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ageBuckets, emotions, lookViews } from '@cvm/contract';
import { expect, test } from 'vitest';
import { tableColumns } from '../demo/src/columns.ts';
import { defaultMembers, defaultSeed, defaultTitles } from '../demo/src/options.ts';
import * as imported from '../importers/src/dataset/tables.ts';
import { fileTables, requiredTables } from '../packages/warehouse/src/load/format.ts';
import { root } from './testing/sources.ts';

const rooms = ['packages', 'apps', 'demo', 'importers', 'bench', 'system', 'e2e', 'scripts', 'docs'];
const files = [
  ...readdirSync(root),
  ...rooms.flatMap((room) => readdirSync(path.join(root, room), { recursive: true }).map((file) => `${room}/${file}`)),
].filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const documents = files.filter((file) => file.endsWith('.md') && !/^docs\/decisions\/|^THIRD-PARTY/.test(file));

/** A file by its path or by the end of one. */
const filesNamed = (name: string): string[] => files.filter((file) => file === name || file.endsWith(`/${name}`));
const source = '[\\w./-]+\\.(?:tsx?|mjs|css|sql)';

test('every source that a document names is there', () => {
  const named = documents.flatMap((document) =>
    [...textOf(document).matchAll(new RegExp(`\`(${source})\``, 'g'))].map(([, name = '']) => ({ document, name })),
  );
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter(({ name }) => filesNamed(name).length === 0)).toEqual([]);
});

test('every test that the requirements name by its words is in its file', () => {
  const rows = textOf('docs/requirements.md').split('\n');
  const named = rows.flatMap((row) =>
    [...(row.split(' | ').at(2) ?? '').matchAll(new RegExp(`\`(${source})\` \\(([^)]+)\\)`, 'g'))].map(
      ([, name = '', words = '']) => ({ name, words }),
    ),
  );
  const says = (name: string, words: string): boolean =>
    filesNamed(name).some((file) => textOf(file).toLowerCase().includes(words.toLowerCase()));
  const silent = named.filter(
    ({ name, words }) => !says(name, words) && !words.split(/[,;] /).every((one) => says(name, one)),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(silent).toEqual([]);
});

test('every command that a document names is there', () => {
  const manifest = (folder: string): { scripts: object } => JSON.parse(textOf(path.join(folder, 'package.json')));
  const named = documents.flatMap((document) =>
    [...textOf(document).matchAll(/npm run (?:-s |--silent )?([a-z]+)( -w @cvm\/)?/g)].map(([, name = '', inside]) => ({
      document,
      name,
      folder: inside === undefined ? '.' : path.dirname(document),
    })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name, folder }) => !Object.hasOwn(manifest(folder).scripts, name))).toEqual([]);
});

test('every link of a document leads to a file and its heading', () => {
  const anchorsOf = (file: string): string[] =>
    [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    );
  const links = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((document) =>
      [...textOf(document).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => ({ document, link })),
    );
  const isLost = ({ document, link }: (typeof links)[number]): boolean => {
    const [place = '', anchor] = link.split('#');
    const file = place === '' ? document : path.join(path.dirname(document), place);
    return !files.includes(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  };
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(isLost)).toEqual([]);
});

/** Cells of the lines of the table below a head that begins so. */
const tableBelow = (document: string, head: string): string[][] => {
  const lines = textOf(document).split('\n');
  const first = lines.findIndex((line) => line.startsWith(`| ${head} `)) + 2;
  const end = lines.findIndex((line, index) => index >= first && !line.startsWith('|'));
  return lines
    .slice(first, end)
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim()));
};

test('the format of data sets is the one that is loaded', () => {
  const named = tableBelow('docs/dataset.md', 'table').map(([name, columns = '']) => ({
    name,
    columns: columns.replaceAll(/ \([^)]*\)/g, '').split(/, | or /),
  }));
  const loaded = fileTables.map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => `${column.name}${column.required ? '' : '?'}`),
  }));
  expect(named).toEqual(loaded);
  const words = textOf('docs/dataset.md').replaceAll('\n', ' ');
  expect(words).toContain(`**Emotions**: ${emotions.join(', ')}.`);
  expect(words).toContain(`**Age buckets**: ${ageBuckets.join(', ')}.`);
});

test('the demo writes all of the format, and importers nothing else', () => {
  const loaded = new Map<string, readonly string[]>(
    fileTables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
  expect(new Map(Object.entries(tableColumns))).toEqual(loaded);
  for (const [table, columns] of Object.entries(imported.tableColumns))
    expect([table, loaded.get(table)]).toEqual([table, expect.arrayContaining([...columns])]);
  expect(imported.requiredTables).toEqual(requiredTables);
});

test('the sizes of the demo are those it has unless others are given', () => {
  const told = new Map(tableBelow('demo/README.md', 'flag').map(([flag, value]) => [flag, value]));
  const sizes = { '`--members`': defaultMembers, '`--titles`': defaultTitles, '`--seed`': defaultSeed };
  for (const [flag, size] of Object.entries(sizes)) expect([flag, told.get(flag)]).toEqual([flag, String(size)]);
});

test('every embedded look is told of with its view, and every tool of assistants', () => {
  const looks = tableBelow('docs/embedded-looks.md', 'look').map((cells) =>
    [...cells.join(' ').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(looks).toEqual(Object.entries(lookViews));
  const named = tableBelow('docs/assistants.md', 'tool').flatMap(([tools = '']) => [...tools.matchAll(/`(\w+)`/g)]);
  const tools = ['catalogue', 'figures'].flatMap((name) => [
    ...textOf(`apps/api/src/mcp/${name}.ts`).matchAll(/tool\(\{\s+name: '(\w+)'/g),
  ]);
  const names = (found: readonly RegExpMatchArray[]) => found.map(([, name]) => name).sort();
  expect(names(named)).toEqual(names(tools));
  expect(tools.length).toBeGreaterThan(0);
});

test('the golden data set has as many questions as it says', () => {
  const [, ...questions] = tableBelow('system/fixtures/golden/README.md', 'file');
  expect(questions).not.toEqual([]);
  for (const [file = '', holds = ''] of questions) {
    const { cases }: { cases: unknown[] } = JSON.parse(textOf(`system/fixtures/golden/${file.replaceAll('`', '')}`));
    expect([file, Number(/^\d+/.exec(holds)?.[0])]).toEqual([file, cases.length]);
  }
});
