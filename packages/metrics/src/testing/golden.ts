/**
 * Golden SQL: statements kept as files in git, so that a change to them shows in the diff. With UPDATE_GOLDEN set the
 * files are written anew; else a test compares. For tests alone.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessOf, type TitleKind } from '@cvm/contract';
import { expect, it } from 'vitest';
import { lookupNames } from '../compile/lookups.ts';
import type { Statement } from '../compile/sql.ts';
import { rollupNames } from '../rollups/names.ts';
import { rollups } from '../rollups/records.ts';
import { changesOf, placeWidth } from './changes.ts';

const root = join(import.meta.dirname, '..', '..', 'golden');

export const goldenEdition = {
  edition: 1,
  dataThrough: '2024-06-30',
  dataFrom: '2019-01-01',
  hasPopulation: true,
  rollups: [...rollupNames, ...lookupNames],
  catalogue: {
    // Ids of shows are digits, those of movies are not.
    titleNumber: (kind: TitleKind, id: string) =>
      /^\d+$/.test(id) === (kind === 'show') ? (kind === 'show' ? 10_000 + Number(id) : id.length) : undefined,
    // Show 1104 alone.
    pairedTitles: new Set([11_104]),
    platforms: new Map([['Aurora+', 3]]),
    values: {
      network: new Set(['210', '33']),
      studio: new Set(['519']),
      actor: new Set(['70', '71']),
      genre: new Set<string>(),
    },
  },
};

/** Likewise of data so few that ranges are not counted ahead. */
export const smallEdition = {
  ...goldenEdition,
  rollups: [...rollups.flatMap(({ name, worthFrom }) => (worthFrom === undefined ? [name] : [])), ...lookupNames],
};

export const everything = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] }, 0);

export const restricted = accessOf(
  { allowedPages: ['*'], allowedDataCategories: ['country:US,GB', 'date:12', 'network:210,33'], blockedReports: [] },
  0,
);

const paramsOf = ({ params }: Statement): string[] =>
  Object.entries(params).map(([name, value]) => `-- ${name} = ${JSON.stringify(value)}\n`);

/** A statement with its parameters and wholes, as the files hold it; those of a statement before it are not told again. */
export const goldenText = (statement: Statement, before?: Statement): string => {
  const told = before === undefined ? [] : paramsOf(before);
  const params = paramsOf(statement).filter((param) => !told.includes(param));
  const toldWholes = new Set(before?.wholes.map(({ statement: whole }) => goldenText(whole)));
  const wholes = statement.wholes.map(({ values, statement: whole }) => {
    const names = `\n-- ${Object.keys(values).join(', ')}`;
    return toldWholes.has(goldenText(whole)) ? `${names}, as before\n` : `${names}\n${goldenText(whole, statement)}`;
  });
  return `${statement.sql.trimEnd()}\n${params.length === 0 ? '' : `\n${params.join('')}`}${wholes.join('')}`;
};

type GoldenFile = { readonly name: string; readonly text: () => string };

/** A test per file of a folder of the golden SQL, and one that the folder holds no other. */
const goldenFiles = (folder: string, files: readonly GoldenFile[]): void => {
  const path = join(root, folder);
  const kept = () =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(path, { recursive: true });
    for (const name of kept()) rmSync(join(path, name));
    for (const { name, text } of files) writeFileSync(join(path, name), text());
  }
  it.each(files)('$name', ({ name, text }) => {
    expect(text()).toBe(readFileSync(join(path, name), 'utf8'));
  });
  it('holds no file of a statement that is gone', () => {
    expect(kept().sort()).toEqual(files.map(({ name }) => name).sort());
  });
};

/** What is asked, and its statements: one a scenario, the same scenarios for everything asked in a folder. */
export type GoldenSubject<Scenario extends string> = {
  readonly name: string;
  readonly statements: Readonly<Record<Scenario, string>>;
  /** What the table of the folder says of it. */
  readonly about?: string;
};

type Named = { readonly name: string; readonly text: string };

/** Whether a text changes so little of another that it is told by its changes. */
const isLike = (changes: readonly string[], text: string): boolean => changes.length <= 0.6 * text.split('\n').length;

/** In full, or as what it changes of the statement that it is most like. */
const heldAs = ({ name, text }: Named, others: readonly Named[]): string => {
  const told = others.map((other) => ({ other, changes: changesOf(other.text, text) }));
  const [least] = told.sort((a, b) => a.changes.length - b.changes.length);
  if (least === undefined || !isLike(least.changes, text)) return `-- ${name}\n${text}`;
  const { other, changes } = least;
  return changes.length === 0
    ? `-- ${name}: as ${other.name}\n`
    : `-- ${name}: as ${other.name}, but\n${changes.join('\n')}\n`;
};

/**
 * Golden statements of a folder. Subjects of one shape stand together, under the name of the first of them: a file a
 * scenario, the statement of the first before those of the others, each in full or as what it changes of one before it.
 * A subject has the shape of the first one whose plain statement is like its own; `shapes.txt` says of each which that is.
 * So a change of a shape shows in the files of this shape alone.
 */
export const goldenTests = <Scenario extends string>(
  folder: string,
  scenarios: readonly [Scenario, ...Scenario[]],
  subjects: readonly GoldenSubject<Scenario>[],
): void => {
  const [plain] = scenarios;
  const shapes = new Map<GoldenSubject<Scenario>, GoldenSubject<Scenario>[]>();
  for (const subject of subjects) {
    const text = subject.statements[plain];
    const first = [...shapes.keys()].find(({ statements }) => isLike(changesOf(statements[plain], text), text));
    shapes.set(first ?? subject, [...(shapes.get(first ?? subject) ?? []), subject]);
  }
  const named = ({ name, statements }: GoldenSubject<Scenario>, scenario: Scenario): Named => ({
    name: `${name}.${scenario}`,
    text: statements[scenario],
  });
  /** A subject that changes the first of its shape as it does in the plain scenario is told to. */
  const isAsPlain = (first: GoldenSubject<Scenario>, subject: GoldenSubject<Scenario>, scenario: Scenario): boolean => {
    const [before, now] = [plain, scenario].map((one) =>
      changesOf(first.statements[one], subject.statements[one]).map((line) => line.slice(placeWidth)),
    );
    return scenario !== plain && JSON.stringify(now) === JSON.stringify(before);
  };
  const held = (first: GoldenSubject<Scenario>, subject: GoldenSubject<Scenario>, scenario: Scenario): string => {
    const earlier = scenarios.slice(0, scenarios.indexOf(scenario)).map((one) => named(subject, one));
    if (subject === first) return heldAs(named(subject, scenario), earlier);
    return isAsPlain(first, subject, scenario)
      ? `-- ${subject.name}.${scenario}: as ${first.name}.${scenario}, with the changes of ${subject.name}.${plain}\n`
      : heldAs(named(subject, scenario), [named(first, scenario), ...earlier]);
  };
  const fileOf = (first: GoldenSubject<Scenario>, scenario: Scenario): string =>
    (shapes.get(first) ?? []).map((subject) => held(first, subject, scenario)).join('');
  const table = [...shapes].flatMap(([first, alike]) =>
    alike.map(({ name, about = '' }) => `${[name.padEnd(28), first.name.padEnd(28), about].join(' ').trimEnd()}\n`),
  );
  goldenFiles(folder, [
    { name: 'shapes.txt', text: () => table.join('') },
    ...[...shapes.keys()].flatMap((first) =>
      scenarios.map((scenario) => ({
        name: `${first.name}.${scenario}.sql`,
        text: () => fileOf(first, scenario),
      })),
    ),
  ]);
};
