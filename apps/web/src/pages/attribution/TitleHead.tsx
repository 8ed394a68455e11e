/** The columns of the folding table, and their head: the order of titles is chosen here, that of platforms is fixed. */
import { type Column, isNumeric, metricDefinitions, type Sort, viewDefinition } from '@cvm/contract';
import { Tooltip, UnstyledButton } from '@mantine/core';
import type { Shares } from '../../tables/layout.ts';
import tableClasses from '../../tables/table.module.css';
import { ariaSort } from '../../ui/aria-sort.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons.tsx';
import { nextSort, type TitleSort, titleSorts } from './by-title.ts';

const names = [
  ...(['contentName', 'contentType', 'releaseDate', 'networkName', 'studioName'] as const),
  ...(['totalVotes', 'titleVoteShare', 'platformVoteShare'] as const),
];

/** The columns of the view that the table shows, in its order; under the total stand the views on each platform. */
export const columns: readonly Column[] = names.flatMap((name) =>
  viewDefinition('attributionTitle').columns.filter((column) => column.name === name),
);

const isTitleSort = (name: string): name is TitleSort => titleSorts.some((sort) => sort === name);

type CellProps = { column: Column; sort: Sort; onSort: (sort: Sort) => void; first: boolean };

const Label = ({ column: { name, label }, sort, onSort }: CellProps) => {
  if (!isTitleSort(name)) return <span>{label}</span>;
  const isSorted = sort.column === name;
  return (
    <UnstyledButton
      className={tableClasses.sort}
      data-sorted={isSorted || undefined}
      onClick={() => onSort(nextSort(sort, name))}
    >
      <span>{label}</span>
      <span className={tableClasses.arrow}>
        {isSorted && sort.direction === 'asc' ? <ArrowUpIcon size={12} /> : <ArrowDownIcon size={12} />}
      </span>
    </UnstyledButton>
  );
};

const HeadCell = (props: CellProps) => {
  const { column, sort, first } = props;
  const definition = column.metric === undefined ? null : metricDefinitions[column.metric].definition;
  return (
    <th
      scope="col"
      data-first={first || undefined}
      className={isNumeric(column) ? tableClasses.numeric : undefined}
      aria-sort={sort.column === column.name ? ariaSort[sort.direction] : isTitleSort(column.name) ? 'none' : undefined}
    >
      {definition === null ? (
        <Label {...props} />
      ) : (
        <Tooltip label={definition}>
          <span>
            <Label {...props} />
          </span>
        </Tooltip>
      )}
    </th>
  );
};

type HeadProps = Pick<CellProps, 'sort' | 'onSort'> & { shares: Shares };

export const TitleHead = ({ sort, onSort, shares }: HeadProps) => (
  <>
    <colgroup>
      {columns.map((column, place) => (
        <col key={column.name} style={{ width: shares.columns[place] ?? undefined }} />
      ))}
    </colgroup>
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column, place) => (
          <HeadCell key={column.name} column={column} sort={sort} onSort={onSort} first={place === 0} />
        ))}
      </tr>
    </thead>
  </>
);
