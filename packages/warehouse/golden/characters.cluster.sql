create table edition_1.characters on cluster 'main' (
  character UInt32 comment 'dense number from 1, stable over appends',
  character_id String comment 'id in the data',
  title UInt32 comment 'number of the title',
  actor UInt32 comment 'number of the actor, 0 none',
  actor_id String comment 'actor as in the data',
  name String comment 'display name',
  image_url String comment 'picture',
  deleted Bool comment 'taken out of the app; its votes stay'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/everywhere', '{shard}-{replica}')
order by (title, character)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Characters, each of one title';
