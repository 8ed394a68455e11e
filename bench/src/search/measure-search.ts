/**
 * How long a search takes while one types, in both accounts stores, on a store filled with invented names. In: how many and
 * a folder for the embedded store; out: a figure for each store and way of typing. A server is started where PostgreSQL is
 * installed.
 */
import { join } from 'node:path';
import { type Accounts, fillSearchIndex, openAccounts, searchNames, searchSource } from '@cvm/accounts';
import { searchGroups, searchHits } from '@cvm/contract';
import { startPostgres } from '../../../scripts/postgres.mjs';
import type { PageResult } from '../results.ts';
import { spreadOf } from '../stats.ts';
import { inventNames, typedTexts } from './names.ts';

type Say = (line: string) => void;

const SEED = 1;
/** Names that are typed, spread over all of them. */
const TYPED = 20;

const fill = async ({ db }: Accounts, names: number, say: Say): Promise<void> => {
  const source = `${names} invented names, seed ${SEED}`;
  if ((await searchSource(db)) === source) return;
  say(`Filling the search index with ${names.toLocaleString('en-US')} names ...`);
  await fillSearchIndex(db, source, inventNames(names, SEED));
};

const pickNames = async (names: number): Promise<string[]> => {
  const picked: string[] = [];
  let place = 0;
  for await (const batch of inventNames(names, SEED))
    for (const { name } of batch) {
      if (place % Math.ceil(names / TYPED) === 0) picked.push(name);
      place += 1;
    }
  return picked;
};

const ways = {
  letters: 'a name letter by letter',
  words: 'its last word letter by letter',
  slips: 'a name with a slip of the finger',
} as const;

const measureStore = async (store: string, { db }: Accounts, names: number): Promise<PageResult[]> => {
  const typed = typedTexts(await pickNames(names), SEED);
  const results: PageResult[] = [];
  for (const way of ['letters', 'words', 'slips'] as const) {
    const times: number[] = [];
    for (const text of typed[way]) {
      const began = performance.now();
      await searchNames(db, text, searchGroups, searchHits.typeAhead);
      times.push(performance.now() - began);
    }
    results.push({ name: `search/${store}/${way}`, what: ways[way], ...spreadOf(times) });
  }
  return results;
};

/** A store that is opened, filled, measured and closed. */
const measureOn = async (store: string, opening: Promise<Accounts>, names: number, say: Say): Promise<PageResult[]> => {
  const accounts = await opening;
  try {
    await fill(accounts, names, say);
    say(`Searching in the ${store} store ...`);
    return await measureStore(store, accounts, names);
  } finally {
    await accounts.close();
  }
};

export const measureSearch = async (folder: string, names: number, say: Say): Promise<PageResult[]> => {
  const embedded = openAccounts({ dataDir: join(folder, `names-${names}`) });
  const results = await measureOn('embedded', embedded, names, say);
  const server = await startPostgres().catch(() => null);
  if (server === null) {
    say('There is no PostgreSQL here: the server was not measured.');
    return results;
  }
  try {
    return [...results, ...(await measureOn('server', openAccounts({ databaseUrl: server.url }), names, say))];
  } finally {
    await server.stop();
  }
};
