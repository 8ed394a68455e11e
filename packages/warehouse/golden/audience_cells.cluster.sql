create table edition_1.audience_cells_shard on cluster 'main' (
  kind Enum8('any' = 0, 'series' = 1, 'movie' = 2) comment 'kind of the titles',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  views UInt64 comment 'views',
  viewers UInt64 comment 'distinct members with a view',
  followers Int64 comment 'distinct members following at the end of data_through'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (kind, cell)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: all-time figures of all titles of a kind, per cell';

create table edition_1.audience_cells on cluster 'main' as edition_1.audience_cells_shard
engine = Distributed('main', 'edition_1', 'audience_cells_shard', rand())
comment 'Rollup: all-time figures of all titles of a kind, per cell';
