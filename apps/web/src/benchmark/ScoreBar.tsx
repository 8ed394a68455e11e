/**
 * The score bar of a report: the figures of the open tab beside those of a benchmark, each as soon as it comes. Filters on
 * people and days hold for both sides, unless the benchmark has its own.
 */
import type { TitleKind, TitleTab } from '@cvm/contract';
import { ActionIcon, Button, Text, Tooltip } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Title } from '../titles/title.ts';
import { HintArea } from '../ui/HintArea.tsx';
import { ChevronDownIcon, RetryIcon } from '../ui/icons.tsx';
import { defaultNames } from './benchmark-page.ts';
import { FirstTimeTip } from './FirstTimeTip.tsx';
import classes from './ScoreBar.module.css';
import { fieldsOf, type Score, scoresAnchor, scoresOf, segmentText } from './scores.ts';
import type { Block } from './use-block.ts';
import { type ChosenBenchmark, useChosenBenchmark } from './use-chosen.ts';
import { type SidesQuestion, useSides } from './use-sides.ts';

const BenchmarkModal = lazy(() =>
  import('./BenchmarkModal.tsx').then((module) => ({ default: module.BenchmarkModal })),
);

type Props = SidesQuestion & {
  /** Null while it is not known. */
  title: Pick<Title, 'aired'> | null;
  tab: TitleTab;
};

const TextSkeleton = ({ width }: { width: number }) => (
  <span className={classes.skeleton} style={{ width }} aria-hidden="true">
    &nbsp;
  </span>
);

const Tile = ({ score: { label, value, benchmark, difference, sign, hint } }: { score: Score }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what hovering tells must be told to keyboards as well.
  <div className={classes.tile} data-hint={hint} tabIndex={0}>
    <dt>{label}</dt>
    <dd className={classes.value}>{value ?? <TextSkeleton width={72} />}</dd>
    <dd className={classes.against}>
      {difference === null ? null : (
        <span className={classes.difference} data-sign={sign}>
          {difference}
        </span>
      )}
      {benchmark === null ? <TextSkeleton width={54} /> : <span>vs {benchmark}</span>}
    </dd>
  </div>
);

/** A failure says nothing; it can be tried again. */
const RetryFailed = ({ blocks }: { blocks: readonly Block[] }) => {
  const failed = blocks.filter((block) => block.failed);
  if (failed.length === 0) return null;
  const retry = () => {
    for (const block of failed) block.retry();
  };
  return (
    <Tooltip label="Load the score bar again">
      <ActionIcon variant="subtle" color="gray" size={24} aria-label="Load the score bar again" onClick={retry}>
        <RetryIcon size={14} />
      </ActionIcon>
    </Tooltip>
  );
};

/** What the benchmark consists of; null while it is not known. */
const consistsOf = ({ figures, filling, failed }: Block, kind: TitleKind, isCustom: boolean): string | null => {
  if (failed) return 'The benchmark could not be loaded.';
  return segmentText(figures, kind, isCustom) ?? (filling ? null : 'The benchmark has no figures.');
};

type WhatProps = { kind: TitleKind; benchmark: ChosenBenchmark; bottom: Block };

/** What the title is compared with; opens the window in which another benchmark is chosen or built. */
const Comparison = ({ kind, benchmark, bottom }: WhatProps) => {
  const { chosen, loading, missing, choose } = benchmark;
  // The window is made when it is opened for the first time, and anew each time: nothing is left over in it.
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  const segment = consistsOf(bottom, kind, chosen !== null);
  const name = chosen?.name ?? defaultNames[kind];
  return (
    <div className={classes.benchmark}>
      <span className={classes.label}>Benchmark</span>
      <FirstTimeTip>
        <Button
          variant="subtle"
          className={classes.name ?? ''}
          rightSection={<ChevronDownIcon size={14} />}
          aria-haspopup="dialog"
          aria-label={`Benchmark: ${name}`}
          onClick={() => {
            setOpened(opened + 1);
            setOpen(true);
          }}
        >
          {loading ? <TextSkeleton width={110} /> : name}
        </Button>
      </FirstTimeTip>
      <Text size="xs" c="dimmed">
        {missing ? 'The benchmark of this link is not available. ' : ''}
        {segment ?? <TextSkeleton width={150} />}
      </Text>
      {opened === 0 ? null : (
        <Suspense>
          <BenchmarkModal
            key={opened}
            kind={kind}
            opened={open}
            onClose={() => setOpen(false)}
            applied={chosen?.uuid ?? null}
            onApply={choose}
          />
        </Suspense>
      )}
    </div>
  );
};

const Scores = (props: Props) => {
  const { kind, title, tab } = props;
  const benchmark = useChosenBenchmark(kind);
  const { top, bottom } = useSides(props, benchmark);
  const scores = scoresOf(fieldsOf(tab, kind, title), top, bottom);
  return (
    <section id={scoresAnchor} className={classes.bar} aria-label="Score bar" aria-busy={top.filling || bottom.filling}>
      <Comparison kind={kind} benchmark={benchmark} bottom={bottom} />
      <div className={classes.scores}>
        <HintArea>
          <dl className={classes.tiles}>
            {scores.map((score) => (
              <Tile key={score.id} score={score} />
            ))}
          </dl>
        </HintArea>
      </div>
      <RetryFailed blocks={[top, bottom]} />
    </section>
  );
};

/** Nothing on a tab that compares nothing. */
export const ScoreBar = (props: Props) =>
  fieldsOf(props.tab, props.kind, props.title).length === 0 ? null : <Scores {...props} />;
