/** Facts that stand twice because one of the two places cannot read the other: before an install, in a browser, in a letter. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calendar, dayMs, lookMinutes } from '@cvm/contract';
import { expect, test } from 'vitest';
import { ownPlace } from '../apps/api/src/env.ts';
import { tableColumns } from '../importers/src/dataset/tables.ts';
import { fileTables, requiredTables } from '../packages/warehouse/src/load/format.ts';
import { root } from './testing/sources.ts';

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

test('what runs before an install looks for the portal where it listens', () => {
  const { port, host } = ownPlace;
  const start = textOf('scripts/start.mjs');
  expect(start).toContain(`process.env.PORT || ${port})`);
  expect(start).toContain(`process.env.HOST || '${host}'`);
  expect(start).toContain(`(${host}:${port})`);
  expect(textOf('scripts/dev.mjs')).toContain(`process.env.PORT || '${port}'`);
  expect(textOf('apps/web/vite.config.ts')).toContain(`'http://localhost:${port}'`);
});

test('the pages of the API document sign in with what the web app keeps', () => {
  const [, key] = /\btoken: '([\w.]+)'/.exec(textOf('apps/web/src/session/session.ts')) ?? [];
  expect(key).toMatch(/./);
  expect(textOf('apps/api/src/web/openapi.ts')).toContain(`localStorage.getItem('${key}')`);
});

const colourPattern = /#(?:[\da-f]{6}|[\da-f]{3})\b/g;
const inFull = (colour: string): string => (colour.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour);

test('letters and the glossary have the colours of the portal', () => {
  const css = textOf('apps/web/src/theme/base.css');
  const named = (name: string): string => inFull(new RegExp(`--${name}: (#[\\da-f]+);`).exec(css)?.[1] ?? '');
  const theme = [css, textOf('apps/web/src/theme/theme.ts')].flatMap((text) => text.match(colourPattern) ?? []);
  const letter = textOf('apps/api/src/mail/message.ts').match(colourPattern) ?? [];
  expect(letter.length).toBeGreaterThan(10);
  expect(letter.filter((colour) => !theme.map(inFull).includes(inFull(colour)))).toEqual([]);
  const glossary = textOf('apps/api/src/glossary/metric-glossary.ts');
  for (const [colour, name] of Object.entries({ ink: 'ink', quiet: 'ink-quiet', accent: 'accent-ink' }))
    expect(glossary).toContain(`const ${colour} = '${named(name)}';`);
});

test('documents say the limits that hold', () => {
  expect(textOf('docs/embedded-looks.md')).toContain(`The address is good for ${lookMinutes} minutes`);
  const [, rows] = /^export const rowsMax = (\d+);$/m.exec(textOf('apps/api/src/mcp/cite.ts')) ?? [];
  expect(textOf('docs/assistants.md')).toContain(`figures, up to ${rows} rows`);
});

/** `86_400_000` */
const grouped = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, '_');

test('importers, which import nothing, write what a load reads', () => {
  const columns = new Map<string, readonly string[]>(
    fileTables.map((table) => [table.name, table.columns.map(({ name }) => name)]),
  );
  for (const [table, written] of Object.entries(tableColumns))
    expect(columns.get(table)).toEqual(expect.arrayContaining([...written]));
  for (const table of requiredTables) expect(Object.keys(tableColumns)).toContain(table);
  expect(textOf('importers/src/dataset/dataset-writer.ts')).toContain(`const dayMs = ${grouped(dayMs)};`);
  const [first = '', last = ''] = [calendar.first, calendar.last].map((day) => day.slice(0, 4));
  expect(textOf('importers/src/movielens/import-movielens.ts')).toContain(
    `const firstYear = ${first};\nconst lastYear = ${last};\n`,
  );
});

test('a load takes no clock for right that shows a day before this version', () => {
  const [{ date = '' } = {}]: { date?: string }[] = JSON.parse(textOf('release-notes.json'));
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(textOf('packages/warehouse/src/load/dataset.ts')).toContain(`const earliestToday = '${date}';`);
});
