// How many rows of each table were read, and what became of them: read = rejected + duplicate + superseded + kept.
import { z } from 'zod';
import type { Engine } from './engine.ts';
import { faultCheck, reasonOf } from './rejects/reasons.ts';
import { faultsOfRows } from './stage-tables.ts';
import type { Stage, StageContext } from './stages/stage.ts';

export type TableCounts = {
  /** Rows in the files. */
  readonly read: number;
  /** Broke the format. */
  readonly rejected: number;
  /** Equal in every column to another row. */
  readonly duplicate: number;
  /** Gave way to another row of the same key. */
  readonly superseded: number;
  readonly kept: number;
  readonly rejectedByReason: Readonly<Record<string, number>>;
};

const faults = z.object({ fault: z.number(), n: z.number() });

export type StageCounts = {
  readonly read: number;
  readonly rejected: number;
  /** Those of them that are good in themselves, but name a row that was rejected. */
  readonly rejectedWithOthers: number;
  /** Equal rows found so far. */
  readonly duplicate: number;
  readonly rejectedByReason: Record<string, number>;
};

/** What is known before rows are compared with each other. */
export type Staged = Omit<StageCounts, 'rejectedWithOthers'>;

/** Counts a stage and the rows found later to be second to another. */
export const countStage = async (engine: Engine, stage: Stage, context: StageContext): Promise<StageCounts> => {
  const staged = await engine.rows(
    `select fault, count() as n from ${faultsOfRows(stage, context)} group by fault`,
    faults,
  );
  const later = await engine.rows(
    `select fault, count() as n from ${context.stageDatabase}.later_rows where file_table = '${stage.table}' group by fault`,
    faults,
  );
  const rejectedByReason: Record<string, number> = {};
  for (const { fault, n } of [...staged, ...later]) {
    if (fault === 0) continue;
    const reason = reasonOf(fault, stage);
    rejectedByReason[reason] = (rejectedByReason[reason] ?? 0) + n;
  }
  const sum = (rows: readonly { n: number }[]) => rows.reduce((all, { n }) => all + n, 0);
  return {
    read: sum(staged),
    rejected: sum([...staged, ...later].filter(({ fault }) => fault > 0)),
    rejectedWithOthers: sum(
      [...staged, ...later].filter(({ fault }) => fault > 0 && faultCheck(fault, stage).because !== undefined),
    ),
    duplicate: sum(later.filter(({ fault }) => fault === 0)),
    rejectedByReason,
  };
};
