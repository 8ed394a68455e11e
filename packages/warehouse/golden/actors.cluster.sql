create table edition_1.actors on cluster 'main' (
  actor UInt32 comment 'dense number from 1, stable over appends',
  actor_id String comment 'id in the data',
  name String comment 'display name',
  image_url String comment 'portrait'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/everywhere', '{shard}-{replica}')
order by (actor)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Actors';
