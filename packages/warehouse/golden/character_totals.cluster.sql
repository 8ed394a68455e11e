create table edition_1.character_totals_shard on cluster 'main' (
  title UInt16 comment 'number of the title',
  character UInt32 comment 'number of the character, 0 when the data has no characters',
  votes Int64 comment 'votes for characters'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (title, character)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: all-time votes for a character, everybody';

create table edition_1.character_totals on cluster 'main' as edition_1.character_totals_shard
engine = Distributed('main', 'edition_1', 'character_totals_shard', rand())
comment 'Rollup: all-time votes for a character, everybody';
