/** A card of what stands side by side, and what all of them share: one colour per title, what of a title cannot be told. */
import { isolated } from '@cvm/contract';
import { Button } from '@mantine/core';
import { type ComponentType, type CSSProperties, memo, type ReactNode, useId } from 'react';
import { palettes } from '../../charts/draw/palette.ts';
import { suppressedWords } from '../../views/suppressed-words.ts';
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
  failed?: readonly ViewResult[];
  /** Beside the title: its files. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Why the answer of a title cannot be told; null = it can. */
export const untold = ({ name }: Pick<Side, 'name'>, { status, meta }: ViewResult): string | null => {
  if (suppressedWords(meta) !== null) return `${isolated(name)}: suppressed, too few people`;
  if (status === 'error') return `${isolated(name)}: could not be loaded`;
  return status === 'blocked' ? `${isolated(name)}: not available to you` : null;
};

export const failedOf = (results: readonly ViewResult[]): readonly ViewResult[] =>
  results.filter(({ status }) => status === 'error');

export const askAgain = (failed: readonly ViewResult[]): void => {
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
