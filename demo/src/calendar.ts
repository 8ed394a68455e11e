/**
 * Days and seconds of the generator: a day is a count of UTC days since 1970-01-01, a moment a count of UTC seconds.
 */

/**
 * The last complete day of the demo data unless the caller names another. It is a constant, not yesterday, so that
 * the same seed gives the same bytes on every day; move it forward here when the demo begins to look old.
 */
export const defaultDataThrough = '2026-11-15';

/** The product's calendars start here, and nobody joined before. */
export const historyStart = '2013-01-01';

export const secondsPerDay = 86_400;

/** The day of `YYYY-MM-DD`, or null when the text is no such date. */
export const parseDay = (text: string): number | null => {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(milliseconds)) return null;
  const day = milliseconds / 1000 / secondsPerDay;
  return formatDay(day) === text ? day : null;
};

const dayTexts = new Map<number, string>();

/** A day as `YYYY-MM-DD`. */
export const formatDay = (day: number): string => {
  let text = dayTexts.get(day);
  if (text === undefined) {
    text = new Date(day * secondsPerDay * 1000).toISOString().slice(0, 10);
    dayTexts.set(day, text);
  }
  return text;
};

const twoDigits = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));
const hoursAndMinutes = Array.from({ length: 1440 }, (_, n) => {
  return ` ${twoDigits[Math.floor(n / 60)]}:${twoDigits[n % 60]}:`;
});

/** A moment as `YYYY-MM-DD HH:MM:SS`. Cached by parts because it runs for every event row. */
export const formatMoment = (second: number): string => {
  const day = Math.floor(second / secondsPerDay);
  const rest = second - day * secondsPerDay;
  return formatDay(day) + hoursAndMinutes[Math.floor(rest / 60)] + twoDigits[rest % 60];
};

export const dayOf = (second: number): number => Math.floor(second / secondsPerDay);

export const yearOf = (day: number): number => Number(formatDay(day).slice(0, 4));

/** 0 is Monday. 1970-01-01 was a Thursday. */
export const weekday = (day: number): number => (day + 3) % 7;
