/** The four rankers and the binge ranking: every title, network or actor inside the filters. */
import { patternsOf } from '../pages/index.ts';
import { content, peopleAndDate } from './filter-sets.ts';
import { hidden, measure, pictured, qualifies, rate, text, type ViewDefinition } from './view.ts';

const portrait = hidden('actorImageUrl', 'Image');
const poster = hidden('poster', 'Poster');
const show = pictured(text('show', 'Show', { to: 'show', idColumn: 'showId' }), poster);
const network = text('network', 'Network', { to: 'network', idColumn: 'networkId' });

/** Of how many people a binge rate is, and how far it can be off. */
export const bingeRateFigures = [
  qualifies('bingeRate', { ...measure('viewers', 'viewersBase'), type: 'integer', noun: 'viewers' }),
  qualifies('bingeRate', measure('bingeRateLow', 'bingeRateLow')),
  qualifies('bingeRate', measure('bingeRateHigh', 'bingeRateHigh')),
] as const;

/** The people behind rates per viewer: the viewers that are shown are sums of weights in the balanced panel. */
const viewersBase = qualifies('engagement', {
  ...measure('viewersBase', 'viewersBase'),
  type: 'integer',
  noun: 'viewers',
});

export const rankerViews = {
  showSummary: {
    id: 'showSummary',
    title: 'Show Ranker',
    pages: patternsOf('shows'),
    kind: 'show',
    filters: [...peopleAndDate, 'show', ...content, 'metric'],
    required: [],
    columns: [
      show,
      hidden('showId', 'Show id'),
      poster,
      network,
      hidden('networkId', 'Network id'),
      measure('followers', 'followers'),
      measure('viewers', 'viewers'),
      measure('views', 'views'),
      measure('viewshare', 'viewshare'),
      rate(measure('completion', 'completion'), viewersBase.name),
      rate(measure('engagement', 'engagement'), viewersBase.name),
      viewersBase,
    ],
    sorts: [{ column: 'viewshare', direction: 'desc' }],
    key: ['showId'],
    limit: null,
    sample: 'viewers',
  },
  moviesSummary: {
    id: 'moviesSummary',
    title: 'Movie Ranker',
    pages: patternsOf('movies'),
    kind: 'movie',
    filters: [...peopleAndDate, 'movie', ...content, 'metric'],
    required: [],
    columns: [
      pictured(text('movie', 'Movie', { to: 'movie', idColumn: 'movieId' }), poster),
      hidden('movieId', 'Movie id'),
      poster,
      text('studio', 'Studio'),
      measure('followers', 'followers'),
      measure('viewers', 'viewers'),
      measure('views', 'views'),
      measure('viewshare', 'viewshare'),
      rate(measure('rating', 'rating'), 'ratings'),
      rate(measure('engagement', 'engagement'), viewersBase.name),
      viewersBase,
      qualifies('rating', { ...measure('ratings', 'ratings'), type: 'integer' }),
      qualifies('rating', measure('ratingLow', 'ratingLow')),
      qualifies('rating', measure('ratingHigh', 'ratingHigh')),
    ],
    sorts: [{ column: 'viewshare', direction: 'desc' }],
    key: ['movieId'],
    limit: null,
    sample: 'viewers',
  },
  networkSummary: {
    id: 'networkSummary',
    title: 'Network Ranker',
    pages: patternsOf('networks'),
    kind: 'show',
    namesNoTitle: true,
    filters: [...peopleAndDate, 'show', ...content, 'metric'],
    required: [],
    columns: [
      network,
      hidden('networkId', 'Network id'),
      measure('viewshare', 'viewshare'),
      measure('viewershare', 'viewershare'),
    ],
    sorts: [{ column: 'viewshare', direction: 'desc' }],
    key: ['networkId'],
    limit: null,
    sample: 'viewers',
  },
  actorSummary: {
    id: 'actorSummary',
    title: 'Actor Ranker',
    pages: patternsOf('actors'),
    filters: [...peopleAndDate, 'show', 'movie', ...content, 'exclude_deleted_characters', 'metric'],
    required: [],
    columns: [
      pictured(text('actor', 'Actor', { to: 'actor', idColumn: 'actorId' }), portrait),
      hidden('actorId', 'Actor id'),
      portrait,
      measure('shareOfVotes', 'shareOfVotes'),
      measure('votes', 'votes'),
    ],
    sorts: [{ column: 'shareOfVotes', direction: 'desc' }],
    key: ['actorId'],
    limit: null,
    sample: 'voters',
  },
  bingeReport: {
    id: 'bingeReport',
    title: 'Binge Ranking',
    pages: patternsOf('binge'),
    kind: 'show',
    filters: [...peopleAndDate, 'show', ...content, 'metric'],
    required: [],
    columns: [
      show,
      hidden('showId', 'Show id'),
      poster,
      network,
      hidden('networkId', 'Network id'),
      rate(measure('bingeRate', 'bingeRate'), 'viewers'),
      measure('bingeShare', 'bingeShare'),
      measure('bingers', 'bingers'),
      ...bingeRateFigures,
    ],
    sorts: [{ column: 'bingeShare', direction: 'desc' }],
    key: ['showId'],
    limit: null,
    sample: 'viewers',
  },
} as const satisfies Record<string, ViewDefinition>;
