// Fault numbers -> sentences, with and without the value that broke the rule.
import { lateFaults } from '../faults.ts';
import { defects } from '../source.ts';
import type { Stage } from '../stages/stage.ts';

/** What a fault says without the value: groups the counts of a summary. */
export function reasonOf(fault: number, stage: Stage): string {
  const { column, says } = faultCheck(fault, stage);
  return `${column} ${says}`;
}

/** The column a fault is about, '' for the row as a whole, and what it says of the value. */
export function faultCheck(fault: number, stage: Stage): { column: string; says: string } {
  if (fault === lateFaults.sameId) return { column: idColumn(stage), says: 'was given before with other content' };
  if (fault === lateFaults.parent) return { column: 'parent_comment_id', says: 'is not in comments' };
  if (fault === lateFaults.moved)
    return { column: idColumn(stage), says: 'belongs to another title since an earlier load' };
  const defect = defects[fault];
  if (defect !== undefined) return { column: 'the row', says: defect };
  const check = stage.checks[fault - defects.length];
  if (!check) throw new Error(`No check of ${stage.table} has the fault ${fault}`);
  return check;
}

function idColumn(stage: Stage): string {
  return stage.table === 'platforms' ? 'platform' : stage.table === 'population' ? 'country' : (stage.orderBy[0] ?? '');
}

const shownChars = 100;

/** The sentence about one rejected row; `values` are its fields by name, as far as they could be told apart. */
export function sentenceOf(fault: number, stage: Stage, values: Readonly<Record<string, unknown>>): string {
  const { column, says } = faultCheck(fault, stage);
  if (column === 'the row' || says === 'is missing') return `${column} ${says}`;
  const value = JSON.stringify(values[column] ?? '');
  return `${column} ${value.length > shownChars ? `${value.slice(0, shownChars)}...` : value} ${says}`;
}
