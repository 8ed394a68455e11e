create table edition_1.ratings_shard on cluster 'main' (
  title UInt32 comment 'number of the title',
  member UInt32 comment 'number of the member',
  at DateTime64(0, 'UTC') comment 'when',
  day Date32 comment 'UTC day of at',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  episode UInt32 comment 'number of the episode, 0 none',
  season UInt16 comment 'season of the episode, 0 without episode',
  number UInt16 comment 'number within the season, 0 without episode',
  regular UInt8 comment '1 = has an episode with season > 0',
  rating UInt8 comment '1 to 5'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (title, member, at)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'The latest star rating of a member for an episode, a movie or a series';

create table edition_1.ratings on cluster 'main' as edition_1.ratings_shard
engine = Distributed('main', 'edition_1', 'ratings_shard', cityHash64(member))
comment 'The latest star rating of a member for an episode, a movie or a series';
