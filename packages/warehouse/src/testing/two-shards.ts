// Two shards in one engine, for tests. The engine's own distributed tables stand over a cluster of two shards that are both
// this engine: writing, planning, subqueries behind IN and merging are those of a cluster. All rows of a table lie together,
// and each shard is made to see its own half by a filter. Left out are what takes several servers: ON CLUSTER, replication,
// the network.
import { z } from 'zod';
import { quote } from '../embedded/params.ts';

/** Name of the cluster. */
export const twoShards = 'pair';

const shard = `<shard>
  <internal_replication>true</internal_replication>
  <replica><host>127.0.0.1</host><port>9000</port></replica>
</shard>`;

/**
 * The engine takes a shard for itself when host and port are its own; it opens no port. Columns are counted for no planner, and few
 * parts are left as they are, as where the engine is embedded (`sessions.ts`): each load would take a tenth longer.
 */
export const serverConfig = `<clickhouse>
<tcp_port>9000</tcp_port>
<merge_tree><auto_statistics_types></auto_statistics_types><min_parts_to_merge_at_once>16</min_parts_to_merge_at_once></merge_tree>
<remote_servers><${twoShards}>${shard}${shard}</${twoShards}></remote_servers>
</clickhouse>`;

/** A statement without what takes several servers. */
export const onOneServer = (sql: string): string => {
  if (/^\s*system sync replica\b/i.test(sql)) return 'select 1';
  return sql
    .replace(new RegExp(` on cluster '${twoShards}'`, 'gi'), '')
    .replace(/\bReplicated(\w*MergeTree)\('[^']*', '[^']*'(?:, )?([^)]*)\)/g, (_, family: string, rest: string) =>
      rest === '' ? family : `${family}(${rest})`,
    );
};

/** What an engine is asked for the tables of a shard: the rows `halves` takes. */
export const shardsSql = `select s.database as database, s.name as shard, d.name as name, d.engine_full as divided, s.sorting_key as sorting
from system.tables as s
join (select * from system.tables where engine = 'Distributed') as d
  on d.database = s.database and position(d.engine_full, '\\'' || s.name || '\\'') > 0`;

const shardRow = z.object({
  database: z.string(),
  shard: z.string(),
  name: z.string(),
  divided: z.string(),
  sorting: z.string(),
});

/** The rows of a shard's table that are its half. */
export type Half = { readonly database: string; readonly name: string; readonly entry: string };

/**
 * What gives each shard its half: rows by what the distributed table divides them by, rows that may lie anywhere by their sorting
 * key. A shard's table that is read by itself, and not through the distributed one in front of it, is empty: the number of the
 * shard is 0 then.
 */
export const halves = (lines: string): Half[] =>
  lines.split('\n').flatMap((line) => {
    if (line === '') return [];
    const { database, shard, name, divided, sorting } = shardRow.parse(JSON.parse(line));
    const key = /, (cityHash64\(.*\))\)$/.exec(divided)?.[1] ?? `cityHash64(${sorting})`;
    const entry = `${quote(`${database}.${shard}`)}: ${quote(`${key} % 2 = shardNum() - 1`)}`;
    return [{ database, name, entry }];
  });

/**
 * The setting for a statement: of the tables it names (a shard's table begins with the name of the one in front of it). The engine
 * plans longer with each that it is given.
 */
export const halvesFor = (all: readonly Half[], sql: string, database: string): string => {
  const isNamed = (half: Half): boolean =>
    sql.includes(half.name) && (half.database === database || sql.includes(half.database));
  return `{${all
    .filter(isNamed)
    .map(({ entry }) => entry)
    .join(', ')}}`;
};
