create table edition_1.age_ranges_shard on cluster 'main' (
  kind Enum8('any' = 0, 'series' = 1, 'movie' = 2) comment 'kind of the titles',
  last Date32 comment 'last day of the ranges',
  age LowCardinality(String) comment 'age bucket, empty unknown',
  viewers_in Array(UInt32) comment 'viewers in the last 1, 2, 3 ... days up to it' codec(Delta, LZ4)
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (kind, last, age)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1, index_granularity = 16, min_compress_block_size = 4096, max_compress_block_size = 16384
comment 'Rollup: viewers of any title of a kind in ranges of days by age, everybody';

create table edition_1.age_ranges on cluster 'main' as edition_1.age_ranges_shard
engine = Distributed('main', 'edition_1', 'age_ranges_shard', rand())
comment 'Rollup: viewers of any title of a kind in ranges of days by age, everybody';
