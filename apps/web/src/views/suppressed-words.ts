/** What stands in place of an answer about too few people, on screen and on paper. */
import type { Meta } from '@cvm/contract';

/** In place of rows. */
export type Words = { readonly title: string; readonly reason: string };

/** What is said where an audience, or what filters leave out of it, is too small to be broken down; null where the answer says nothing of that. */
export const suppressedWords = (meta: Pick<Meta, 'suppressed'> | null): Words | null => {
  const suppressed = meta?.suppressed;
  return suppressed === undefined
    ? null
    : {
        title: `Fewer than ${suppressed.minimumBase} people`,
        // Filters may leave few people, or all but few, who are the difference to the answer without them.
        reason: 'So few are not told apart, nor are all but so few: figures would tell who they are.',
      };
};
