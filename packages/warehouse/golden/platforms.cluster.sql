create table edition_1.platforms on cluster 'main' (
  platform UInt16 comment 'dense number from 1, stable over appends',
  name String comment 'name, which is also the id in the data',
  kind Enum8('official' = 1, 'unofficial' = 2, 'other' = 3) comment 'official, unofficial or other',
  logo_url String comment 'logo'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/everywhere', '{shard}-{replica}')
order by (platform)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Places to watch';
