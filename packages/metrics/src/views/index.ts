/**
 * The SQL shape of each view, and what its sample size counts. One record per view of the contract; the compiler has no
 * other way to a statement.
 */
import { firstDays, type TitleKind, type ViewId, weekDays } from '@cvm/contract';
import type { Guarded } from '../compile/guard.ts';
import { byRow, type Names, type PeopleIn, type Settle } from '../compile/settling.ts';
import type { Sql } from '../compile/sql.ts';
import { lately, titlesInside } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import type { Bucket } from '../rollups/columns.ts';
import { actorSummary, trendingActors, voters } from '../shapes/actors.ts';
import {
  affinity,
  affinityNames,
  audienceSizes,
  peopleOfSizes,
  seedAudience,
  settledAffinity,
} from '../shapes/affinity.ts';
import {
  comingTitles,
  followersByDay,
  moviesAnticipation,
  releaseCalendar,
  returningShows,
  returningTitles,
  trackedTitles,
  tracker,
  trackerByDay,
  unairedShows,
  unreleasedTitles,
} from '../shapes/anticipation.ts';
import { attribution } from '../shapes/attribution.ts';
import {
  audiencePlatforms,
  audienceSize,
  deviceNamers,
  followersOf,
  knownSize,
  membersOfAll,
  mobility,
  platformNames,
  platformVoters,
  ratings,
  settledMobility,
  settledPlatforms,
  settledRatings,
  viewersOf,
  votersOf,
} from '../shapes/audience.ts';
import {
  feed,
  feedAuthors,
  feedCount,
  feedCounts,
  memeAuthors,
  memes,
  momentAuthors,
  moments,
} from '../shapes/comments.ts';
import { daysWithData } from '../shapes/days.ts';
import { detail } from '../shapes/details.ts';
import { emotionIndex, episodeEmotions, settledEmotions } from '../shapes/emotions.ts';
import { engagementTotals, totalsEngagers, totalsViewers } from '../shapes/engaging.ts';
import { favorites, favoritesByEpisode } from '../shapes/favorites.ts';
import { gem, respondents, settledGem } from '../shapes/gem.ts';
import { index, indexBase, peopleOfIndex, settledIndex } from '../shapes/index-of-audience.ts';
import { networkSummary } from '../shapes/networks.ts';
import { firstViewers, followersBeforeRelease, mostAroundRelease, outcome } from '../shapes/outcome.ts';
import { type Overlapping, overlap, overlapBase, settledOverlap } from '../shapes/overlap.ts';
import {
  attributed,
  characterVoters,
  deviceUsers,
  episodeReactors,
  episodeVoters,
  followersAtEnd,
  followersBefore,
  raters,
  reactors,
  votersLately,
} from '../shapes/row-members.ts';
import type { Seed } from '../shapes/seeds.ts';
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
import {
  anticipated,
  anticipatedTitles,
  binges,
  networkTrending,
  titleSummary,
  topPerforming,
  trending,
} from '../shapes/titles.ts';
import { viewersSample } from '../shapes/viewing.ts';

export type Shape = Guarded & {
  /** The rows of the answer, or what `settle` makes them of. */
  readonly rows: (plan: Plan) => Sql;
  /** What many answers have alike: whom the rows are compared with, or what they are called. */
  readonly base?: (plan: Plan) => Sql;
  readonly settle?: Settle;
  /** What settled rows are sorted by before all else while the view's own order holds: numbers that are no column of it. */
  readonly first?: string;
  /** The sample, where the rows tell it. */
  readonly people?: PeopleIn;
  /** What rows are called, where that is asked of those that are answered. */
  readonly names?: (plan: Plan) => Names | null;
  /** One row, column `n`: how many rows there are, where `rows` picks those of a page before it makes them. */
  readonly count?: (plan: Plan) => Sql;
};

/** Of the days that a rise is about. */
const viewersLately = (kind: TitleKind) => (plan: Plan) => viewersSample(kind)(lately(plan, weekDays));

const viewing = (kind: TitleKind) => (plan: Plan) => viewersOf(plan, kind);
const following = (kind: TitleKind) => (plan: Plan) => followersOf(plan, kind);

const indexOf = (by: Bucket, audience: Parameters<typeof index>[1]): Shape => ({
  rows: index(by, audience),
  base: indexBase(by, audience),
  settle: byRow(settledIndex(by)),
  people: peopleOfIndex,
  known: knownSize(by, audience),
});

const rated = (kind: TitleKind): Shape => ({
  rows: ratings(kind),
  settle: byRow(settledRatings),
  people: membersOfAll('rating'),
  sample: raters(kind),
});

const onPlatforms = (kind: TitleKind): Shape => ({
  rows: audiencePlatforms(kind),
  base: platformNames,
  settle: byRow(settledPlatforms),
  first: 'place',
  people: membersOfAll('platform'),
  sample: platformVoters(kind),
});

const onDevices = (kind: TitleKind): Shape => ({
  rows: mobility(kind),
  settle: byRow(settledMobility),
  people: deviceNamers,
  sample: deviceUsers(kind),
});

const seeded = (seed: Seed, kind?: TitleKind): Shape => ({
  rows: affinity(seed, kind),
  base: audienceSizes(seed),
  settle: settledAffinity,
  people: peopleOfSizes,
  names: affinityNames(kind ?? 'any'),
  sample: audienceSize(seedAudience(seed)),
});

const overlapping = (kind: Overlapping): Shape => ({
  rows: overlap(kind),
  settle: byRow(settledOverlap),
  sample: audienceSize(overlapBase(kind)),
});

type Titles = (plan: Plan) => Sql;

/** Rows of followers of some titles. */
const followed = (rows: Titles, titles: Titles): Shape => ({ rows, groups: [followersAtEnd(titles)] });

const growing = (rows: Titles, titles: Titles): Shape => ({
  rows,
  groups: [followersAtEnd(titles), followersBefore(titles)],
});

export const shapes: Record<ViewId, Shape> = {
  showSummary: { rows: titleSummary('show'), sample: viewersSample('show') },
  moviesSummary: { rows: titleSummary('movie'), sample: viewersSample('movie') },
  networkSummary: { rows: networkSummary, sample: viewersSample('show') },
  actorSummary: { rows: actorSummary, sample: voters },
  bingeReport: { rows: binges, sample: viewersSample('show') },
  topPerformingShows: { rows: topPerforming('show'), sample: viewersSample('show') },
  topPerformingMovies: { rows: topPerforming('movie'), sample: viewersSample('movie') },
  topBingedShows: { rows: binges, sample: viewersSample('show') },
  homepageShowsAnticipation: followed(anticipated('show'), anticipatedTitles('show')),
  homepageMoviesAnticipation: followed(anticipated('movie'), anticipatedTitles('movie')),
  trendingShows: { rows: trending('show'), sample: viewersLately('show') },
  trendingMovies: { rows: trending('movie'), sample: viewersLately('movie') },
  trendingActors: { rows: trendingActors, groups: [votersLately] },
  seriesDetail: { rows: detail('show') },
  movieDetail: { rows: detail('movie') },
  showRating: rated('show'),
  movieRating: rated('movie'),
  showAudiencePlatform: onPlatforms('show'),
  movieAudiencePlatform: onPlatforms('movie'),
  showMobility: onDevices('show'),
  movieMobility: onDevices('movie'),
  networkMobility: onDevices('show'),
  showCountryIndex: indexOf('country', viewing('show')),
  showAgeIndex: indexOf('age', viewing('show')),
  showGenderIndex: indexOf('gender', viewing('show')),
  movieCountryIndex: indexOf('country', viewing('movie')),
  movieAgeIndex: indexOf('age', viewing('movie')),
  movieGenderIndex: indexOf('gender', viewing('movie')),
  showCountryFollowerIndex: indexOf('country', following('show')),
  showAgeFollowerIndex: indexOf('age', following('show')),
  showGenderFollowerIndex: indexOf('gender', following('show')),
  movieCountryFollowerIndex: indexOf('country', following('movie')),
  movieAgeFollowerIndex: indexOf('age', following('movie')),
  movieGenderFollowerIndex: indexOf('gender', following('movie')),
  networkCountryIndex: indexOf('country', viewing('show')),
  networkAgeIndex: indexOf('age', viewing('show')),
  networkGenderIndex: indexOf('gender', viewing('show')),
  actorCountryIndex: indexOf('country', votersOf),
  actorAgeIndex: indexOf('age', votersOf),
  actorGenderIndex: indexOf('gender', votersOf),
  showEmotionIndex: {
    rows: emotionIndex('show'),
    settle: settledEmotions('show'),
    sample: reactors('show'),
  },
  movieEmotionIndex: {
    rows: emotionIndex('movie'),
    settle: settledEmotions('movie'),
    sample: reactors('movie'),
  },
  anticipatedUnairedShows: followed(unairedShows, unreleasedTitles('show')),
  anticipatedReturningShows: growing(returningShows, returningTitles),
  moviesAnticipation: growing(moviesAnticipation, unreleasedTitles('movie')),
  releaseCalendar: growing(releaseCalendar, comingTitles),
  anticipationTracker: followed(tracker, (plan) => titlesInside(plan)),
  anticipationTrackerByDay: followed(trackerByDay, trackedTitles),
  anticipationOutcome: {
    rows: outcome,
    groups: [followersBeforeRelease, firstViewers(firstDays.week), firstViewers(firstDays.month)],
    atLeast: mostAroundRelease,
  },
  showAnticipationFollowers: { rows: followersByDay('show'), sample: audienceSize(following('show')) },
  movieAnticipationFollowers: { rows: followersByDay('movie'), sample: audienceSize(following('movie')) },
  showEpisodeEmotions: { rows: episodeEmotions, sample: episodeReactors('show') },
  engagementRawTotals: { rows: engagementTotals, groups: [totalsViewers, totalsEngagers] },
  showFavorites: { rows: favorites('show'), sample: characterVoters('show') },
  movieFavorites: { rows: favorites('movie'), sample: characterVoters('movie') },
  characterVoteEpisodeRank: { rows: favoritesByEpisode, sample: episodeVoters('show') },
  hottestMoments: { rows: moments, groups: [momentAuthors] },
  memes: { rows: memes, groups: [memeAuthors] },
  reactionFeed: { rows: feed, count: feedCount, groups: [feedAuthors] },
  reactionCounts: { rows: feedCounts('counts'), groups: [feedAuthors] },
  reactionEmotions: { rows: feedCounts('emotions'), groups: [feedAuthors] },
  reactionCharacters: { rows: feedCounts('characters'), groups: [feedAuthors] },
  reactionRatings: { rows: feedCounts('ratings'), groups: [feedAuthors] },
  attributionPlatform: { rows: attribution('platform'), groups: [attributed] },
  attributionTitle: { rows: attribution('platformName'), groups: [attributed] },
  affinityAll: seeded('viewers'),
  affinityShows: seeded('viewers', 'show'),
  affinityMovies: seeded('viewers', 'movie'),
  affinityAge: indexOf('age', seedAudience('viewers')),
  affinityGender: indexOf('gender', seedAudience('viewers')),
  affinityCountry: indexOf('country', seedAudience('viewers')),
  networkOverlap: overlapping('network'),
  actorOverlap: overlapping('actor'),
  anticipationFollowerAffinity: seeded('followers', 'show'),
  showReportAffinityOR: seeded('viewers', 'show'),
  movieAffinityFollower: seeded('followers', 'movie'),
  movieAudienceAffinityTrack: seeded('viewers', 'movie'),
  actorShowAffinity: seeded('voters', 'show'),
  actorDetail: { rows: actorDetail },
  networkDetail: { rows: networkDetail },
  actorFanFavoriteVotes: { rows: actorVotes, groups: [audienceSize(votersOf)] },
  actorFavorites: { rows: actorFavorites, sample: audienceSize(votersOf) },
  topPerformingTitles: { rows: actorTopTitles, sample: audienceSize(seedAudience('voters')) },
  networkTopShows: { rows: networkTopShows, groups: [viewersSample('show')] },
  networkAnticipatedShows: followed(networkAnticipatedShows, unreleasedTitles('show')),
  networkTrendingShows: { rows: networkTrending, groups: [viewersLately('show')] },
  gemReport: { rows: gem, settle: byRow(settledGem), groups: [respondents] },
  episodes: { rows: episodesOfShow },
  dates: { rows: daysWithData },
};
