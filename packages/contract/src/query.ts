/**
 * The one plain, serialisable query. Every stage of the compiler takes it and returns it; segments, URLs, saved reports
 * and the API share its clauses.
 */
import type { Clause } from './filters/clause.ts';
import type { ViewId } from './views/index.ts';
import type { CellValue, Sort } from './views/view.ts';

export type Query = {
  view: ViewId;
  clauses: Clause[];
  /** Empty = the view's own. */
  sorts: Sort[];
  /** Undefined = the view's own; -1 = no limit. */
  limit?: number;
  /** The rows after the one with these values in the columns it is sorted by, then those of the view's key. */
  after?: CellValue[];
  /** Rows of the answer that are left out before the first; only with a limit, and not with `after`. */
  offset?: number;
};
