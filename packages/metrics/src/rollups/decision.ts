/** Which table a figure is counted in, and why none of the others: what `explain` prints, and fragments of SQL carry along. */
import type { RollupName } from './names.ts';

/** Where figures are counted that no rollup may answer: rows of views or follows, or the four kinds of engagements. */
export type Fact = 'views' | 'follows' | 'engagements';

export type Refusal = { readonly rollup: RollupName; readonly why: string };

export type Decision = {
  /** What is counted, in words. */
  readonly counted: string;
  readonly table: RollupName | Fact;
  readonly why: string;
  /** Every other rollup, told when somebody asks: most questions are not explained. */
  readonly refused: () => readonly Refusal[];
};
