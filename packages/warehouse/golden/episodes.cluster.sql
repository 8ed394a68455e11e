create table edition_1.episodes on cluster 'main' (
  episode UInt32 comment 'dense number from 1, stable over appends',
  episode_id String comment 'id in the data',
  title UInt32 comment 'number of the series',
  season UInt16 comment 'season, 0 = special',
  number UInt16 comment 'number within the season',
  name String comment 'display name',
  air_date Nullable(Date32) comment 'first air date',
  sequence UInt32 comment 'place among the regular episodes of the series by season and number, from 1; 0 for specials'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/everywhere', '{shard}-{replica}')
order by (title, season, number, episode)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Episodes of series; season 0 holds specials';
