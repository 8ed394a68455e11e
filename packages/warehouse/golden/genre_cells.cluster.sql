create table edition_1.genre_cells_shard on cluster 'main' (
  genre LowCardinality(String) comment 'genre of the titles; empty = those without one',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  viewers UInt64 comment 'distinct members with a view'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (cell, genre)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: viewers by genre, per cell';

create table edition_1.genre_cells on cluster 'main' as edition_1.genre_cells_shard
engine = Distributed('main', 'edition_1', 'genre_cells_shard', rand())
comment 'Rollup: viewers by genre, per cell';
