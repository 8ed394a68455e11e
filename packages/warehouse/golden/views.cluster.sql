create table edition_1.views_shard on cluster 'main' (
  title UInt32 comment 'number of the title',
  member UInt32 comment 'number of the member',
  at DateTime64(0, 'UTC') comment 'when',
  day Date32 comment 'UTC day of at',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  episode UInt32 comment 'number of the episode, 0 none',
  season UInt16 comment 'season of the episode, 0 without episode',
  number UInt16 comment 'number within the season, 0 without episode',
  regular UInt8 comment '1 = has an episode with season > 0',
  platform UInt16 comment 'number of the platform, 0 none',
  device Enum8('' = 0, 'phone' = 1, 'tablet' = 2, 'computer' = 3, 'tv' = 4) comment 'device, empty unknown',
  bulk Bool comment 'logged by ticking a whole season or show, so at is not a watch time'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (title, member, at)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'One watch of an episode, a movie or a series; rewatches are rows of their own';

create table edition_1.views on cluster 'main' as edition_1.views_shard
engine = Distributed('main', 'edition_1', 'views_shard', cityHash64(member))
comment 'One watch of an episode, a movie or a series; rewatches are rows of their own';
