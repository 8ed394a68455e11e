/** The table of rooms in ARCHITECTURE.md says which room imports which: all that is no test, and no other. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isTest, root, sourcesBelow, withoutComments } from './testing/sources.ts';

type Room = { readonly folder: string; readonly imports: readonly string[] | 'everything' };

/** `contract, metrics; cli for its words`: names of rooms, each with what it is needed for. */
const namesIn = (cell: string): Room['imports'] => {
  if (cell === 'everything') return cell;
  return cell === 'nothing' ? [] : cell.split(/[,;] /).map((words) => words.split(' ')[0] ?? '');
};

const [, table = ''] =
  /\| room \|.*\n\|[-|]+\|\n([\s\S]*?)\n\n/.exec(readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8')) ?? [];
const rooms: readonly Room[] = table.split('\n').flatMap((row) => {
  const [, folders = '', , imports = ''] = row.split('|').map((cell) => cell.trim());
  return [...folders.matchAll(/`([a-z0-9/]+)`/g)].map(([, folder = '']) => ({ folder, imports: namesIn(imports) }));
});

const nameOf = (folder: string): string => path.basename(folder);
const roomOf = (file: string): string | undefined =>
  rooms.map(({ folder }) => folder).find((folder) => file.startsWith(`${folder}/`));

/** The room that is named, or whose file is: `@cvm/contract/testing`, `../../cli/src/text-table.ts`. */
const importedFrom = (file: string, name: string): string[] => {
  if (name.startsWith('@cvm/')) return [name.split('/')[1] ?? ''];
  const room = name.startsWith('.') ? roomOf(path.join(path.dirname(file), name)) : undefined;
  return room === undefined ? [] : [nameOf(room)];
};

const importsOf = (folder: string): string[] => {
  const found = sourcesBelow([folder])
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const text = withoutComments(readFileSync(path.join(root, file), 'utf8'));
      return [...text.matchAll(/(?:from |import\()'([^']+)'/g)].flatMap(([, name = '']) => importedFrom(file, name));
    });
  return [...new Set(found)].filter((name) => name !== nameOf(folder)).sort();
};

test('every room has a line', () => {
  const manifest: { workspaces: string[] } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const inside = (workspace: string): boolean =>
    rooms.some(({ folder }) => folder === workspace || folder.startsWith(workspace.replace('*', '')));
  expect(manifest.workspaces.filter((workspace) => !inside(workspace))).toEqual([]);
  expect(rooms.length).toBeGreaterThan(10);
});

test.each(rooms.filter(({ imports }) => imports !== 'everything'))(
  '$folder imports $imports',
  ({ folder, imports }) => {
    expect(importsOf(folder)).toEqual([...imports].sort());
  },
);
