create table edition_1.platform_cells_shard on cluster 'main' (
  platform UInt16 comment 'number of the platform',
  title UInt16 comment 'number of the title',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  votes UInt64 comment 'views that name it'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (platform, title, cell)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: all-time views that name a platform, per title and cell';

create table edition_1.platform_cells on cluster 'main' as edition_1.platform_cells_shard
engine = Distributed('main', 'edition_1', 'platform_cells_shard', rand())
comment 'Rollup: all-time views that name a platform, per title and cell';
