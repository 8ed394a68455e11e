/** The box of a row. */
import type { Row } from '@cvm/contract';
import { Checkbox } from '@mantine/core';
import type { RowSelection } from './row-selection.ts';
import classes from './table.module.css';

type Props = {
  row: Row;
  selection: RowSelection;
  /** Its row is the one in the tab order. */
  active: boolean;
  onFocus: () => void;
};

export const TickCell = ({ row, selection, active, onFocus }: Props) => {
  const id = selection.idOf(row);
  return (
    <td className={classes.tick} aria-colindex={1}>
      <Checkbox
        size="xs"
        aria-label={selection.labelOf(row)}
        checked={selection.chosen.has(id)}
        disabled={selection.disabled}
        tabIndex={active ? 0 : -1}
        onFocus={onFocus}
        onChange={() => selection.onToggle(id)}
      />
    </td>
  );
};
