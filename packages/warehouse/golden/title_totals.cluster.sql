create table edition_1.title_totals_shard on cluster 'main' (
  title UInt16 comment 'number of the title',
  views UInt64 comment 'views',
  viewers UInt64 comment 'distinct members with a view',
  finished UInt64 comment 'regular episodes its viewers watched, of each at most those aired',
  aired UInt32 comment 'regular episodes aired by data_through; not a sum',
  bingers UInt64 comment 'distinct members who binged it',
  followers Int64 comment 'distinct members following at the end of data_through',
  points Int64 comment 'engagements, weighted',
  stars Int64 comment 'sum of ratings',
  ratings Int64 comment 'number of ratings'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/{shard}', '{replica}')
order by (title)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Rollup: all-time figures of a title, everybody';

create table edition_1.title_totals on cluster 'main' as edition_1.title_totals_shard
engine = Distributed('main', 'edition_1', 'title_totals_shard', rand())
comment 'Rollup: all-time figures of a title, everybody';
