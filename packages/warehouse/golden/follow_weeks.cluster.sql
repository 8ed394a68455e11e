create table edition_1.follow_weeks_shard on cluster 'main' (
  title_kind Enum8('series' = 1, 'movie' = 2) comment 'kind of the title',
  week UInt16 comment 'weeks from 1970-01-01, a Thursday, to the first day of this one',
  title UInt16 comment 'number of the title',
  steps Int64 comment 'members who start less those who stop'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (title_kind, week, title)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: steps of followers of a title by week, everybody; followers are those at the end of the data less the steps after the range';

create table edition_1.follow_weeks on cluster 'main' as edition_1.follow_weeks_shard
engine = Distributed('main', 'edition_1', 'follow_weeks_shard', rand())
comment 'Rollup: steps of followers of a title by week, everybody; followers are those at the end of the data less the steps after the range';
