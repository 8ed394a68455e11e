/** Text fields that several layouts share. Text in, value or null out; the caller names the row. */

/** A whole number between `least` and `most`, or null. */
export const wholeNumber = (text: string, least: number, most: number): number | null => {
  if (!/^\d{1,15}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
};

/** `YYYY-MM-DD HH:MM:SS` of a moment given in seconds since 1970. */
export const utcTimestamp = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
