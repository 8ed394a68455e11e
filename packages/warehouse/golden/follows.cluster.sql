create table edition_1.follows_shard on cluster 'main' (
  title UInt32 comment 'number of the title',
  member UInt32 comment 'number of the member',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  began Date32 comment 'UTC day of followed_at',
  ended Nullable(Date32) comment 'UTC day of unfollowed_at, on which the spell no longer counts; null = still following',
  followed_at DateTime64(0, 'UTC') comment 'when the spell began',
  unfollowed_at Nullable(DateTime64(0, 'UTC')) comment 'when it ended'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (title, member, followed_at)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'One spell of following a title';

create table edition_1.follows on cluster 'main' as edition_1.follows_shard
engine = Distributed('main', 'edition_1', 'follows_shard', cityHash64(member))
comment 'One spell of following a title';
