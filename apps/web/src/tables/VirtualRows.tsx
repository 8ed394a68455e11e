/**
 * The rows in sight and a few around them; two fillers stand for the rest, so that the scroll bar tells the truth. Paper does
 * not scroll: it has the first rows, and says how many it leaves out.
 */
import {
  type Clause,
  type Column,
  formatValue,
  type Meta,
  type Row,
  type Sort,
  type ViewDefinition,
} from '@cvm/contract';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { usePrinting } from '../ui/use-printing.ts';
import { Cell } from './Cell.tsx';
import { bringColumn } from './in-sight.ts';
import { headerHeight, overscanRows, printedRowsMaxOf, rowHeightOf } from './layout.ts';
import type { RowSelection } from './row-selection.ts';
import { SkeletonRow } from './SkeletonRows.tsx';
import { rankOf } from './sort-rows.ts';
import { TickCell } from './TickCell.tsx';
import classes from './table.module.css';
import { knownFromFirst, type RowsFailure, type TableRows } from './table-rows.ts';
import { useGridKeys } from './use-grid-keys.ts';

type Props = {
  columns: readonly Column[];
  rows: TableRows;
  ranked: boolean;
  /** The order of the rows. */
  sorts: readonly Sort[];
  meta: Meta | null;
  view: ViewDefinition;
  /** The element that scrolls; null until it is there. */
  scroller: HTMLElement | null;
  selection?: RowSelection | undefined;
  carried: readonly Clause[];
  compact: boolean;
  dense: boolean;
};

/** A click anywhere in a row goes where its name leads; the link stays what keyboards and screen readers are given. */
const followRow = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void => {
  if (!(target instanceof HTMLElement) || target.closest('a, input, button') !== null) return;
  const isMarking = window.getSelection()?.isCollapsed === false;
  if (isMarking || ctrlKey || metaKey || shiftKey) return;
  target.closest('tr')?.querySelector<HTMLElement>('[data-column="0"] a')?.click();
};

const Filler = ({ height, columns }: { height: number; columns: number }) =>
  height <= 0 ? null : (
    <tbody aria-hidden="true">
      <tr>
        <td className={classes.filler} colSpan={columns} style={{ height }} />
      </tr>
    </tbody>
  );

/** A file of a ranking has the rows that are ranked. */
const filedWords = ({ count, reaching }: TableRows): string =>
  reaching < count ? `the ${formatValue('count', reaching)} that are ranked` : 'all of them';

/** What paper leaves out, and where it is. */
const LeftOut = ({ rows, printed, columns }: { rows: TableRows; printed: number; columns: number }) =>
  rows.count <= printed ? null : (
    <tbody>
      <tr>
        <td colSpan={columns}>
          The first {formatValue('count', printed)} of {formatValue('count', rows.count)} rows are printed. The CSV and
          Excel files of the page have {filedWords(rows)}.
        </td>
      </tr>
    </tbody>
  );

type Grid = ReturnType<typeof useGridKeys>;

type RowProps = Pick<Props, 'columns' | 'rows' | 'ranked' | 'sorts' | 'meta' | 'view' | 'selection' | 'carried'> & {
  row: Row;
  index: number;
  grid: Grid;
};

/** Columns in front of those of the view: the box, the rank. */
const columnsBefore = ({ ranked, selection }: Pick<Props, 'ranked' | 'selection'>): number =>
  Number(ranked) + Number(selection !== undefined);

const DataRow = ({ row, index, grid, columns, rows, view, selection, ranked, ...told }: RowProps) => {
  const { sorts, meta, carried } = told;
  const before = columnsBefore({ ranked, selection });
  const isActive = (column: number): boolean => grid.active.row === index && grid.active.column === column;
  return (
    <tr data-row={index} data-below={index >= rows.reaching || undefined} aria-rowindex={index + 2}>
      {selection === undefined ? null : (
        <TickCell
          row={row}
          selection={selection}
          active={grid.active.row === index}
          onFocus={() => grid.setActive({ row: index, column: 0 })}
        />
      )}
      {ranked ? (
        <td className={`${classes.numeric} ${classes.rank}`} aria-colindex={before}>
          {index < rows.reaching ? rankOf(row, index, sorts) : null}
        </td>
      ) : null}
      {columns.map((column, position) => (
        <Cell
          key={column.name}
          {...{ view, column, row, meta, carried, position }}
          largest={column.format === 'share' ? rows.largest(column) : null}
          colIndex={position + before + 1}
          active={isActive(position)}
          onFocus={() => grid.setActive({ row: index, column: position })}
        />
      ))}
    </tr>
  );
};

/** The keys of the grid, and the space bar, which ticks the row one is in from any of its cells. */
const rowKeys =
  (grid: Grid, rows: TableRows, selection: RowSelection | undefined) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const row = rows.at(grid.active.row);
    const isOwn = event.target instanceof HTMLElement && event.target.closest('input, a') !== null;
    if (event.key === ' ' && selection !== undefined && !selection.disabled && row !== null && !isOwn) {
      event.preventDefault();
      selection.onToggle(selection.idOf(row));
    } else grid.onKeyDown(event);
  };

/** Which rows are drawn, between which fillers: those in sight, or on paper the first of them. */
const useDrawnRows = ({ rows, scroller, compact, dense }: Props) => {
  const virtual = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeightOf(compact),
    overscan: overscanRows,
    // The rows begin under the header, which the height of the scroll area includes.
    scrollPaddingEnd: headerHeight,
  });
  const printing = usePrinting();
  const { see } = rows;
  const [seenFirst, seenLast] = [virtual.range?.startIndex ?? 0, virtual.range?.endIndex ?? 0];
  // What is in sight is known once it has been drawn.
  useEffect(() => see?.({ first: seenFirst, last: seenLast }), [see, seenFirst, seenLast]);
  const scrollTo = (row: number): void => virtual.scrollToIndex(row);
  if (printing) {
    const printed = knownFromFirst(rows, printedRowsMaxOf(dense));
    const places = Array.from({ length: printed }, (_, index) => index);
    return { places, above: 0, below: 0, printed, seenFirst, scrollTo };
  }
  const items = virtual.getVirtualItems();
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const places = items.map(({ index }) => index);
  return { places, above: items[0]?.start ?? 0, below, printed: null, seenFirst, scrollTo };
};

export const VirtualRows = (props: Props) => {
  const { columns, rows, ranked, view, scroller, selection } = props;
  const { places, above, below, printed, seenFirst, scrollTo } = useDrawnRows(props);
  const grid = useGridKeys({ rows: rows.count, columns: columns.length }, scrollTo, (cell) => {
    if (scroller !== null) bringColumn(scroller, cell);
    // The area itself may end below the window.
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const columnsAll = columns.length + columnsBefore(props);
  const told = new Set<RowsFailure>();
  const keyOf = (row: Row) => view.key.map((column) => row[column]).join(' ');
  const isToldAt = (index: number, failure: RowsFailure | null): boolean => {
    const isTold = failure !== null && index >= seenFirst && !told.has(failure);
    if (isTold) told.add(failure);
    return isTold;
  };
  return (
    <>
      <Filler height={above} columns={columnsAll} />
      <tbody
        ref={grid.bodyRef}
        onKeyDown={rowKeys(grid, rows, selection)}
        onClick={selection === undefined ? followRow : undefined}
        data-follows={selection === undefined || undefined}
      >
        {places.map((index) => {
          const row = rows.at(index);
          if (row !== null) return <DataRow key={keyOf(row)} {...props} {...{ row, index, grid }} />;
          const failure = rows.failureAt(index);
          return (
            <SkeletonRow
              key={`place ${index}`}
              {...{ columns, ranked, failure }}
              ticked={selection !== undefined}
              place={index}
              isTold={isToldAt(index, failure)}
              activeColumn={grid.active.row === index ? grid.active.column : null}
            />
          );
        })}
      </tbody>
      {printed === null ? (
        <Filler height={below} columns={columnsAll} />
      ) : (
        <LeftOut rows={rows} printed={printed} columns={columnsAll} />
      )}
    </>
  );
};
