create table edition_1.audience_visits_shard on cluster 'main' (
  kind Enum8('any' = 0, 'series' = 1, 'movie' = 2) comment 'kind of the titles',
  gap UInt8 comment 'class of the days from since to day: 0 = fewer than 3, then from 3, 15, 63, 255, 1023 on',
  day Date32 comment 'UTC day of at',
  since Date comment 'day after the one the member was here before; 1970-01-01 = never before',
  cell UInt16 comment 'country, age and gender of the member, as in cells'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (kind, gap, day, since, cell)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: days on which a member viewed any title of a kind';

create table edition_1.audience_visits on cluster 'main' as edition_1.audience_visits_shard
engine = Distributed('main', 'edition_1', 'audience_visits_shard', rand())
comment 'Rollup: days on which a member viewed any title of a kind';
