// Tables known by an id of which an append brings no files. They are taken over as they are, by hard links, where what was derived
// in them would come out the same today: nothing is read, compared, numbered and written again.
import { z } from 'zod';
import { literal } from '../../schema/index.ts';
import type { Engine } from '../engine.ts';
import type { TableName } from '../format.ts';
import { ageSql, type BuildContext, cellOfMember, keys, yearOf } from './catalogue.ts';

/** Tables whose files change what stands in another one. Titles are derived from most others, so they are always built. */
const derivedFrom: Readonly<Partial<Record<TableName, readonly TableName[]>>> = { characters: ['actors'] };

const names = z.object({ name: z.string() });

/** Tables that are made of the same columns in the same order as in the edition before. */
const alike = async (engine: Engine, { database, earlier }: BuildContext): Promise<ReadonlySet<string>> => {
  const columns = (of: string) => `select table, groupArray((name, type)) as columns
from (select table, name, type from system.columns where database = ${literal(of)} order by table, position)
group by table`;
  const orders = (of: string) =>
    `select name, partition_key, sorting_key from system.tables where database = ${literal(of)}`;
  const rows = await engine.rows(
    `select table as name from (${columns(database)} intersect ${columns(earlier)})
where table in (select name from (${orders(database)} intersect ${orders(earlier)}))`,
    names,
  );
  return new Set(rows.map(({ name }) => name));
};

/** Members of the edition before who are of another age, or another cell, by the last day of this one, where that is of another year. */
const agedMembers = (context: BuildContext): string =>
  `${context.earlier}.members where age != ${ageSql(context)} or cell != ${cellOfMember}`;

/** The tables to take over; `isGiven` says whether the append has files of a table. The new edition's tables are there, empty. */
export const unchangedTables = async (
  engine: Engine,
  context: BuildContext,
  isGiven: (table: TableName) => boolean,
): Promise<ReadonlySet<TableName>> => {
  // On a cluster tables cannot be taken over.
  if (context.earlier === context.database || context.cluster !== undefined) return new Set();
  const same = await alike(engine, context);
  const stays = (table: TableName): boolean =>
    same.has(table) && table !== 'titles' && ![table, ...(derivedFrom[table] ?? [])].some(isGiven);
  const found = new Set((Object.keys(keys) as TableName[]).filter(stays));
  const isOfSameYear = yearOf(context.dataThrough) === yearOf(context.earlierThrough);
  if (found.has('members') && !isOfSameYear && (await engine.count(agedMembers(context))) > 0) found.delete('members');
  return found;
};
