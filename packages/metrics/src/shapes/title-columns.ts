/** How an answer names a title and its home: columns over the table `titles`. */

export const nameColumns = {
  show: `titles.name as show, titles.title_id as showId,
  nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId`,
  movie: `titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio`,
} as const;

/** The same names for both kinds. */
export const shortColumns = {
  show: `titles.name as name, titles.title_id as id, nullIf(titles.network_name, '') as network,
  nullIf(titles.network_id, '') as networkId`,
  movie: `titles.name as name, titles.title_id as id, nullIf(titles.studio_name, '') as studio`,
} as const;
