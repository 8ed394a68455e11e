// Dataset format 1 as data: the tables an operator hands over and their columns. Nothing here knows SQL; what a column must
// hold is checked by the rules of its stage, and how it may be written stands in `values.ts`.

/** What is written in a column, which says what else is read as the same: see `values.ts`. */
export type ColumnKind =
  | 'id'
  | 'text'
  | 'word'
  | 'status'
  | 'gender'
  | 'country'
  | 'language'
  | 'whole'
  | 'number'
  | 'date'
  | 'time'
  | 'flag'
  | 'list'
  | 'words';

export type FileColumn = {
  readonly name: string;
  readonly kind: ColumnKind;
  /** Must stand in the header and must have a value in every row. */
  readonly required: boolean;
};

/** Does a column hold a list, of texts as they stand or of words? */
export const isList = ({ kind }: FileColumn): boolean => kind === 'list' || kind === 'words';

export type FileTable = { readonly name: string; readonly columns: readonly FileColumn[] };

const kinds = (kind: ColumnKind, names: string): (readonly [string, ColumnKind])[] =>
  names.split(' ').map((name) => [name, kind] as const);

const kindOf = new Map<string, ColumnKind>([
  ...kinds('word', 'kind device emotion'),
  ...kinds('status', 'status'),
  ...kinds('gender', 'gender'),
  ...kinds('country', 'country originating_country'),
  ...kinds('language', 'language originating_language'),
  ...kinds('whole', 'runtime seasons season number birth_year age people rating likes shares q1 q2 q3 q4'),
  ...kinds('number', 'progress'),
  ...kinds('date', 'first_release_date last_release_date air_date'),
  ...kinds(
    'time',
    'joined_at followed_at unfollowed_at watched_at reacted_at rated_at voted_at created_at surveyed_at',
  ),
  ...kinds('flag', 'deleted bulk is_review'),
  ...kinds('list', 'genres'),
  ...kinds('words', 'emotions'),
  ...kinds('text', 'name logo_url overview poster_url image_url text'),
]);

/** `'a b?'`: names in the documented order, `?` = may be empty. A name that is none of the above is an id. */
const columns = (text: string): readonly FileColumn[] =>
  text.split(' ').map((word) => {
    const name = word.replace('?', '');
    return { name, kind: kindOf.get(name) ?? 'id', required: !word.endsWith('?') };
  });

/** The census knows no ages, only buckets of them. */
const bucketed = (found: readonly FileColumn[]): readonly FileColumn[] =>
  found.map((column) => (column.name === 'age' ? { ...column, kind: 'word' } : column));

/** In the order they are loaded: what a row refers to stands before it. */
export const fileTables = [
  { name: 'networks', columns: columns('network_id name country? logo_url?') },
  { name: 'studios', columns: columns('studio_id name') },
  { name: 'platforms', columns: columns('platform kind logo_url?') },
  {
    name: 'titles',
    columns: columns(
      'title_id kind name status? network_id? studio_id? originating_country? originating_language? genres? runtime? first_release_date? last_release_date? seasons? overview? poster_url?',
    ),
  },
  { name: 'episodes', columns: columns('episode_id title_id season number name? air_date?') },
  { name: 'actors', columns: columns('actor_id name image_url?') },
  { name: 'characters', columns: columns('character_id title_id actor_id? name image_url? deleted?') },
  { name: 'members', columns: columns('member_id gender? birth_year? age? country? joined_at?') },
  { name: 'population', columns: bucketed(columns('country age gender people')) },
  { name: 'follows', columns: columns('member_id title_id followed_at unfollowed_at?') },
  { name: 'views', columns: columns('member_id title_id episode_id? watched_at platform? device? bulk?') },
  { name: 'reactions', columns: columns('member_id title_id episode_id? emotion reacted_at') },
  { name: 'ratings', columns: columns('member_id title_id episode_id? rating rated_at') },
  { name: 'character_votes', columns: columns('member_id title_id episode_id? character_id voted_at') },
  { name: 'screencaps', columns: columns('screencap_id title_id episode_id? progress image_url?') },
  {
    name: 'comments',
    columns: columns(
      'comment_id member_id title_id episode_id? parent_comment_id? created_at text? image_url? screencap_id? language? emotions? character_id? rating? is_review? likes? shares?',
    ),
  },
  {
    name: 'survey_responses',
    columns: columns('respondent_id title_id surveyed_at age? gender? country? q1 q2 q3 q4'),
  },
] as const satisfies readonly FileTable[];

export type TableName = (typeof fileTables)[number]['name'];

/** Without these, or without rows in them, a full load has nothing to show. */
export const requiredTables: readonly TableName[] = ['titles', 'members', 'views'];

/** The record of a table by its name. */
export const fileTable = (name: TableName): FileTable => {
  const found = fileTables.find((table) => table.name === name);
  if (!found) throw new Error(`No table ${name} in dataset format 1`);
  return found;
};
