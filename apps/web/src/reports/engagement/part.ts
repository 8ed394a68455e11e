import type { Clause } from '@cvm/contract';

/** What every part of the tab is given. */
export type PartProps = {
  /** The title, and what the page filters. */
  clauses: readonly Clause[];
  /** The title's name, for files and pictures. */
  subject: string;
  /** The page filters something. */
  filtered: boolean;
};
