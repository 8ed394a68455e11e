/** Answers that were kept tell of days that a user with a rolling window may not see any more. */
import type { Access, ComparedDays } from '@cvm/contract';
import { type Compiled, windowStart } from '@cvm/metrics';

/** The first days of everything an answer tells of, the days that calculated fields compare with among them; null = all time. */
export const firstDays = ({ range }: Pick<Compiled, 'range'>, compared: ComparedDays = {}): (string | null)[] => [
  range.from,
  ...Object.values(compared).map(({ from }) => from),
];

/**
 * The first day that the user may see, where an answer tells of days before it; else null.
 * @param dataThrough of the data of now, which the window is counted from
 */
export const dayNotReached = (days: readonly (string | null)[], access: Access, dataThrough: string): string | null => {
  const earliest = windowStart(access, dataThrough);
  return earliest !== null && days.some((day) => day === null || day < earliest) ? earliest : null;
};
