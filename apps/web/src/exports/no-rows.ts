/** Why there is nothing to export of an answer, in the words of its state. */
import type { ViewResult } from '../views/use-view.ts';

/** Undefined = there is something. `rows` are called so: `comments`. */
export const noRowsReason = (status: ViewResult['status'], rows = 'rows'): string | undefined =>
  ({
    loading: `The ${rows} are still loading.`,
    error: `The ${rows} could not be loaded.`,
    blocked: `The ${rows} are not open to this user.`,
    empty: `There are no ${rows} to export.`,
    data: undefined,
  })[status];
