import type { BuildContext } from './build/catalogue.ts';
import type { Engine } from './engine.ts';
import type { Links } from './links.ts';
import type { ProgressLog } from './progress.ts';
import type { RejectSink } from './rejects/sink.ts';

/** What the steps of one load share. */
export type LoadRun = {
  readonly engine: Engine;
  readonly context: BuildContext;
  readonly links: Links;
  readonly sink: RejectSink;
  readonly progress: ProgressLog;
  readonly maxRejectsPct: number;
  /** Grows: what was left aside, one sentence each. */
  readonly notes: string[];
};
