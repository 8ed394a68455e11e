/**
 * The audience of one title, network or actor: ratings, platforms, devices, and the indexes by country, age and
 * gender. The indexes are the same question about different audiences, so their records are made by two functions.
 */
import type { FilterId } from '../filters/ids.ts';
import { patternsOf } from '../pages/index.ts';
import type { Subject } from '../subjects.ts';
import { peopleAndDate } from './filter-sets.ts';
import { type Column, differs, hidden, measure, qualifies, text, type ViewDefinition } from './view.ts';

const audiences = {
  show: { pages: patternsOf('show'), kind: 'show' },
  movie: { pages: patternsOf('movie'), kind: 'movie' },
  network: { pages: patternsOf('network'), kind: 'show', namesNoTitle: true },
  actor: { pages: patternsOf('actor') },
} as const satisfies Record<Subject, Partial<ViewDefinition>>;

const about = (subject: Subject) => ({
  ...audiences[subject],
  filters: [...peopleAndDate, subject] as readonly FilterId[],
  required: [[subject]] as readonly (readonly FilterId[])[],
});

const bucketLabels = { country: 'Country', age: 'Age', gender: 'Gender' } as const;

/** What tells an audience apart: in files by the words of the screen. */
export const bucket = (name: keyof typeof bucketLabels): Column => ({
  name,
  label: bucketLabels[name],
  type: 'text',
  format: name === 'age' ? 'text' : name,
});

/** How far the share and the index of a group can be believed, beside both. */
export const indexFigures: readonly Column[] = [
  measure('share', 'audienceShare'),
  qualifies('share', { ...measure('base', 'base'), type: 'integer' }),
  qualifies('share', measure('effective', 'effectiveBase')),
  qualifies('share', measure('shareLow', 'shareLow')),
  qualifies('share', measure('shareHigh', 'shareHigh')),
  qualifies('index', measure('restShare', 'restShare')),
  qualifies('index', measure('indexLow', 'indexLow')),
  qualifies('index', measure('indexHigh', 'indexHigh')),
  differs('index'),
];

/** Whom an index counts, as its column is headed. */
const counted = { viewers: 'Viewers', followers: 'Followers', voters: 'Voters' } as const;

/** The same in titles: those who vote for an actor are fans (2-title-reports section 2.3). */
const titled = { ...counted, voters: 'Fans' } as const;

const titlesOf = (audience: string) => ({
  country: `Country Index of ${audience}`,
  age: `Age of ${audience}`,
  gender: `Gender of ${audience}`,
});

/** As the report of a network calls them (2-title-reports section 2.4). */
const networkTitles = { country: 'Country Index', age: "Viewer's Age", gender: "Viewer's Gender" } as const;

const index = <const Id extends string>(
  id: Id,
  subject: Subject,
  by: keyof typeof bucketLabels,
  audience: 'viewers' | 'followers' | 'voters',
) =>
  ({
    id,
    title: (subject === 'network' ? networkTitles : titlesOf(titled[audience]))[by],
    ...about(subject),
    columns: [bucket(by), measure('index', 'index'), measure('viewers', audience, counted[audience]), ...indexFigures],
    sorts: by === 'age' ? [{ column: 'age', direction: 'asc' }] : [{ column: 'index', direction: 'desc' }],
    key: [by],
    limit: null,
    sample: 'audience',
    // Who follows does so on a day: the range ends on it.
    ...(audience === 'followers' ? { period: 'following' } : {}),
  }) as const satisfies ViewDefinition;

const rating = <const Id extends string>(id: Id, subject: Subject) =>
  ({
    id,
    title: 'Audience Ratings',
    ...about(subject),
    columns: [measure('rating', 'stars'), measure('votes', 'ratingVotes'), measure('share', 'ratingShare')],
    sorts: [{ column: 'rating', direction: 'desc' }],
    key: ['rating'],
    limit: null,
    sample: 'raters',
  }) as const satisfies ViewDefinition;

const audiencePlatform = <const Id extends string>(id: Id, subject: Subject) =>
  ({
    id,
    title: 'Where Are Viewers Watching',
    ...about(subject),
    columns: [
      text('platformName', 'Platform'),
      hidden('platformLogo', 'Logo'),
      hidden('kind', 'Kind'),
      measure('voteCount', 'voteCount'),
      measure('voteShare', 'voteShare'),
      { name: 'sampleSize', label: 'Sample Size', type: 'integer', format: 'count', hidden: true },
    ],
    sorts: [{ column: 'voteCount', direction: 'desc' }],
    key: ['platformName'],
    limit: null,
    sample: 'platformVoters',
  }) as const satisfies ViewDefinition;

const mobility = <const Id extends string>(id: Id, subject: Subject) =>
  ({
    id,
    title: subject === 'network' ? 'Preferred Viewing Device' : 'How Are Viewers Watching',
    ...about(subject),
    columns: [
      measure('phonePercent', 'devicePercent', 'Phone'),
      measure('tabletPercent', 'devicePercent', 'Tablet'),
      measure('computerPercent', 'devicePercent', 'Computer'),
      measure('tvPercent', 'devicePercent', 'TV'),
      measure('phoneVotes', 'deviceVotes', 'Phone Views'),
      measure('tabletVotes', 'deviceVotes', 'Tablet Views'),
      measure('computerVotes', 'deviceVotes', 'Computer Views'),
      measure('tvVotes', 'deviceVotes', 'TV Views'),
    ],
    sorts: [],
    key: [],
    limit: 1,
    sample: 'deviceUsers',
  }) as const satisfies ViewDefinition;

export const audienceViews = {
  showRating: rating('showRating', 'show'),
  movieRating: rating('movieRating', 'movie'),
  showAudiencePlatform: audiencePlatform('showAudiencePlatform', 'show'),
  movieAudiencePlatform: audiencePlatform('movieAudiencePlatform', 'movie'),
  showMobility: mobility('showMobility', 'show'),
  movieMobility: mobility('movieMobility', 'movie'),
  networkMobility: mobility('networkMobility', 'network'),
  showCountryIndex: index('showCountryIndex', 'show', 'country', 'viewers'),
  showAgeIndex: index('showAgeIndex', 'show', 'age', 'viewers'),
  showGenderIndex: index('showGenderIndex', 'show', 'gender', 'viewers'),
  movieCountryIndex: index('movieCountryIndex', 'movie', 'country', 'viewers'),
  movieAgeIndex: index('movieAgeIndex', 'movie', 'age', 'viewers'),
  movieGenderIndex: index('movieGenderIndex', 'movie', 'gender', 'viewers'),
  showCountryFollowerIndex: index('showCountryFollowerIndex', 'show', 'country', 'followers'),
  showAgeFollowerIndex: index('showAgeFollowerIndex', 'show', 'age', 'followers'),
  showGenderFollowerIndex: index('showGenderFollowerIndex', 'show', 'gender', 'followers'),
  movieCountryFollowerIndex: index('movieCountryFollowerIndex', 'movie', 'country', 'followers'),
  movieAgeFollowerIndex: index('movieAgeFollowerIndex', 'movie', 'age', 'followers'),
  movieGenderFollowerIndex: index('movieGenderFollowerIndex', 'movie', 'gender', 'followers'),
  networkCountryIndex: index('networkCountryIndex', 'network', 'country', 'viewers'),
  networkAgeIndex: index('networkAgeIndex', 'network', 'age', 'viewers'),
  networkGenderIndex: index('networkGenderIndex', 'network', 'gender', 'viewers'),
  actorCountryIndex: index('actorCountryIndex', 'actor', 'country', 'voters'),
  actorAgeIndex: index('actorAgeIndex', 'actor', 'age', 'voters'),
  actorGenderIndex: index('actorGenderIndex', 'actor', 'gender', 'voters'),
} as const;
