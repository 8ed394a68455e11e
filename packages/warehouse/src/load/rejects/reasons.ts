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
  if (fault === lateFaults.sameId) {
    const key = keyOf(stage);
    return { column: listed(key), says: `${key.length > 1 ? 'were' : 'was'} given before with other content` };
  }
  if (fault === lateFaults.parent) return { column: 'parent_comment_id', says: 'is not in comments' };
  if (fault === lateFaults.parentRejected)
    return { column: 'parent_comment_id', says: becauseRejected('comments'), because: 'comments' };
  if (fault === lateFaults.circle)
    return { column: 'parent_comment_id', says: 'is a reply to this comment, itself or through others' };
  if (fault === lateFaults.moved)
    return { column: idColumn(stage), says: 'belongs to another title since an earlier load' };
  const defect = defects[fault];
  if (defect !== undefined) return { column: 'the row', says: defect };
  const check = stage.checks[fault - defects.length];
  if (!check) throw new Error(`No check of ${stage.table} has the fault ${fault}`);
  return check;
};

/** The columns of the file that rows of a table are known by: one, but for the census. */
const keyOf = ({ table, orderBy }: Stage): readonly string[] =>
  table === 'platforms' ? ['platform'] : table === 'population' ? orderBy : orderBy.slice(0, 1);

/** The first of them, which is the id that rows of other tables name. */
export const idColumn = (stage: Stage): string => keyOf(stage)[0] ?? '';

/** `a, b and c` */
const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' and ');

const shownChars = 100;

const shownValue = (value: unknown): string => {
  const written = JSON.stringify(value);
  return written.length > shownChars ? `${written.slice(0, shownChars)}...` : written;
};

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
  if (fault === lateFaults.sameId) {
    const key = keyOf(stage).map((name) => `${name} ${shownValue(values[name] ?? '')}`);
    return `${listed(key)} ${says}`;
  }
  if (column === 'the row') return `${column} ${says}${defectHint(says, text)}`;
  const value = values[column] ?? '';
  if (says === 'is missing')
    return value === '' ? `${column} ${says}` : `${column} ${says}: ${JSON.stringify(value)} stands for nothing`;
  const written = JSON.stringify(value);
  const shown = shownValue(value);
  if (because) {
    const reason = ids.reasonOf(because, String(value));
    return `${column} ${shown} ${says}${reason === undefined ? '' : ` (${reason})`}`;
  }
  const kind = fileTable(stage.table).columns.find(({ name }) => name === column)?.kind ?? 'text';
  return `${column} ${shown} ${says}${hintOf(kind, says, typeof value === 'string' ? value : written)}`;
};
