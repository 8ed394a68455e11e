create table edition_1.audience_views_shard on cluster 'main' (
  kind Enum8('any' = 0, 'series' = 1, 'movie' = 2) comment 'kind of the titles',
  day Date32 comment 'UTC day of at',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  views UInt64 comment 'views'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (kind, day, cell)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: views of all titles of a kind, by day';

create table edition_1.audience_views on cluster 'main' as edition_1.audience_views_shard
engine = Distributed('main', 'edition_1', 'audience_views_shard', rand())
comment 'Rollup: views of all titles of a kind, by day';
