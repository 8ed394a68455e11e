create table edition_1.view_weeks_shard on cluster 'main' (
  title_kind Enum8('series' = 1, 'movie' = 2) comment 'kind of the title',
  title UInt16 comment 'number of the title',
  week UInt16 comment 'weeks from 1970-01-01, a Thursday, to the first day of this one',
  since Date comment 'day after the one the member was here before; 1970-01-01 = never before',
  views UInt64 comment 'views',
  newcomers UInt32 comment 'members who had never viewed the title before',
  fresh Int64 comment 'regular episodes watched for the first time, less those that are in other rows',
  times UInt32 comment 'members of whom before and step are',
  before UInt32 comment 'regular episodes watched before',
  step UInt32 comment 'regular episodes watched for the first time, some of which may not have aired'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (title_kind, week, title)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: views and viewers of a title by week, everybody; beside whole weeks, days on which a member viewed a title';

create table edition_1.view_weeks on cluster 'main' as edition_1.view_weeks_shard
engine = Distributed('main', 'edition_1', 'view_weeks_shard', rand())
comment 'Rollup: views and viewers of a title by week, everybody; beside whole weeks, days on which a member viewed a title';
