/** The modules of each tab as data: which view each asks, how its rows are drawn, and where it stands in the grid. */
import type { Clause, TitleKind, ViewId } from '@cvm/contract';
import type { Chart, Prepare } from '../charts/model.ts';
import { devicesFigure } from '../charts/prepare/devices-figure.ts';
import { newFollowersFigure, totalFollowersFigure } from '../charts/prepare/followers-figure.ts';
import { type IndexBy, indexFigure } from '../charts/prepare/index-figure.ts';
import { platformsFigure } from '../charts/prepare/platforms-figure.ts';
import { ratingsFigure } from '../charts/prepare/ratings-figure.ts';

export type Section = {
  /** Its place in the grid of the tab (report.module.css). */
  readonly area: 'newFollowers' | 'totalFollowers' | 'ratings' | 'platforms' | 'devices' | IndexBy;
  readonly view: ViewId;
  readonly title: string;
  readonly prepare: Prepare;
  /** Of the chart, in pixels; 450 at most (2-title-reports section 9). */
  readonly height: number;
  /** What there may be none of: `ratings`. */
  readonly what: string;
  /** Of its chart, for the skeleton; bars where it is not said. */
  readonly kind?: Chart['kind'];
  /** The first day while no dates are chosen. */
  readonly start?: string;
};

const heights: Record<Section['area'], number> = {
  newFollowers: 240,
  totalFollowers: 240,
  ratings: 250,
  platforms: 250,
  devices: 250,
  country: 450,
  age: 190,
  gender: 94,
};

const section = (area: Section['area'], view: ViewId, title: string, prepare: Prepare, what: string): Section => ({
  area,
  view,
  title,
  prepare,
  height: heights[area],
  what,
});

const indexTitles: Record<IndexBy, string> = { country: 'Country Index', age: 'Age', gender: 'Gender' };

const index = (view: ViewId, by: IndexBy, people: 'viewers' | 'followers'): Section =>
  section(
    by,
    view,
    `${indexTitles[by]} of ${people === 'viewers' ? 'Viewers' : 'Followers'}`,
    indexFigure(view, by, people),
    by === 'country' ? `countries with 30 or more ${people}` : `${people} of known ${by}`,
  );

export const audienceSections: Record<TitleKind, readonly Section[]> = {
  show: [
    section('ratings', 'showRating', 'Audience Ratings', ratingsFigure('showRating'), 'ratings'),
    section(
      'platforms',
      'showAudiencePlatform',
      'Where Are Viewers Watching',
      platformsFigure('showAudiencePlatform'),
      'views that name a platform',
    ),
    section(
      'devices',
      'showMobility',
      'How Are Viewers Watching',
      devicesFigure('showMobility'),
      'views that name a device',
    ),
    index('showCountryIndex', 'country', 'viewers'),
    index('showAgeIndex', 'age', 'viewers'),
    index('showGenderIndex', 'gender', 'viewers'),
  ],
  movie: [
    section('ratings', 'movieRating', 'Audience Ratings', ratingsFigure('movieRating'), 'ratings'),
    section(
      'platforms',
      'movieAudiencePlatform',
      'Where Are Viewers Watching',
      platformsFigure('movieAudiencePlatform'),
      'views that name a platform',
    ),
    section(
      'devices',
      'movieMobility',
      'How Are Viewers Watching',
      devicesFigure('movieMobility'),
      'views that name a device',
    ),
    index('movieCountryIndex', 'country', 'viewers'),
    index('movieAgeIndex', 'age', 'viewers'),
    index('movieGenderIndex', 'gender', 'viewers'),
  ],
};

/** "Follower charts: show default start 2016-04-01; movie start 2019-07-12" (2-title-reports section 9). */
const followerStart: Record<TitleKind, string> = { show: '2016-04-01', movie: '2019-07-12' };
/** Beyond any data: a range ends on the last day that has data. */
const openEnd = '2299-12-31';

/** The clauses of a section: from its own first day on while the page names no dates. */
export const sectionClauses = (clauses: readonly Clause[], start: string | undefined): readonly Clause[] =>
  start === undefined || clauses.some(({ id }) => id === 'date')
    ? clauses
    : [...clauses, { id: 'date', op: 'between', values: [start, openEnd], join: 'or' }];

const followers = (kind: TitleKind): readonly Section[] => {
  const view = kind === 'show' ? 'showAnticipationFollowers' : 'movieAnticipationFollowers';
  const days = { kind: 'lines', start: followerStart[kind] } as const;
  return [
    { ...section('newFollowers', view, 'New Followers', newFollowersFigure(view), 'followers'), ...days },
    { ...section('totalFollowers', view, 'Total Followers', totalFollowersFigure(view), 'followers'), ...days },
  ];
};

export const anticipationSections: Record<TitleKind, readonly Section[]> = {
  show: [
    ...followers('show'),
    index('showCountryFollowerIndex', 'country', 'followers'),
    index('showAgeFollowerIndex', 'age', 'followers'),
    index('showGenderFollowerIndex', 'gender', 'followers'),
  ],
  movie: [
    ...followers('movie'),
    index('movieCountryFollowerIndex', 'country', 'followers'),
    index('movieAgeFollowerIndex', 'age', 'followers'),
    index('movieGenderFollowerIndex', 'gender', 'followers'),
  ],
};

/** Why a module has nothing to show, and what to do about it. */
export const emptyReason = (what: string, filtered: boolean): string =>
  filtered
    ? `There are no ${what} inside these filters. Take some of the filters above away, or widen the dates.`
    : `There are no ${what} yet. They are shown here as soon as the data has them.`;
