// Stages of the catalogue: networks, studios, platforms, titles, episodes, actors, characters.
import { filterValueMax, statusesOfKind } from '@cvm/contract';
import { platformKinds, titleKinds } from '../../schema/vocabulary.ts';
import {
  type Check,
  country,
  date,
  dateSql,
  digits,
  flag,
  freeText,
  id,
  isUnseen,
  known,
  language,
  oneOf,
  required,
  text,
  whole,
} from '../rules.ts';
import {
  reference,
  type Stage,
  type StageContext,
  stageColumn,
  textColumns,
  titleChecks,
  titleReference,
} from './stage.ts';

export const networksStage = (): Stage => ({
  table: 'networks',
  columns: textColumns('network_id', 'name', 'country', 'logo_url'),
  checks: [
    ...required('network_id', 'name'),
    ...id('network_id'),
    ...digits('network_id'),
    ...country('country'),
    ...text('name', 'logo_url'),
  ],
  orderBy: ['network_id'],
  keepsPlace: true,
});

export const studiosStage = (): Stage => ({
  table: 'studios',
  columns: textColumns('studio_id', 'name'),
  checks: [...required('studio_id', 'name'), ...id('studio_id'), ...text('studio_id', 'name')],
  orderBy: ['studio_id'],
  keepsPlace: true,
});

/** The name of a platform is its id. */
export const platformsStage = (): Stage => ({
  table: 'platforms',
  columns: [
    stageColumn('name', 'String', 'r.platform'),
    stageColumn('kind', 'String'),
    stageColumn('logo_url', 'String'),
  ],
  checks: [
    ...required('platform', 'kind'),
    ...id('platform'),
    oneOf('kind', platformKinds),
    ...text('platform', 'logo_url'),
  ],
  orderBy: ['name'],
  keepsPlace: true,
});

export const titlesStage = (context: StageContext): Stage => ({
  table: 'titles',
  columns: [
    stageColumn('title_id', 'String'),
    stageColumn('kind', 'String'),
    ...textColumns('name'),
    stageColumn('status_given', 'String', 'r.status'),
    ...textColumns('network_id', 'studio_id', 'originating_country', 'originating_language'),
    stageColumn('genres', 'Array(String)', 'arrayDistinct(r.genres)'),
    stageColumn('runtime', 'Nullable(UInt16)', 'toUInt16OrNull(r.runtime)'),
    stageColumn('first_release_date', 'Nullable(Date32)', dateSql('r.first_release_date')),
    stageColumn('last_release_date', 'Nullable(Date32)', dateSql('r.last_release_date')),
    stageColumn('seasons_given', 'Nullable(UInt16)', 'toUInt16OrNull(r.seasons)'),
    ...textColumns('overview', 'poster_url'),
  ],
  references: [
    reference(context, 'networks', 'n', 'network_id', 'network'),
    reference(context, 'studios', 's', 'studio_id', 'studio'),
  ],
  checks: [
    ...required('title_id', 'kind', 'name'),
    ...id('title_id', 'network_id', 'studio_id'),
    oneOf('kind', titleKinds),
    ...titleIdChecks,
    ...statusChecks,
    ...country('originating_country'),
    ...language('originating_language'),
    { column: 'genres', when: `arrayExists(x -> ${isUnseen('x')}, r.genres)`, says: 'has an empty entry' },
    {
      column: 'genres',
      when: `arrayExists(x -> lengthUTF8(x) > ${filterValueMax}, r.genres)`,
      says: `has an entry of more than ${filterValueMax} characters`,
    },
    whole('runtime', 0, 65_535),
    ...date('first_release_date', 'last_release_date'),
    whole('seasons', 0, 65_535),
    { column: 'genres', when: 'not isValidUTF8(arrayStringConcat(r.genres))', says: 'is not UTF-8' },
    {
      column: 'genres',
      when: "arrayExists(x -> match(x, '[|,;{}\\\\[\\\\]\\\\x00-\\\\x1f\\\\x7f]'), r.genres)",
      says: 'has an entry that is not one genre: entries hold no comma, semicolon, bar, bracket or control character',
    },
    ...text('title_id', 'name', 'poster_url'),
    ...freeText('overview'),
    ...(context.has('networks') ? known(context, 'network_id', 'n_network', 'networks') : []),
    ...(context.has('studios') ? known(context, 'studio_id', 's_studio', 'studios') : []),
  ],
  orderBy: ['title_id'],
  keepsPlace: true,
});

const titleIdChecks: readonly Check[] = [
  {
    column: 'title_id',
    when: `r.kind = 'series' and not match(r.title_id, '^[0-9]+$')`,
    says: 'is not made of digits alone, as the id of a series is',
  },
  {
    column: 'title_id',
    when: `r.kind = 'movie' and match(r.title_id, '^[0-9]+$')`,
    says: 'is made of digits alone, as only the id of a series is',
  },
];

const statusChecks: readonly Check[] = [
  {
    ...oneOf('status', statusesOfKind.show),
    when: `r.kind = 'series' and ${oneOf('status', statusesOfKind.show).when}`,
  },
  {
    ...oneOf('status', statusesOfKind.movie),
    when: `r.kind = 'movie' and ${oneOf('status', statusesOfKind.movie).when}`,
  },
];

export const episodesStage = (context: StageContext): Stage => ({
  table: 'episodes',
  columns: [
    stageColumn('episode_id', 'String'),
    stageColumn('title', 'UInt32', 't_title'),
    stageColumn('season', 'UInt16', 'toUInt16OrZero(r.season)'),
    stageColumn('number', 'UInt16', 'toUInt16OrZero(r.number)'),
    stageColumn('name', 'String'),
    stageColumn('air_date', 'Nullable(Date32)', dateSql('r.air_date')),
  ],
  references: [titleReference(context)],
  checks: [
    ...required('episode_id', 'title_id', 'season', 'number'),
    ...id('episode_id'),
    ...titleChecks(context),
    { column: 'title_id', when: `t_kind = 'movie'`, says: 'is a movie' },
    whole('season', 0, 65_535),
    whole('number', 0, 65_535),
    ...date('air_date'),
    ...text('episode_id', 'name'),
  ],
  orderBy: ['episode_id'],
  keepsPlace: true,
});

export const actorsStage = (): Stage => ({
  table: 'actors',
  columns: textColumns('actor_id', 'name', 'image_url'),
  checks: [...required('actor_id', 'name'), ...id('actor_id'), ...digits('actor_id'), ...text('name', 'image_url')],
  orderBy: ['actor_id'],
  keepsPlace: true,
});

export const charactersStage = (context: StageContext): Stage => ({
  table: 'characters',
  columns: [
    stageColumn('character_id', 'String'),
    stageColumn('title', 'UInt32', 't_title'),
    ...textColumns('actor_id', 'name', 'image_url'),
    stageColumn('deleted', 'Bool', `r.deleted = 'true'`),
  ],
  references: [titleReference(context), reference(context, 'actors', 'a', 'actor_id', 'actor')],
  checks: [
    ...required('character_id', 'title_id', 'name'),
    ...id('character_id', 'actor_id'),
    ...titleChecks(context),
    ...(context.has('actors') ? known(context, 'actor_id', 'a_actor', 'actors') : []),
    flag('deleted'),
    ...text('character_id', 'name', 'image_url'),
  ],
  orderBy: ['character_id'],
  keepsPlace: true,
});
