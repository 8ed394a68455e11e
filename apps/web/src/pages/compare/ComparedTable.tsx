/** A table with a column for each title. */
import type { CSSProperties, ReactNode } from 'react';
import { HintArea } from '../../ui/HintArea.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { Dot, type SidesProps } from './Card.tsx';
import classes from './compare.module.css';

/** Of what a line is about, and of a title, in pixels: a bar with its share, or a figure alone. */
const widths = { shares: { label: 132, title: 148 }, figures: { label: 104, title: 110 } } as const;

/** What a table of so many titles is read at on screen; a sheet has what it has. */
const leastOf = (kind: keyof typeof widths, titles: number): CSSProperties =>
  ({ '--least': `${widths[kind].label + widths[kind].title * titles}px` }) as CSSProperties;

export const Highest = () => <span className={classes.highest}>highest</span>;

const Heads = ({ sides, scheme }: SidesProps) =>
  sides.map(({ kind, id, colour, name }) => (
    <th key={`${kind}:${id}`} scope="col">
      <span className={classes.head} title={name}>
        <Dot colour={colour} scheme={scheme} />
        {name === '' ? '…' : name}
      </span>
    </th>
  ));

type Props = SidesProps & {
  kind: keyof typeof widths;
  label: string;
  /** What its lines are about. */
  about: string;
  children: ReactNode;
};

export const ComparedTable = ({ kind, label, about, sides, scheme, children }: Props) => (
  <ScrollRegion label={label} className={classes.scroll}>
    <HintArea>
      <table className={`${classes.table} ${classes[kind]}`} style={leastOf(kind, sides.length)} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{about}</th>
            <Heads sides={sides} scheme={scheme} />
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </HintArea>
  </ScrollRegion>
);
