create table edition_1.title_stars_shard on cluster 'main' (
  title UInt16 comment 'number of the title',
  rating UInt8 comment 'stars, 1 to 5',
  ratings Int64 comment 'number of ratings'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (title)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: all-time ratings of a title by stars, everybody';

create table edition_1.title_stars on cluster 'main' as edition_1.title_stars_shard
engine = Distributed('main', 'edition_1', 'title_stars_shard', rand())
comment 'Rollup: all-time ratings of a title by stars, everybody';
