/** What stands in place of an answer about too few people, on screen and on paper. */
import type { Meta } from '@cvm/contract';

/** In place of rows. */
export type Words = { readonly title: string; readonly reason: string };

/** What is said of an audience that is too small to be broken down; null where the answer says nothing of that. */
export const suppressedWords = (meta: Pick<Meta, 'suppressed'> | null): Words | null => {
  const suppressed = meta?.suppressed;
  return suppressed === undefined
    ? null
    : {
        title: `Fewer than ${suppressed.minimumBase} people`,
        reason: 'So few are not told apart: figures about them would tell who they are.',
      };
};
