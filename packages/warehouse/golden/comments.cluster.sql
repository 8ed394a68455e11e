create table edition_1.comments_shard on cluster 'main' (
  title UInt32 comment 'number of the title',
  member UInt32 comment 'number of the member',
  at DateTime64(0, 'UTC') comment 'when',
  day Date32 comment 'UTC day of at',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  episode UInt32 comment 'number of the episode, 0 none',
  season UInt16 comment 'season of the episode, 0 without episode',
  number UInt16 comment 'number within the season, 0 without episode',
  regular UInt8 comment '1 = has an episode with season > 0',
  comment_id String comment 'id in the data',
  parent_comment_id String comment 'the comment this one replies to, empty none',
  text String comment 'text',
  image_url String comment 'picture',
  screencap_id String comment 'screencap of a meme, empty none',
  language LowCardinality(String) comment 'ISO 639-1',
  emotions Array(Enum8('shocked' = 1, 'sad' = 2, 'amused' = 3, 'thrilled' = 4, 'confused' = 5, 'bored' = 6, 'scared' = 7, 'frustrated' = 8, 'touched' = 9, 'reflective' = 10, 'tense' = 11, 'understood' = 12)) comment 'emotions given with the comment',
  character UInt32 comment 'number of the character it is about, 0 none',
  rating UInt8 comment '1 to 5, 0 none',
  is_review Bool comment 'written as a review',
  likes UInt32 comment 'likes',
  shares UInt32 comment 'shares',
  replies UInt32 comment 'comments in the data whose parent is this one'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (title, at, comment_id)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Comments, replies, reviews and memes';

create table edition_1.comments on cluster 'main' as edition_1.comments_shard
engine = Distributed('main', 'edition_1', 'comments_shard', cityHash64(member))
comment 'Comments, replies, reviews and memes';
