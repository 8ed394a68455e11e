/** Which ranges of days are counted ahead: read by the records of these rollups and by the statements that fill them. */

/** Those that end on one of the last so many days of the data. */
export const rangeEnds = 366;

/** They are up to so many days long: a year, and a month beside it. */
export const rangeDaysMax = 400;

/**
 * From so many days of viewers on (rows of `audience_visits`). The ranges are as many whatever the data: of fewer days their people
 * are counted as fast as they are looked up, and a load would take longer for nothing.
 */
export const rangesFrom = 20_000_000;
