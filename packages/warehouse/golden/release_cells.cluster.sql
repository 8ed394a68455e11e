create table edition_1.release_cells_shard on cluster 'main' (
  title UInt16 comment 'number of the title',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  followers_before Int64 comment 'distinct members following on the day before the release',
  first_week UInt64 comment 'distinct members with a view in the first week',
  first_month UInt64 comment 'distinct members with a view in the first month'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (title, cell)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: followers of a title before its release and viewers of its first days, per cell';

create table edition_1.release_cells on cluster 'main' as edition_1.release_cells_shard
engine = Distributed('main', 'edition_1', 'release_cells_shard', rand())
comment 'Rollup: followers of a title before its release and viewers of its first days, per cell';
