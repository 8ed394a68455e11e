create table edition_1.member_actors_shard on cluster 'main' (
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  member UInt32 comment 'number of the member',
  actors Array(UInt16) comment 'numbers of the actors, each once; none where characters have no actor' codec(NONE)
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (cell, member)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: all actors a member voted for';

create table edition_1.member_actors on cluster 'main' as edition_1.member_actors_shard
engine = Distributed('main', 'edition_1', 'member_actors_shard', cityHash64(member))
comment 'Rollup: all actors a member voted for';
