/**
 * The answer as a table: a heading of two lines where there are pivots, rows in pages, totals below, sorted by any column.
 * In: rows in their order. Figures say on hovering how many people are behind them and how sure they are.
 */
import { formatValue, isFigureColumn, isTotalRow, type Meta } from '@cvm/contract';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { paperWidth } from '../../reports/print/pieces.ts';
import { usePageAccess } from '../../session/access.ts';
import tableClasses from '../../tables/table.module.css';
import { useGridKeys } from '../../tables/use-grid-keys.ts';
import { HintArea } from '../../ui/HintArea.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import { type AnswerColumn, type AnswerRow, cellOf, isKeptBack, partOf, type SortBy } from './answer.ts';
import type { Draft } from './builder.ts';
import { hintOf, isFigure, isPale, isRight, isTested, linkOf, textOf } from './cells.ts';
import { DrillMenu, type Opened } from './DrillMenu.tsx';
import { drillsOf } from './drill.ts';
import { paperColumns } from './paper-columns.ts';
import { firstWidth, ResultHead, width } from './ResultHead.tsx';
import classes from './result-table.module.css';

export type TableProps = {
  draft: Draft;
  columns: readonly AnswerColumn[];
  /** Of this page. */
  rows: readonly AnswerRow[];
  total: AnswerRow | null;
  facts: Pick<Meta, 'suppressed' | 'panel'> | null;
  sort: SortBy | null;
  onSort: (sort: SortBy) => void;
  busy: boolean;
  outdated: boolean;
  /** The place of the first row among all. */
  first: number;
  count: number;
  /** Another question, of what is behind a figure; null = none is asked. */
  onDrill: ((draft: Draft) => void) | null;
  /** The shade of a figure; null = none. */
  shade: (column: AnswerColumn, row: AnswerRow) => string | null;
};

const Difference = ({ column, row }: { column: AnswerColumn; row: AnswerRow }) => {
  const differs = isTested(column, row) ? partOf(row, column, 'differs') : null;
  if (differs !== 'above' && differs !== 'below') return null;
  return (
    <span className={classes.differs} data-way={differs} role="img" aria-label={`${differs} the others`}>
      {differs === 'above' ? '▲' : '▼'}
    </span>
  );
};

type CellProps = {
  props: TableProps;
  column: AnswerColumn;
  row: AnswerRow;
  position: number;
  active: boolean;
  onFocus: () => void;
  /** Opens what is behind the figure; null where there is none. */
  onOpen: ((cell: HTMLElement) => void) | null;
};

const Content = ({ column, row, active }: Pick<CellProps, 'column' | 'row' | 'active'>) => {
  const { allows } = usePageAccess();
  const link = linkOf(column, row);
  if (link !== null && allows(link))
    return (
      <Link to={link} className={tableClasses.link} tabIndex={active ? 0 : -1}>
        {textOf(column, row)}
      </Link>
    );
  return (
    <>
      <Difference column={column} row={row} />
      {textOf(column, row)}
    </>
  );
};

const Cell = ({ props, column, row, position, active, onFocus, onOpen }: CellProps) => {
  const shade = props.shade(column, row);
  const opening =
    onOpen === null
      ? {}
      : {
          'aria-haspopup': 'menu' as const,
          onClick: (event: MouseEvent<HTMLElement>) => onOpen(event.currentTarget),
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
            if (event.key === 'Enter') onOpen(event.currentTarget);
          },
        };
  const isLabel = position === 0 && isTotalRow(row) && !isFigure(column);
  return (
    <td
      data-column={position}
      aria-colindex={position + 1}
      className={isRight(column) ? tableClasses.numeric : undefined}
      data-tiny={isPale(column, row) || undefined}
      data-hint={hintOf(column, row, props)}
      style={shade === null ? undefined : { background: shade }}
      tabIndex={active ? 0 : -1}
      onFocus={onFocus}
      {...opening}
    >
      {isLabel ? (
        'Total'
      ) : isTotalRow(row) && !isFigure(column) ? null : (
        <Content column={column} row={row} active={active} />
      )}
    </td>
  );
};

/** Is there somebody behind the figure who may be asked about? */
const isOpen = (column: AnswerColumn, row: AnswerRow): boolean =>
  isFigureColumn(column) && column.part === null && cellOf(row, column.name) !== null && !isKeptBack(row, column);

/** Of the lines of the head, and of the total. */
const headLine = 34;

/** Every row of the page is there. */
const noRow = (): void => undefined;

/** Beside the first column and between head and total, which stay. */
const bringIntoSight = (cell: HTMLElement): void => cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });

type Grid = ReturnType<typeof useGridKeys>;

type BlockProps = TableProps & {
  grid: Grid;
  /** Of the table that is on screen. */
  bodyRef: Grid['bodyRef'] | undefined;
  /** Opens what is behind a figure. */
  onOpen: (opened: Opened) => void;
  /** On paper a column is as wide as its words. */
  onPaper: boolean;
  /** The number of each row stands before it. */
  isNumbered: boolean;
};

/** The columns of a sheet, or all of them. */
const Block = ({ grid, bodyRef, onOpen, onPaper, isNumbered, ...props }: BlockProps) => {
  const { columns, rows, total, busy, outdated, draft, facts } = props;
  const all = total === null ? rows : [...rows, total];
  const line = (row: AnswerRow, index: number) => (
    <tr
      key={index}
      data-row={index}
      aria-rowindex={isTotalRow(row) ? props.count + 2 : props.first + index + 2}
      className={isTotalRow(row) ? classes.total : undefined}
    >
      {isNumbered ? (
        <td className={tableClasses.numeric}>
          {isTotalRow(row) ? null : formatValue('count', props.first + index + 1)}
        </td>
      ) : null}
      {columns.map((column, position) => (
        <Cell
          key={column.name}
          props={props}
          column={column}
          row={row}
          position={position}
          active={grid.active.row === index && grid.active.column === position}
          onFocus={() => grid.setActive({ row: index, column: position })}
          onOpen={
            facts !== null && props.onDrill !== null && isOpen(column, row)
              ? (cell) => onOpen({ rect: cell.getBoundingClientRect(), drills: drillsOf(draft, row, column, facts) })
              : null
          }
        />
      ))}
    </tr>
  );
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table one moves in by arrow keys.
      role="grid"
      aria-label="Report"
      aria-busy={busy}
      aria-rowcount={props.count + 1 + (total === null ? 0 : 1)}
      aria-colcount={columns.length}
      className={`${tableClasses.table} ${classes.table} ${outdated ? tableClasses.outdated : ''}`}
      style={onPaper ? undefined : { minWidth: columns.reduce((sum, column) => sum + width(column), 0) }}
    >
      <colgroup>
        {isNumbered ? <col /> : null}
        {columns.map((column, place) => (
          <col key={column.name} style={place === 0 || onPaper ? undefined : { width: width(column) }} />
        ))}
      </colgroup>
      <ResultHead {...props} isNumbered={isNumbered} />
      <tbody ref={bodyRef} onKeyDown={grid.onKeyDown}>
        {all.map(line)}
      </tbody>
    </table>
  );
};

export const ResultTable = (props: TableProps) => {
  const { columns, rows, total, draft } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const grid = useGridKeys(
    { rows: rows.length + (total === null ? 0 : 1), columns: columns.length },
    noRow,
    bringIntoSight,
  );
  const printing = usePrinting();
  const blocks = printing ? paperColumns(columns, paperWidth) : [{ columns, isNumbered: false }];
  return (
    <HintArea>
      <div
        className={classes.scroll}
        style={{
          scrollPaddingTop: headLine * (draft.pivots.length > 0 ? 2 : 1),
          scrollPaddingBottom: total === null ? 0 : headLine,
          scrollPaddingLeft: firstWidth(columns),
        }}
      >
        {blocks.map((own, place) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: the first is the table of the screen, which printing leaves where it is.
            key={place}
            {...props}
            columns={own.columns}
            isNumbered={own.isNumbered}
            grid={grid}
            bodyRef={place === 0 ? grid.bodyRef : undefined}
            onOpen={setOpened}
            onPaper={printing}
          />
        ))}
      </div>
      {props.onDrill === null ? null : (
        <DrillMenu opened={opened} onAsk={props.onDrill} onClose={() => setOpened(null)} />
      )}
    </HintArea>
  );
};
