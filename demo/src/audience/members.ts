/**
 * Members of the invented app.
 *
 * Enters: the member's number, the run's streams and the data date. Leaves: who they are and how they behave.
 * A member is a pure function of its number, so nobody has to be kept in memory. The audience is younger and more
 * female than any census: that is what the balanced panel corrects.
 */

import { historyStart, parseDay, secondsPerDay, yearOf } from '../calendar.ts';
import { ageBuckets, noBucket } from '../catalogue/taste.ts';
import { chance, clamp, cumulative, drawIndex, exponential, int, normal } from '../distributions.ts';
import type { Rng, Streams } from '../random.ts';
import { clusters } from '../words/genres.ts';
import { countries } from '../words/places.ts';

export type Member = {
  index: number;
  gender: 'female' | 'male' | null;
  birthYear: number | null;
  /** Age on the data date; null unknown. */
  age: number | null;
  /** Whether the row names the age instead of the birth year. */
  statesAge: boolean;
  /** Index in `ageBuckets`, or `noBucket`. */
  bucket: number;
  /** Index in `countries`, known to the generator even where the row leaves it out. */
  country: number;
  namesCountry: boolean;
  joinedAt: number;
  /** The last second the member uses the app. */
  leftAt: number;
  /** Uses the app to the data date. */
  active: boolean;
  /** How many titles the member takes up, 1 = average. */
  appetite: number;
  /** Inclination to watch many episodes in a row, 0 to 1. */
  binge: number;
  /** Inclination to react, rate and vote, 1 = average. */
  expressive: number;
  /** Inclination to comment, 1 = average; most never do. */
  talkative: number;
  /** Added to every rating. */
  kindness: number;
  /** Bits of the `clusters` the member prefers. */
  favourites: number;
  /** Probability that a view names its platform, and its device. */
  namesPlatform: number;
  namesDevice: number;
  /** Weights of phone, tablet, computer and tv, summed up. */
  devices: Float64Array;
};

/** People who joined per year of the app, as weights; later years than listed take the last weight. */
const joinsByYear = [2, 4, 6, 9, 11, 11, 10, 13, 9, 8, 8, 8, 8, 9];

const agesAtJoining = [
  { from: 13, to: 17, share: 15 },
  { from: 18, to: 24, share: 37 },
  { from: 25, to: 29, share: 18 },
  { from: 30, to: 34, share: 11 },
  { from: 35, to: 44, share: 11 },
  { from: 45, to: 54, share: 5.5 },
  { from: 55, to: 76, share: 2.5 },
];

const countrySums = cumulative(countries.map((country) => country.share));
const ageSums = cumulative(agesAtJoining.map((row) => row.share));

/** The bucket of an age in years: index in `ageBuckets`, or `noBucket` when unknown or under 16. */
const bucketOf = (age: number | null): number => {
  if (age === null || age < 16) return noBucket;
  if (age < 18) return 0;
  if (age < 25) return 1;
  return Math.min(Math.floor((age - 25) / 5) + 2, ageBuckets.length - 1);
};

/** Creates the function that tells who member number `index` is. `through` is the data date as a day. */
export const createMembers = (streams: Streams, through: number): ((index: number) => Member) => {
  const firstDay = parseDay(historyStart) ?? 0;
  const firstYear = yearOf(firstDay);
  const years = yearOf(through) - firstYear + 1;
  const lastWeight = joinsByYear.at(-1) ?? 1;
  const yearSums = cumulative(Array.from({ length: years }, (_, n) => joinsByYear[n] ?? lastWeight));
  const end = through * secondsPerDay + secondsPerDay - 1;
  return (index) => {
    const rng = streams('members', index);
    const joinedAt = drawJoin(rng, firstDay, drawIndex(rng, yearSums), end);
    const person = drawPerson(rng, yearOf(Math.floor(joinedAt / secondsPerDay)), yearOf(through));
    const leftAt = Math.min(end, joinedAt + drawLifetime(rng));
    return {
      index,
      ...person,
      joinedAt,
      leftAt,
      active: leftAt === end,
      ...drawHabits(rng, person),
    };
  };
};

const drawJoin = (rng: Rng, firstDay: number, year: number, end: number): number => {
  const moment = Math.floor((firstDay + (year + rng()) * 365.25) * secondsPerDay);
  // The last year is not over: who would join after the data date joined at some time in the year before it.
  return moment <= end ? moment : end - Math.floor(rng() * 365 * secondsPerDay);
};

const drawLifetime = (rng: Rng): number => {
  const u = rng();
  if (u < 0.2) return exponential(rng, 45) * secondsPerDay;
  if (u < 0.5) return (30 + exponential(rng, 750)) * secondsPerDay;
  return Number.POSITIVE_INFINITY;
};

const drawPerson = (rng: Rng, joinYear: number, throughYear: number) => {
  const range = agesAtJoining[drawIndex(rng, ageSums)] ?? { from: 18, to: 24 };
  const birthYear = joinYear - int(rng, range.from, range.to);
  const unknownAge = chance(rng, 0.11);
  const gender = rng();
  const age = unknownAge ? null : throughYear - birthYear;
  return {
    country: drawIndex(rng, countrySums),
    namesCountry: !chance(rng, 0.025),
    gender: gender < 0.54 ? ('female' as const) : gender < 0.89 ? ('male' as const) : null,
    birthYear: unknownAge ? null : birthYear,
    age,
    statesAge: chance(rng, 0.04),
    bucket: bucketOf(age),
  };
};

const drawHabits = (rng: Rng, person: { bucket: number; country: number }) => {
  const young = person.bucket <= 2 ? 1 : person.bucket === noBucket ? 0.6 : person.bucket <= 5 ? 0.4 : 0;
  const region = countries[person.country]?.region;
  const laptops = region === 'latin-america' || region === 'europe' ? 1.3 : 1;
  let favourites = 0;
  for (let n = int(rng, 2, 4); n > 0; n--) favourites |= 1 << int(rng, 0, clusters.length - 1);
  const devices = cumulative([
    (0.5 + young) * Math.exp(normal(rng) * 0.7) * (region === 'asia' || region === 'africa' ? 1.7 : 1),
    0.28 * Math.exp(normal(rng) * 0.9),
    (0.45 + 0.7 * young) * laptops * Math.exp(normal(rng) * 0.8),
    (1.9 - young) * Math.exp(normal(rng) * 0.6),
  ]);
  return {
    appetite: Math.exp(normal(rng) * 0.65 - 0.2),
    binge: clamp(0.42 + young * 0.12 + normal(rng) * 0.22, 0.02, 0.95),
    expressive: Math.exp(normal(rng) * 0.9 - 0.4),
    talkative: chance(rng, 0.45) ? Math.exp(normal(rng) * 1.1 - 0.3) : 0,
    kindness: normal(rng) * 0.35,
    favourites,
    namesPlatform: chance(rng, 0.3) ? 0 : 0.35 + rng() * 0.55,
    namesDevice: chance(rng, 0.3) ? 0 : 0.4 + rng() * 0.55,
    devices,
  };
};
