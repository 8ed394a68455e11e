create table cvm.loads on cluster 'main' (
  load String comment 'one load, by the time it began',
  at DateTime64(3) comment 'when the step was reached',
  edition UInt32 comment 'edition being built',
  mode LowCardinality(String) comment 'full or append',
  state LowCardinality(String) comment 'running, done or failed',
  phase LowCardinality(String) comment 'what is being done',
  file_table LowCardinality(String) comment 'table it is done to, empty none',
  tables_done UInt16 comment 'tables done',
  tables_all UInt16 comment 'tables in all',
  rows_read UInt64 comment 'rows read so far',
  rows_per_second Float64 comment 'rows read per second so far',
  seconds_left Nullable(Float64) comment 'estimate, null while nothing can be said',
  message String comment 'why a load failed'
)
engine = ReplicatedMergeTree('/cvm/main/loads/everywhere', '{shard}-{replica}')
order by (at)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Steps of every load; the latest row is what the status page shows';
