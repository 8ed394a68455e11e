/**
 * The dimensions of the cross-tab as data: what rows and pivots can be (3-reports-and-admin section 3, Data-view field
 * catalogue). `of` is the attribute a fact must carry; the SQL stands under the same name in `metrics/crosstab`.
 */
import { tiers } from '../filters/values.ts';
import { type Format, formatValue } from '../format/format.ts';
import type { CellValue, ColumnType } from '../views/view.ts';
import type { Attribute } from './facts.ts';

export type DimensionDefinition = {
  readonly label: string;
  /** The heading it stands under in the builder. */
  readonly group: 'People' | 'Title' | 'Time' | 'Episode' | 'Viewing' | 'Engagement';
  readonly type: Extract<ColumnType, 'text' | 'integer' | 'date'>;
  readonly format: Format;
  readonly of: readonly Attribute[];
};

const define = <const D extends Record<string, DimensionDefinition>>(definitions: D) => definitions;

const text = { type: 'text', format: 'text' } as const;
const id = { type: 'text', format: 'id' } as const;
/** A number that names something: written plain, never added up. */
const number = { type: 'integer', format: 'id' } as const;
const date = { type: 'date', format: 'date' } as const;

export const dimensions = define({
  title: { label: 'Title', group: 'Title', ...text, of: ['title'] },
  parent_content_id: { label: 'Parent Content Id', group: 'Title', ...id, of: ['title'] },
  content_type: { label: 'Content Type', group: 'Title', type: 'text', format: 'kind', of: ['title'] },
  tv_show_id: { label: 'TV Show Id', group: 'Title', ...id, of: ['title'] },
  tv_show_name: { label: 'TV Show Name', group: 'Title', ...text, of: ['title'] },
  genre: { label: 'Genre', group: 'Title', ...text, of: ['title'] },
  network_id: { label: 'Network Id', group: 'Title', ...id, of: ['title'] },
  network_name: { label: 'Network Name', group: 'Title', ...text, of: ['title'] },
  studio_id: { label: 'Studio Id', group: 'Title', ...id, of: ['title'] },
  studio_name: { label: 'Studio Name', group: 'Title', ...text, of: ['title'] },
  status: { label: 'Status', group: 'Title', ...text, of: ['title'] },
  runtime: { label: 'Runtime (minutes)', group: 'Title', ...number, of: ['title'] },
  originating_country: {
    label: 'Originating Country',
    group: 'Title',
    type: 'text',
    format: 'country',
    of: ['title'],
  },
  originating_language: {
    label: 'Originating Language',
    group: 'Title',
    type: 'text',
    format: 'language',
    of: ['title'],
  },
  first_release_date: { label: 'First Release Date', group: 'Title', ...date, of: ['title'] },
  follower_tier: { label: 'Follower Tier', group: 'Title', ...text, of: ['title'] },

  content_id: { label: 'Content Id', group: 'Episode', ...id, of: ['title'] },
  episode_id: { label: 'Episode Id', group: 'Episode', ...id, of: ['episode'] },
  season_number: { label: 'Season Number', group: 'Episode', ...number, of: ['episode'] },
  episode_number: { label: 'Episode Number', group: 'Episode', ...number, of: ['episode'] },
  season_episode: { label: 'Season | Episode', group: 'Episode', ...text, of: ['episode'] },
  episode_sequence: { label: 'Episode Sequence', group: 'Episode', ...number, of: ['episode'] },
  episode_first_air_date: { label: 'Episode First Air Date', group: 'Episode', ...date, of: ['episode'] },

  user_age_bucket: { label: 'User Age Bucket', group: 'People', ...text, of: ['people'] },
  user_country: { label: 'User Country', group: 'People', type: 'text', format: 'country', of: ['people'] },
  user_gender: { label: 'User Gender', group: 'People', type: 'text', format: 'gender', of: ['people'] },
  user_id: { label: 'User Id', group: 'People', ...id, of: ['people'] },

  date: { label: 'Date', group: 'Time', ...date, of: ['day'] },
  days_from_release: { label: 'Days From Release', group: 'Time', ...number, of: ['day', 'title'] },

  device_name: { label: 'Device Name', group: 'Viewing', type: 'text', format: 'device', of: ['device'] },
  platform_name: { label: 'Platform Name', group: 'Viewing', ...text, of: ['platform'] },

  emotion_name: { label: 'Emotion Name', group: 'Engagement', ...text, of: ['emotion'] },
  character_name: { label: 'Character Name', group: 'Engagement', ...text, of: ['character'] },
  actor_id: { label: 'Actor Id', group: 'Engagement', ...id, of: ['character'] },
  actor_name: { label: 'Actor Name', group: 'Engagement', ...text, of: ['character'] },
});

export type DimensionName = keyof typeof dimensions;

export const dimensionNames = Object.keys(dimensions) as DimensionName[];

export const isDimension = (name: string): name is DimensionName => Object.hasOwn(dimensions, name);

export const dimensionDefinition = (name: DimensionName): DimensionDefinition => dimensions[name];

/** What stands where a dimension has no value (3-reports-and-admin section 5). */
export const noValue = 'None';

/** A value of a dimension as people read it, `female` as `Female`; answers hold the value itself. */
export const dimensionValue = (name: DimensionName | undefined, value: string | number | boolean | null): string => {
  if (value === null) return noValue;
  return name === undefined ? String(value) : formatValue(dimensions[name].format, value);
};

/** Of texts that count something, whose letters are in another order than what they count: the number they stand for. */
const counting: Partial<Record<DimensionName, (text: string) => number | null>> = {
  season_episode: (text) => {
    const [, season, number] = /^S(\d+) \| E(\d+)$/.exec(text) ?? [];
    return season === undefined ? null : Number(season) * episodesOfSeasonMax + Number(number);
  },
  follower_tier: (text) => tiers.find(({ label }) => label === text)?.followersMin ?? null,
};

/** More than any season has: both are numbers of 16 bits. */
export const episodesOfSeasonMax = 65_536;

/** What a value of a field is sorted by: `S1 | E2` before `S1 | E10`. */
export const sortedAs = (name: string, value: CellValue): CellValue => {
  const count = isDimension(name) ? counting[name] : undefined;
  return count === undefined || typeof value !== 'string' ? value : count(value);
};
