/** Numbers as text. */

export const count = (value: number): string => value.toLocaleString('en-US');

/** 0.94, 5.3, 41, 1,203; a dash for what was not measured. */
export const timeText = (ms: number | null | undefined): string => {
  if (ms === null || ms === undefined) return '-';
  if (ms < 10) return ms.toFixed(ms < 1 ? 2 : 1);
  return count(Math.round(ms));
};

/** Decimal units, three digits. */
export const bytes = (value: number): string => {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = value < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(value) / 3));
  return `${Number((value / 1000 ** power).toPrecision(3))} ${units[power]}`;
};

export const times = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)}x`;
