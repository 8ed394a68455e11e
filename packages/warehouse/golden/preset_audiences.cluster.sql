create table edition_1.preset_audiences_shard on cluster 'main' (
  days UInt16 comment 'the last so many days of the data',
  kind Enum8('any' = 0, 'series' = 1, 'movie' = 2) comment 'kind of the titles',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  views UInt64 comment 'views',
  viewers UInt64 comment 'distinct members with a view'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
partition by days
order by (kind, cell)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: viewers of any title of a kind in the last days, per cell';

create table edition_1.preset_audiences on cluster 'main' as edition_1.preset_audiences_shard
engine = Distributed('main', 'edition_1', 'preset_audiences_shard', rand())
comment 'Rollup: viewers of any title of a kind in the last days, per cell';
