create table edition_1.member_titles_shard on cluster 'main' (
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  member UInt32 comment 'number of the member',
  titles Array(UInt16) comment 'numbers of the titles, each once' codec(NONE)
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (cell, member)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: all titles of a member';

create table edition_1.member_titles on cluster 'main' as edition_1.member_titles_shard
engine = Distributed('main', 'edition_1', 'member_titles_shard', cityHash64(member))
comment 'Rollup: all titles of a member';
