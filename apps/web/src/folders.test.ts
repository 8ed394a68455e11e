/**
 * The folders of the web app form no circles: of two of them at most one takes from the other, over whatever detours, so
 * that each can be read before those that use it. A page is a folder of its own; so is a file that lies beside the folders.
 */
import { describe, expect, it } from 'vitest';

/** Tests take what they need from everywhere. */
const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}', '!./testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a source imports of the app itself, now or when it is needed, for types alone too. */
const importPattern = /(?:from|import\(|import)\s*'(\.[^']+)'/g;

/** `./pages/home/Home.tsx` lies in `pages/home`, `./charts/draw/palette.ts` in `charts`. */
const folderOf = (file: string): string => {
  const [first = '', ...others] = file.replace(/^\.\//, '').split('/');
  return first === 'pages' && others.length > 1 ? `pages/${others[0]}` : first;
};

const imported = (file: string, address: string): string => new URL(address, `https://app/${file}`).pathname.slice(1);

type Step = { readonly to: string; readonly why: string };

/** Of each folder those it takes from, each with one import as the reason. */
const stepsOf = (files: Readonly<Record<string, string>>): Map<string, Step[]> => {
  const steps = new Map<string, Step[]>();
  for (const [file, text] of Object.entries(files)) {
    const from = folderOf(file);
    const known = steps.get(from) ?? [];
    steps.set(from, known);
    for (const [, address = ''] of text.matchAll(importPattern)) {
      const to = folderOf(imported(file, address));
      if (to !== from && !known.some((step) => step.to === to)) known.push({ to, why: `${file} imports ${address}` });
    }
  }
  return steps;
};

/** The reasons that lead from a folder back to it; null when no way does. */
const circle = (files: Readonly<Record<string, string>>): readonly string[] | null => {
  const steps = stepsOf(files);
  const done = new Set<string>();
  const walk = (folder: string, way: readonly string[], reasons: readonly string[]): readonly string[] | null => {
    const start = way.indexOf(folder);
    if (start >= 0) return reasons.slice(start);
    if (done.has(folder)) return null;
    for (const { to, why } of steps.get(folder) ?? []) {
      const found = walk(to, [...way, folder], [...reasons, why]);
      if (found !== null) return found;
    }
    done.add(folder);
    return null;
  };
  for (const folder of steps.keys()) {
    const found = walk(folder, [], []);
    if (found !== null) return found;
  }
  return null;
};

describe('the folders of the web app', () => {
  it('form no circle', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(200);
    expect(circle(sources)).toBeNull();
  });

  it('would be told of one, import by import', () => {
    const files = {
      './a/one.ts': "import type { B } from '../b/two.ts';",
      './b/two.ts': "const three = () => import('../pages/c/three.ts');",
      './pages/c/three.ts': "import '../../a/one.ts';",
    };
    expect(circle(files)).toEqual([
      './a/one.ts imports ../b/two.ts',
      './b/two.ts imports ../pages/c/three.ts',
      './pages/c/three.ts imports ../../a/one.ts',
    ]);
    expect(circle({ ...files, './b/two.ts': '' })).toBeNull();
  });
});
