/** The rows of a table before they are known: the same height and columns, so that nothing moves when they come. */
import { type Column, isNumeric } from '@cvm/contract';
import { Button } from '@mantine/core';
import { memo } from 'react';
import classes from './table.module.css';
import type { RowsFailure } from './table-rows.ts';

/** Uneven like real titles. */
const widths = ['62%', '44%', '71%', '53%', '38%'];

type Shape = { columns: readonly Column[]; ranked: boolean; ticked: boolean };

const Bar = ({ column, place }: { column: Column; place: number }) => (
  <span className={classes.skeleton} style={{ width: isNumeric(column) ? 46 : widths[place % widths.length] }} />
);

/** Drawn once: while the answer is on its way the table finds its place. */
export const SkeletonRows = memo(({ columns, ranked, ticked, count }: Shape & { count: number }) => (
  <tbody aria-hidden="true" data-waiting>
    {Array.from({ length: count }, (_, row) => row).map((row) => (
      <tr key={row}>
        {ticked ? <td /> : null}
        {ranked ? <td className={classes.numeric} /> : null}
        {columns.map((column, position) => (
          <td key={column.name} className={isNumeric(column) ? classes.numeric : undefined}>
            <Bar column={column} place={row + position} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
));

type RowProps = Shape & {
  /** From 0 on, among all rows of the table. */
  place: number;
  /** Why the row is not there; null while it is on its way. */
  failure: RowsFailure | null;
  /** The first in sight of the rows that failed says so. */
  isTold: boolean;
  /** The cell that can be focused; null where none of this row can. */
  activeColumn: number | null;
};

const FailedCells = ({ failure: { error, retry }, span }: { failure: RowsFailure; span: number }) => (
  <td colSpan={span}>
    <div role="alert" className={classes.failed}>
      <span className={classes.text}>These rows could not be loaded. {error?.message ?? ''}</span>
      <Button variant="default" size="compact-sm" onClick={retry}>
        Retry
      </Button>
    </div>
  </td>
);

/** One row among others that are there. */
export const SkeletonRow = ({ columns, ranked, ticked, place, failure, isTold, activeColumn }: RowProps) => {
  const before = Number(ticked) + Number(ranked);
  return (
    <tr data-row={place} aria-rowindex={place + 2} aria-busy={failure === null || undefined}>
      {failure !== null && isTold ? (
        <FailedCells failure={failure} span={columns.length + before} />
      ) : (
        <>
          {ticked ? <td className={classes.tick} /> : null}
          {ranked ? <td className={classes.numeric} /> : null}
          {columns.map((column, position) => (
            <td
              key={column.name}
              data-column={position}
              aria-colindex={position + before + 1}
              className={isNumeric(column) ? classes.numeric : undefined}
              tabIndex={activeColumn === position ? 0 : -1}
            >
              {failure === null ? <Bar column={column} place={place + position} /> : null}
            </td>
          ))}
        </>
      )}
    </tr>
  );
};
