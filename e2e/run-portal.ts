/** The portal that the tests of a file look at: each worker of a run has one to itself, so that files beside one another do not meet. */
import { inject } from 'vitest';

export type RunPortal = {
  readonly url: string;
  /** Where messages lie that were not sent for want of a mail server. */
  readonly dataDir: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    portals: readonly RunPortal[];
  }
}

export const runPortal = (): RunPortal => {
  const worker = Number(process.env.VITEST_POOL_ID);
  const portal = inject('portals')[worker - 1];
  if (portal === undefined) throw new Error(`There is no portal for worker ${worker}.`);
  return portal;
};
