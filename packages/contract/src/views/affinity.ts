/**
 * What else an audience watches, and who it is: seeds are titles, a followed title, or an actor. A content type says of
 * which kind the titles are that are listed; who the audience is does not depend on it.
 */
import type { FilterId } from '../filters/ids.ts';
import { patternsOf } from '../pages/index.ts';
import type { TitleKind } from '../subjects.ts';
import { bucket, indexFigures } from './audience.ts';
import { peopleAndDate } from './filter-sets.ts';
import { type Column, differs, hidden, kind, measure, qualifies, text, type ViewDefinition } from './view.ts';

const seeds = ['title', 'show', 'movie'] as const satisfies readonly FilterId[];

/** "Title cell truncated at 35 characters with tooltip" (3-reports-and-admin section 9). */
const shortened = (column: Column): Column => ({ ...column, lengthMax: 35 });

const showColumns = [
  shortened(text('show', 'Show', { to: 'show', idColumn: 'showId' })),
  hidden('showId', 'Show id'),
  text('network', 'Network', { to: 'network', idColumn: 'networkId' }),
  hidden('networkId', 'Network id'),
] as const;
const movieColumns = [
  shortened(text('movie', 'Movie', { to: 'movie', idColumn: 'movieId' })),
  hidden('movieId', 'Movie id'),
  text('studio', 'Studio'),
] as const;
const titleColumns = [
  shortened(text('titleName', 'Title', { kindColumn: 'titleType', idColumn: 'titleId' })),
  hidden('titleId', 'Title id'),
  kind('titleType'),
  text('networkName', 'Network', { to: 'network', idColumn: 'networkId' }),
  hidden('networkId', 'Network id'),
  text('studioName', 'Studio'),
] as const;
const figures = [
  measure('overlappingViewers', 'overlappingViewers'),
  measure('affinityIndex', 'affinityIndex'),
] as const;
/** How far the overlap and the index can be believed; "surest first" is a sort by indexLow. */
const overlapFigures = (of: 'audienceOverlap' | 'overlappingViewers') => [
  qualifies(of, { ...measure('base', 'seedBase'), type: 'integer' }),
  qualifies(of, measure('effective', 'effectiveBase')),
  qualifies(of, measure('overlapLow', 'overlapLow')),
  qualifies(of, measure('overlapHigh', 'overlapHigh')),
  qualifies('affinityIndex', measure('indexLow', 'indexLow')),
  qualifies('affinityIndex', measure('indexHigh', 'indexHigh')),
  differs('affinityIndex'),
];
const withOverlap = [
  ...figures,
  measure('audienceOverlap', 'audienceOverlap'),
  ...overlapFigures('audienceOverlap'),
] as const;
const withoutOverlap = [...figures, ...overlapFigures('overlappingViewers')] as const;
const byAffinity = [{ column: 'affinityIndex', direction: 'desc' }] as const;

type Parts = Pick<ViewDefinition, 'id' | 'title' | 'pages' | 'filters' | 'required' | 'key'> & {
  readonly columns: readonly Column[];
  readonly kind?: TitleKind;
};

const ranking = <const P extends Parts>(parts: P) =>
  ({
    ...parts,
    sorts: byAffinity,
    limit: null,
    sample: 'audience',
    joinsSeeds: true,
  }) as const satisfies ViewDefinition;

const affinityPages = patternsOf('affinity', 'showsAffinity', 'moviesAffinity');

const snapshot = <const Id extends string>(id: Id, by: 'age' | 'gender' | 'country') =>
  ({
    id,
    title: 'Audience Snapshot',
    pages: affinityPages,
    filters: [...peopleAndDate, ...seeds, 'contentType'],
    required: [seeds],
    columns: [bucket(by), measure('index', 'index'), measure('viewers', 'viewers'), ...indexFigures],
    sorts: by === 'age' ? [{ column: 'age', direction: 'asc' }] : [{ column: 'index', direction: 'desc' }],
    key: [by],
    limit: null,
    sample: 'audience',
    joinsSeeds: true,
  }) as const satisfies ViewDefinition;

/** Pairs of audiences, each once, the larger one first: how many are in both against how many would be by themselves. */
const overlap = <const Id extends string, const Names extends readonly Column[]>(
  id: Id,
  title: string,
  audience: 'networkAudience' | 'actorAudience',
  chosen: 'overlapNetwork' | 'overlapActor',
  names: Names,
) =>
  ({
    id,
    title,
    pages: affinityPages,
    filters: [...peopleAndDate, ...seeds, chosen],
    required: [seeds],
    columns: [
      ...names,
      hidden('place', 'Place', 'integer'),
      hidden('otherPlace', 'Place of the other', 'integer'),
      measure('audience', audience),
      measure('otherAudience', audience, 'Audience of the Other'),
      measure('bothAudiences', 'bothAudiences'),
      measure('expectedBoth', 'expectedBoth'),
      measure('overlapIndex', 'overlapIndex'),
      qualifies('audience', { ...measure('base', 'overlapBase', 'Base'), type: 'integer' }),
      qualifies('otherAudience', { ...measure('otherBase', 'overlapBase', 'Base of the Other'), type: 'integer' }),
      qualifies('bothAudiences', { ...measure('bothBase', 'overlapBase', 'Base of Both'), type: 'integer' }),
      qualifies('overlapIndex', measure('effective', 'effectiveBase')),
      qualifies('overlapIndex', measure('indexLow', 'indexLow')),
      qualifies('overlapIndex', measure('indexHigh', 'indexHigh')),
      differs('overlapIndex'),
      { ...text('suppressed', 'Suppressed'), metric: 'overlapSuppressed', of: 'bothAudiences' },
    ],
    sorts: [
      { column: 'place', direction: 'asc' },
      { column: 'otherPlace', direction: 'asc' },
    ],
    key: ['place', 'otherPlace'],
    limit: null,
    sample: 'audience',
    joinsSeeds: true,
  }) as const satisfies ViewDefinition;

export const affinityViews = {
  affinityAll: ranking({
    id: 'affinityAll',
    title: 'Affinity',
    pages: patternsOf('affinity'),
    filters: [...peopleAndDate, ...seeds, 'contentType', 'metric'],
    required: [seeds],
    columns: [...titleColumns, ...withOverlap],
    key: ['titleId'],
  }),
  affinityShows: ranking({
    id: 'affinityShows',
    title: 'Affinity of Shows',
    pages: patternsOf('showsAffinity', 'affinity'),
    kind: 'show',
    filters: [...peopleAndDate, ...seeds, 'contentType', 'metric'],
    required: [seeds],
    columns: [...showColumns, ...withOverlap],
    key: ['showId'],
  }),
  affinityMovies: ranking({
    id: 'affinityMovies',
    title: 'Affinity of Movies',
    pages: patternsOf('moviesAffinity', 'affinity'),
    kind: 'movie',
    filters: [...peopleAndDate, ...seeds, 'contentType', 'metric'],
    required: [seeds],
    columns: [...movieColumns, ...withOverlap],
    key: ['movieId'],
  }),
  affinityAge: snapshot('affinityAge', 'age'),
  affinityGender: snapshot('affinityGender', 'gender'),
  affinityCountry: snapshot('affinityCountry', 'country'),
  networkOverlap: {
    ...overlap('networkOverlap', 'Overlap of Networks', 'networkAudience', 'overlapNetwork', [
      text('network', 'Network', { to: 'network', idColumn: 'networkId' }),
      hidden('networkId', 'Network id'),
      text('otherNetwork', 'Other Network', { to: 'network', idColumn: 'otherNetworkId' }),
      hidden('otherNetworkId', 'Other network id'),
    ]),
    kind: 'show',
  },
  actorOverlap: overlap('actorOverlap', 'Overlap of Actors', 'actorAudience', 'overlapActor', [
    text('actor', 'Actor', { to: 'actor', idColumn: 'actorId' }),
    hidden('actorId', 'Actor id'),
    text('otherActor', 'Other Actor', { to: 'actor', idColumn: 'otherActorId' }),
    hidden('otherActorId', 'Other actor id'),
  ]),
  anticipationFollowerAffinity: ranking({
    id: 'anticipationFollowerAffinity',
    title: 'People Who Follow Also Watch',
    pages: patternsOf('show'),
    kind: 'show',
    filters: [...peopleAndDate, 'show', 'contentType'],
    required: [['show']],
    columns: [...showColumns, ...withoutOverlap],
    key: ['showId'],
  }),
  showReportAffinityOR: ranking({
    id: 'showReportAffinityOR',
    title: 'People Who Watch Also Watch',
    pages: patternsOf('show'),
    kind: 'show',
    filters: [...peopleAndDate, 'show', 'contentType'],
    required: [['show']],
    columns: [...showColumns, ...withoutOverlap],
    key: ['showId'],
  }),
  movieAffinityFollower: ranking({
    id: 'movieAffinityFollower',
    title: 'People Who Follow Also Watch',
    pages: patternsOf('movie'),
    kind: 'movie',
    filters: [...peopleAndDate, 'movie', 'contentType'],
    required: [['movie']],
    columns: [...movieColumns, ...withoutOverlap],
    key: ['movieId'],
  }),
  movieAudienceAffinityTrack: ranking({
    id: 'movieAudienceAffinityTrack',
    title: 'People Who Watch Also Watch',
    pages: patternsOf('movie'),
    kind: 'movie',
    filters: [...peopleAndDate, 'movie', 'contentType'],
    required: [['movie']],
    columns: [...movieColumns, ...withoutOverlap],
    key: ['movieId'],
  }),
  actorShowAffinity: ranking({
    id: 'actorShowAffinity',
    title: 'People Who Vote for the actor Also Watch',
    pages: patternsOf('actor'),
    kind: 'show',
    filters: [...peopleAndDate, 'actor'],
    required: [['actor']],
    columns: [...showColumns, ...withoutOverlap],
    key: ['showId'],
  }),
} as const satisfies Record<string, ViewDefinition>;
