/** `S1 | E2`, from the columns season and number of a fact. */
export const episodeString = "concat('S', toString(season), ' | E', toString(number))";

/**
 * The number that orders episodes: season x 10000 + number. Daily shows count on and on: from 10000 on each number adds a fraction, so
 * that their episodes come before the next season, and are none of it.
 */
export const episodeSort =
  '(toUInt32(season) * 10000 + least(number, 9999) + greatest(toInt32(number) - 9999, 0) / 100000)';
