create table edition_1.survey_responses on cluster 'main' (
  respondent_id String comment 'id in the data',
  title UInt32 comment 'number of the title',
  day Date32 comment 'UTC day of at',
  cell UInt16 comment 'country, age and gender of the member, as in cells',
  country LowCardinality(String) comment 'as on the sheet, empty unknown',
  age LowCardinality(String) comment 'age bucket as on the sheet, empty unknown or under 16',
  gender LowCardinality(String) comment 'as on the sheet, empty unknown',
  q1 UInt8 comment '1 to 5',
  q2 UInt8 comment '1 to 5',
  q3 UInt8 comment '1 to 5',
  q4 UInt8 comment '1 to 5'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/everywhere', '{shard}-{replica}')
order by (title, day, respondent_id)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Answer sheets of the GEM survey; respondents need not be members';
