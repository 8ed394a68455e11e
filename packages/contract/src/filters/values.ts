/** Closed lists of filter values (specification: 1-foundation section 9, 2-title-reports section 9). */
import { allTime } from './dates.ts';

export const ageBuckets = ['16-17', '18-24', '25-29', '30-34', '35-39', '40-44', '45-49', '50-54', '55+'] as const;
/** Who is younger is in no bucket. */
export const youngestAge = Number.parseInt(ageBuckets[0], 10);
export const genders = ['female', 'male'] as const;
/** `value` as views hold it, in the order of the screen (2-title-reports section 9). */
export const devices = [
  { value: 'phone', label: 'Phone' },
  { value: 'tablet', label: 'Tablet' },
  { value: 'computer', label: 'Computer' },
  { value: 'tv', label: 'TV' },
] as const;
/** Shows are never Announced or Released, movies never anything else (dataset format: titles). */
export const statusesOfKind = {
  show: ['Upcoming', 'Continuing', 'Ended'],
  movie: ['Announced', 'Released'],
} as const;
export const titleStatuses = [...statusesOfKind.show, ...statusesOfKind.movie] as const;

export const emotions = [
  'shocked',
  'sad',
  'amused',
  'thrilled',
  'confused',
  'bored',
  'scared',
  'frustrated',
  'touched',
  'reflective',
  'tense',
  'understood',
] as const;

/** Follower tiers: `value` in thousands of followers, lower end included, upper end not (2-title-reports section 2.9). */
export const tiers = [
  { value: '0.5', label: '500-1k', followersMin: 500 },
  { value: '1', label: '1k-10k', followersMin: 1_000 },
  { value: '10', label: '10k-50k', followersMin: 10_000 },
  { value: '50', label: '50k-100k', followersMin: 50_000 },
  { value: '100', label: '100k-500k', followersMin: 100_000 },
  { value: '500', label: '>500k', followersMin: 500_000 },
] as const;

/** The 39 genres offered in menus; a data set may hold others, which are offered after these. */
export const genres = [
  'Action',
  'Adventure',
  'Animation',
  'Anime',
  'Awards Show',
  'Biography',
  'Children',
  'Comedy',
  'Crime',
  'Documentary',
  'Drama',
  'Family',
  'Fantasy',
  'Food',
  'Game Show',
  'History',
  'Home and Garden',
  'Horror',
  'Indie',
  'Martial Arts',
  'Mini-Series',
  'Music',
  'Musical',
  'Mystery',
  'News',
  'Podcast',
  'Reality',
  'Romance',
  'Science Fiction',
  'Soap',
  'Special Interest',
  'Sport',
  'Suspense',
  'Talk Show',
  'Thriller',
  'Travel',
  'TV Movie',
  'War',
  'Western',
] as const;

/** The rating words of the viewer app, 1 to 5 (2-title-reports section 2.7). */
export const ratingLabels = ['BAD', 'OK', 'GOOD', 'GREAT', 'WOW'] as const;

/** Date presets in days; 0 is All Time (1-foundation section 9). */
export const datePresets = [
  { label: 'All Time', value: allTime },
  { label: 'Last 7 Days', value: 'last 7 days' },
  { label: 'Last 30 Days', value: 'last 30 days' },
  { label: 'Last 60 Days', value: 'last 60 days' },
  { label: 'Last 90 Days', value: 'last 90 days' },
] as const;

/** Ranges of runtime in minutes that the menu offers; any other can be typed. */
export const runtimePresets = [
  { label: '0-30 minutes', value: '0-30' },
  { label: '31-60 minutes', value: '31-60' },
  { label: '61-90 minutes', value: '61-90' },
  { label: '91-120 minutes', value: '91-120' },
  { label: '121+ minutes', value: '121-999' },
] as const;

/** The earliest date a calendar offers (1-foundation section 5). */
export const calendarStart = '2013-01-01';

/** The kinds of reactions in the words of the specification (2-title-reports section 2.7). */
export const reactionTypes = [
  { value: 'all', label: 'All' },
  { value: 'text', label: 'Text Only' },
  { value: 'images', label: 'With Images' },
  { value: 'review', label: 'Show Review' },
] as const;

/** The parent of comments that reply to none. */
export const noParent = 'NULL';
