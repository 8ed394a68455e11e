import { ApiError } from '../api/client.ts';

/** What was asked for is refused or not there: asked again it would be the same. */
export const isRefusal = (error: Error | null): boolean =>
  error instanceof ApiError && [400, 403, 404].includes(error.status);
