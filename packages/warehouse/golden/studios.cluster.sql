create table edition_1.studios on cluster 'main' (
  studio UInt32 comment 'dense number from 1, stable over appends',
  studio_id String comment 'id in the data',
  name String comment 'display name'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/everywhere', '{shard}-{replica}')
order by (studio)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Studios';
