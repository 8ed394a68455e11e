create table edition_1.titles on cluster 'main' (
  title UInt32 comment 'dense number from 1, stable over appends',
  title_id String comment 'id in the data',
  kind Enum8('series' = 1, 'movie' = 2) comment 'series or movie',
  name String comment 'display name',
  status LowCardinality(String) comment 'given or derived',
  status_given LowCardinality(String) comment 'as in the data, empty where derived',
  network UInt32 comment 'number of the network, 0 none',
  network_id String comment 'network as in the data',
  network_name String comment 'name of the network',
  studio UInt32 comment 'number of the studio, 0 none',
  studio_id String comment 'studio as in the data',
  studio_name String comment 'name of the studio',
  originating_country LowCardinality(String) comment 'ISO 3166-1 alpha-2',
  originating_language LowCardinality(String) comment 'ISO 639-1',
  genres Array(LowCardinality(String)) comment 'genres in the order of the data',
  runtime Nullable(UInt16) comment 'minutes',
  release_day Nullable(Date32) comment 'series: first air date of a regular episode, else first_release_date',
  first_release_date Nullable(Date32) comment 'as in the data',
  last_release_date Nullable(Date32) comment 'as in the data',
  next_air_day Nullable(Date32) comment 'earliest air date of a regular episode after data_through',
  seasons Nullable(UInt16) comment 'given, else the highest season',
  seasons_given Nullable(UInt16) comment 'as in the data',
  overview String comment 'summary',
  poster_url String comment 'poster',
  followers UInt32 comment 'distinct members following at the end of data_through',
  tier Float32 comment 'follower tier by its lower end in thousands: 0.5, 1, 10, 50, 100, 500; 0 none'
)
engine = ReplicatedMergeTree('/cvm/{uuid}/everywhere', '{shard}-{replica}')
order by (title)
settings min_age_to_force_merge_seconds = 300, min_age_to_force_merge_on_partition_only = 1
comment 'Shows and movies, with what is derived from their episodes and followers at data_through';
