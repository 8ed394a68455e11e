/**
 * How values are written, once: tables, tooltips, charts and exports name a format and use these functions
 * (1-foundation section 9, 2-title-reports section 9). A missing value is `--` in numeric columns.
 */
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { countryName } from '../filters/countries.ts';
import { languageName } from '../filters/languages.ts';
import { devices } from '../filters/values.ts';
import { once } from '../once.ts';

dayjs.extend(utc);

/** `number` is the decimal pattern of numeral.js that the format stands for; null for what is not a number. */
export const formats = {
  text: { numeric: false },
  id: { numeric: false },
  count: { numeric: true },
  compact: { numeric: true },
  share: { numeric: true },
  rate: { numeric: true },
  percent: { numeric: true },
  points: { numeric: true },
  score: { numeric: true },
  rating: { numeric: true },
  index: { numeric: true },
  date: { numeric: false },
  longDate: { numeric: false },
  release: { numeric: false },
  time: { numeric: false },
  country: { numeric: false },
  kind: { numeric: false },
  language: { numeric: false },
  gender: { numeric: false },
  device: { numeric: false },
} as const;

export type Format = keyof typeof formats;

/** Those whose values are fractions, written as percentages. */
export const percentages: readonly Format[] = ['share', 'rate', 'percent'];

/** A difference of percentages is no percentage: `-4.88 pp`. */
const pointsUnit = ' pp';

export const missing = '--';

/** No minus before what is written as zero. */
const signDisplay = 'negative';

/** The formatter is made once: making one takes a hundred times as long as using it, and a chart has thousands of hints. */
const written = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  const formatter = once(() => new Intl.NumberFormat('en-US', { ...options, signDisplay }));
  return (value) => formatter().format(value);
};
const decimals = (places: number) => written({ minimumFractionDigits: places, maximumFractionDigits: places });
const [whole, one, two, three] = [decimals(0), decimals(1), decimals(2), decimals(3)] as const;
const compact = written({ notation: 'compact', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Figures have 9 decimals at most: multiplying must not bring new ones, which would round 0.55 down. */
export const times100 = (value: number): number => Number((value * 100).toFixed(7));

const percent = (fraction: number): string => {
  const value = times100(fraction);
  const size = Math.abs(value);
  const pattern = size === 0 ? whole : size < 0.01 ? three : size < 0.1 ? two : size < 1 ? one : whole;
  return `${pattern(value)}%`;
};

const numbers: Partial<Record<Format, (value: number) => string>> = {
  count: whole,
  compact: (value) => (Math.abs(value) < 1000 ? whole(value) : compact(value).toLowerCase()),
  share: (value) => `${two(times100(value))}%`,
  rate: (value) => `${one(times100(value))}%`,
  percent,
  points: (value) => `${two(times100(value))}${pointsUnit}`,
  score: two,
  rating: one,
  index: (value) => one(times100(value)),
};

/** Days in words are written alike everywhere (1-foundation section 9). */
const longDay = 'MMMM DD, YYYY';

const dates: Partial<Record<Format, string>> = {
  date: 'MM-DD-YYYY',
  longDate: longDay,
  release: 'MM/DD/YYYY',
  time: 'MM-DD-YYYY HH:mm',
};

/** Lines over years name thousands of days, twice each, and anew with every answer: each is worked out once. */
const datesWritten = new Map<string, string>();
const datesWrittenMax = 20_000;

const writeDate = (pattern: string, value: string): string => {
  const key = `${pattern} ${value}`;
  const known = datesWritten.get(key);
  if (known !== undefined) return known;
  const written = dayjs.utc(value).format(pattern);
  if (datesWritten.size >= datesWrittenMax) datesWritten.clear();
  datesWritten.set(key, written);
  return written;
};

/** What one title of a kind is called; `series` and `movie` are the words of the data. */
const kindNames: Readonly<Record<string, string>> = { series: 'Show', movie: 'Movie' };

/** `reviews are open` as the beginning of a sentence or the name of a column: `Reviews are open`. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const deviceNames = new Map<string, string>(devices.map(({ value, label }) => [value, label]));

/** What stands where there is no value, in place of `--`. */
const absent: Partial<Record<Format, string>> = { release: 'Unknown' };

const names: Partial<Record<Format, (value: string) => string>> = {
  country: countryName,
  kind: (value) => kindNames[value] ?? value,
  language: languageName,
  gender: capitalised,
  device: (value) => deviceNames.get(value) ?? value,
};

/** A value as the screen shows it. */
export const formatValue = (format: Format, value: string | number | boolean | null | undefined): string => {
  if (value === null || value === undefined || value === '') return absent[format] ?? missing;
  const number = numbers[format];
  if (number !== undefined) return typeof value === 'number' && Number.isFinite(value) ? number(value) : missing;
  const pattern = dates[format];
  if (pattern !== undefined) return writeDate(pattern, String(value));
  return names[format]?.(String(value)) ?? String(value);
};

/** A difference in percent with its sign: `+12.3%`, `-4.0%`, `0.0%`. */
export const formatDifference = (percentage: number): string => {
  const rounded = one(percentage);
  return `${rounded !== '0.0' && percentage > 0 ? '+' : ''}${rounded}%`;
};

const exact = written({ maximumFractionDigits: 7 });

/** The exact value, for hovering: a fraction with all its digits as a percentage, a count with its weights' decimals. */
export const exactValue = (format: Format, value: string | number | boolean | null | undefined): string => {
  if (typeof value !== 'number') return formatValue(format, value);
  if (format === 'points') return `${exact(value * 100)}${pointsUnit}`;
  return percentages.includes(format) ? `${exact(value * 100)}%` : exact(format === 'index' ? value * 100 : value);
};

const atMostTwo = written({ maximumFractionDigits: 2 });

/** What hovering a mark of a chart tells: two decimals, of a count none where it is whole. Its table has the exact value. */
export const hoverValue = (format: Format, value: string | number | boolean | null | undefined): string => {
  if (typeof value !== 'number' || !Number.isFinite(value) || !formats[format].numeric)
    return formatValue(format, value);
  if (format === 'count' || format === 'compact') return atMostTwo(value);
  if (format === 'score' || format === 'rating') return two(value);
  if (format === 'points') return formatValue(format, value);
  return format === 'index' ? two(times100(value)) : `${two(times100(value))}%`;
};

/** Bytes as a file's size: `12 kB`, `3.4 MB`; what would be written as 1,000 kB is 1.0 MB. */
export const formatSize = (bytes: number): string =>
  bytes < 999_500 ? `${whole(bytes / 1000)} kB` : `${one(bytes / 1_000_000)} MB`;

/** How many there are of something: `1 show`, `1,204 replies`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${whole(count)} ${count === 1 ? one : many}`;

const zoneNamed = once(() => new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' }));

/** When something happened, where the reader is: `November 09, 2026 at 9:05 PM EST`. */
export const formatMoment = (at: string | number | Date): string => {
  const moment = dayjs(at);
  const zone = moment.isValid()
    ? zoneNamed()
        .formatToParts(moment.toDate())
        .find(({ type }) => type === 'timeZoneName')?.value
    : undefined;
  return [moment.format(`${longDay} [at] h:mm A`), zone].filter(Boolean).join(' ');
};

/** At most the first `length` characters; a picture or rare letter that is two is not cut in half. */
export const firstLetters = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Text cut to `length` characters plus `...` (ranker titles: 100; headings: 80). */
export const truncate = (text: string, length: number): string =>
  text.length > length ? `${firstLetters(text, length)}...` : text;
