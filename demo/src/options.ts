/** Limits of the generator's options, shared by the function and the command line. */
import { formatDay, historyStart, parseDay } from './calendar.ts';

/** An option out of range; the message names it and says what is allowed. */
export class DemoOptionError extends Error {
  override name = 'DemoOptionError';
}

/** Sizes the portal starts with. */
export const defaultMembers = 20_000;
export const defaultTitles = 400;
export const defaultSeed = 1;

/** Id ranges and memory of comments bound the sizes; both are far beyond what a demo needs. */
const membersMax = 5_000_000;
const titlesMax = 20_000;
const titlesMin = 10;

/** The audience needs some years to grow; the far end keeps dates four digits long. */
const yearsOfHistoryMin = 2;
const lastDay = '2099-12-31';

type Checked = {
  members: number;
  titles: number;
  seed: number;
  dataThrough: string;
};

const checkWhole = (name: string, value: number, min: number, max: number): void => {
  if (Number.isSafeInteger(value) && value >= min && value <= max) return;
  throw new DemoOptionError(`${name} must be a whole number from ${min} to ${max}, not ${value}`);
};

/** Checks every option and gives the data date as a day. */
export const checkOptions = (options: Checked): number => {
  checkWhole('members', options.members, 1, membersMax);
  checkWhole('titles', options.titles, titlesMin, titlesMax);
  checkWhole('seed', options.seed, 0, Number.MAX_SAFE_INTEGER);
  const earliest = (parseDay(historyStart) ?? 0) + yearsOfHistoryMin * 365;
  const day = parseDay(options.dataThrough);
  if (day === null || day < earliest || day > (parseDay(lastDay) ?? 0)) {
    throw new DemoOptionError(
      `data-through must be a date YYYY-MM-DD from ${formatDay(earliest)} to ${lastDay}, not "${options.dataThrough}"`,
    );
  }
  return day;
};
