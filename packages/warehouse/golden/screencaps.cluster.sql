create table edition_1.screencaps on cluster 'main' (
  screencap_id String comment 'id in the data',
  title UInt32 comment 'number of the title',
  episode UInt32 comment 'number of the episode, 0 none',
  season UInt16 comment 'season of the episode, 0 without episode',
  number UInt16 comment 'number within the season, 0 without episode',
  regular UInt8 comment '1 = has an episode with season > 0',
  progress Float64 comment 'place in the episode, 0 to 1',
  image_url String comment 'picture'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/everywhere', '{shard}-{replica}')
order by (title, screencap_id)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Moments of an episode or a movie that memes are made of';
