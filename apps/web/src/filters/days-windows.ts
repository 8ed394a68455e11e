/** Days from release: the windows that are offered, and what is typed beside them. */
import type { Clause, FilterId } from '@cvm/contract';

/** 3-reports-and-admin section 9. */
export const dayWindows = [
  [0, 30],
  [0, 60],
  [0, 90],
] as const;

/** `0 - 30 Days` (1-foundation section 3). */
export const daysLabel = (start: number | string, end: number | string): string => `${start} - ${end} Days`;

/** What is wrong with two ends, be they days or numbers. */
export const endsEarly = 'The range ends before it starts.';

/** Beside the two fields that days are typed in. */
export const dayZeroWords = 'Day 0 is the day of release; days before it are negative.';

/** Why two typed values are no range yet; null = they are one. */
export const daysProblem = (start: number | string, end: number | string): string | null => {
  if ([start, end].some((value) => value === '' || !Number.isInteger(Number(value)))) return 'Enter both days.';
  return Number(start) > Number(end) ? endsEarly : null;
};

export const daysClauses = (id: FilterId, start: number, end: number): Clause[] => [
  { id, op: 'between', values: [String(start), String(end)], join: 'or' },
];
