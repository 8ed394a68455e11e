// Query options -> ClickHouse settings, the same for both adapters. Every statement has the complete list, whatever the one
// before on its session had.
import { randomUUID } from 'node:crypto';
import type { QueryOptions } from './client.ts';

/** A `page` is a query whose limit cuts off what the engine counts all the same. */
export type Purpose = 'query' | 'page' | 'stream' | 'command';

export type Settings = Readonly<Record<string, string | number>>;

const gigabyte = 1e9;

/**
 * What sorting, grouping and loads leave on the disk: the accounts store may lie there, too, and does not outlive that the log of
 * its changes, which grows by 16 MB at a time, finds no room.
 */
export const diskBytesMin = 48 * 1024 * 1024;

/** The row cap of a reading statement. */
export const rowsMaxOf = (purpose: 'query' | 'stream', { rowsMax }: QueryOptions): number =>
  rowsMax ?? (purpose === 'query' ? 1_000_000 : 10_000_000);

/** Measured on 100 M rows with small granules: each of these cost more than it gave. */
const measured: Settings = {
  // +5 ms on every dictGet(...) = constant filter.
  optimize_inverse_dictionary_lookup: 0,
  // 5 to 7 ms a query.
  use_query_condition_cache: 0,
  // Guessing how much each condition leaves builds every set behind IN once more: half of the time of a small statement.
  use_statistics: 0,
  // No table has a projection to look for.
  optimize_use_projections: 0,
  // Conditions and formulas that are put into one cost more than they do apart (decision 55).
  query_plan_merge_filters: 0,
  query_plan_merge_expressions: 0,
  // Compiling costs the third run of each new shape 30 to 250 ms.
  compile_expressions: 0,
  compile_aggregate_expressions: 0,
  compile_sort_description: 0,
};

/**
 * A limit that is reached is an error, never a smaller answer, and nothing narrows a statement unseen: a server's profile may say
 * otherwise, of limits that this list does not set, too.
 */
const whole: Settings = {
  ...Object.fromEntries(
    [
      'read',
      'read_overflow_mode_leaf',
      'group_by',
      'sort',
      'result',
      'timeout',
      'timeout_overflow_mode_leaf',
      'set',
      'join',
      'transfer',
      'distinct',
    ].map((name) => [name.includes('overflow') ? name : `${name}_overflow_mode`, 'throw']),
  ),
  offset: 0,
  apply_deleted_mask: 1,
  input_format_allow_errors_num: 0,
  input_format_allow_errors_ratio: 0,
};

/** What a statement means: by these the row of all groups, rows without a partner or a name would be something else. */
const meaning: Settings = {
  group_by_use_nulls: 0,
  join_use_nulls: 0,
  transform_null_in: 0,
  aggregate_functions_null_for_empty: 0,
  prefer_column_name_to_alias: 0,
};

/**
 * A page is proven by what the engine counted on its way to it (`page.ts`): it reads on behind the limit, and leaves nothing out that
 * could not reach it. Elsewhere it may, as it does by its own choice.
 */
const countingAll = (purpose: Purpose): Settings => {
  const mayStop = Number(purpose !== 'page');
  return {
    exact_rows_before_limit: 1 - mayStop,
    optimize_read_in_order: mayStop,
    use_top_k_dynamic_filtering: mayStop,
    use_skip_indexes_for_top_k: mayStop,
  };
};

/**
 * How far the threads of a statement stand back behind others on the processor, as the system's niceness: first what reads little, which
 * screens have most of, then what reads of all titles, then files and loads, which nobody watches, and last the engine's own merges. Of
 * 32 users at 100 million views it saves what reads little a fifth of the time of its slowest answers (decision 65). An engine may do so
 * as a user that may (root, or with CAP_SYS_NICE); any other leaves all of them alike.
 */
export const niceness = { few: 0, wide: 10, heavy: 14, merges: 19 } as const;

/**
 * So many parts of a table, and no fewer, are put together while it is written or soon after. Five minutes later all of them are
 * (`inOnePart` in `schema/table.ts`), so that what is put together before is written once more for nothing (decision 67).
 */
export const mergedPartsMin = 16;

const nicenessOf = (purpose: Purpose, { lane, isWide = false }: QueryOptions): number => {
  if (lane === 'watch') return niceness.few;
  if (lane === 'heavy' || purpose === 'command' || purpose === 'stream') return niceness.heavy;
  return isWide ? niceness.wide : niceness.few;
};

/** What an engine adds that shares the processors with the portal. Servers stay as they are set up. */
export const besidePortal = (purpose: Purpose, options: QueryOptions): Settings => ({
  os_threads_nice_value_query: nicenessOf(purpose, options),
});

/**
 * How numbers, dates and errors are written, whatever the server's own defaults are. Threads that write rows beside one another cost an
 * answer of few rows half a millisecond before they begin: a stream alone has them.
 */
const output = (purpose: Purpose): Settings => ({
  output_format_parallel_formatting: Number(purpose === 'stream'),
  // Servers before 25.11 would write an error as one more row.
  http_write_exception_in_output_format: 0,
  output_format_json_quote_64bit_integers: 0,
  output_format_json_quote_denormals: 0,
  output_format_json_quote_decimals: 0,
  date_time_output_format: 'simple',
});

/** The engine's own default of an insert. */
export const blockRowsUsual = 1_048_449;

/**
 * The engine cuts a block by its bytes as well. By default they are 256 for each of the usual rows, many times what rows of facts have:
 * twice that is enough for blocks of more rows.
 */
const blockBytes = (rows: number): number => (rows > blockRowsUsual ? 2 : 1) * 256 * blockRowsUsual;

/**
 * The settings of one statement.
 * @param tag goes to `log_comment`; a running statement is found and stopped by it
 * @param threads the engine decides when left out
 */
export const toSettings = (purpose: Purpose, options: QueryOptions, tag: string, threads?: number): Settings => {
  const isQuery = purpose === 'query' || purpose === 'page';
  const { blockRows = blockRowsUsual } = options;
  const memory = options.memoryBytesMax ?? (purpose === 'command' ? 4 : 1.5) * gigabyte;
  // Absolute bytes: the engine's ratio settings let a query run into its limit instead of spilling.
  const spill = Math.round(options.spillBytes ?? memory / 4);
  return {
    ...measured,
    ...output(purpose),
    ...whole,
    ...meaning,
    ...countingAll(purpose),
    log_comment: tag,
    // Rows of a command are written by as many threads as read them; the lines of a stream go to one file, in their order.
    ...(threads === undefined ? {} : { max_threads: threads, max_insert_threads: purpose === 'command' ? threads : 1 }),
    min_insert_block_size_rows: blockRows,
    min_insert_block_size_bytes: blockBytes(blockRows),
    max_execution_time: (options.timeoutMs ?? (isQuery ? 30_000 : 0)) / 1000,
    max_memory_usage: Math.round(memory),
    max_bytes_before_external_group_by: spill,
    max_bytes_before_external_sort: spill,
    min_free_disk_bytes_to_perform_insert: options.diskBytesMin ?? 0,
    min_free_disk_space_for_temporary_data: diskBytesMin,
    max_result_rows: isQuery ? rowsMaxOf('query', options) : 0,
    // A stream may go through a file, which no limit on results sees; the row too many is found when it is read.
    limit: purpose === 'stream' ? rowsMaxOf(purpose, options) + 1 : 0,
  };
};

/** What a reading statement adds on a cluster. */
const readingShards: Settings = {
  // All rows of a member lie on one shard, and nothing but members is compared across facts: a subquery behind IN, sent to a
  // shard with the rest, needs the rows of that shard alone. The engine's own default refuses such statements.
  distributed_product_mode: 'local',
  // The node that is asked reads its own shard itself instead of through the network.
  prefer_localhost_replica: 1,
  // Without a shard every figure would be too low and look like any other: an error instead.
  skip_unavailable_shards: 0,
  // A replica that is behind lacks rows; another one is asked, and when all are behind it is an error as well. Tables of an
  // edition that answers get no rows, so a delay of any length means that the node has been away.
  max_replica_delay_for_distributed_queries: 5,
  fallback_to_stale_replicas_for_distributed_queries: 0,
};

/** What a statement that writes, or makes and drops tables, adds on a cluster. */
const writingShards: Settings = {
  distributed_product_mode: 'local',
  prefer_localhost_replica: 1,
  skip_unavailable_shards: 0,
  // Rows are on their shards when the statement ends; the load counts them and reads them again.
  distributed_foreground_insert: 1,
  // Rows of one divided table on their way into another go by the node that is asked, which sends each to its shard. The engine
  // may have each shard fill its own instead, which is right only where both are divided alike.
  parallel_distributed_insert_select: 0,
  // A load writes to one replica of each shard, and reads what it wrote from the same one before the others have it.
  load_balancing: 'in_order',
  // Replicated tables take a block that equals an earlier one for a repetition and drop it. No insert is ever repeated here.
  insert_deduplicate: 0,
  // A node that is down does not keep the others from a load; it makes its tables up when it is back.
  distributed_ddl_output_mode: 'none_only_active',
  distributed_ddl_task_timeout: 600,
};

/** The settings a cluster needs beside those of `toSettings`, so that answers are those of a single engine. */
export const acrossShards = (purpose: Purpose): Settings => (purpose === 'command' ? writingShards : readingShards);

/** Several processes may work on one server, and each kills only what it started. */
const instance = randomUUID().slice(0, 8);
let statements = 0;

/** `<name> <request id> <instance>-<number>`, unique among all that runs. */
export const nextTag = ({ name, requestId = '-' }: QueryOptions): string => {
  statements += 1;
  return `${name} ${requestId} ${instance}-${statements}`;
};
