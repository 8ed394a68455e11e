// Fault numbers -> sentences, with and without the value that broke the rule.
import { lateFaults } from '../faults.ts';
import { fileTable, type TableName } from '../format.ts';
import { becauseRejected } from '../rules.ts';
import { defects } from '../source.ts';
import type { Stage } from '../stages/stage.ts';
import { defectHint, hintOf } from './hints.ts';
import type { RejectedIds } from './rejected-ids.ts';

/** What a fault says without the value: groups the counts of a summary. */
export const reasonOf = (fault: number, stage: Stage): string => {
  const { column, says } = faultCheck(fault, stage);
  return `${column} ${says}`;
};

type Fault = { readonly column: string; readonly says: string; readonly because?: TableName };

/** The column a fault is about, '' for the row as a whole, and what it says of the value. */
export const faultCheck = (fault: number, stage: Stage): Fault => {
  if (fault === lateFaults.sameId) return { column: idColumn(stage), says: 'was given before with other content' };
  if (fault === lateFaults.parent) return { column: 'parent_comment_id', says: 'is not in comments' };
  if (fault === lateFaults.parentRejected)
    return { column: 'parent_comment_id', says: becauseRejected('comments'), because: 'comments' };
  if (fault === lateFaults.moved)
    return { column: idColumn(stage), says: 'belongs to another title since an earlier load' };
  const defect = defects[fault];
  if (defect !== undefined) return { column: 'the row', says: defect };
  const check = stage.checks[fault - defects.length];
  if (!check) throw new Error(`No check of ${stage.table} has the fault ${fault}`);
  return check;
};

/** The column of the file that rows of a table are known by. */
export const idColumn = (stage: Stage): string =>
  stage.table === 'platforms' ? 'platform' : stage.table === 'population' ? 'country' : (stage.orderBy[0] ?? '');

const shownChars = 100;

export type Rejected = {
  readonly fault: number;
  /** Its fields by name, as far as they could be told apart. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The record as it stands. */
  readonly text: string;
};

/** The sentence about one rejected row. */
export const sentenceOf = ({ fault, values, text }: Rejected, stage: Stage, ids: RejectedIds): string => {
  const { column, says, because } = faultCheck(fault, stage);
  if (column === 'the row') return `${column} ${says}${defectHint(says, text)}`;
  const value = values[column] ?? '';
  if (says === 'is missing')
    return value === '' ? `${column} ${says}` : `${column} ${says}: ${JSON.stringify(value)} stands for nothing`;
  const written = JSON.stringify(value);
  const shown = written.length > shownChars ? `${written.slice(0, shownChars)}...` : written;
  if (because) {
    const reason = ids.reasonOf(because, String(value));
    return `${column} ${shown} ${says}${reason === undefined ? '' : ` (${reason})`}`;
  }
  const kind = fileTable(stage.table).columns.find(({ name }) => name === column)?.kind ?? 'text';
  return `${column} ${shown} ${says}${hintOf(kind, says, typeof value === 'string' ? value : written)}`;
};
