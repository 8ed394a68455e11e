create table edition_1.preset_title_cells_shard on cluster 'main' (
  days UInt16 comment 'the last so many days of the data',
  title UInt16 comment 'number of the title',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  views UInt64 comment 'views',
  viewers UInt64 comment 'distinct members with a view',
  finished UInt64 comment 'regular episodes its viewers watched, of each at most those aired',
  aired UInt32 comment 'regular episodes aired by data_through; not a sum',
  bingers UInt64 comment 'distinct members who binged it',
  points Int64 comment 'engagements, weighted',
  stars Int64 comment 'sum of ratings',
  ratings Int64 comment 'number of ratings'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
partition by days
order by (title, cell)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1, index_granularity = 1024, min_compress_block_size = 4096, max_compress_block_size = 16384
comment 'Rollup: figures of a title in the last days per cell, by title';

create table edition_1.preset_title_cells on cluster 'main' as edition_1.preset_title_cells_shard
engine = Distributed('main', 'edition_1', 'preset_title_cells_shard', rand())
comment 'Rollup: figures of a title in the last days per cell, by title';
