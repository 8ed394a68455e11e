/** An actor or a network: who they are and what of theirs performs. */
import { patternsOf } from '../pages/index.ts';
import { peopleAndDate } from './filter-sets.ts';
import { date, hidden, integer, kind, measure, pictured, text, type ViewDefinition } from './view.ts';

const portrait = hidden('actorImageUrl', 'Image');

const ofActor = {
  pages: patternsOf('actor'),
  filters: [...peopleAndDate, 'actor'],
  required: [['actor']],
} as const;

const ofNetwork = {
  pages: patternsOf('network'),
  kind: 'show',
  filters: [...peopleAndDate, 'network'],
  required: [['network']],
} as const;

export const talentViews = {
  actorDetail: {
    id: 'actorDetail',
    title: 'Actor',
    pages: patternsOf('actor'),
    filters: ['actor'],
    required: [['actor']],
    columns: [
      hidden('id', 'Actor id'),
      text('name', 'Actor'),
      hidden('image', 'Image'),
      integer('numShows', 'Shows'),
      integer('numMovies', 'Movies'),
    ],
    sorts: [],
    key: ['id'],
    limit: 1,
    sample: null,
  },
  networkDetail: {
    id: 'networkDetail',
    title: 'Network',
    pages: patternsOf('network'),
    namesNoTitle: true,
    filters: ['network'],
    required: [['network']],
    columns: [hidden('id', 'Network id'), text('name', 'Network')],
    sorts: [],
    key: ['id'],
    limit: 1,
    sample: null,
  },
  actorFanFavoriteVotes: {
    id: 'actorFanFavoriteVotes',
    title: 'Fan Favorite Votes',
    ...ofActor,
    columns: [measure('votes', 'votes')],
    sorts: [],
    key: [],
    limit: 1,
    sample: null,
  },
  actorFavorites: {
    id: 'actorFavorites',
    title: 'People Who Vote for the actor Also Love',
    ...ofActor,
    columns: [
      pictured(text('actorName', 'Actor', { to: 'actor', idColumn: 'actorId' }), portrait),
      hidden('actorId', 'Actor id'),
      portrait,
      measure('percentageOverlap', 'percentageOverlap'),
    ],
    sorts: [{ column: 'percentageOverlap', direction: 'desc' }],
    key: ['actorId'],
    limit: 10,
    sample: 'audience',
  },
  topPerformingTitles: {
    id: 'topPerformingTitles',
    title: 'Top Performing Titles',
    ...ofActor,
    columns: [
      text('title', 'Title', { kindColumn: 'contentType', idColumn: 'contentId' }),
      kind('contentType'),
      text('networkName', 'Network', { to: 'network', idColumn: 'networkId' }),
      hidden('networkId', 'Network id'),
      text('studioName', 'Studio'),
      hidden('contentId', 'Title id'),
      measure('viewShare', 'viewshare'),
      measure('affinityIndex', 'affinityIndex'),
    ],
    sorts: [{ column: 'viewShare', direction: 'desc' }],
    key: ['contentId'],
    limit: null,
    sample: 'audience',
  },
  networkTopShows: {
    id: 'networkTopShows',
    title: 'Top Performing Shows',
    ...ofNetwork,
    columns: [
      text('show', 'Show', { to: 'show', idColumn: 'showId' }),
      hidden('showId', 'Show id'),
      // One and the same in every row: the page is about it.
      hidden('network', 'Network'),
      hidden('networkId', 'Network id'),
      measure('viewShareScore', 'viewshare'),
    ],
    sorts: [{ column: 'viewShareScore', direction: 'desc' }],
    key: ['showId'],
    limit: 10,
    sample: null,
  },
  networkAnticipatedShows: {
    id: 'networkAnticipatedShows',
    title: 'Most Anticipated Shows',
    ...ofNetwork,
    columns: [
      text('show', 'Show', { to: 'show', idColumn: 'showId' }),
      hidden('showId', 'Show id'),
      date('releaseDate', 'Release Date'),
      measure('followers', 'followers'),
    ],
    sorts: [{ column: 'followers', direction: 'desc' }],
    key: ['showId'],
    limit: 10,
    sample: null,
    period: 'following',
  },
  networkTrendingShows: {
    id: 'networkTrendingShows',
    title: 'Shows on the Rise',
    ...ofNetwork,
    columns: [
      text('showName', 'Show', { to: 'show', idColumn: 'showId' }),
      hidden('showId', 'Show id'),
      hidden('showNetworkName', 'Network'),
      hidden('showNetworkId', 'Network id'),
      measure('showPercentIncrease', 'percentIncrease'),
    ],
    sorts: [{ column: 'showPercentIncrease', direction: 'desc' }],
    key: ['showId'],
    limit: 10,
    sample: null,
    period: 'rise',
  },
} as const satisfies Record<string, ViewDefinition>;
