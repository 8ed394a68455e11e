create table edition_1.platform_weeks_shard on cluster 'main' (
  platform UInt16 comment 'number of the platform',
  title UInt16 comment 'number of the title',
  week UInt16 comment 'weeks from 1970-01-01, a Thursday, to the first day of this one',
  votes UInt64 comment 'views that name it'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (week, title, platform)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: views that name a platform, per week and title, everybody; beside whole weeks, the same by day';

create table edition_1.platform_weeks on cluster 'main' as edition_1.platform_weeks_shard
engine = Distributed('main', 'edition_1', 'platform_weeks_shard', rand())
comment 'Rollup: views that name a platform, per week and title, everybody; beside whole weeks, the same by day';
