import { ApiError } from '../api/client.ts';

/** What was asked for is refused or not there: asked again it would be the same. */
export const isRefusal = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404);
