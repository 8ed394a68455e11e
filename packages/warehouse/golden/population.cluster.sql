create table edition_1.population on cluster 'main' (
  country LowCardinality(String) comment 'ISO 3166-1 alpha-2',
  age LowCardinality(String) comment 'age bucket',
  gender LowCardinality(String) comment 'female or male',
  people UInt64 comment 'people'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/everywhere', '{shard}-{replica}')
order by (country, age, gender)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Census counts the balanced panel is weighted to';
