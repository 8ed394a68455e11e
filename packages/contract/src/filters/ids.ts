/**
 * Every filter the product knows, as data: id, label, what its values look like, whether they can be excluded.
 *
 * An id is spelt the same in the URL, in the API, in the compiler and in parameter names. A new filter is a record
 * here plus, where it narrows rows, one entry in `metrics/compile/where`.
 */
import { contentTypes } from '../subjects.ts';
import { ageBuckets, emotions, genders, reactionTypes, tiers, titleStatuses } from './values.ts';

/** What a filter's values look like, in words for whoever writes one. */
export const valueKinds = {
  choice: 'one of its values',
  country: 'ISO 3166-1 alpha-2 code, such as US',
  language: 'ISO 639-1 code, such as en',
  id: 'id of up to 64 characters',
  name: 'plain name',
  number: 'whole number',
  numberRange: '`45` or `30-60`, ends included',
  dates: '`2026-05-01 to 2026-05-31`, `last 30 days`, `next 30 days` or `all time`',
  days: '`[start,end]` in days from release',
  metric:
    '`name operator number`, such as `viewers >= 1000`, or `viewshare to 0.01 0.05`, ends included; shares and rates as fractions; given several times, all must hold',
  release: '`[start,end]` in days from release; `-TBD` leaves out what has no date',
} as const;
export type ValueKind = keyof typeof valueKinds;

/** The panel of the filter bar a filter stands in. */
export type FilterPanel = 'content' | 'users' | 'date' | 'metric';

export type FilterDefinition = {
  readonly label: string;
  readonly panel: FilterPanel;
  readonly kind: ValueKind;
  /** Values can be excluded (`not x`). */
  readonly excludes?: boolean;
  /** `|` between values is OR and `,` is AND; for the three title filters. */
  readonly joins?: boolean;
  readonly values?: readonly string[];
  /** Whose ids the values are, where the filter is not called so itself. */
  readonly of?: 'network' | 'actor' | 'title';
  /** The smallest number, of numbers; 0 when left out. */
  readonly least?: number;
  /** How many values it takes at least and at most. */
  readonly count?: { readonly min: number; readonly max: number };
};

/** Audiences that are compared two by two: so many stand side by side without crowding. */
export const overlapCount = { min: 2, max: 12 } as const;

/** Of two values one would have to give way. */
const one = { min: 1, max: 1 } as const;

const define = <const D extends Record<string, FilterDefinition>>(definitions: D) => definitions;

export const filterDefinitions = define({
  age: { label: 'Age', panel: 'users', kind: 'choice', values: ageBuckets, excludes: true },
  country: { label: 'Country', panel: 'users', kind: 'country', excludes: true },
  gender: { label: 'Gender', panel: 'users', kind: 'choice', values: genders, excludes: true },
  panel: { label: 'Panel', panel: 'users', kind: 'choice', values: ['Yes', 'No'], count: one },

  date: { label: 'Date', panel: 'date', kind: 'dates' },
  singleDate: { label: 'Date', panel: 'date', kind: 'dates' },
  report_date: { label: 'Report Date', panel: 'date', kind: 'dates' },
  first_release_date: { label: 'First Release Date', panel: 'date', kind: 'dates' },
  release_date: { label: 'Release Date', panel: 'date', kind: 'dates' },
  future_release_date: { label: 'Upcoming Release Date', panel: 'date', kind: 'dates' },
  days_from_release: { label: 'Days From Release', panel: 'date', kind: 'days' },
  daysInPast: { label: 'Days In The Past', panel: 'date', kind: 'number', least: 1, count: one },
  releaseDate: { label: 'Release', panel: 'date', kind: 'release', excludes: true },

  contentType: { label: 'Content Type', panel: 'content', kind: 'choice', values: contentTypes },
  show: { label: 'Show', panel: 'content', kind: 'id', excludes: true, joins: true },
  movie: { label: 'Movie', panel: 'content', kind: 'id', excludes: true, joins: true },
  title: { label: 'Title', panel: 'content', kind: 'id', excludes: true, joins: true },
  titleId: { label: 'Title', panel: 'content', kind: 'id', of: 'title' },
  network: { label: 'Originating Network', panel: 'content', kind: 'id', excludes: true },
  studio: { label: 'Studio', panel: 'content', kind: 'id', excludes: true },
  platform: { label: 'Platform', panel: 'content', kind: 'name', excludes: true },
  genre: { label: 'Genre', panel: 'content', kind: 'name', excludes: true },
  originating_country: { label: 'Originating Country', panel: 'content', kind: 'country', excludes: true },
  originating_language: { label: 'Language', panel: 'content', kind: 'language', excludes: true },
  runtime: { label: 'Runtime', panel: 'content', kind: 'numberRange', excludes: true },
  status: { label: 'Status', panel: 'content', kind: 'choice', values: titleStatuses, excludes: true },
  airing_status: { label: 'Airing Status', panel: 'content', kind: 'choice', values: titleStatuses, excludes: true },
  tier: { label: 'Follower Tier', panel: 'content', kind: 'choice', values: tiers.map((tier) => tier.value) },
  season: { label: 'Season', panel: 'content', kind: 'number', excludes: true },
  episode: { label: 'Episode', panel: 'content', kind: 'id', excludes: true },
  actor: { label: 'Actor', panel: 'content', kind: 'id' },
  exclude_deleted_characters: {
    label: 'Exclude Deleted Characters',
    panel: 'content',
    kind: 'choice',
    values: ['Yes', 'No'],
    count: one,
  },

  overlapNetwork: { label: 'Networks Compared', panel: 'content', kind: 'id', of: 'network', count: overlapCount },
  overlapActor: { label: 'Actors Compared', panel: 'content', kind: 'id', of: 'actor', count: overlapCount },

  screencapId: { label: 'Screencap', panel: 'content', kind: 'id' },
  parentComment: { label: 'Parent Comment', panel: 'content', kind: 'id' },
  emotions: { label: 'Emotion', panel: 'content', kind: 'choice', values: emotions },
  characters: { label: 'Character', panel: 'content', kind: 'id' },
  ratings: { label: 'Rating', panel: 'content', kind: 'choice', values: ['1', '2', '3', '4', '5'] },
  reactionType: {
    label: 'Reaction Type',
    panel: 'content',
    kind: 'choice',
    values: reactionTypes.map(({ value }) => value),
  },

  metric: { label: 'Metric', panel: 'metric', kind: 'metric' },
});

export type FilterId = keyof typeof filterDefinitions;

const isFilterIdList = (ids: string[]): ids is [FilterId, ...FilterId[]] => ids.length > 0;
const ids = Object.keys(filterDefinitions);
if (!isFilterIdList(ids)) throw new Error('No filters are declared.');

/** Every filter id, in the order of the declarations. */
export const filterIds = ids;

export const isFilterId = (id: string): id is FilterId => Object.hasOwn(filterDefinitions, id);

/** The declaration of a filter, typed with its optional fields. */
export const filterDefinition = (id: FilterId): FilterDefinition => filterDefinitions[id];
