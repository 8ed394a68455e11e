/**
 * The tables of dataset format 1 and their columns, in the order they are written.
 */
export const tableNames = [
  'networks',
  'studios',
  'platforms',
  'titles',
  'episodes',
  'actors',
  'characters',
  'members',
  'population',
  'follows',
  'views',
  'reactions',
  'ratings',
  'character_votes',
  'comments',
  'screencaps',
  'survey_responses',
] as const;

export type TableName = (typeof tableNames)[number];

export const tableColumns: Record<TableName, readonly string[]> = {
  networks: ['network_id', 'name', 'country', 'logo_url'],
  studios: ['studio_id', 'name'],
  platforms: ['platform', 'kind', 'logo_url'],
  titles: [
    'title_id',
    'kind',
    'name',
    'status',
    'network_id',
    'studio_id',
    'originating_country',
    'originating_language',
    'genres',
    'runtime',
    'first_release_date',
    'last_release_date',
    'seasons',
    'overview',
    'poster_url',
  ],
  episodes: ['episode_id', 'title_id', 'season', 'number', 'name', 'air_date'],
  actors: ['actor_id', 'name', 'image_url'],
  characters: ['character_id', 'title_id', 'actor_id', 'name', 'image_url', 'deleted'],
  members: ['member_id', 'gender', 'birth_year', 'age', 'country', 'joined_at'],
  population: ['country', 'age', 'gender', 'people'],
  follows: ['member_id', 'title_id', 'followed_at', 'unfollowed_at'],
  views: ['member_id', 'title_id', 'episode_id', 'watched_at', 'platform', 'device', 'bulk'],
  reactions: ['member_id', 'title_id', 'episode_id', 'emotion', 'reacted_at'],
  ratings: ['member_id', 'title_id', 'episode_id', 'rating', 'rated_at'],
  character_votes: ['member_id', 'title_id', 'episode_id', 'character_id', 'voted_at'],
  comments: [
    'comment_id',
    'member_id',
    'title_id',
    'episode_id',
    'parent_comment_id',
    'created_at',
    'text',
    'image_url',
    'screencap_id',
    'language',
    'emotions',
    'character_id',
    'rating',
    'is_review',
    'likes',
    'shares',
  ],
  screencaps: ['screencap_id', 'title_id', 'episode_id', 'progress', 'image_url'],
  survey_responses: ['respondent_id', 'title_id', 'surveyed_at', 'age', 'gender', 'country', 'q1', 'q2', 'q3', 'q4'],
};

/** A record with one value per table given. */
export const byTable = <K extends TableName, T>(tables: readonly K[], make: (table: K) => T): Record<K, T> => {
  // fromEntries forgets which keys it was given; they are exactly `tables`.
  return Object.fromEntries(tables.map((table) => [table, make(table)])) as Record<K, T>;
};
