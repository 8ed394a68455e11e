/**
 * The table twin of a chart: every row with the chart's own words, in a place of the same height. Of a long table, such
 * as one with a row a day, the rows in sight alone are drawn; two fillers stand for the rest.
 */
import { UnstyledButton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import { CountryFlag } from '../ui/CountryFlag.tsx';
import type { FigureTable } from './model.ts';
import classes from './module.module.css';

type Props = {
  table: FigureTable;
  label: string;
  /** A row was chosen, by its id; absent = rows lead nowhere. */
  onPick?: ((id: string) => void) | undefined;
};
type Body = Pick<Props, 'table' | 'onPick'>;

/** More rows than this are not drawn at once. */
const drawnMax = 120;
const rowHeight = 29;
const overscan = 8;

type LineProps = Pick<Props, 'onPick'> & {
  row: FigureTable['rows'][number];
  columns: FigureTable['columns'];
  index?: number;
};

const Line = ({ row: { id, picture, label, figures }, columns, index, onPick }: LineProps) => (
  <tr aria-rowindex={index === undefined ? undefined : index + 2}>
    <th scope="row">
      {picture?.kind === 'flag' ? <CountryFlag code={picture.code} /> : null}
      {onPick === undefined ? (
        label
      ) : (
        <UnstyledButton className={classes.pick} aria-label={`Filter by ${label}`} onClick={() => onPick(id)}>
          {label}
        </UnstyledButton>
      )}
    </th>
    {figures.map(({ text, exact }, column) => (
      <td key={columns[column + 1]?.label} data-numeric={columns[column + 1]?.numeric || undefined} title={exact}>
        {text}
      </td>
    ))}
  </tr>
);

const Filler = ({ height, columns }: { height: number; columns: number }) =>
  height <= 0 ? null : (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columns} className={classes.filler} style={{ height }} />
      </tr>
    </tbody>
  );

const AllRows = ({ table: { rows, columns }, onPick }: Body) => (
  <tbody>
    {rows.map((row) => (
      <Line key={row.id} row={row} columns={columns} onPick={onPick} />
    ))}
  </tbody>
);

const RowsInSight = ({ table: { rows, columns }, onPick, scroller }: Body & { scroller: HTMLElement | null }) => {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan,
  });
  const items = virtual.getVirtualItems();
  return (
    <>
      <Filler height={items[0]?.start ?? 0} columns={columns.length} />
      <tbody>
        {items.map(({ index }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <Line key={row.id} row={row} columns={columns} index={index} onPick={onPick} />
          );
        })}
      </tbody>
      <Filler height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} columns={columns.length} />
    </>
  );
};

export const TwinTable = ({ table, label, onPick }: Props) => {
  // As state, not as a ref: the rows are measured by it and mount before it does.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const isLong = table.rows.length > drawnMax;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard.
    <section ref={setScroller} className={classes.tableFrame} tabIndex={0} aria-label={`${label}, table`}>
      <table className={classes.table} aria-rowcount={isLong ? table.rows.length + 1 : undefined}>
        <thead>
          <tr>
            {table.columns.map(({ label: heading, numeric }) => (
              <th key={heading} scope="col" data-numeric={numeric || undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {isLong ? (
          <RowsInSight table={table} onPick={onPick} scroller={scroller} />
        ) : (
          <AllRows table={table} onPick={onPick} />
        )}
      </table>
    </section>
  );
};
