/** The moments of one episode: a bar for each at its place in the episode, longer and darker the more was made of it. */
import { formatCount } from '@cvm/contract';
import { cell, plot, plotHeight, shadeOf, ticks, widthOf } from './moment-layout.ts';
import classes from './moments.module.css';
import type { Moment, MomentCell } from './moments.ts';

const Axis = () => (
  <>
    {ticks.map((tick) => {
      const y = plot.top + tick * plotHeight;
      return (
        <g key={tick}>
          <line x1={plot.left} x2={cell.width - plot.right} y1={y} y2={y} className={classes.rule} />
          <text x={plot.left - 6} y={y + 4} className={classes.tick}>
            {tick}
          </text>
        </g>
      );
    })}
  </>
);

type Props = {
  of: MomentCell;
  /** The longest bar of all cells. */
  max: number;
  scale: readonly string[];
  /** One of what is counted. */
  one: string;
  /** Absent = nothing can be opened. */
  onOpen?: (moment: Moment) => void;
};

export const CellDrawing = ({ of: { label, moments }, max, scale, one, onOpen }: Props) => {
  const total = moments.reduce((sum, { value }) => sum + value, 0);
  return (
    <svg
      viewBox={`0 0 ${cell.width} ${cell.height}`}
      width={cell.width}
      height={cell.height}
      role="img"
      aria-label={`${label}. ${formatCount(moments.length, 'moment')}, ${formatCount(total, one)}.`}
    >
      <text x={plot.left} y={20} className={classes.name}>
        {label}
      </text>
      <Axis />
      {moments.map((moment) => {
        const opens = onOpen !== undefined && moment.screencapId !== null;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: for pointers alone; the table has a button for each moment.
          <rect
            key={moment.screencapId ?? moment.progress}
            x={plot.left}
            y={plot.top + moment.progress * plotHeight - cell.bar / 2}
            width={widthOf(moment.value / max)}
            height={cell.bar}
            rx={1}
            fill={shadeOf(scale, moment.value / max)}
            className={opens ? classes.bar : undefined}
            onClick={opens ? () => onOpen(moment) : undefined}
          >
            <title>{moment.words}</title>
          </rect>
        );
      })}
    </svg>
  );
};
