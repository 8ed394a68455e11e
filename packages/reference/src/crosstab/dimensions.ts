/** What stands in the rows and columns of a cross-tab: the values of each dimension in a counted row. */
import { type CellValue, contentTypeOf, type DimensionName } from '@cvm/contract';
import { capitalised, episodeLabels } from '../engagement.ts';
import type { Episode, Member, Title } from '../loaded.ts';
import { tierLabel } from '../tiers.ts';
import { type CountedRow, daysFromRelease } from './rows.ts';

/** A value as it is shown, and what tells it from others that look the same: the id of a title. */
export type Coordinate = { readonly value: CellValue; readonly id: CellValue };

/** The name under which a member may be shown. */
export type HiddenName = (member: Member) => string;

export type Naming = { readonly hidden: HiddenName; readonly tierOf: (title: Title) => number | null };

/** Place among the regular episodes of the show, from 1. */
const sequence = (title: Title, episode: Episode): number | null => {
  const regular = title.episodes
    .filter(({ season }) => season > 0)
    .sort((a, b) => a.season - b.season || a.number - b.number);
  const place = regular.indexOf(episode);
  return place < 0 ? null : place + 1;
};

const ofShow = ({ title }: CountedRow, value: string): string | null => (title.kind === 'show' ? value : null);

const valueIn: Record<Exclude<DimensionName, 'genre'>, (row: CountedRow, naming: Naming) => CellValue> = {
  title: ({ title }) => title.name,
  parent_content_id: ({ title }) => title.id,
  content_type: ({ title }) => contentTypeOf[title.kind],
  tv_show_id: (row) => ofShow(row, row.title.id),
  tv_show_name: (row) => ofShow(row, row.title.name),
  network_id: ({ title }) => title.network?.id ?? null,
  network_name: ({ title }) => title.network?.name ?? null,
  studio_id: ({ title }) => title.studio?.id ?? null,
  studio_name: ({ title }) => title.studio?.name ?? null,
  status: ({ title }) => title.status,
  runtime: ({ title }) => title.runtime,
  originating_country: ({ title }) => title.country,
  originating_language: ({ title }) => title.language,
  first_release_date: ({ title }) => title.releaseDay,
  follower_tier: ({ title }, { tierOf }) => tierLabel(tierOf(title)),
  content_id: ({ title, episode }) => episode?.id ?? title.id,
  episode_id: ({ episode }) => episode?.id ?? null,
  season_number: ({ episode }) => episode?.season ?? null,
  episode_number: ({ episode }) => episode?.number ?? null,
  season_episode: ({ episode }) => episodeLabels(episode).episodeString,
  episode_sequence: ({ title, episode }) => (episode === null ? null : sequence(title, episode)),
  episode_first_air_date: ({ episode }) => episode?.airDate ?? null,
  user_age_bucket: ({ member }) => member.age,
  user_country: ({ member }) => member.country,
  user_gender: ({ member }) => member.gender,
  user_id: ({ member }, { hidden }) => hidden(member),
  date: ({ day }) => day,
  days_from_release: daysFromRelease,
  device_name: ({ view }) => view?.device ?? null,
  platform_name: ({ view }) => view?.platform?.name ?? null,
  emotion_name: ({ emotion }) => (emotion === undefined ? null : capitalised(emotion)),
  character_name: ({ character }) => character?.name ?? null,
  actor_id: ({ character }) => character?.actor?.id ?? null,
  actor_name: ({ character }) => character?.actor?.name ?? null,
};

/** A title stands under each of its genres; every other dimension has one value. */
export const coordinatesOf = (name: DimensionName, row: CountedRow, naming: Naming): Coordinate[] => {
  if (name === 'genre') {
    const genres = row.title.genres.length === 0 ? [null] : row.title.genres;
    return genres.map((genre) => ({ value: genre, id: genre }));
  }
  const value = valueIn[name](row, naming);
  return [{ value, id: name === 'title' ? row.title.id : value }];
};
