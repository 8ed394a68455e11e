/** Sorts as text, `viewshare desc,show asc`: the form of the `sorts` parameter in addresses and calls. */
import type { Column, Sort, ViewDefinition } from '@cvm/contract';

export const sortsText = (sorts: readonly Sort[]): string =>
  sorts.map(({ column, direction }) => `${column} ${direction}`).join(',');

/** The sorts that hold, and why the address' own do not. */
export type ReadSorts = { sorts: readonly Sort[]; problem: string | null };

/** What a sort is read against. */
export type Sortable = Pick<ViewDefinition, 'columns' | 'sorts'>;

/** One that no reader sees orders a table where a column that is seen is sorted by it. */
const canSort = ({ columns }: Sortable, { name, hidden }: Column): boolean =>
  hidden !== true || columns.some(({ sortBy }) => sortBy === name);

const readSort = (text: string, view: Sortable): Sort | null => {
  const [name, direction = 'asc', ...rest] = text.trim().split(/\s+/);
  const column = view.columns.find((candidate) => candidate.name === name && canSort(view, candidate));
  if (column === undefined || rest.length > 0) return null;
  return direction === 'asc' || direction === 'desc' ? { column: column.name, direction } : null;
};

/**
 * The sorts of an address, or the view's own where it names none. A sort that the view does not have opens the page
 * all the same, with a sentence that says so.
 */
export const readSorts = (text: string | undefined, view: Sortable): ReadSorts => {
  if (text === undefined || text === '') return { sorts: view.sorts, problem: null };
  const sorts: Sort[] = [];
  for (const part of text.split(',')) {
    const sort = readSort(part, view);
    if (sort === null) {
      const own = view.columns.find(({ name }) => name === view.sorts[0]?.column)?.label ?? 'its own order';
      return { sorts: view.sorts, problem: `This table cannot be sorted by "${part.trim()}". It is sorted by ${own}.` };
    }
    sorts.push(sort);
  }
  return { sorts, problem: null };
};
