create table edition_1.title_pairs_shard on cluster 'main' (
  seed UInt32 comment 'number of one of the most viewed titles',
  title UInt16 comment 'number of the title',
  shared UInt64 comment 'viewers of the seed who viewed the title'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (seed, title)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: viewers of one of the most viewed titles who viewed a title, everybody';

create table edition_1.title_pairs on cluster 'main' as edition_1.title_pairs_shard
engine = Distributed('main', 'edition_1', 'title_pairs_shard', rand())
comment 'Rollup: viewers of one of the most viewed titles who viewed a title, everybody';
