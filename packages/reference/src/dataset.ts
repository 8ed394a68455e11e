/**
 * A dataset in format 1 as plain rows: the columns of each table, null where a file has an empty field. What the random
 * generator makes, what is written to files for the real loader, and what `loaded` reads for the second computation.
 */

export type NetworkRow = { network_id: string; name: string; country: string | null; logo_url: string | null };
export type StudioRow = { studio_id: string; name: string };
export type PlatformRow = { platform: string; kind: 'official' | 'unofficial' | 'other'; logo_url: string | null };

export type TitleRow = {
  title_id: string;
  kind: 'series' | 'movie';
  name: string;
  status: string | null;
  network_id: string | null;
  studio_id: string | null;
  originating_country: string | null;
  originating_language: string | null;
  genres: readonly string[];
  runtime: number | null;
  first_release_date: string | null;
  last_release_date: string | null;
  seasons: number | null;
  overview: string | null;
  poster_url: string | null;
};

export type EpisodeRow = {
  episode_id: string;
  title_id: string;
  season: number;
  number: number;
  name: string | null;
  air_date: string | null;
};

export type ActorRow = { actor_id: string; name: string; image_url: string | null };

export type CharacterRow = {
  character_id: string;
  title_id: string;
  actor_id: string | null;
  name: string;
  image_url: string | null;
  deleted: boolean | null;
};

export type MemberRow = {
  member_id: string;
  gender: string | null;
  birth_year: number | null;
  age: number | null;
  country: string | null;
  joined_at: string | null;
};

export type PopulationRow = { country: string; age: string; gender: string; people: number };

export type FollowRow = { member_id: string; title_id: string; followed_at: string; unfollowed_at: string | null };

type EventRow = { member_id: string; title_id: string; episode_id: string | null };

export type ViewRow = EventRow & {
  watched_at: string;
  platform: string | null;
  device: string | null;
  bulk: boolean | null;
};
export type ReactionRow = EventRow & { emotion: string; reacted_at: string };
export type RatingRow = EventRow & { rating: number; rated_at: string };
export type CharacterVoteRow = EventRow & { character_id: string; voted_at: string };

export type CommentRow = EventRow & {
  comment_id: string;
  parent_comment_id: string | null;
  created_at: string;
  text: string | null;
  image_url: string | null;
  screencap_id: string | null;
  language: string | null;
  emotions: readonly string[];
  character_id: string | null;
  rating: number | null;
  is_review: boolean | null;
  likes: number | null;
  shares: number | null;
};

export type ScreencapRow = {
  screencap_id: string;
  title_id: string;
  episode_id: string | null;
  progress: number;
  image_url: string | null;
};

export type SurveyRow = {
  respondent_id: string;
  title_id: string;
  surveyed_at: string;
  age: number | null;
  gender: string | null;
  country: string | null;
  q1: number;
  q2: number;
  q3: number;
  q4: number;
};

export type Tables = {
  networks: readonly NetworkRow[];
  studios: readonly StudioRow[];
  platforms: readonly PlatformRow[];
  titles: readonly TitleRow[];
  episodes: readonly EpisodeRow[];
  actors: readonly ActorRow[];
  characters: readonly CharacterRow[];
  members: readonly MemberRow[];
  population: readonly PopulationRow[];
  follows: readonly FollowRow[];
  views: readonly ViewRow[];
  reactions: readonly ReactionRow[];
  ratings: readonly RatingRow[];
  character_votes: readonly CharacterVoteRow[];
  comments: readonly CommentRow[];
  screencaps: readonly ScreencapRow[];
  survey_responses: readonly SurveyRow[];
};

/** `data_through` is the last complete day, `YYYY-MM-DD`. */
export type Dataset = { readonly dataThrough: string; readonly tables: Tables };

const field = (value: unknown): string => {
  if (value === null) return '';
  const text = Array.isArray(value) ? value.join('|') : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const csv = (rows: readonly object[]): string => {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => Object.values(row).map(field).join(','));
  return `${[names.join(','), ...lines].join('\n')}\n`;
};

/** The files of a dataset folder by name. Empty tables have none; comments are NDJSON, the others CSV. */
export const datasetFiles = ({ dataThrough, tables }: Dataset): Record<string, string> => {
  const files: Record<string, string> = {
    'dataset.json': JSON.stringify({ format: 1, name: 'Random', data_through: dataThrough }),
  };
  for (const [name, rows] of Object.entries(tables)) {
    if (rows.length === 0) continue;
    if (name === 'comments') files['comments.ndjson'] = `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
    else files[`${name}.csv`] = csv(rows);
  }
  return files;
};
