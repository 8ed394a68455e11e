create table edition_1.title_binges_shard on cluster 'main' (
  title UInt16 comment 'number of the title',
  day Date32 comment 'UTC day of the first of the episodes',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  member UInt32 comment 'number of the member',
  ended Date32 comment 'UTC day of the last of them',
  since Date comment 'day after the one the member was here before; 1970-01-01 = never before'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (title, day, cell, member)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1, index_granularity = 1024, min_compress_block_size = 4096, max_compress_block_size = 16384
comment 'Rollup: binges of members, by title';

create table edition_1.title_binges on cluster 'main' as edition_1.title_binges_shard
engine = Distributed('main', 'edition_1', 'title_binges_shard', cityHash64(member))
comment 'Rollup: binges of members, by title';
