/**
 * The shape of the synthetic dataset: how many of everything, and who and what there is. In: a number of views and a seed.
 * Out: plain numbers and lists that the SQL of the other files is written from.
 *
 * The proportions are those of a large viewer app: a member has seen some ten titles, a title has a popularity tail, the
 * United States have 35 % of the members and 59 countries share the rest.
 */

export type Shape = {
  readonly seed: number;
  /** As asked; what comes out is near it. */
  readonly views: number;
  readonly members: number;
  readonly titles: number;
  readonly networks: number;
  readonly studios: number;
  readonly actors: number;
  /** The last day of the dataset, YYYY-MM-DD; one more day is generated to be added later. */
  readonly dataThrough: string;
};

/** Views per member that the formulas of `viewing.ts` come to; measured, see generate.test.ts. */
const viewsPerMember = 50;

const within = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** The catalogue grows up to 20,000 titles and then stays, as catalogues do; members grow with the views. */
export const shapeOf = (views: number, seed: number): Shape => {
  const titles = within(200, views / 500, 20_000);
  return {
    seed,
    views,
    members: within(200, views / viewsPerMember, 40_000_000),
    titles,
    networks: within(10, titles / 100, 200),
    studios: within(10, titles / 60, 300),
    actors: within(50, titles / 2, 10_000),
    dataThrough: '2026-06-30',
  };
};

/** The first day anybody watched. */
export const firstDay = '2016-07-01';

/** By size: the United States, then the others, each smaller than the one before. */
const countries = (
  'US GB BR FR DE CA MX IT ES AU IN JP NL PL SE AR PH TR CO CL NO DK FI BE PT IE NZ CH AT GR CZ HU RO ZA IL SA AE EG NG ' +
  'KE ID MY SG TH VN KR TW HK PE EC UY VE CR DO GT PR UA BG HR RS'
).split(' ');

const usShare = 0.35;

/**
 * A list in which each word stands as often as its weight asks for, at least once: a random element of it is a weighted
 * choice, and SQL picks elements faster than it searches sums.
 */
export const urn = (weights: readonly (readonly [string, number])[], size = 1000): string[] => {
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.flatMap(([word, weight]) => Array<string>(Math.max(1, Math.round((size * weight) / all))).fill(word));
};

const harmonic = countries.slice(1).reduce((sum, _, index) => sum + 1 / (index + 1), 0);

export const countryUrn: readonly string[] = urn(
  countries.map((country, index) => [country, index === 0 ? usShare : (1 - usShare) / index / harmonic]),
);

/** Years of age, one per bucket, by how many members are in it. */
export const ageUrn: readonly string[] = urn(
  Object.entries({ 17: 6, 21: 24, 27: 22, 32: 17, 37: 11, 42: 8, 47: 5, 52: 4, 60: 3 }),
  100,
);

export const genderUrn: readonly string[] = urn([
  ['female', 55],
  ['male', 35],
  ['', 10],
]);

/** Name, kind, share of the views that name a platform. */
export const platforms = [
  ['Aurora+', 'official', 24],
  ['Kinoport', 'official', 18],
  ['Streamline', 'official', 15],
  ['Halcyon', 'official', 11],
  ['Nordlicht', 'official', 8],
  ['Meridian Go', 'official', 6],
  ['Picture House', 'official', 5],
  ['Channel Nine', 'official', 4],
  ['Lantern', 'official', 3],
  ['Disc', 'other', 2],
  ['Cinema', 'other', 1],
  ['Elsewhere', 'unofficial', 3],
] as const;

export const platformUrn: readonly string[] = urn(
  platforms.map(([name, , share]) => [name, share]),
  100,
);

/** Unknown for a quarter. */
export const deviceUrn: readonly string[] = urn([
  ['phone', 28],
  ['tv', 26],
  ['computer', 14],
  ['tablet', 7],
  ['', 25],
]);

export const genres = [
  'Drama',
  'Comedy',
  'Crime',
  'Action',
  'Mystery',
  'Romance',
  'Science Fiction',
  'Thriller',
  'Fantasy',
  'Documentary',
  'Reality',
  'Animation',
  'Family',
  'Horror',
  'History',
  'War',
] as const;

/** Earlier words are more frequent. */
export const emotions = [
  'amused',
  'thrilled',
  'shocked',
  'touched',
  'sad',
  'tense',
  'reflective',
  'understood',
  'scared',
  'frustrated',
  'confused',
  'bored',
] as const;
