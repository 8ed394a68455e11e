/**
 * A search of one user. In: text, limit, access rules. Out: hits per group, groups of pages the user may not open
 * left out. What is hidden from the user is not found, nor are networks and actors of hidden titles alone: what the
 * index gives is looked up with the access rules, by the statements that name the values of filters.
 */
import { type Accounts, type SearchHit as Entry, searchNames, searchSource } from '@cvm/accounts';
import { type Access, filterDefinition, isFilterId, type SearchAnswer, searchGroupsOf } from '@cvm/contract';
import { compileOptions, compileSeenActors } from '@cvm/metrics';
import type { Warehouse } from '@cvm/warehouse';
import { z } from 'zod';
import type { Edition } from '../edition.ts';
import { ApiError } from '../errors.ts';

type Call = {
  readonly edition: Edition;
  readonly requestId: string;
  readonly user: string;
  readonly signal: AbortSignal;
};
type Stores = { readonly accounts: Accounts; readonly warehouse: Warehouse };

/** How many hits of a group are looked up for a user that may not see all of them. */
const candidates = 200;
const timeoutMs = 5_000;

const optionSchema = z.object({ value: z.string() });

/** Are some titles hidden from the user? Limits on people hide none. */
const hidesTitles = ({ kinds, limits }: Access): boolean =>
  kinds.length < 2 || Object.keys(limits).some((id) => isFilterId(id) && filterDefinition(id).panel === 'content');

/** The ids of a group that the user may see. */
const allowedIds = async (
  warehouse: Warehouse,
  kind: Entry['kind'],
  ids: readonly string[],
  access: Access,
  { edition: { database }, ...call }: Call,
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const statement =
    kind === 'actor'
      ? compileSeenActors(ids, access)
      : compileOptions(kind, { search: '', ids: ids.join('|'), page: 0, limit: ids.length }, access);
  const options = { name: `search ${kind}`, ...call, database, timeoutMs };
  const { rows } = await warehouse.query(statement, optionSchema, options);
  return new Set(rows.map(({ value }) => value));
};

/** An index that was never filled knows no name: that is no answer. */
const checkFilled = async ({ db }: Accounts): Promise<void> => {
  if ((await searchSource(db)) !== null) return;
  throw new ApiError('unavailable', 'The search is being prepared. Please try again in a moment.');
};

export const findByName = async (
  { accounts, warehouse }: Stores,
  { query, limit }: { query: string; limit: number },
  access: Access,
  call: Call,
): Promise<SearchAnswer['data']> => {
  const groups = searchGroupsOf(access.pages);
  const limited = hidesTitles(access);
  const entries = await searchNames(accounts.db, query, groups, limited ? candidates : limit);
  if (entries.length === 0) await checkFilled(accounts);
  const found = groups.map(async (group) => {
    const hits = entries.filter(({ kind }) => kind === group);
    const ids = hits.map(({ id }) => id);
    const allowed = limited ? await allowedIds(warehouse, group, ids, access, call) : new Set(ids);
    const shown = hits.filter(({ id }) => allowed.has(id)).slice(0, limit);
    return [group, shown.map(({ id, name, image, note }) => ({ id, name, image, note }))] as const;
  });
  return Object.fromEntries(await Promise.all(found));
};
