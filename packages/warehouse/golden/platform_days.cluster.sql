create table edition_1.platform_days_shard on cluster 'main' (
  platform UInt16 comment 'number of the platform',
  title UInt16 comment 'number of the title',
  day Date32 comment 'UTC day of at',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  votes UInt64 comment 'views that name it'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (day, title, platform, cell)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1, index_granularity = 1024
comment 'Rollup: views that name a platform, per day, title and cell';

create table edition_1.platform_days on cluster 'main' as edition_1.platform_days_shard
engine = Distributed('main', 'edition_1', 'platform_days_shard', rand())
comment 'Rollup: views that name a platform, per day, title and cell';
