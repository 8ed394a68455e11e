/** One word per thing (docs/glossary.md): the words and forms that were given up do not come back. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const rooms = ['packages', 'apps', 'demo', 'importers', 'bench', 'system', 'e2e', 'scripts'];
const left = ['node_modules', 'dist', 'golden', 'fixtures', 'migrations', 'words.test.ts'];

type Rule = {
  readonly word: RegExp;
  readonly instead: string;
  /** Beginnings of the paths it holds for; absent = all. */
  readonly inside?: readonly string[];
  /** Files that name it for a reason. */
  readonly except?: readonly string[];
};

const rules: readonly Rule[] = [
  {
    word: /\baccount\b/i,
    instead: 'user, a person who signs in',
  },
  {
    word: /\blayouts?\b/i,
    instead: 'rollup, a table derived from facts',
    inside: ['packages/metrics/', 'packages/warehouse/'],
    except: [
      'packages/warehouse/src/load/edition.ts',
      'packages/warehouse/src/load/load.damaged.test.ts',
      // The engine's own word.
      'packages/warehouse/src/load/lookups.ts',
    ],
  },
  {
    word: /organisation/i,
    instead: 'organization',
    except: ['packages/accounts/src/migrations.test.ts'],
  },
  {
    word: /\be-mail/i,
    instead: 'email, as the specification has it',
    // Fans write as they like.
    except: ['demo/src/words/comments-en.ts'],
  },
  { word: /\bnaive\b/i, instead: 'reference, the second computation' },
  {
    word: /contentKind|BenchmarkKind|'series' \| 'movie'/,
    instead: 'TitleKind, or ContentType of the data',
    inside: ['apps/', 'packages/', 'e2e/', 'system/'],
    except: ['packages/reference/src/dataset.ts'],
  },
  { word: /'show' \| 'movie'(?! \|)/, instead: 'TitleKind', inside: ['apps/', 'packages/', 'e2e/', 'system/'] },
  { word: /\bbones?\b|[a-z]Bones?\b/i, instead: 'skeleton', inside: ['apps/web/', 'e2e/'] },
  {
    word: /'characterVotes'(?!,)/,
    instead: 'character_votes, the fact',
    inside: ['packages/contract/src/crosstab/', 'packages/metrics/src/crosstab/'],
  },
  // One that adds to somebody else's stands inside a declaration.
  { word: /^(export )?interface /, instead: 'a type' },
  { word: /^\s*(export )?(async )?function [a-zA-Z]/, instead: 'an arrow function; a generator alone is a function' },
];

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (left.includes(entry.name)) return [];
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(file);
    return /\.(ts|tsx|mjs|css)$/.test(entry.name) ? [file] : [];
  });

const files = rooms
  .flatMap(filesBelow)
  .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n') }));

test.each(rules)('$word is $instead', ({ word, inside, except }) => {
  const held = files.filter(
    ({ file }) =>
      (inside === undefined || inside.some((start) => file.startsWith(start))) && except?.includes(file) !== true,
  );
  expect(held.length).toBeGreaterThan(0);
  const found = held.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => (word.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
