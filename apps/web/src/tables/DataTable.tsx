/**
 * A view as a table: columns, labels and formats from the view's record, rows virtual, sorted by header click.
 * Loading, failed, empty and blocked stand in the same frame, so that nothing jumps. A table of which all rows are here
 * sorts them itself, in the server's own order (`sortRows`); of a long one the rows in sight come in order (`useTableRows`).
 */
import {
  type Clause,
  type Column,
  formatFilters,
  isNumeric,
  type Row,
  type Sort,
  tableColumns,
  type ViewId,
  viewDefinition,
} from '@cvm/contract';
import { rowSortingFeature, type SortingState, tableFeatures, useTable } from '@tanstack/react-table';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { HintArea } from '../ui/HintArea.tsx';
import { usePrinting } from '../ui/use-printing.ts';
import { sortsText } from '../views/sorts.ts';
import { ViewBlocked, ViewEmpty, ViewError } from '../views/states.tsx';
import type { ViewResult } from '../views/use-view.ts';
import {
  frameHeight,
  headerHeight,
  heightOf,
  type Shares,
  sharesOf,
  shownColumns,
  tableHeight,
  tickWidth,
} from './layout.ts';
import type { RowSelection } from './row-selection.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { type SortState, TableHead } from './TableHead.tsx';
import classes from './table.module.css';
import { type TableRows, wholeRows } from './table-rows.ts';
import { usePlace } from './use-place.ts';
import { useRowsPlace } from './use-rows-place.ts';
import { useSortedInSight } from './use-sorted-in-sight.ts';
import { VirtualRows } from './VirtualRows.tsx';

const features = tableFeatures({ rowSortingFeature });

type Props = {
  view: ViewId;
  result: ViewResult;
  /** The rows of `result` by their place, where it does not hold all of them. */
  rows?: TableRows;
  /** What the table is, for screen readers. */
  label: string;
  sorts: readonly Sort[];
  onSorts: (sorts: readonly Sort[]) => void;
  /** Why there may be no rows. */
  emptyReason: ReactNode;
  /** What to do about it, such as a button that clears the filters. */
  emptyAction?: ReactNode;
  /** False = texts lead nowhere, where the page is no part of the portal. */
  linked?: boolean;
  /** Number the rows. */
  ranked?: boolean;
  /** Of the frame, header included; fewer rows make it lower. */
  height?: number;
  /** Narrower columns, where the table shares the page with something else. */
  dense?: boolean;
  /** Rows can be ticked. */
  selection?: RowSelection;
  /** The filters of the table: a report that is opened from a row takes over those it has a place for. */
  carried?: readonly Clause[];
  /** Names of columns that are left out on screen; never the first, nor one that is sorted by. */
  without?: readonly string[];
  /** Lower rows. */
  compact?: boolean;
  /** As high as the window leaves room for, where it is high enough: the page has no second scroll bar. */
  fills?: boolean;
};

/** Table columns for the table model: the figure columns sort downwards first. */
const modelColumns = (columns: readonly Column[]) =>
  columns.map((column) => ({
    id: column.sortBy ?? column.name,
    header: column.label,
    accessorFn: (row: Row) => row[column.sortBy ?? column.name],
    sortDescFirst: isNumeric(column),
  }));

const unlinked = (columns: readonly Column[]): readonly Column[] => columns.map(({ link: _, ...column }) => column);

const none: Row[] = [];

const useSortModel = (columns: readonly Column[], { sorts, onSorts }: Props) => {
  const modelled = useMemo(() => modelColumns(columns), [columns]);
  const sorting: SortingState = sorts.map(({ column, direction }) => ({ id: column, desc: direction === 'desc' }));
  const table = useTable({
    features,
    columns: modelled,
    // Rows are sorted elsewhere: the model says by what.
    data: none,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (update) => {
      const next = typeof update === 'function' ? update(sorting) : update;
      onSorts(next.map(({ id, desc }) => ({ column: id, direction: desc ? 'desc' : 'asc' })));
    },
  });
  return (column: Column): SortState => {
    const model = table.getColumn(column.sortBy ?? column.name);
    return { direction: model?.getIsSorted() || null, toggle: model?.getToggleSortingHandler() };
  };
};

type ColumnsProps = { columns: readonly Column[]; ranked: boolean; ticked: boolean; shares: Shares };

const Columns = ({ columns, ranked, ticked, shares }: ColumnsProps) => (
  <colgroup>
    {ticked ? <col style={{ width: tickWidth }} /> : null}
    {ranked ? <col style={{ width: shares.rank }} /> : null}
    {columns.map((column, position) => (
      <col key={column.name} style={{ width: shares.columns[position] ?? undefined }} />
    ))}
  </colgroup>
);

const noClauses: readonly Clause[] = [];

/** How wide the table is at least, and where its first column stays. */
const tableStyle = ({ least }: Shares, ticked: boolean): CSSProperties & { '--ticks'?: string } => ({
  minWidth: least,
  ...(ticked ? { '--ticks': `${tickWidth}px` } : {}),
});

/** What a frame with all of its rows takes: no more, and a page that keeps a least height for it asks for no more of fewer rows. */
const wholeStyle = (height: number): CSSProperties & { '--whole': string } => ({
  maxHeight: height,
  '--whole': `${height}px`,
});

const Message = ({ result, emptyReason, emptyAction }: Props) => {
  if (result.status === 'error') return <ViewError error={result.error} onRetry={result.retry} />;
  if (result.status === 'blocked') return <ViewBlocked message={result.blockedMessage} />;
  if (result.status !== 'empty') return null;
  return (
    <ViewEmpty meta={result.meta} reason={emptyReason}>
      {emptyAction}
    </ViewEmpty>
  );
};

const useColumns = ({ view, linked, without, sorts }: Props): readonly Column[] => {
  const definition = viewDefinition(view);
  return useMemo(() => {
    const shown = shownColumns(tableColumns(definition), without ?? [], sorts);
    return linked === false ? unlinked(shown) : shown;
  }, [definition, linked, without, sorts]);
};

const useRows = ({ view, rows: given, result, sorts }: Props): TableRows => {
  const definition = viewDefinition(view);
  return useMemo(
    () => given ?? wholeRows(result.rows, sorts, definition, null),
    [given, result.rows, sorts, definition],
  );
};

type GridProps = Props & {
  columns: readonly Column[];
  rows: TableRows;
  shares: Shares;
  scroller: HTMLElement | null;
  printing: boolean;
};

/** The table itself: its head, and its rows or what stands in their place while they are on their way. */
const Grid = (props: GridProps) => {
  const { result, label, sorts, selection, columns, rows, shares, scroller, printing } = props;
  const { ranked = false, compact = false, dense = false, carried = noClauses } = props;
  const sortOf = useSortModel(columns, props);
  const shape = { columns, ranked, ticked: selection !== undefined };
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table one moves in by arrow keys.
      role="grid"
      aria-label={label}
      aria-busy={result.status === 'loading' || result.refreshing}
      aria-rowcount={(result.status === 'data' ? rows.count : 0) + 1}
      className={`${classes.table} ${result.outdated ? classes.outdated : ''}`}
      data-dense={shares.dense || undefined}
      data-compact={compact || undefined}
      data-scrolls={shares.stays !== null || undefined}
      style={printing ? {} : tableStyle(shares, shape.ticked)}
    >
      {printing ? null : <Columns {...shape} shares={shares} />}
      <TableHead {...shape} sortOf={sortOf} />
      {result.status === 'loading' ? <SkeletonRows {...shape} count={11} /> : null}
      {result.status === 'data' ? (
        <VirtualRows
          {...{ columns, rows, ranked, sorts, scroller, selection, carried, compact, dense }}
          meta={result.meta}
          view={viewDefinition(props.view)}
        />
      ) : null}
    </table>
  );
};

export const DataTable = (props: Props) => {
  const { view, result, sorts, ranked = false, height = tableHeight, selection } = props;
  const { dense = false, compact = false, fills = false, carried = noClauses } = props;
  const columns = useColumns(props);
  const rows = useRows(props);
  // As state, not as a ref: the rows are measured by it and mount before it does.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const isThere = result.status === 'data';
  useSortedInSight(scroller, sorts[0]?.column, isThere);
  const place = useRowsPlace({
    ...{ name: view, scroller, isThere },
    question: `${sortsText(sorts)} ${formatFilters(carried).join(' ')}`,
  });
  const shares = sharesOf(columns, usePlace(scroller), { ranked, ticked: selection !== undefined, dense });
  const bodyHeight = isThere ? heightOf(rows.count, compact) : height;
  const hasRows = isThere || result.status === 'loading';
  // Paper is as long as the rows, and its columns as wide as what stands in them.
  const printing = usePrinting();
  return (
    <div
      className={classes.frame}
      data-fills={(fills && hasRows && !printing) || undefined}
      style={fills && isThere && !printing ? wholeStyle(bodyHeight + frameHeight) : {}}
    >
      <HintArea>
        <div
          ref={setScroller}
          data-scroll-restoration-id={place}
          className={classes.scroll}
          style={{
            ...(hasRows && !fills && !printing ? { height: Math.min(height, bodyHeight) } : {}),
            scrollPaddingTop: headerHeight,
            ...(shares.stays === null ? {} : { scrollPaddingLeft: shares.stays }),
          }}
        >
          <Grid {...props} {...{ columns, rows, shares, scroller, printing }} />
        </div>
      </HintArea>
      <Message {...props} />
    </div>
  );
};
