/** Bars before they are known: a skeleton that fills the place of the chart. */
import classes from './module.module.css';

const widths = ['82%', '64%', '71%', '48%', '37%', '29%', '22%'];

/** `count` = at most how many bars there is room for. */
export const BarSkeleton = ({ count }: { count: number }) => (
  <div className={classes.skeletons} aria-hidden="true">
    {widths.slice(0, Math.max(1, count)).map((width) => (
      <span key={width} className={classes.skeleton} style={{ width }} />
    ))}
  </div>
);
