// Which rows a statement of a rollup is about. The text of a rollup is the same for a full build and for what an append adds.
export type Slice = {
  /** On rows of a fact or rollup it is derived from: whole histories of a title and a member. */
  readonly of: string;
  /** On the days of derived rows: those that are new. */
  readonly days: (day: string) => string;
};

/** Day 0 of the engine's calendar: never before. */
export const never = "toDate32('1900-01-01')";

export const everyDay = (): string => '1';

/** SQL: of days in ascending order (or none), the day after the one before each; `never` for the first. */
export function sinceSql(days: string): string {
  return `arraySlice(arrayPushFront(arrayMap(d -> d + 1, arrayPopBack(${days})), ${never}), 1, length(${days}))`;
}
