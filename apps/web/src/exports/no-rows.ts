/** Why there is nothing to export of an answer, in the words of its state. */
import { capitalised } from '@cvm/contract';
import { suppressedWords } from '../views/suppressed-words.ts';
import type { ViewResult } from '../views/use-view.ts';

/** Undefined = there is something. `rows` are called so: `comments`. */
export const noRowsReason = (
  { status, meta }: Pick<ViewResult, 'status' | 'meta'>,
  rows = 'rows',
): string | undefined => {
  const none = `there are no ${rows} to export.`;
  const keptBack = suppressedWords(meta);
  return {
    loading: `The ${rows} are still loading.`,
    error: `The ${rows} could not be loaded.`,
    blocked: `The ${rows} are not open to you.`,
    empty: keptBack === null ? capitalised(none) : `${keptBack.title}: ${none}`,
    data: undefined,
  }[status];
};
