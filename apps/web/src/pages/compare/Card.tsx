/** What the cards of titles side by side have in common: their frame, the heads of their tables, the keys that move through these. */
import { Button } from '@mantine/core';
import { type ComponentType, type CSSProperties, memo, type ReactNode, useId } from 'react';
import { palettes } from '../../charts/draw/palette.ts';
import { useGridKeys } from '../../tables/use-grid-keys.ts';
import type { ViewResult } from '../../views/use-view.ts';
import classes from './compare.module.css';
import type { Side } from './use-compared.ts';

export type Named = 'kind' | 'id' | 'colour' | 'name';
export type SidesProps<Part extends keyof Side = Named> = {
  sides: readonly Pick<Side, Named | Part>[];
  scheme: 'light' | 'dark';
};

/** A card that is drawn anew when one of these parts of a title is another, not with what other cards show. */
export const drawnFrom = <Part extends keyof Side>(parts: readonly Part[], Card: ComponentType<SidesProps<Part>>) =>
  memo(
    Card,
    (before, now) =>
      before.scheme === now.scheme &&
      before.sides.length === now.sides.length &&
      before.sides.every((side, place) =>
        (['kind', 'id', 'colour', 'name', ...parts] as const).every((part) =>
          Object.is(side[part], now.sides[place]?.[part]),
        ),
      ),
  );

export const colourOf = (colour: number, scheme: 'light' | 'dark'): CSSProperties =>
  ({ '--compared': palettes[scheme].lines[colour] }) as CSSProperties;

export const Dot = ({ colour, scheme }: { colour: number; scheme: 'light' | 'dark' }) => (
  <span className={classes.dot} style={colourOf(colour, scheme)} aria-hidden="true" />
);

type CardProps = {
  title: string;
  lead: string;
  note?: string;
  wide?: boolean;
  isBusy: boolean;
  /** Questions of titles that failed, where others have an answer: they can be asked again. */
  failed?: readonly Pick<ViewResult, 'retry'>[];
  /** Beside the title: its files. */
  actions?: ReactNode;
  children: ReactNode;
};

export const failedOf = (results: readonly ViewResult[]): readonly ViewResult[] =>
  results.filter(({ status }) => status === 'error');

export const askAgain = (failed: readonly Pick<ViewResult, 'retry'>[]): void => {
  for (const { retry } of failed) retry();
};

export const Card = ({ title, lead, note, wide, isBusy, failed = [], actions, children }: CardProps) => {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id} aria-busy={isBusy} data-wide={wide || undefined}>
      <header className={classes.cardHead}>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      <p className={classes.lead}>{lead}</p>
      {children}
      {note === undefined || note === '' ? null : (
        <p className={classes.note}>
          {note}
          {failed.length === 0 ? null : (
            <Button variant="default" size="compact-xs" ml="xs" onClick={() => askAgain(failed)}>
              Retry
            </Button>
          )}
        </p>
      )}
    </section>
  );
};

export const Heads = ({ sides, scheme }: SidesProps) =>
  sides.map(({ kind, id, colour, name }) => (
    <th key={`${kind}:${id}`} scope="col">
      <span className={classes.head} title={name}>
        <Dot colour={colour} scheme={scheme} />
        {name === '' ? '…' : name}
      </span>
    </th>
  ));

/** Of what a line is about, and of a title, in pixels: a bar with its share, or a figure alone. */
const widths = { shares: { label: 132, title: 148 }, figures: { label: 104, title: 110 } } as const;

/** What a table of so many titles is read at on screen; a sheet has what it has. */
export const leastOf = (kind: keyof typeof widths, titles: number): CSSProperties =>
  ({ '--least': `${widths[kind].label + widths[kind].title * titles}px` }) as CSSProperties;

export const Highest = () => <span className={classes.highest}>highest</span>;

type Grid = ReturnType<typeof useGridKeys>;

/** A table whose cells tell more than they show: arrow keys move through them, and the cell one is in tells it. */
export const useCells = (rows: number, columns: number): Grid =>
  useGridKeys({ rows, columns }, ignore, (cell) => cell.scrollIntoView({ block: 'nearest', inline: 'nearest' }));

/** Every row is drawn: there is none to be scrolled to first. */
const ignore = (): void => undefined;

/** What a cell needs for it. */
export const cellKeys = ({ active, setActive }: Grid, row: number, column: number) => ({
  'data-column': column,
  tabIndex: active.row === row && active.column === column ? 0 : -1,
  onFocus: () => setActive({ row, column }),
});
