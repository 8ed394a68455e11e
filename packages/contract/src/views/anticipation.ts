/** Titles to come and how their following grows. */
import { patternsOf } from '../pages/index.ts';
import type { TitleKind } from '../subjects.ts';
import { content, peopleAndDate } from './filter-sets.ts';
import { date, hidden, integer, kind, measure, pictured, qualifies, text, type ViewDefinition } from './view.ts';

const poster = hidden('poster', 'Poster');
const show = pictured(text('show', 'Show', { to: 'show', idColumn: 'showId' }), poster);
const network = text('network', 'Network', { to: 'network', idColumn: 'networkId' });
const showColumns = [show, hidden('showId', 'Show id'), poster, network, hidden('networkId', 'Network id')] as const;
const followersFirst = [{ column: 'followers', direction: 'desc' }] as const;
const growth = (name: string, label: string) => measure(name, 'followerGrowth', label);

/** Who is behind the figures of a day. */
const basesOfDay = (total: string) => [
  qualifies('newFollowers', { ...measure('newFollowersBase', 'newFollowersBase'), type: 'integer' }),
  qualifies(total, { ...measure('followersBase', 'followersBase'), type: 'integer' }),
];

const seriesOfFollowers = <const Id extends string>(id: Id, subject: TitleKind) =>
  ({
    id,
    title: 'Followers',
    pages: patternsOf(subject),
    kind: subject,
    filters: [...peopleAndDate, subject],
    required: [[subject]],
    columns: [
      date('date', 'Date'),
      measure('newFollowers', 'newFollowersByDay'),
      measure('totalFollowers', 'followersByDay', 'Followers'),
      ...basesOfDay('totalFollowers'),
    ],
    sorts: [{ column: 'date', direction: 'asc' }],
    key: ['date'],
    limit: null,
    sample: 'audience',
  }) as const satisfies ViewDefinition;

export const anticipationViews = {
  anticipatedUnairedShows: {
    id: 'anticipatedUnairedShows',
    title: 'New Shows',
    pages: patternsOf('showsAnticipation'),
    kind: 'show',
    filters: [...peopleAndDate, 'show', ...content, 'future_release_date'],
    required: [],
    columns: [...showColumns, measure('followers', 'followers'), date('releaseDate', 'Release Date')],
    sorts: followersFirst,
    key: ['showId'],
    limit: null,
    sample: null,
    period: 'following',
  },
  anticipatedReturningShows: {
    id: 'anticipatedReturningShows',
    title: 'Returning Shows',
    pages: patternsOf('showsAnticipation'),
    kind: 'show',
    filters: [...peopleAndDate, 'show', ...content, 'future_release_date'],
    required: [],
    columns: [
      ...showColumns,
      measure('followers', 'followers'),
      date('releaseDate', 'Next Episode'),
      growth('followerGrowth', 'Follower Growth'),
    ],
    sorts: followersFirst,
    key: ['showId'],
    limit: null,
    sample: null,
    period: 'growth',
  },
  moviesAnticipation: {
    id: 'moviesAnticipation',
    title: 'Anticipated Movies',
    pages: patternsOf('moviesAnticipation'),
    kind: 'movie',
    filters: [...peopleAndDate, 'movie', ...content, 'future_release_date'],
    required: [],
    columns: [
      pictured(text('movieName', 'Movie', { to: 'movie', idColumn: 'movieId' }), poster),
      hidden('movieId', 'Movie id'),
      poster,
      text('studio', 'Studio'),
      hidden('studioId', 'Studio id'),
      date('releaseDate', 'Release Date'),
      measure('followers', 'followers'),
      growth('growth', 'Follower Growth'),
    ],
    sorts: followersFirst,
    key: ['movieId'],
    limit: null,
    sample: null,
    period: 'growth',
  },
  /** Everything with followers that is still to come, of both kinds, week by week, the most followed of each first. */
  releaseCalendar: {
    id: 'releaseCalendar',
    title: 'Release Calendar',
    pages: patternsOf('releaseCalendar'),
    filters: [...peopleAndDate, 'show', 'movie', ...content, 'future_release_date'],
    required: [],
    columns: [
      text('title', 'Title', { idColumn: 'titleId', kindColumn: 'titleType' }),
      hidden('titleId', 'Title id'),
      hidden('titleType', 'Kind of title'),
      poster,
      text('release', 'Release'),
      network,
      hidden('networkId', 'Network id'),
      text('studio', 'Studio'),
      // Its Monday (ISO 8601).
      date('week', 'Week From'),
      date('releaseDate', 'Release Date'),
      measure('followers', 'followers'),
      growth('followerGrowth', 'Follower Growth'),
    ],
    sorts: [
      { column: 'week', direction: 'asc' },
      ...followersFirst,
      { column: 'releaseDate', direction: 'asc' },
      { column: 'title', direction: 'asc' },
    ],
    key: ['titleId'],
    limit: null,
    sample: null,
    period: 'growth',
  },
  anticipationTracker: {
    id: 'anticipationTracker',
    title: 'Anticipation Tracker',
    pages: patternsOf('anticipationTracker'),
    filters: [...peopleAndDate, 'show', 'movie', ...content, 'future_release_date'],
    required: [['show', 'movie', ...content]],
    columns: [
      hidden('titleId', 'Title id'),
      // 3-reports-and-admin section 2.
      text('title', 'Title', { idColumn: 'titleId', idTells: true }),
      date('releaseDate', 'Release Date'),
      measure('growth40Before', 'growth40Before'),
      measure('growthFirst7', 'growthFirst7'),
      measure('growthLast30', 'growthLast30'),
      measure('totalFollowers', 'followers', 'Total Followers'),
    ],
    sorts: [{ column: 'totalFollowers', direction: 'desc' }],
    key: ['titleId'],
    limit: null,
    sample: null,
    period: 'following',
  },
  anticipationTrackerByDay: {
    id: 'anticipationTrackerByDay',
    title: 'Anticipation Tracker by Day',
    pages: patternsOf('anticipationTracker'),
    filters: [...peopleAndDate, 'titleId', 'releaseDate'],
    required: [['titleId'], ['releaseDate']],
    columns: [
      hidden('titleId', 'Title id'),
      text('title', 'Title'),
      integer(
        'releaseDate',
        'Days From Release',
        'How many days after the release of the title the day is; before it below 0.',
      ),
      measure('followers', 'followersByDay', 'Followers'),
      measure('newFollowers', 'newFollowersByDay'),
      measure('netNewFollowers', 'netNewFollowersByDay'),
      ...basesOfDay('followers'),
    ],
    sorts: [
      { column: 'titleId', direction: 'asc' },
      { column: 'releaseDate', direction: 'asc' },
    ],
    key: ['titleId', 'releaseDate'],
    limit: null,
    sample: null,
    period: 'until',
  },
  /** How far a following before release tells of the viewers after it. */
  anticipationOutcome: {
    id: 'anticipationOutcome',
    title: 'Anticipation and Outcome',
    pages: patternsOf('anticipationOutcome'),
    filters: [...peopleAndDate, 'show', 'movie', ...content.filter((id) => id !== 'platform')],
    required: [],
    columns: [
      text('title', 'Title', { idColumn: 'titleId', kindColumn: 'titleType' }),
      hidden('titleId', 'Title id'),
      kind('titleType'),
      network,
      hidden('networkId', 'Network id'),
      text('studio', 'Studio'),
      date('releaseDate', 'Release Date'),
      measure('followersBefore', 'followersBeforeRelease', 'Followers Before'),
      measure('viewersFirst7', 'viewersFirst7', 'Viewers 7 Days'),
      measure('viewersFirst30', 'viewersFirst30', 'Viewers 30 Days'),
    ],
    sorts: [{ column: 'followersBefore', direction: 'desc' }],
    key: ['titleId'],
    limit: null,
    sample: null,
    period: 'released',
  },
  showAnticipationFollowers: seriesOfFollowers('showAnticipationFollowers', 'show'),
  movieAnticipationFollowers: seriesOfFollowers('movieAnticipationFollowers', 'movie'),
} as const satisfies Record<string, ViewDefinition>;
