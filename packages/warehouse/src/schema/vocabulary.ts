// The closed word lists of dataset format 1 and the numbers they are stored under. The numbers are part of the stored data:
// add at the end, never reorder.

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

/** Index = the number in a cell; '' (unknown or younger than 16) is 0. */
export const ages = ['', '16-17', '18-24', '25-29', '30-34', '35-39', '40-44', '45-49', '50-54', '55+'] as const;
/** First year of life of each bucket of `ages`, '' left out. */
export const ageStarts = [16, 18, 25, 30, 35, 40, 45, 50, 55] as const;
/** Index = the number in a cell. */
export const genders = ['', 'female', 'male'] as const;
/** Index = the number in the Enum8 of views. */
export const devices = ['', 'phone', 'tablet', 'computer', 'tv'] as const;
export const titleKinds = ['series', 'movie'] as const;
export const platformKinds = ['official', 'unofficial', 'other'] as const;

/** `Enum8('a' = 1, 'b' = 2)`. */
export const enumType = (words: readonly string[], first = 1): string =>
  `Enum8(${words.map((word, i) => `'${word}' = ${i + first}`).join(', ')})`;

/** Cells of one country: every age with every gender. */
export const cellsPerCountry = ages.length * genders.length;

/**
 * SQL for the number of a country: '' is 0, 'AA' is 1, 'ZZ' is 676. A formula and not a list, so that a number never
 * changes from one load to the next and every node of a cluster finds the same one. `country` must be '' or two capitals.
 */
export const countryNumberSql = (country: string): string =>
  `if(${country} = '', 0, (ascii(${country}) - 65) * 26 + ascii(substring(${country}, 2)) - 64)`;

/** SQL for the number of an age bucket or gender of the lists above, 0 where it is ''. */
export const wordNumberSql = (value: string, words: readonly string[]): string => {
  const known = words.filter((word) => word !== '');
  return `indexOf([${known.map((word) => `'${word}'`).join(', ')}], ${value})`;
};

/** SQL for the cell of a person: country number * 30 + age number * 3 + gender number. */
export const cellSql = (country: string, age: string, gender: string): string =>
  `toUInt16(${countryNumberSql(country)} * ${cellsPerCountry} + ${wordNumberSql(age, ages)} * ${genders.length} + ${wordNumberSql(gender, genders)})`;

/** SQL for the age bucket of an age in years; '' where it is null or under 16. */
export const ageBucketSql = (years: string): string => {
  const arms = ageStarts.map((start, i) => `${years} >= ${start}, '${ages[i + 1]}'`).reverse();
  return `multiIf(isNull(${years}), '', ${arms.join(', ')}, '')`;
};
