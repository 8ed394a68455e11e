create table edition_1.reactions_shard on cluster 'main' (
  title UInt32 comment 'number of the title',
  member UInt32 comment 'number of the member',
  at DateTime64(0, 'UTC') comment 'when',
  day Date32 comment 'UTC day of at',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  episode UInt32 comment 'number of the episode, 0 none',
  season UInt16 comment 'season of the episode, 0 without episode',
  number UInt16 comment 'number within the season, 0 without episode',
  regular UInt8 comment '1 = has an episode with season > 0',
  emotion Enum8('shocked' = 1, 'sad' = 2, 'amused' = 3, 'thrilled' = 4, 'confused' = 5, 'bored' = 6, 'scared' = 7, 'frustrated' = 8, 'touched' = 9, 'reflective' = 10, 'tense' = 11, 'understood' = 12) comment 'the emotion'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (title, member, at)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'The first time a member gave an emotion to an episode, a movie or a series';

create table edition_1.reactions on cluster 'main' as edition_1.reactions_shard
engine = Distributed('main', 'edition_1', 'reactions_shard', cityHash64(member))
comment 'The first time a member gave an emotion to an episode, a movie or a series';
