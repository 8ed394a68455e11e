create table edition_1.members on cluster 'main' (
  member UInt32 comment 'dense number from 1, stable over appends',
  member_id String comment 'id in the data',
  cell UInt16 comment 'as in cells',
  country LowCardinality(String) comment 'ISO 3166-1 alpha-2, empty unknown',
  age LowCardinality(String) comment 'age bucket at data_through, empty unknown or under 16',
  gender LowCardinality(String) comment 'female, male or empty',
  birth_year Nullable(UInt16) comment 'as in the data',
  age_given Nullable(UInt8) comment 'age in years as in the data; wins over birth_year',
  joined_at Nullable(DateTime64(0)) comment 'when the member joined'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/everywhere', '{shard}-{replica}')
order by (member)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'People who use the app';
