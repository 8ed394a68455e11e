create table edition_1.audience_follow_days_shard on cluster 'main' (
  kind Enum8('any' = 0, 'series' = 1, 'movie' = 2) comment 'kind of the titles',
  day Date32 comment 'UTC day of at',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  steps Int64 comment 'members who start less those who stop'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (kind, day, cell)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: steps of followers of any title of a kind, by day';

create table edition_1.audience_follow_days on cluster 'main' as edition_1.audience_follow_days_shard
engine = Distributed('main', 'edition_1', 'audience_follow_days_shard', rand())
comment 'Rollup: steps of followers of any title of a kind, by day';
