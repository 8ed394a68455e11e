create table edition_1.view_days_shard on cluster 'main' (
  title_kind Enum8('series' = 1, 'movie' = 2) comment 'kind of the title',
  title UInt16 comment 'number of the title',
  day Date32 comment 'UTC day of at',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  member UInt32 comment 'number of the member',
  since Date comment 'day after the one the member was here before; 1970-01-01 = never before',
  views UInt32 comment 'views of that day' codec(T64),
  watched UInt32 comment 'regular episodes the member has watched by the end of the day' codec(T64),
  fresh UInt32 comment 'of these, watched for the first time that day' codec(T64)
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (title_kind, day, title, cell, member)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: days on which a member viewed a title, by day';

create table edition_1.view_days on cluster 'main' as edition_1.view_days_shard
engine = Distributed('main', 'edition_1', 'view_days_shard', cityHash64(member))
comment 'Rollup: days on which a member viewed a title, by day';
