/** `S1 | E2`, from the columns season and number of a fact. */
export const episodeString = "concat('S', toString(season), ' | E', toString(number))";

/** The number that orders episodes: season x 10000 + number. */
export const episodeSort = '(toUInt32(season) * 10000 + number)';
