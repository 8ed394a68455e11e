/**
 * The answer as a table: a heading of two lines where there are pivots, rows in pages, totals below, sorted by any column.
 * In: rows in their order. Figures say on hovering how many people are behind them and how sure they are.
 */
import { isFigureColumn, isTotalRow, type Meta, meaningOf } from '@cvm/contract';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { usePageAccess } from '../../session/access.ts';
import tableClasses from '../../tables/table.module.css';
import { useGridKeys } from '../../tables/use-grid-keys.ts';
import { ariaSort } from '../../ui/aria-sort.ts';
import { HintArea } from '../../ui/HintArea.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import { type AnswerColumn, type AnswerRow, cellOf, isKeptBack, partLabels, partOf, type SortBy } from './answer.ts';
import type { Draft } from './builder.ts';
import { headingOf, hintOf, isFigure, isPale, isRight, isTested, linkOf, textOf } from './cells.ts';
import { DrillMenu, type Opened } from './DrillMenu.tsx';
import { dimensionColumn } from './dimension-column.ts';
import { drillsOf } from './drill.ts';
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

type HeadProps = Pick<TableProps, 'sort' | 'onSort'> & {
  column: AnswerColumn;
  label: string;
  rowSpan: number;
  index: number;
  second: boolean;
};

const HeadCell = ({ column, label, rowSpan, index, second, sort, onSort }: HeadProps) => {
  const direction = sort?.name === column.name ? sort.direction : null;
  const first = isRight(column) ? 'desc' : 'asc';
  const sorted = direction !== null || undefined;
  // Browsers repeat the head of a table on each page, but no button in it.
  const printing = usePrinting();
  const content = (
    <>
      <span>{label}</span>
      <span className={tableClasses.arrow}>
        {direction === 'asc' ? <ArrowUpIcon size={12} /> : <ArrowDownIcon size={12} />}
      </span>
    </>
  );
  const toggle = () =>
    onSort({ name: column.name, direction: direction === null ? first : direction === 'asc' ? 'desc' : 'asc' });
  const className = [isRight(column) ? tableClasses.numeric : '', second ? classes.second : ''].join(' ');
  if (column.part !== null)
    return (
      <th scope="col" rowSpan={rowSpan} aria-colindex={index} className={className}>
        {label}
      </th>
    );
  return (
    <th
      scope="col"
      rowSpan={rowSpan}
      aria-colindex={index}
      data-first={index === 1 || undefined}
      aria-sort={direction === null ? 'none' : ariaSort[direction]}
      className={className}
      data-hint={meaningOf(column) ?? undefined}
    >
      {printing ? (
        <span className={tableClasses.sort} data-sorted={sorted}>
          {content}
        </span>
      ) : (
        <UnstyledButton className={tableClasses.sort} onClick={toggle} data-sorted={sorted}>
          {content}
        </UnstyledButton>
      )}
    </th>
  );
};

const width = (column: AnswerColumn): number => {
  if (isFigure(column)) return 132;
  return column.field === 'title' ? 230 : column.type === 'date' ? 120 : 168;
};

/** The measures in their order, each with the columns it has. */
const measureGroups = (columns: readonly AnswerColumn[]): { label: string; span: number; key: string }[] => {
  const groups: { label: string; span: number; key: string }[] = [];
  for (const column of columns.filter(isFigure)) {
    const last = groups.at(-1);
    if (last?.key === column.field) last.span += 1;
    else groups.push({ label: column.title, span: 1, key: column.field });
  }
  return groups;
};

const labelIn = ({ draft }: Pick<TableProps, 'draft'>, column: AnswerColumn): string => {
  if (column.at === null) return column.part === null ? column.label : partLabels[column.part];
  const heading = headingOf(draft, column, dimensionColumn);
  return column.part === null ? heading : `${heading}: ${partLabels[column.part]}`;
};

const firstWidth = ([first]: readonly AnswerColumn[]): number =>
  first === undefined || isFigure(first) ? 0 : width(first);

const Head = (props: TableProps) => {
  const { columns, draft } = props;
  const isPivoted = draft.pivots.length > 0;
  const dimensions = columns.filter((column) => !isFigure(column));
  const head = (column: AnswerColumn, rowSpan: number, second: boolean) => (
    <HeadCell
      key={column.name}
      column={column}
      label={labelIn(props, column)}
      rowSpan={rowSpan}
      index={columns.indexOf(column) + 1}
      second={second}
      sort={props.sort}
      onSort={props.onSort}
    />
  );
  if (!isPivoted)
    return (
      <thead>
        <tr>{columns.map((column) => head(column, 1, false))}</tr>
      </thead>
    );
  return (
    <thead>
      <tr>
        {dimensions.map((column) => head(column, 2, false))}
        {measureGroups(columns).map(({ label, span, key }) => (
          <th key={key} scope="colgroup" colSpan={span} className={classes.group}>
            <span style={{ left: firstWidth(columns) + 12 }}>{label}</span>
          </th>
        ))}
      </tr>
      <tr>{columns.filter(isFigure).map((column) => head(column, 1, true))}</tr>
    </thead>
  );
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

export const ResultTable = (props: TableProps) => {
  const { columns, rows, total, busy, outdated, draft, facts } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const all = total === null ? rows : [...rows, total];
  const grid = useGridKeys({ rows: all.length, columns: columns.length }, noRow, bringIntoSight);
  const line = (row: AnswerRow, index: number) => (
    <tr
      key={index}
      data-row={index}
      aria-rowindex={isTotalRow(row) ? props.count + 2 : props.first + index + 2}
      className={isTotalRow(row) ? classes.total : undefined}
    >
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
              ? (cell) => setOpened({ rect: cell.getBoundingClientRect(), drills: drillsOf(draft, row, column, facts) })
              : null
          }
        />
      ))}
    </tr>
  );
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
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table one moves in by arrow keys.
          role="grid"
          aria-label="Report"
          aria-busy={busy}
          aria-rowcount={props.count + 1 + (total === null ? 0 : 1)}
          aria-colcount={columns.length}
          className={`${tableClasses.table} ${classes.table} ${outdated ? tableClasses.outdated : ''}`}
          style={{ minWidth: columns.reduce((sum, column) => sum + width(column), 0) }}
        >
          <colgroup>
            {columns.map((column, place) => (
              <col key={column.name} style={place === 0 ? undefined : { width: width(column) }} />
            ))}
          </colgroup>
          <Head {...props} />
          <tbody ref={grid.bodyRef} onKeyDown={grid.onKeyDown}>
            {all.map(line)}
          </tbody>
        </table>
      </div>
      {props.onDrill === null ? null : (
        <DrillMenu opened={opened} onAsk={props.onDrill} onClose={() => setOpened(null)} />
      )}
    </HintArea>
  );
};
