create table edition_1.networks on cluster 'main' (
  network UInt32 comment 'dense number from 1, stable over appends',
  network_id String comment 'id in the data',
  name String comment 'display name',
  country LowCardinality(String) comment 'ISO 3166-1 alpha-2',
  logo_url String comment 'logo'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/everywhere', '{shard}-{replica}')
order by (network)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Originating networks';
