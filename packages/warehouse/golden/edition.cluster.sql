create table edition_1.edition on cluster 'main' (
  edition UInt32 comment 'number of the edition',
  name String comment 'name of the dataset',
  data_through Date32 comment 'last complete UTC day',
  has_population Bool comment 'whether the balanced panel has weights'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/everywhere', '{shard}-{replica}')
order by (edition)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'One row: what this edition holds';
