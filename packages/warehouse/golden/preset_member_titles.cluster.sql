create table edition_1.preset_member_titles_shard on cluster 'main' (
  days UInt16 comment 'the last so many days of the data',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  member UInt32 comment 'number of the member',
  titles Array(UInt16) comment 'numbers of the titles, each once' codec(NONE)
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
partition by days
order by (cell, member)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: titles of a member in the last days';

create table edition_1.preset_member_titles on cluster 'main' as edition_1.preset_member_titles_shard
engine = Distributed('main', 'edition_1', 'preset_member_titles_shard', cityHash64(member))
comment 'Rollup: titles of a member in the last days';
