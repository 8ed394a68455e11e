/** The path and query a visitor asked for before signing in: kept for this tab, taken once. */

const key = 'cvm.requestedLink';

/**
 * Only paths of this portal: anything else could lead off it. Browsers drop tabs and line breaks from an address and take
 * `\\` for `/`, so `/<tab>/elsewhere.example` is another host; in a query it is a letter like others.
 */
const isOwnPath = (link: string): boolean => /^\/(?![/\\])[^\s\\?#]*(?:[?#]\S*)?$/.test(link);

/** Remembers a path with its query; forgets what was remembered when it is none of this portal. */
export const rememberLink = (link: string): void => {
  if (isOwnPath(link)) sessionStorage.setItem(key, link);
  else sessionStorage.removeItem(key);
};

/** The remembered link, which is forgotten by asking; null when there is none. */
export const takeLink = (): string | null => {
  const link = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return link !== null && isOwnPath(link) ? link : null;
};
