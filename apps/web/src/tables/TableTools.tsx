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
    <div className={classes.covers}>{covers}</div>
    <div className={classes.doing}>{children}</div>
  </div>
);
