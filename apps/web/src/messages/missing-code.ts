/**
 * Code and styles of pages that could not be fetched: the connection is gone, or the portal has been updated since this tab was
 * opened and has the files of the new version alone. The loader tells of each before it throws it.
 */
const missing = new WeakSet<Error>();

export const watchMissingCode = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));

export const isMissingCode = (error: unknown): boolean => error instanceof Error && missing.has(error);

/** Why, in words. */
export const missingCodeWords =
  'Its files could not be fetched: the connection is lost, or the portal has been updated since this tab was opened.';
