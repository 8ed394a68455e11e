/** A chart with two axes before it is known: a quiet block in the place of the plot. */
import classes from './module.module.css';

export const PlotBones = () => <div className={`${classes.bone} ${classes.plotBone}`} aria-hidden="true" />;
