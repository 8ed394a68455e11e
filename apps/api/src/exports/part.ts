/** What a file says of its rows where the call asked for a part of the answer (`limit`, `offset`, `after`). */
import { formatCount, formatValue } from '@cvm/contract';
import type { Compiled } from '@cvm/metrics';

export type Part = Pick<Compiled, 'limit' | 'offset' | 'after'>;

/** Was less asked for than the view answers by itself? */
export const isPartAsked = ({ limit, offset, after, view }: Part & Pick<Compiled, 'view'>): boolean =>
  after !== null || (offset ?? 0) > 0 || (limit !== null && limit !== view.limit);

const count = (number: number): string => formatValue('count', number);

/** @param rowsAll of the whole answer; undefined = not known. None where the part is the whole. */
export const partSentences = ({ limit, offset, after }: Part, rowsAll: number | undefined): string[] => {
  const most = limit === null ? 'The rows' : `${formatCount(limit, 'row')} at most, those`;
  if (after !== null) return [`${most} after a given row.`];
  const before = offset ?? 0;
  if (rowsAll === undefined) return [`${most} from row ${count(before + 1)} on.`];
  const last = Math.min(before + (limit ?? rowsAll), rowsAll);
  if (before === 0 && last === rowsAll) return [];
  if (last <= before) return [`No row of ${count(rowsAll)}: those from row ${count(before + 1)} on were asked for.`];
  const rows = last === before + 1 ? `Row ${count(last)}` : `Rows ${count(before + 1)} to ${count(last)}`;
  return [`${rows} of ${count(rowsAll)}.`];
};
