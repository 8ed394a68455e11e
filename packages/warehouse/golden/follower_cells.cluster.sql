create table edition_1.follower_cells_shard on cluster 'main' (
  title UInt16 comment 'number of the title',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  converted UInt64 comment 'followers with a view by the end of the range',
  begun UInt64 comment 'distinct members who begin to follow on a day, added up over the last 7'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (title, cell)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: followers of a title who viewed it, and who began to follow lately, per cell';

create table edition_1.follower_cells on cluster 'main' as edition_1.follower_cells_shard
engine = Distributed('main', 'edition_1', 'follower_cells_shard', rand())
comment 'Rollup: followers of a title who viewed it, and who began to follow lately, per cell';
