/** Releases by the week they fall in. Pure. */
import { addDays, formatValue, type Row } from '@cvm/contract';
import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(isoWeek);

export type Week = {
  /** Its Monday; null for what has no day yet. */
  readonly monday: string | null;
  readonly rows: readonly Row[];
};

/** In the order of the rows, which is by week; what has no day stands last. */
export const weeksOf = (rows: readonly Row[]): Week[] => {
  const weeks = new Map<string | null, Row[]>();
  for (const row of rows) {
    const monday = typeof row.week === 'string' ? row.week : null;
    const inside = weeks.get(monday);
    if (inside === undefined) weeks.set(monday, [row]);
    else inside.push(row);
  }
  return [...weeks].map(([monday, inside]) => ({ monday, rows: inside }));
};

/** The first weeks that hold so many rows together, each whole; at least one. */
export const firstWeeks = (weeks: readonly Week[], rowsMax: number): readonly Week[] => {
  let rows = 0;
  const taken = weeks.findIndex((week) => {
    rows += week.rows.length;
    return rows >= rowsMax;
  });
  return taken === -1 ? weeks : weeks.slice(0, taken + 1);
};

/** `November 23, 2026 to November 29, 2026`. */
export const weekText = (monday: string): string =>
  `${formatValue('longDate', monday)} to ${formatValue('longDate', addDays(monday, 6))}`;

/** `Week 48`, as ISO 8601 counts them. */
export const weekNumber = (monday: string): string => `Week ${dayjs.utc(monday).isoWeek()}`;

/** `Thu 11-26-2026`. */
export const dayText = (day: string): string => `${dayjs.utc(day).format('ddd')} ${formatValue('date', day)}`;
