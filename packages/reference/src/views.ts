/**
 * A second computation of every view, in plain TypeScript over the rows of a dataset, written from the metric definitions and
 * the view catalogue and from nothing else. Tests alone use it: what the compiled SQL answers must be the same.
 */
import { addDays, type Query, type Row, type ViewId, viewDefinition } from '@cvm/contract';
import {
  actorFavorites,
  actorTopTitles,
  actorVotes,
  affinity,
  networkTopShows,
  seedFollowers,
  seedViewers,
  seedVoters,
} from './affinity.ts';
import {
  followersByDay,
  moviesAnticipation,
  outcome,
  releaseCalendar,
  returningShows,
  tracker,
  trackerByDay,
  unairedShows,
} from './anticipation.ts';
import {
  type Audience,
  attribution,
  audiencePlatforms,
  deviceViews,
  followersOf,
  index,
  mobility,
  platformViews,
  ratings,
  ratingsInside,
  viewersOf,
  votersOf,
} from './audience.ts';
import {
  feed,
  feedOrder,
  hottestMoments,
  memes,
  reactionCharacters,
  reactionCounts,
  reactionEmotions,
  reactionRatings,
} from './comments.ts';
import { actorDetail, dates, episodes, movieDetail, networkDetail, seriesDetail } from './details.ts';
import {
  characterVoteEpisodeRank,
  emotionIndex,
  engagementRawTotals,
  favorites,
  reactionsInside,
  showEpisodeEmotions,
  votesInside,
} from './engagement.ts';
import { gemReport } from './gem.ts';
import type { Data, Episode, Member } from './loaded.ts';
import { ordered } from './order.ts';
import { overlap, overlapBase } from './overlap.ts';
import { isTitleInside, membersOf, type Scope, scopeOf, viewsInside } from './scope.ts';
import {
  actorSummary,
  anticipated,
  binges,
  networkSummary,
  titleSummary,
  topPerforming,
  trending,
  trendingActors,
  votesInRange,
} from './titles.ts';

type Answerer = (scope: Scope) => Row[];

const indexes = (audience: Audience) => ({
  country: index('country', audience),
  age: index('age', audience),
  gender: index('gender', audience),
});

const shows = indexes(viewersOf('show'));
const movies = indexes(viewersOf('movie'));
const showFollowers = indexes(followersOf('show'));
const movieFollowers = indexes(followersOf('movie'));
const voters = indexes(votersOf);
const seeds = indexes(seedViewers);

const answerers: Record<ViewId, Answerer> = {
  showSummary: titleSummary('show'),
  moviesSummary: titleSummary('movie'),
  networkSummary,
  actorSummary,
  bingeReport: binges,
  topPerformingShows: topPerforming('show'),
  topPerformingMovies: topPerforming('movie'),
  topBingedShows: binges,
  homepageShowsAnticipation: anticipated('show'),
  homepageMoviesAnticipation: anticipated('movie'),
  trendingShows: trending('show'),
  trendingMovies: trending('movie'),
  trendingActors,
  seriesDetail,
  movieDetail,
  episodes,
  dates,
  showRating: ratings('show'),
  movieRating: ratings('movie'),
  showAudiencePlatform: audiencePlatforms('show'),
  movieAudiencePlatform: audiencePlatforms('movie'),
  showMobility: mobility('show'),
  movieMobility: mobility('movie'),
  networkMobility: mobility('show'),
  showCountryIndex: shows.country,
  showAgeIndex: shows.age,
  showGenderIndex: shows.gender,
  movieCountryIndex: movies.country,
  movieAgeIndex: movies.age,
  movieGenderIndex: movies.gender,
  showCountryFollowerIndex: showFollowers.country,
  showAgeFollowerIndex: showFollowers.age,
  showGenderFollowerIndex: showFollowers.gender,
  movieCountryFollowerIndex: movieFollowers.country,
  movieAgeFollowerIndex: movieFollowers.age,
  movieGenderFollowerIndex: movieFollowers.gender,
  networkCountryIndex: shows.country,
  networkAgeIndex: shows.age,
  networkGenderIndex: shows.gender,
  actorCountryIndex: voters.country,
  actorAgeIndex: voters.age,
  actorGenderIndex: voters.gender,
  anticipatedUnairedShows: unairedShows,
  anticipatedReturningShows: returningShows,
  moviesAnticipation,
  releaseCalendar,
  anticipationOutcome: outcome,
  anticipationTracker: tracker,
  anticipationTrackerByDay: trackerByDay,
  showAnticipationFollowers: followersByDay('show'),
  movieAnticipationFollowers: followersByDay('movie'),
  showEmotionIndex: emotionIndex('show'),
  movieEmotionIndex: emotionIndex('movie'),
  showEpisodeEmotions,
  engagementRawTotals,
  showFavorites: favorites('show'),
  movieFavorites: favorites('movie'),
  characterVoteEpisodeRank,
  hottestMoments,
  memes,
  reactionFeed: feed,
  reactionCounts,
  reactionEmotions,
  reactionCharacters,
  reactionRatings,
  attributionPlatform: attribution,
  attributionTitle: attribution,
  affinityAll: affinity(seedViewers),
  affinityShows: affinity(seedViewers, 'show'),
  affinityMovies: affinity(seedViewers, 'movie'),
  affinityAge: seeds.age,
  affinityGender: seeds.gender,
  affinityCountry: seeds.country,
  networkOverlap: overlap('network'),
  actorOverlap: overlap('actor'),
  anticipationFollowerAffinity: affinity(seedFollowers, 'show'),
  showReportAffinityOR: affinity(seedViewers, 'show'),
  movieAffinityFollower: affinity(seedFollowers, 'movie'),
  movieAudienceAffinityTrack: affinity(seedViewers, 'movie'),
  actorShowAffinity: affinity(seedVoters, 'show'),
  actorDetail,
  networkDetail,
  actorFanFavoriteVotes: actorVotes,
  actorFavorites,
  topPerformingTitles: actorTopTitles,
  networkTopShows,
  networkAnticipatedShows: unairedShows,
  networkTrendingShows: trending('show'),
  gemReport,
};

/** Views whose default order is not that of their record alone. */
const ownOrder = (view: ViewId, scope: Scope) => {
  if (view === 'reactionFeed') return feedOrder(scope);
  if (view === 'showAudiencePlatform' || view === 'movieAudiencePlatform')
    return [{ column: 'place', direction: 'asc' } as const, ...viewDefinition(view).sorts];
  return undefined;
};

export const audienceOf = (view: ViewId): Audience => {
  if (view === 'networkOverlap') return overlapBase('network');
  if (view === 'actorOverlap') return overlapBase('actor');
  if (view.startsWith('actor') || view === 'topPerformingTitles') return votersOf;
  if (view === 'anticipationFollowerAffinity' || view === 'movieAffinityFollower') return seedFollowers;
  if (view.startsWith('affinity') || view === 'showReportAffinityOR' || view === 'movieAudienceAffinityTrack')
    return seedViewers;
  const kind = viewDefinition(view).kind ?? 'show';
  return view.includes('Follower') ? followersOf(kind) : viewersOf(kind);
};

/** The members behind an answer, before weighting; null for a view that counts none. */
export const sampleOf = (view: ViewId, scope: Scope): number | null => {
  const { sample, kind: named, period } = viewDefinition(view);
  const size = (members: readonly Member[]) => new Set(members).size;
  const lately = period === undefined ? scope : { ...scope, from: addDays(scope.to, -6) };
  if (sample === 'viewers')
    return size(membersOf(viewsInside(lately).filter(({ title }) => isTitleInside(scope, title, named))));
  if (sample === 'voters')
    return size(membersOf(votesInRange(scope).filter(({ title }) => isTitleInside(scope, title))));
  if (sample === 'platformVoters') return size(membersOf(platformViews(scope, named ?? 'show')));
  const kind = named ?? 'show';
  const byEpisode = view === 'showEpisodeEmotions' || view === 'characterVoteEpisodeRank';
  const ofEpisodes = (row: { episode: Episode | null }) => !byEpisode || row.episode !== null;
  if (sample === 'raters') return size(membersOf(ratingsInside(scope, kind)));
  if (sample === 'deviceUsers') return size(membersOf(deviceViews(scope, kind)));
  if (sample === 'reactors') return size(membersOf(reactionsInside(scope, kind).filter(ofEpisodes)));
  if (sample === 'characterVoters') return size(membersOf(votesInside(scope, kind).filter(ofEpisodes)));
  return sample === 'audience' ? size(audienceOf(view)(scope).of) : null;
};

export type ReferenceAnswer = { rows: Row[]; rowsAll: number; sampleSize: number | null; panel: 'Balanced' | 'Total' };

/** The answer of a view over the whole data, for a user without limits. */
export const referenceAnswer = (data: Data, query: Query): ReferenceAnswer => {
  const scope = scopeOf(data, query);
  const answer = ordered(query, answerers[query.view](scope), ownOrder(query.view, scope));
  return { ...answer, sampleSize: sampleOf(query.view, scope), panel: scope.panel };
};
