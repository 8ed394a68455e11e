/** Deleting what is gone already, as by another tab, has done what was asked for. */
import { ApiError } from './client.ts';

export const orGone = async <T>(deletion: Promise<T>): Promise<T | null> => {
  try {
    return await deletion;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};
