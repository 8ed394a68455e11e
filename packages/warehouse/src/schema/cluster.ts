// The tables of a single node -> those of a cluster. Enters: table records, and the name the servers' configuration gives the
// cluster. Leaves: statements that any node can be given and all nodes run.
//
// Rows of a member lie on one shard, so distinct members add up over shards and whatever compares members with members stays
// within a shard. Small tables lie whole on every node, so that every join finds them at hand.
import { editions } from './editions.ts';
import { loads } from './loads.ts';
import { createTable, literal, type Table } from './table.ts';

/** Tables that live as long as the store. The others come and go with their edition. */
const lasting = new Set([editions.name, loads.name]);

/** The clause that has all nodes run a statement; '' for a single engine. */
export const onCluster = (cluster: string | undefined): string =>
  cluster === undefined ? '' : ` on cluster ${literal(cluster)}`;

/** Where the rows of a table lie on a node, without the database: behind its plain name where other nodes have others. */
export const shardOf = (table: Table): string => (table.spread === 'everywhere' ? table.name : `${table.name}_shard`);

/**
 * The statements that make a table: one on a single engine. On a cluster replicated tables, and in front of those divided among
 * shards a distributed one under the plain name, so that queries are the same text everywhere.
 */
export const createTables = (table: Table, database: string, cluster?: string): string[] => {
  if (cluster === undefined) return [createTable(table, database)];
  const on = onCluster(cluster);
  const shard = shardOf(table);
  const stored = createTable(table, database, {
    name: shard,
    on,
    engine: `ReplicatedMergeTree(${replica(table, cluster)})`,
  });
  if (table.spread === 'everywhere') return [stored];
  const engineArguments = [literal(cluster), literal(database), literal(shard), shardingKey(table.spread)].join(', ');
  return [
    stored,
    [
      `create table ${database}.${table.name}${on} as ${database}.${shard}`,
      `engine = Distributed(${engineArguments})`,
      `comment ${literal(table.comment)}`,
    ].join('\n'),
  ];
};

/** A column decides where a row lies, mixed, so that no shard gets more of the early ones. Rows that are parts lie anywhere. */
const shardingKey = (spread: Exclude<Table['spread'], 'everywhere'>): string =>
  typeof spread === 'object' ? `cityHash64(${spread.by})` : 'rand()';

/**
 * Where the replicas of a table meet, and the name of each there. An edition's number may come again after a load that failed,
 * and a node that was away may still hold the tables of that load: so the path is that of this very table ({uuid}, one for all
 * nodes). A lasting table has the same path on a node that joins later.
 */
const replica = (table: Table, cluster: string): string => {
  const which = lasting.has(table.name) ? `/cvm/${cluster}/${table.name}` : '/cvm/{uuid}';
  return table.spread === 'everywhere'
    ? `'${which}/everywhere', '{shard}-{replica}'`
    : `'${which}/{shard}', '{replica}'`;
};
