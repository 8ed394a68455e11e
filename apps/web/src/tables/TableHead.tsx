/** The header row: labels that sort, the definition of each figure on hover and focus. */
import { type Column, isNumeric, meaningOf, type Sort } from '@cvm/contract';
import { Tooltip, UnstyledButton } from '@mantine/core';
import { ariaSort } from '../ui/aria-sort.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../ui/icons.tsx';
import { usePrinting } from '../ui/use-printing.ts';
import { placeText } from './place-text.ts';
import classes from './table.module.css';

export type SortState = { direction: Sort['direction'] | null; toggle: ((event: unknown) => void) | undefined };

type HeadCellProps = {
  column: Column;
  sort: SortState;
  index: number;
  /** The column that stays in sight when a narrow screen scrolls sideways. */
  first: boolean;
};

const HeadCell = ({ column, sort, index, first }: HeadCellProps) => {
  const definition = meaningOf(column);
  const printing = usePrinting();
  const sorted = sort.direction !== null || undefined;
  const content = (
    <>
      <span>{column.label}</span>
      <span className={classes.arrow}>
        {sort.direction === 'asc' ? <ArrowUpIcon size={12} /> : <ArrowDownIcon size={12} />}
      </span>
    </>
  );
  // Browsers repeat the head of a table on each page, but no button in it.
  const button = printing ? (
    <span className={classes.sort} data-sorted={sorted}>
      {content}
    </span>
  ) : (
    <UnstyledButton className={classes.sort} onClick={sort.toggle} data-sorted={sorted}>
      {content}
    </UnstyledButton>
  );
  return (
    <th
      scope="col"
      aria-colindex={index}
      data-first={first || undefined}
      aria-sort={sort.direction === null ? 'none' : ariaSort[sort.direction]}
      className={isNumeric(column) ? classes.numeric : undefined}
    >
      {definition === null ? button : <Tooltip label={definition}>{button}</Tooltip>}
    </th>
  );
};

/** What the rows are ordered by. */
const orderOf = (columns: readonly Column[], sortOf: Props['sortOf']): Parameters<typeof placeText>[1] => {
  for (const column of columns) {
    const { direction } = sortOf(column);
    if (direction !== null) return { column, direction };
  }
  return null;
};

type Props = { columns: readonly Column[]; ranked: boolean; ticked: boolean; sortOf: (column: Column) => SortState };

export const TableHead = ({ columns, ranked, ticked, sortOf }: Props) => (
  <thead className={classes.head}>
    <tr aria-rowindex={1}>
      {ticked ? <td className={classes.tickHead} aria-colindex={1} /> : null}
      {ranked ? (
        <th scope="col" aria-colindex={ticked ? 2 : 1} className={classes.numeric}>
          <Tooltip label={placeText('table', orderOf(columns, sortOf))}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what hovering tells must be told to keyboards as well. */}
            <span className={classes.rankLabel} tabIndex={0}>
              #
            </span>
          </Tooltip>
        </th>
      ) : null}
      {columns.map((column, position) => (
        <HeadCell
          key={column.name}
          column={column}
          sort={sortOf(column)}
          index={position + 1 + Number(ranked) + Number(ticked)}
          first={position === 0}
        />
      ))}
    </tr>
  </thead>
);
