/**
 * A module of a report: a card with title, what its figures mean, its exports, a body of fixed height that is the data or
 * one of the designed states, and what the figures cover. Every state has the same frame, so that nothing moves.
 */
import { ActionIcon, Stack, Text, Title, Tooltip } from '@mantine/core';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { InfoIcon } from '../ui/icons.tsx';
import { ViewBlocked, ViewEmpty, ViewError } from '../views/states.tsx';
import type { ViewResult } from '../views/use-view.ts';
import type { Definition } from './model.ts';
import classes from './module.module.css';

type Props = {
  title: string;
  definitions: readonly Definition[];
  result: Pick<ViewResult, 'error' | 'retry' | 'refreshing' | 'outdated' | 'blockedMessage' | 'meta'>;
  /** What the card shows: `empty` also for an answer whose rows say nothing. */
  status: ViewResult['status'];
  /** Why there may be nothing, and what to do. */
  emptyReason: ReactNode;
  /** In place of "No Results". */
  emptyTitle?: string | undefined;
  /** Beside the title: a warning about the figures, and exports. */
  mark?: ReactNode;
  actions?: ReactNode;
  /** Above the body: the figure to take away, and switches. */
  head: ReactNode;
  /** Under the body: sample, notes, filters. Empty until they are known. */
  foot: string;
  /** Of the body, in pixels; a taller neighbour in the grid stretches it. */
  height: number;
  /** What is shown needs no more, in pixels: a card that has no neighbour is no higher. Undefined = it takes all. */
  heightMax?: number | undefined;
  /** It has no neighbour at any width. */
  alone?: boolean;
  /** On too few people to lead with anything: greyed. */
  isTiny?: boolean;
  /** The body while it is not known. */
  skeleton: ReactNode;
  children: ReactNode;
};

const About = ({ title, definitions }: Pick<Props, 'title' | 'definitions'>) => (
  <Tooltip
    label={
      <Stack gap={6}>
        {definitions.map(({ label, text }) => (
          <Text key={label} size="xs">
            <b>{label}:</b> {text}
          </Text>
        ))}
      </Stack>
    }
  >
    <ActionIcon variant="subtle" color="gray" size={20} aria-label={`About ${title}`}>
      <InfoIcon size={14} />
    </ActionIcon>
  </Tooltip>
);

const Body = ({ status, result, emptyReason, emptyTitle, skeleton, children }: Props) => {
  if (status === 'loading') return <div className={classes.fill}>{skeleton}</div>;
  if (status === 'error') return <ViewError error={result.error} onRetry={result.retry} />;
  if (status === 'blocked') return <ViewBlocked message={result.blockedMessage} />;
  if (status === 'empty') return <ViewEmpty meta={result.meta} title={emptyTitle} reason={emptyReason} />;
  return <div className={classes.fill}>{children}</div>;
};

const heights = (height: number, heightMax = height): CSSProperties =>
  ({ '--height': `${height}px`, '--height-alone': `${Math.min(height, heightMax)}px` }) as CSSProperties;

export const Module = (props: Props) => {
  const { title, definitions, result, status, mark, actions, head, foot, height } = props;
  const titleId = useId();
  const known = status === 'data' || status === 'loading';
  return (
    <section
      className={classes.module}
      aria-labelledby={titleId}
      aria-busy={status === 'loading' || result.refreshing}
      // What is shown answers the question before this one: all of the card says so, not its chart alone.
      data-outdated={result.outdated || undefined}
    >
      <header className={classes.top}>
        <Title order={2} id={titleId} className={classes.title} title={title}>
          {title}
        </Title>
        {definitions.length === 0 ? null : <About title={title} definitions={definitions} />}
        <span className={classes.spacer} />
        {mark === undefined ? null : <span className={classes.mark}>{mark}</span>}
        {actions}
      </header>
      {/* Its place stays where there is nothing to lead with, so that the body stands where it stood. */}
      <div className={classes.head} style={known ? undefined : { visibility: 'hidden' }}>
        {head}
      </div>
      <div
        className={`${classes.body} ${known ? '' : classes.centred}`}
        data-tiny={props.isTiny === true || undefined}
        data-alone={props.alone === true || undefined}
        style={heights(height, props.heightMax)}
      >
        <Body {...props} />
      </div>
      <footer className={classes.foot}>
        <span className={classes.scope}>{foot}</span>
      </footer>
    </section>
  );
};
