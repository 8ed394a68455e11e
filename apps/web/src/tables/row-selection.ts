/** Rows of a table that can be ticked. */
import type { Row } from '@cvm/contract';

export type RowSelection = {
  /** What is ticked of a row: several rows may be about one thing. */
  readonly idOf: (row: Row) => string;
  /** What the box of a row is about, for screen readers. */
  readonly labelOf: (row: Row) => string;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  /** The rows are not those that are asked for. */
  readonly disabled: boolean;
};
