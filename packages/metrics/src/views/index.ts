/**
 * The SQL shape of each view, and what its sample size counts. One record per view of the contract; the compiler has no
 * other way to a statement.
 */
import type { ViewId } from '@cvm/contract';
import { sampleOfCells } from '../compile/sample.ts';
import type { Sql } from '../compile/sql.ts';
import { type Kind, lately } from '../compile/where.ts';
import { viewersInside } from '../layouts/counting.ts';
import type { Plan } from '../plan.ts';
import { actorSummary, trendingActors, voters } from '../shapes/actors.ts';
import { affinity, type Seed, seedAudience } from '../shapes/affinity.ts';
import {
  followersByDay,
  moviesAnticipation,
  returningShows,
  tracker,
  trackerByDay,
  unairedShows,
} from '../shapes/anticipation.ts';
import { attribution } from '../shapes/attribution.ts';
import {
  audiencePlatforms,
  audienceSize,
  followersOf,
  index,
  knownSize,
  mobility,
  platformVoters,
  ratings,
  viewersOf,
  votersOf,
} from '../shapes/audience.ts';
import { feed, feedCounts, memes, moments } from '../shapes/comments.ts';
import { daysWithData } from '../shapes/days.ts';
import { detail } from '../shapes/details.ts';
import { emotionIndex, episodeEmotions } from '../shapes/emotions.ts';
import { engagementTotals } from '../shapes/engaging.ts';
import { favorites, favoritesByEpisode } from '../shapes/favorites.ts';
import { gem } from '../shapes/gem.ts';
import { networkSummary } from '../shapes/networks.ts';
import {
  characterVoters,
  deviceUsers,
  episodeReactors,
  episodeVoters,
  raters,
  reactors,
} from '../shapes/row-members.ts';
import {
  actorDetail,
  actorFavorites,
  actorTopTitles,
  actorVotes,
  episodesOfShow,
  networkAnticipatedShows,
  networkDetail,
  networkTopShows,
} from '../shapes/talent.ts';
import { anticipated, binges, networkTrending, titleSummary, topPerforming, trending } from '../shapes/titles.ts';

export type Shape = {
  /** The rows of the answer. */
  readonly rows: (plan: Plan) => Sql;
  /** One row, see `sampleOf`: the members behind the answer. */
  readonly sample?: (plan: Plan) => Sql;
  /** Of a breakdown of people likewise: those of whom it is known where they belong. */
  readonly known?: (plan: Plan) => Sql;
};

const viewers =
  (kind: Kind) =>
  (plan: Plan): Sql =>
    sampleOfCells(plan, viewersInside(plan, kind));

/** Of the 7 days that a rise is about. */
const viewersLately = (kind: Kind) => (plan: Plan) => viewers(kind)(lately(plan, 7));

const viewing = (kind: Kind) => (plan: Plan) => viewersOf(plan, kind);
const following = (kind: Kind) => (plan: Plan) => followersOf(plan, kind);

const indexOf = (by: 'country' | 'age' | 'gender', audience: Parameters<typeof index>[1]): Shape => ({
  rows: index(by, audience),
  sample: audienceSize(audience),
  known: knownSize(by, audience),
});

const seeded = (seed: Seed, kind?: Kind): Shape => ({
  rows: affinity(seed, kind),
  sample: audienceSize(seedAudience(seed)),
});

export const shapes: Record<ViewId, Shape> = {
  showSummary: { rows: titleSummary('series'), sample: viewers('series') },
  moviesSummary: { rows: titleSummary('movie'), sample: viewers('movie') },
  networkSummary: { rows: networkSummary, sample: viewers('series') },
  actorSummary: { rows: actorSummary, sample: voters },
  bingeReport: { rows: binges, sample: viewers('series') },
  topPerformingShows: { rows: topPerforming('series'), sample: viewers('series') },
  topPerformingMovies: { rows: topPerforming('movie'), sample: viewers('movie') },
  topBingedShows: { rows: binges, sample: viewers('series') },
  homepageShowsAnticipation: { rows: anticipated('series') },
  homepageMoviesAnticipation: { rows: anticipated('movie') },
  trendingShows: { rows: trending('series'), sample: viewersLately('series') },
  trendingMovies: { rows: trending('movie'), sample: viewersLately('movie') },
  trendingActors: { rows: trendingActors },
  seriesDetail: { rows: detail('series') },
  movieDetail: { rows: detail('movie') },
  showRating: { rows: ratings('series'), sample: raters('series') },
  movieRating: { rows: ratings('movie'), sample: raters('movie') },
  showAudiencePlatform: { rows: audiencePlatforms('series'), sample: platformVoters('series') },
  movieAudiencePlatform: { rows: audiencePlatforms('movie'), sample: platformVoters('movie') },
  showMobility: { rows: mobility('series'), sample: deviceUsers('series') },
  movieMobility: { rows: mobility('movie'), sample: deviceUsers('movie') },
  networkMobility: { rows: mobility('series'), sample: deviceUsers('series') },
  showCountryIndex: indexOf('country', viewing('series')),
  showAgeIndex: indexOf('age', viewing('series')),
  showGenderIndex: indexOf('gender', viewing('series')),
  movieCountryIndex: indexOf('country', viewing('movie')),
  movieAgeIndex: indexOf('age', viewing('movie')),
  movieGenderIndex: indexOf('gender', viewing('movie')),
  showCountryFollowerIndex: indexOf('country', following('series')),
  showAgeFollowerIndex: indexOf('age', following('series')),
  showGenderFollowerIndex: indexOf('gender', following('series')),
  movieCountryFollowerIndex: indexOf('country', following('movie')),
  movieAgeFollowerIndex: indexOf('age', following('movie')),
  movieGenderFollowerIndex: indexOf('gender', following('movie')),
  networkCountryIndex: indexOf('country', viewing('series')),
  networkAgeIndex: indexOf('age', viewing('series')),
  networkGenderIndex: indexOf('gender', viewing('series')),
  actorCountryIndex: indexOf('country', votersOf),
  actorAgeIndex: indexOf('age', votersOf),
  actorGenderIndex: indexOf('gender', votersOf),
  showEmotionIndex: { rows: emotionIndex('series'), sample: reactors('series') },
  movieEmotionIndex: { rows: emotionIndex('movie'), sample: reactors('movie') },
  anticipatedUnairedShows: { rows: unairedShows },
  anticipatedReturningShows: { rows: returningShows },
  moviesAnticipation: { rows: moviesAnticipation },
  anticipationTracker: { rows: tracker },
  anticipationTrackerByDay: { rows: trackerByDay },
  showAnticipationFollowers: { rows: followersByDay('series'), sample: audienceSize(following('series')) },
  movieAnticipationFollowers: { rows: followersByDay('movie'), sample: audienceSize(following('movie')) },
  showEpisodeEmotions: { rows: episodeEmotions, sample: episodeReactors('series') },
  engagementRawTotals: { rows: engagementTotals },
  showFavorites: { rows: favorites('series'), sample: characterVoters('series') },
  movieFavorites: { rows: favorites('movie'), sample: characterVoters('movie') },
  characterVoteEpisodeRank: { rows: favoritesByEpisode, sample: episodeVoters('series') },
  hottestMoments: { rows: moments },
  memes: { rows: memes },
  reactionFeed: { rows: feed },
  reactionCounts: { rows: feedCounts('counts') },
  reactionEmotions: { rows: feedCounts('emotions') },
  reactionCharacters: { rows: feedCounts('characters') },
  reactionRatings: { rows: feedCounts('ratings') },
  attributionPlatform: { rows: attribution('platform') },
  attributionTitle: { rows: attribution('platformName') },
  affinityAll: seeded('viewers'),
  affinityShows: seeded('viewers', 'series'),
  affinityMovies: seeded('viewers', 'movie'),
  affinityAge: indexOf('age', seedAudience('viewers')),
  affinityGender: indexOf('gender', seedAudience('viewers')),
  affinityCountry: indexOf('country', seedAudience('viewers')),
  anticipationFollowerAffinity: seeded('followers', 'series'),
  showReportAffinityOR: seeded('viewers', 'series'),
  movieAffinityFollower: seeded('followers', 'movie'),
  movieAudienceAffinityTrack: seeded('viewers', 'movie'),
  actorShowAffinity: seeded('voters', 'series'),
  actorDetail: { rows: actorDetail },
  networkDetail: { rows: networkDetail },
  actorFanFavoriteVotes: { rows: actorVotes },
  actorFavorites: { rows: actorFavorites },
  topPerformingTitles: { rows: actorTopTitles, sample: audienceSize(seedAudience('voters')) },
  networkTopShows: { rows: networkTopShows },
  networkAnticipatedShows: { rows: networkAnticipatedShows },
  networkTrendingShows: { rows: networkTrending },
  gemReport: { rows: gem },
  episodes: { rows: episodesOfShow },
  dates: { rows: daysWithData },
};
