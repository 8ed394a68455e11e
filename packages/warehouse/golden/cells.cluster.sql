create table edition_1.cells on cluster 'main' (
  cell UInt16 comment 'country number * 30 + age number * 3 + gender number, each 0 where unknown',
  country LowCardinality(String) comment 'ISO 3166-1 alpha-2, empty unknown',
  age LowCardinality(String) comment 'age bucket, empty unknown',
  gender LowCardinality(String) comment 'female, male or empty',
  members UInt32 comment 'members in the cell',
  weight Float64 comment 'weight of each of them in the balanced panel'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/everywhere', '{shard}-{replica}')
order by (cell)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Every combination of country, age and gender of the countries that occur; people of one cell count alike';
