/** Why a list has no rows, and whether other days may have some. Days that a page begins with were chosen by nobody. Pure. */
import { type Clause, type ViewId, viewDefinition } from '@cvm/contract';

type Asked = {
  view: ViewId;
  /** What a row is: `show`. */
  rowLabel: string;
  applied: readonly Clause[];
  /** The address names no filter: the page's defaults hold. */
  isDefault: boolean;
  /** Why there may be no rows inside filters, where a page has words of its own. */
  insideFilters?: string | undefined;
};

/** `filters`: some were chosen, and can be taken away; `days`: only the page's own days hold; null: nothing is left to change. */
type Nothing = { reason: string; remedy: 'filters' | 'days' | null };

/** Followers are those on the last day of a range, wherever it begins: more days have no more of them. */
const isOfLastDay = (view: ViewId): boolean => {
  const { period } = viewDefinition(view);
  return period === 'following' || period === 'growth';
};

export const nothingListed = ({ view, rowLabel, applied, isDefault, insideFilters }: Asked): Nothing => {
  const [own] = applied;
  if (own === undefined || (isDefault && isOfLastDay(view)))
    return {
      reason: `There are no ${rowLabel}s to list here yet in the data that you see. They are shown as soon as it has them.`,
      remedy: null,
    };
  if (isDefault)
    return {
      reason: `There are no ${rowLabel}s to list of the ${own.values.join(' ')} of the data that you see. Other dates may have some.`,
      remedy: 'days',
    };
  return {
    reason:
      insideFilters ??
      `No ${rowLabel}s match these filters. Take some of them away${isOfLastDay(view) ? '' : ', or widen the dates'}.`,
    remedy: 'filters',
  };
};
