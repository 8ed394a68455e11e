create table edition_1.vote_days_shard on cluster 'main' (
  title UInt16 comment 'number of the title',
  day Date32 comment 'UTC day of at',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  character UInt32 comment 'number of the character, 0 when the data has no characters',
  votes Int64 comment 'votes for characters'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (day, title, character, cell)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: votes for a character, by day';

create table edition_1.vote_days on cluster 'main' as edition_1.vote_days_shard
engine = Distributed('main', 'edition_1', 'vote_days_shard', rand())
comment 'Rollup: votes for a character, by day';
