/** The environment variables that the product and its tests read, against those that the documents name. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../apps/api/src/env.ts';
import { root, sourcesBelow, withoutComments } from './testing/sources.ts';

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

test('README names every setting of the portal, and no other', () => {
  const [, rows = ''] = /\| setting \|.*\n\|[-|]+\|\n([\s\S]*?)\n\n/.exec(textOf('README.md')) ?? [];
  const named = rows.split('\n').flatMap((row) => namesIn(row.split('|')[1] ?? '', /`([A-Z_]+)`/g));
  const [, schema = ''] = /const settingsSchema = z([\s\S]*?)\n {2}\}\)/.exec(textOf('apps/api/src/env.ts')) ?? [];
  expect(named.sort()).toEqual(namesIn(schema, /^ {4}([A-Z_]+):/gm));
  expect(named.length).toBeGreaterThan(15);
});

/** What a setting is unless it is given, as README writes it. */
const defaults = (): Record<string, unknown> => {
  const { port, host, publicUrl, trustProxy, publicDocs, embedOrigins, dataDir, ...rest } = readSettings({}, root);
  const { clickhouse, databaseUrl, smtpUrl, demo, demoPassword, minimumBase, admin } = rest;
  return {
    ...{ PORT: port, HOST: host, PUBLIC_URL: publicUrl?.replace(`${host}:${port}`, 'HOST:PORT') },
    ...{ TRUST_PROXY: trustProxy, API_DOCS: publicDocs ? 'public' : 'login', EMBED_ORIGINS: embedOrigins.join(' ') },
    ...{ DATA_DIR: `./${path.relative(root, dataDir)}`, MINIMUM_BASE: minimumBase, DEMO: Number(demo) },
    ...{ CLICKHOUSE_URL: clickhouse?.url, CLICKHOUSE_CLUSTER: clickhouse?.cluster, DATABASE_URL: databaseUrl },
    ...{ SMTP_URL: smtpUrl, DEMO_PASSWORD: demoPassword },
    ...{ ADMIN_USERNAME: admin?.username, ADMIN_PASSWORD: admin?.password },
  };
};

test('README says what each setting is unless it is given', () => {
  const rows = [...textOf('README.md').matchAll(/^\| (`[A-Z_`, ]+`) \| ([^|]+) \|/gm)];
  const told = rows.flatMap(([, names = '', value = '']) => {
    const values = value.split(', ');
    return namesIn(names, /`([A-Z_]+)`/g).map((name): [string, string] => [
      name,
      value === 'none' ? value : name === 'HOST' ? (values[1] ?? '') : (values[0] ?? ''),
    ]);
  });
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(Object.entries(defaults()).map(([name, value]) => [name, String(value ?? 'none')])),
  );
});

/** Of the machine, of programs that run ours, and what programs of ours tell each other. */
const untold = [
  ...['PATH', 'TMPDIR', 'INIT_CWD', 'AWS_LAMBDA_JS_RUNTIME', 'VITEST_POOL_ID', 'UV_THREADPOOL_SIZE'],
  ...['CVM_NOTES', 'CVM_RUN_FOLDER', 'UPDATE_GOLDEN'],
];

test('every other variable is named in a document', () => {
  const folders = ['apps', 'packages', 'scripts', 'system', 'e2e', 'demo', 'importers', 'bench'];
  const read = [...sourcesBelow(folders), 'vitest.setup.ts'].flatMap((file) =>
    namesIn(withoutComments(textOf(file)), /\benv\.([A-Z][A-Z_]+)\b/g),
  );
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'docs/cluster.md',
    'docs/assistants.md',
    'packages/accounts/README.md',
  ];
  const texts = documents.map(textOf).join('\n');
  const silent = [...new Set(read)].filter((name) => !untold.includes(name) && !texts.includes(name));
  expect(silent.sort()).toEqual([]);
  for (const name of untold) expect([name, read.includes(name)]).toEqual([name, true]);
  // What nothing reads any more is not promised.
  for (const name of namesIn(textOf('CONTRIBUTING.md'), /`(CVM_[A-Z_]+)/g)) expect(read).toContain(name);
});
