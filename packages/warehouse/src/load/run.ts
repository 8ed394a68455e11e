import type { BuildContext } from './build/catalogue.ts';
import type { Engine } from './engine.ts';
import type { TableName } from './format.ts';
import type { Links } from './links.ts';
import type { ProgressLog } from './progress.ts';
import type { RejectedIds } from './rejects/rejected-ids.ts';
import type { RejectSink } from './rejects/sink.ts';

/** What the steps of one load share. */
export type LoadRun = {
  readonly engine: Engine;
  readonly context: BuildContext;
  readonly links: Links;
  readonly sink: RejectSink;
  readonly progress: ProgressLog;
  /** Undefined where the operator named none. */
  readonly maxRejectsPct: number | undefined;
  /** Required tables may be without a row. */
  readonly allowEmpty: boolean;
  /** From how many days of viewers on ranges are counted ahead; undefined where that is as many as it is worth it. */
  readonly rangesFrom: number | undefined;
  /** Where the rejected rows are written, for messages. */
  readonly rejects: string | undefined;
  /** Why the rows of catalogue and people tables were rejected, by their ids. */
  readonly rejectedIds: RejectedIds;
  /** Tables of this load with rejected rows. Grows. */
  readonly rejected: Set<TableName>;
  /** Tables taken over as they are from the edition before. Filled before the first table. */
  readonly unchanged: Set<TableName>;
  /** Tables whose rows can be looked up by their ids. Grows. */
  readonly references: Set<TableName>;
  /** Tables that stop the load, and how; those are skipped that name rows of a broken one. Grows. */
  readonly failed: Map<TableName, 'broken' | 'skipped' | 'rejects'>;
  /** Grows: what stops the load, one sentence each. */
  readonly problems: string[];
  /** Grows: what was left aside, one sentence each. */
  readonly notes: string[];
};
