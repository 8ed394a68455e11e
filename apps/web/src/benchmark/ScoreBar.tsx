/**
 * The score bar of a report: the figures of the open tab beside those of a benchmark, each as soon as it comes. Filters on
 * people and days hold for both sides, unless the benchmark has its own.
 */
import type { TitleKind, TitleTab } from '@cvm/contract';
import { ActionIcon, Button, Switch, Text, Tooltip } from '@mantine/core';
import { lazy, memo, useCallback, useState } from 'react';
import { UnknownChoice } from '../address/UnknownChoice.tsx';
import { useChoice } from '../address/use-in-address.ts';
import { LatePart, sayMissingWindow } from '../messages/LatePart.tsx';
import type { Title } from '../titles/title.ts';
import { HintArea } from '../ui/HintArea.tsx';
import { ChevronDownIcon, RetryIcon } from '../ui/icons.tsx';
import { isRefusal } from '../views/refusal.ts';
import { defaultNames, firstDayOf, leftOutText, ownScopeText } from './benchmark-page.ts';
import { FirstTimeTip } from './FirstTimeTip.tsx';
import { failedWords, mayComeAgain } from './failures.ts';
import classes from './ScoreBar.module.css';
import {
  againstText,
  countText,
  type Field,
  fieldsOf,
  type Score,
  scoresAnchor,
  scoresOf,
  segmentText,
  sharedTitles,
} from './scores.ts';
import type { Block } from './use-block.ts';
import { type ChosenBenchmark, useChosenBenchmark } from './use-chosen.ts';
import { useMembers } from './use-members.ts';
import { type SidesQuestion, useSides } from './use-sides.ts';

const BenchmarkModal = lazy(() =>
  import('./BenchmarkModal.tsx').then((module) => ({ default: module.BenchmarkModal })),
);

const BenchmarkTitles = lazy(() =>
  import('./BenchmarkTitles.tsx').then((module) => ({ default: module.BenchmarkTitles })),
);

const sameDaysMeans = (first: string): string =>
  `Each title is counted over the days that are as far from its own ${first} as the days of this page are from this one. Titles without a ${first}, or that have not come that far, are left out.`;

type Props = SidesQuestion & {
  /** Null while it is not known. */
  title: Pick<Title, 'aired' | 'name'> | null;
  tab: TitleTab;
};

const TextSkeleton = ({ width }: { width: number }) => (
  <span className={classes.skeleton} style={{ width }} aria-hidden="true">
    &nbsp;
  </span>
);

type TileProps = Score & {
  /** All figures are means of as many titles, which the bar says once. */
  isShared: boolean;
};

const Against = ({ score }: { score: Score }) => {
  const text = againstText(score);
  return text === null ? <TextSkeleton width={54} /> : <span>{text}</span>;
};

/** Drawn anew when its own figures are others, not with each figure that comes. */
const Tile = memo((score: TileProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what hovering tells must be told to keyboards as well.
  <div className={classes.tile} data-hint={score.hint} data-tiny={score.reliance === 'tiny' || undefined} tabIndex={0}>
    <dt>{score.label}</dt>
    <dd className={classes.value}>
      {score.failed ? (
        <span className={classes.failed}>{failedWords}</span>
      ) : (
        (score.value ?? <TextSkeleton width={72} />)
      )}
    </dd>
    <dd className={classes.against}>
      {score.difference === null ? null : (
        <span className={classes.difference} data-chance={score.chance === 'beyond' ? undefined : true}>
          {score.difference}
        </span>
      )}
      <Against score={score} />
    </dd>
    {/* What is kept back differs from nothing: why stands where that would. */}
    {score.kept === null && score.relative === null ? null : (
      <dd className={classes.relative}>{score.kept ?? score.relative}</dd>
    )}
    {score.isShared || typeof score.titles !== 'string' ? null : (
      <dd className={classes.titles}>over {score.titles}</dd>
    )}
  </div>
));

type RetryProps = {
  blocks: readonly Block[];
  fields: readonly Field[];
  chosen: Pick<ChosenBenchmark, 'retry'>;
};

/** A failure raises no message; it can be tried again, that of a figure alone as well. */
const RetryFailed = ({ blocks, fields, chosen }: RetryProps) => {
  const failed = blocks.filter((block) => mayComeAgain(block, fields)).map((block) => block.retry);
  const retries = chosen.retry === null ? failed : [...failed, chosen.retry];
  if (retries.length === 0) return null;
  const retry = () => {
    for (const again of retries) again();
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
const consistsOf = (
  { figures, filling, failed, error }: Block,
  kind: TitleKind,
  { chosen, sameDays }: ChosenBenchmark,
  scores: readonly Score[],
): string | null => {
  if (failed && isRefusal(error)) return `The benchmark cannot be shown. ${error?.message}`;
  if (failed) return 'The benchmark could not be loaded.';
  return (
    segmentText(figures, kind, { isCustom: chosen !== null, sameDays, scores }) ??
    (filling ? null : 'The benchmark has no figures.')
  );
};

type WhatProps = {
  kind: TitleKind;
  benchmark: ChosenBenchmark;
  /** What it consists of; null while it is not known. */
  segment: string | null;
  /** How many titles that are; null while it is not known. */
  count: string | null;
  /** Which filters of the page do not hold here; null = all of them do. */
  leftOut: string | null;
  /** Of whom the benchmark is counted where that is not whom the page is about; null = it is. */
  ownScope: string | null;
  onView: () => void;
};

/**
 * What the title is compared with; opens the window in which another benchmark is chosen or built. Drawn anew when what it says is
 * something else, not with each figure that comes.
 */
const Comparison = memo(({ kind, benchmark, segment, count, leftOut, ownScope, onView }: WhatProps) => {
  const { chosen, loading, missing, retry, choose } = benchmark;
  // The window is made when it is opened for the first time, and anew each time: nothing is left over in it.
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
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
        {missing ? `The benchmark of this link ${retry === null ? 'is not available' : 'could not be loaded'}. ` : ''}
        {segment ?? <TextSkeleton width={150} />}
      </Text>
      {ownScope === null ? null : <Text size="xs">{ownScope}</Text>}
      {leftOut === null ? null : <Text size="xs">{leftOut}</Text>}
      <Button
        variant="subtle"
        className={classes.view ?? ''}
        aria-haspopup="dialog"
        disabled={count === null || count.startsWith('0 ')}
        onClick={onView}
      >
        {count === null ? `View the ${kind}s` : `View the ${count}`}
      </Button>
      <Tooltip label={sameDaysMeans(firstDayOf[kind])} multiline w={320} openDelay={400}>
        <Switch
          size="xs"
          label={`Same days since ${firstDayOf[kind]}`}
          checked={benchmark.sameDays}
          onChange={({ currentTarget }) => benchmark.setSameDays(currentTarget.checked)}
        />
      </Tooltip>
      {opened === 0 ? null : (
        <LatePart
          key={opened}
          onMissing={() => {
            setOpen(false);
            sayMissingWindow();
          }}
        >
          <BenchmarkModal
            kind={kind}
            opened={open}
            onClose={() => setOpen(false)}
            applied={chosen?.uuid ?? null}
            onApply={choose}
          />
        </LatePart>
      )}
    </div>
  );
});

const Scores = (props: Props) => {
  const { kind, title, tab } = props;
  const benchmark = useChosenBenchmark(kind);
  const { top, bottom } = useSides(props, benchmark);
  const fields = fieldsOf(tab, kind, title);
  const { members } = useMembers({ ...props, fields });
  const scores = scoresOf(fields, top, bottom, members);
  const isShared = sharedTitles(scores) !== null;
  // The titles are asked for when their window is opened.
  const { chosen, choose: sortBy } = useChoice('benchmarkTitles');
  const sortedBy = fields.find((field) => field === chosen);
  const [first] = fields;
  const view = useCallback(() => sortBy(first), [sortBy, first]);
  return (
    <>
      <UnknownChoice name="benchmarkTitles" known={fields} instead={`The page without the ${kind}s behind it`} />
      <section
        id={scoresAnchor}
        className={classes.bar}
        aria-label="Score bar"
        aria-busy={top.filling || bottom.filling}
      >
        <Comparison
          kind={kind}
          benchmark={benchmark}
          segment={consistsOf(bottom, kind, benchmark, scores)}
          count={bottom.failed ? null : countText(bottom.figures, kind)}
          leftOut={leftOutText(kind, props.applied)}
          ownScope={ownScopeText(benchmark.chosen?.clauses, props.applied)}
          onView={view}
        />
        <div className={classes.scores}>
          <HintArea>
            <dl className={classes.tiles} data-of={fieldsOf(tab, kind, null).length}>
              {scores.map((score) => (
                <Tile key={score.id} {...score} isShared={isShared} />
              ))}
            </dl>
          </HintArea>
        </div>
        <RetryFailed blocks={[top, bottom]} fields={fields} chosen={benchmark} />
        {sortedBy !== undefined ? (
          <LatePart
            onMissing={() => {
              sortBy(undefined);
              sayMissingWindow();
            }}
          >
            <BenchmarkTitles
              asked={props}
              benchmark={benchmark}
              name={title?.name ?? `This ${kind}`}
              fields={fields}
              top={top}
              onClose={() => sortBy(undefined)}
            />
          </LatePart>
        ) : null}
      </section>
    </>
  );
};

/** Nothing on a tab that compares nothing. */
export const ScoreBar = (props: Props) =>
  fieldsOf(props.tab, props.kind, props.title).length === 0 ? null : <Scores {...props} />;
