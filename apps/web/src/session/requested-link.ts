/** The path and query a visitor asked for before signing in: kept for this tab, taken once. */

const key = 'cvm.requestedLink';

/** Remembers a path with its query. Only paths of this portal are kept: anything else could lead off it. */
export const rememberLink = (link: string): void => {
  if (/^\/(?![/\\])/.test(link)) sessionStorage.setItem(key, link);
};

/** The remembered link, which is forgotten by asking; null when there is none. */
export const takeLink = (): string | null => {
  const link = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return link;
};
