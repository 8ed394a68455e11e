/** How people engage with a title: emotions, character votes, engagement by episode, moments and comments. */
import type { FilterId } from '../filters/ids.ts';
import { emotionRule } from '../metrics/rules.ts';
import { patternsOf } from '../pages/index.ts';
import { peopleAndDate } from './filter-sets.ts';
import { type Column, hidden, integer, measure, qualifies, text, type ViewDefinition } from './view.ts';

const emotionColumns = [
  hidden('emotion', 'Emotion id'),
  text('emotionName', 'Emotion'),
  measure('emotionPercent', 'emotionPercent'),
  measure('emotionCount', 'emotionCount'),
  integer(
    'sampleCount',
    'Sample',
    `Emotions of the episode, or of all together, before weighting; there is an index from ${emotionRule.rowsMin} on.`,
  ),
  measure('totalVotesCount', 'emotionCount', 'All Emotions'),
  measure('index', 'emotionIndex'),
  text('genres', 'Genres'),
] as const;

const episodeColumns = [
  { ...text('episodeString', 'Episode'), sortBy: 'episodeSort' },
  hidden('episodeSort', 'Episode order', 'number'),
] as const;

const emotionsByEpisode = [
  { column: 'episodeSort', direction: 'asc' },
  { column: 'emotion', direction: 'asc' },
] as const;

const ofShow = { pages: patternsOf('show'), kind: 'show', required: [['show']] } as const;
const ofMovie = { pages: patternsOf('movie'), kind: 'movie', required: [['movie']] } as const;
const ofTitle = { pages: patternsOf('show', 'movie'), required: [['show', 'movie']] } as const;

const favoriteColumns = [
  hidden('characterId', 'Character id'),
  hidden('actorId', 'Actor id'),
  text('characterName', 'Character'),
  text('actorName', 'Actor', { to: 'actor', idColumn: 'actorId' }),
  hidden('characterImageUrl', 'Character image'),
  hidden('actorImageUrl', 'Actor image'),
  measure('votes', 'votes'),
  measure('votingPercent', 'votingPercent'),
] as const;

const feedFilters = [
  ...peopleAndDate,
  'show',
  'movie',
  'season',
  'episode',
  'genre',
  'network',
  'emotions',
  'characters',
  'ratings',
  'reactionType',
  'originating_language',
  'parentComment',
] as const satisfies readonly FilterId[];

const time = (name: string, label: string): Column => ({ name, label, type: 'time', format: 'time' });

const counted = <const Id extends string>(id: Id, title: string, more: readonly Column[] = []) =>
  ({
    id,
    title,
    ...ofTitle,
    filters: feedFilters,
    columns: [text('what', title), ...more, integer('count', 'Comments')],
    sorts: [{ column: 'count', direction: 'desc' }],
    key: ['what'],
    limit: null,
    sample: null,
    neverWeighted: true,
  }) as const satisfies ViewDefinition;

export const engagementViews = {
  showEmotionIndex: {
    id: 'showEmotionIndex',
    title: 'Emotion Index',
    pages: patternsOf('show'),
    kind: 'show',
    filters: [...peopleAndDate, 'show', 'season', 'episode'],
    required: [['show']],
    columns: [text('episodeString', 'Episode'), hidden('episodeSort', 'Episode order', 'number'), ...emotionColumns],
    partColumn: 'episodeString',
    sorts: [
      { column: 'episodeSort', direction: 'asc' },
      { column: 'emotion', direction: 'asc' },
    ],
    key: ['episodeSort', 'emotion'],
    limit: null,
    sample: 'reactors',
  },
  movieEmotionIndex: {
    id: 'movieEmotionIndex',
    title: 'Emotion Index',
    pages: patternsOf('movie'),
    kind: 'movie',
    filters: [...peopleAndDate, 'movie'],
    required: [['movie']],
    // A movie has no episodes: nothing of it is told apart.
    columns: [hidden('episodeString', 'Episode'), hidden('episodeSort', 'Episode order', 'number'), ...emotionColumns],
    sorts: [
      { column: 'episodeSort', direction: 'asc' },
      { column: 'emotion', direction: 'asc' },
    ],
    key: ['episodeSort', 'emotion'],
    limit: null,
    sample: 'reactors',
  },
  showEpisodeEmotions: {
    id: 'showEpisodeEmotions',
    title: 'Reactions vs. Social Engagement',
    ...ofShow,
    filters: [...peopleAndDate, 'show', 'season', 'episode'],
    columns: [
      ...episodeColumns,
      hidden('emotion', 'Emotion id'),
      text('emotionName', 'Emotion'),
      measure('emotionPercent', 'emotionPercent'),
      qualifies('emotionPercent', { ...measure('emotionsBase', 'emotionsBase'), type: 'integer' }),
      measure('emotionCount', 'emotionCount'),
      measure('engagements', 'engagements'),
      qualifies('engagements', { ...measure('engagersBase', 'engagersBase'), type: 'integer' }),
    ],
    sorts: emotionsByEpisode,
    key: ['episodeSort', 'emotion'],
    limit: null,
    sample: 'reactors',
  },
  engagementRawTotals: {
    id: 'engagementRawTotals',
    title: 'Engagement Overview',
    ...ofTitle,
    filters: [...peopleAndDate, 'show', 'movie', 'season', 'episode'],
    columns: [
      ...episodeColumns,
      measure('viewers', 'viewers'),
      measure('engagers', 'engagers'),
      measure('ratings', 'reactions'),
      measure('characterVotes', 'votes', 'Character Votes'),
      measure('engagements', 'engagements'),
      measure('engagementScore', 'engagement'),
    ],
    sorts: [{ column: 'episodeSort', direction: 'asc' }],
    key: ['episodeSort'],
    limit: null,
    sample: null,
  },
  showFavorites: {
    id: 'showFavorites',
    title: 'Hottest Characters',
    ...ofShow,
    filters: [...peopleAndDate, 'show', 'season', 'episode', 'exclude_deleted_characters'],
    columns: favoriteColumns,
    sorts: [{ column: 'votes', direction: 'desc' }],
    key: ['characterId'],
    limit: null,
    sample: 'characterVoters',
  },
  movieFavorites: {
    id: 'movieFavorites',
    title: 'Fan Favorites',
    ...ofMovie,
    filters: [...peopleAndDate, 'movie', 'exclude_deleted_characters'],
    columns: favoriteColumns,
    sorts: [{ column: 'votes', direction: 'desc' }],
    key: ['characterId'],
    limit: null,
    sample: 'characterVoters',
  },
  characterVoteEpisodeRank: {
    id: 'characterVoteEpisodeRank',
    title: 'Character Votes by Episode',
    ...ofShow,
    pages: patternsOf('show', 'characterVotes'),
    filters: [...peopleAndDate, 'show', 'season', 'episode', 'exclude_deleted_characters'],
    columns: [
      ...episodeColumns,
      hidden('characterId', 'Character id'),
      hidden('actorId', 'Actor id'),
      text('actorName', 'Actor', { to: 'actor', idColumn: 'actorId' }),
      text('characterName', 'Character'),
      hidden('characterImageUrl', 'Character image'),
      measure('votes', 'votes'),
      qualifies('votes', { ...measure('votersBase', 'votersBase'), type: 'integer' }),
      integer('voteRank', 'Rank'),
    ],
    sorts: [
      { column: 'episodeSort', direction: 'asc' },
      { column: 'voteRank', direction: 'asc' },
    ],
    key: ['episodeSort', 'characterId'],
    limit: null,
    sample: 'characterVoters',
  },
  hottestMoments: {
    id: 'hottestMoments',
    title: 'Hottest Moments',
    ...ofShow,
    filters: [...peopleAndDate, 'show', 'season', 'episode'],
    columns: [
      integer(
        'activityCount',
        'Engagements',
        'Memes of the moment and their likes, replies and shares, each of which counts as one.',
      ),
      integer('memeCount', 'Memes', 'Comments with a screencap of the moment.'),
      hidden('screencapImageUrl', 'Image'),
      hidden('screencapId', 'Screencap id'),
      { name: 'screencapEpisodeProgress', label: 'Progress', type: 'number', format: 'rate' },
      hidden('episodeSort', 'Episode order', 'number'),
      text('seasonEpisodeLabel', 'Episode'),
    ],
    sorts: [
      { column: 'episodeSort', direction: 'asc' },
      { column: 'screencapEpisodeProgress', direction: 'asc' },
    ],
    key: ['screencapId'],
    limit: null,
    sample: null,
    neverWeighted: true,
  },
  memes: {
    id: 'memes',
    title: 'Memes',
    pages: patternsOf('show'),
    kind: 'show',
    filters: [...peopleAndDate, 'screencapId'],
    required: [['screencapId']],
    columns: [
      hidden('commentId', 'Comment id'),
      hidden('memeUrl', 'Image'),
      text('commentText', 'Comment'),
      integer('likes', 'Likes'),
      integer('replies', 'Replies'),
      integer('shares', 'Shares'),
      time('commentDate', 'Date'),
    ],
    sorts: [{ column: 'likes', direction: 'desc' }],
    key: ['commentId'],
    limit: null,
    sample: null,
    neverWeighted: true,
  },
  reactionFeed: {
    id: 'reactionFeed',
    title: 'Reactions',
    ...ofTitle,
    filters: feedFilters,
    columns: [
      hidden('commentId', 'Comment id'),
      text('title', 'Title'),
      time('date', 'Date'),
      text('text', 'Comment'),
      hidden('imageUrl', 'Image'),
      text('emotionName', 'Emotions'),
      text('characterName', 'Character'),
      integer('rating', 'Rating'),
      integer('numLikes', 'Likes'),
      integer('numComments', 'Replies'),
      integer('numShares', 'Shares'),
      integer('numEngagements', 'Engagements', 'Likes, replies and shares together.'),
    ],
    sorts: [{ column: 'numEngagements', direction: 'desc' }],
    key: ['commentId'],
    limit: null,
    sample: null,
    neverWeighted: true,
  },
  reactionCounts: counted('reactionCounts', 'Reaction Type'),
  reactionEmotions: counted('reactionEmotions', 'Emotion'),
  reactionCharacters: counted('reactionCharacters', 'Character', [hidden('characterIds', 'Character ids')]),
  reactionRatings: counted('reactionRatings', 'Rating'),
} as const satisfies Record<string, ViewDefinition>;
