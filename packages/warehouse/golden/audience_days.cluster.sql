create table edition_1.audience_days_shard on cluster 'main' (
  kind Enum8('any' = 0, 'series' = 1, 'movie' = 2) comment 'kind of the titles',
  day Date32 comment 'UTC day of at',
  since Date comment 'day after the one the member was here before; 1970-01-01 = never before',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  views UInt64 comment 'views of these members that day',
  viewers UInt64 comment 'members'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (kind, day, since, cell)
comment 'Rollup: members who viewed any title of a kind, by day';

create table edition_1.audience_days on cluster 'main' as edition_1.audience_days_shard
engine = Distributed('main', 'edition_1', 'audience_days_shard', rand())
comment 'Rollup: members who viewed any title of a kind, by day';
