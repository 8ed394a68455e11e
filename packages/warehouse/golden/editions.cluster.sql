create table cvm.editions on cluster 'main' (
  edition UInt32 comment 'number, from 1',
  database String comment 'database that holds its tables',
  name String comment 'name of the dataset',
  data_from Nullable(Date32) comment 'no event is of a UTC day before it; null where that is not known',
  data_through Date32 comment 'last complete UTC day',
  recipe UInt16 comment 'version of the metric definitions the derived columns follow',
  mode LowCardinality(String) comment 'full or append',
  has_population Bool comment 'whether the balanced panel has weights',
  loaded_at DateTime comment 'when the load was done',
  rollups Array(LowCardinality(String)) comment 'tables it has beside its facts, from which the compiler may answer',
  table_rows String comment 'JSON: rows of every table, facts and rollups; empty where they were not counted',
  counts String comment 'JSON: per table rows read, rejected, duplicate, superseded, kept'
)
engine = ReplicatedMergeTree('/cvm/main/editions/everywhere', '{shard}-{replica}')
order by (edition)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'One row per successful load; the highest edition is the one that answers';
