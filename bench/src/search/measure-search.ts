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

const seed = 1;
/** Names that are typed, spread over all of them. */
const namesTyped = 20;

const fill = async ({ db }: Accounts, names: number, say: Say): Promise<void> => {
  const source = `${names} invented names, seed ${seed}`;
  if ((await searchSource(db)) === source) return;
  say(`Filling the search index with ${names.toLocaleString('en-US')} names ...`);
  await fillSearchIndex(db, source, inventNames(names, seed));
};

const pickNames = async (names: number): Promise<string[]> => {
  const picked: string[] = [];
  let place = 0;
  for await (const batch of inventNames(names, seed))
    for (const { name } of batch) {
      if (place % Math.ceil(names / namesTyped) === 0) picked.push(name);
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
  const typed = typedTexts(await pickNames(names), seed);
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

/** The stores that there are, filled at the same time, as each is work for one core; then searched one after the other. */
const measureStores = async (
  stores: Readonly<Record<string, Accounts>>,
  names: number,
  say: Say,
): Promise<PageResult[]> => {
  await Promise.all(Object.values(stores).map((accounts) => fill(accounts, names, say)));
  const results: PageResult[] = [];
  for (const [store, accounts] of Object.entries(stores)) {
    say(`Searching in the ${store} store ...`);
    results.push(...(await measureStore(store, accounts, names)));
  }
  return results;
};

export const measureSearch = async (folder: string, names: number, say: Say): Promise<PageResult[]> => {
  const server = await startPostgres().catch(() => null);
  if (server === null) say('There is no PostgreSQL here: the server is not measured.');
  const stores: Record<string, Accounts> = {};
  try {
    stores.embedded = await openAccounts({ dataDir: join(folder, `names-${names}`) });
    if (server !== null) stores.server = await openAccounts({ databaseUrl: server.url });
    return await measureStores(stores, names, say);
  } finally {
    for (const accounts of Object.values(stores)) await accounts.close();
    await server?.stop();
  }
};
