/** The line above a table: what it covers, and beside that, or below it where there is no room, what can be done with it. */
import type { ReactNode } from 'react';
import classes from './table.module.css';

type Props = {
  /** What the table covers. */
  covers: ReactNode;
  children: ReactNode;
};

export const TableTools = ({ covers, children }: Props) => (
  <div className={classes.tools}>
    {/* Said when it changes: that an applied filter has been answered, and by how much, is seen nowhere else. */}
    <div className={classes.covers} role="status">
      {covers}
    </div>
    <div className={classes.doing}>{children}</div>
  </div>
);
