// Dataset format 1 as data: the tables an operator hands over and their columns. Nothing here knows SQL; what a column must
// hold is checked by the rules in `tables/`.

export type FileColumn = {
  readonly name: string;
  /** Must stand in the header and must have a value in every row. */
  readonly required: boolean;
  /** Pipe-separated in CSV, an array in NDJSON and Parquet. */
  readonly list?: true;
};

export type FileTable = { readonly name: string; readonly columns: readonly FileColumn[] };

/** `'a b? c[]?'`: names in the documented order, `?` = may be empty, `[]` = a list. */
function columns(text: string): readonly FileColumn[] {
  return text.split(' ').map((word) => ({
    name: word.replace(/[?[\]]/g, ''),
    required: !word.endsWith('?'),
    ...(word.includes('[]') ? { list: true as const } : {}),
  }));
}

/** In the order they are loaded: what a row refers to stands before it. */
export const fileTables = [
  { name: 'networks', columns: columns('network_id name country? logo_url?') },
  { name: 'studios', columns: columns('studio_id name') },
  { name: 'platforms', columns: columns('platform kind logo_url?') },
  {
    name: 'titles',
    columns: columns(
      'title_id kind name status? network_id? studio_id? originating_country? originating_language? genres[]? runtime? first_release_date? last_release_date? seasons? overview? poster_url?',
    ),
  },
  { name: 'episodes', columns: columns('episode_id title_id season number name? air_date?') },
  { name: 'actors', columns: columns('actor_id name image_url?') },
  { name: 'characters', columns: columns('character_id title_id actor_id? name image_url? deleted?') },
  { name: 'members', columns: columns('member_id gender? birth_year? age? country? joined_at?') },
  { name: 'population', columns: columns('country age gender people') },
  { name: 'follows', columns: columns('member_id title_id followed_at unfollowed_at?') },
  { name: 'views', columns: columns('member_id title_id episode_id? watched_at platform? device? bulk?') },
  { name: 'reactions', columns: columns('member_id title_id episode_id? emotion reacted_at') },
  { name: 'ratings', columns: columns('member_id title_id episode_id? rating rated_at') },
  { name: 'character_votes', columns: columns('member_id title_id episode_id? character_id voted_at') },
  { name: 'screencaps', columns: columns('screencap_id title_id episode_id? progress image_url?') },
  {
    name: 'comments',
    columns: columns(
      'comment_id member_id title_id episode_id? parent_comment_id? created_at text? image_url? screencap_id? language? emotions[]? character_id? rating? is_review? likes? shares?',
    ),
  },
  {
    name: 'survey_responses',
    columns: columns('respondent_id title_id surveyed_at age? gender? country? q1 q2 q3 q4'),
  },
] as const satisfies readonly FileTable[];

export type TableName = (typeof fileTables)[number]['name'];

/** Without these a full load has nothing to show. */
export const requiredTables: readonly TableName[] = ['titles', 'members', 'views'];

/** The record of a table by its name. */
export function fileTable(name: TableName): FileTable {
  const found = fileTables.find((table) => table.name === name);
  if (!found) throw new Error(`No table ${name} in dataset format 1`);
  return found;
}
