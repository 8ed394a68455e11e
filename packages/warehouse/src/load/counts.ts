// How many rows of each table were read, and what became of them: read = rejected + duplicate + superseded + kept.
import { z } from 'zod';
import { keys } from './build/catalogue.ts';
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

const faults = z.object({ fault: z.number(), is_later: z.number(), n: z.number() });

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

/** Counts a stage and the rows found later to be second to another, which are known by an id. */
export const countStage = async (engine: Engine, stage: Stage, context: StageContext): Promise<StageCounts> => {
  const laterRows = `${context.stageDatabase}.later_rows where file_table = '${stage.table}'`;
  const byFault = (later: 0 | 1, from: string) =>
    `select ${later} as is_later, fault, count() as n from ${from} group by fault`;
  const from = [byFault(0, faultsOfRows(stage, context)), ...(keys[stage.table] ? [byFault(1, laterRows)] : [])];
  const counted = await engine.rows(from.join('\nunion all\n'), faults);
  const rejectedByReason: Record<string, number> = {};
  for (const { fault, n } of counted) {
    if (fault === 0) continue;
    const reason = reasonOf(fault, stage);
    rejectedByReason[reason] = (rejectedByReason[reason] ?? 0) + n;
  }
  const sum = (is: (row: (typeof counted)[number]) => boolean) => counted.filter(is).reduce((all, { n }) => all + n, 0);
  return {
    read: sum((row) => row.is_later === 0),
    rejected: sum(({ fault }) => fault > 0),
    rejectedWithOthers: sum(({ fault }) => fault > 0 && faultCheck(fault, stage).because !== undefined),
    duplicate: sum((row) => row.fault === 0 && row.is_later === 1),
    rejectedByReason,
  };
};
