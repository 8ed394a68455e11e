/** A chart with two axes before it is known: a quiet block in the place of the plot. */
import classes from './module.module.css';

export const PlotSkeleton = () => <div className={`${classes.skeleton} ${classes.plotSkeleton}`} aria-hidden="true" />;
