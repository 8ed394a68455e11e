/**
 * The score bar of a report: the figures of the open tab beside those of a benchmark, each as soon as it comes. Filters on
 * people and days hold for both sides, unless the benchmark has its own.
 */
import { type Clause, formatFilters, scopeFilters } from '@cvm/contract';
import { ActionIcon, Text, Tooltip } from '@mantine/core';
import type { Title, TitleKind } from '../pages/title-report/title.ts';
import type { TitleTab } from '../paths.ts';
import { HintArea } from '../ui/HintArea.tsx';
import { RetryIcon } from '../ui/icons.tsx';
import classes from './ScoreBar.module.css';
import { fieldsOf, type Score, scoresOf, segmentText } from './scores.ts';
import { type Block, type BlockQuestion, useBlock } from './use-block.ts';

type Props = {
  kind: TitleKind;
  titleId: string;
  /** Null while it is not known. */
  title: Title | null;
  tab: TitleTab;
  page: string;
  /** The filters of the page. */
  applied: readonly Clause[];
};

const isScope = ({ id }: Clause): boolean => scopeFilters.some((scope) => scope === id);

const Bone = ({ width }: { width: number }) => (
  <span className={classes.bone} style={{ width }} aria-hidden="true">
    &nbsp;
  </span>
);

const Tile = ({ score: { label, value, benchmark, difference, sign, hint } }: { score: Score }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what hovering tells must be told to keyboards as well.
  <div className={classes.tile} data-hint={hint} tabIndex={0}>
    <dt>{label}</dt>
    <dd className={classes.value}>{value ?? <Bone width={72} />}</dd>
    <dd className={classes.against}>
      {difference === null ? null : (
        <span className={classes.difference} data-sign={sign}>
          {difference}
        </span>
      )}
      {benchmark === null ? <Bone width={54} /> : <span>vs {benchmark}</span>}
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

const useSides = ({ kind, titleId, page, applied }: Props) => {
  const question: Omit<BlockQuestion, 'side' | 'isCustom'> = {
    kind,
    titleId,
    page,
    filters: formatFilters(applied.filter(isScope)),
  };
  const top = useBlock({ ...question, side: 'top', isCustom: false });
  const bottom = useBlock({ ...question, side: 'bottom', isCustom: false });
  return { top, bottom };
};

const Scores = (props: Props) => {
  const { kind, title, tab } = props;
  const { top, bottom } = useSides(props);
  const scores = scoresOf(fieldsOf(tab, kind, title), top, bottom);
  const segment = segmentText(bottom.figures, kind, false);
  return (
    <section className={classes.bar} aria-label="Score bar" aria-busy={top.filling || bottom.filling}>
      <div className={classes.benchmark}>
        <span className={classes.label}>Benchmark</span>
        <span className={classes.name}>{kind === 'show' ? 'Similar Shows' : 'Similar Movies'}</span>
        <Text size="xs" c="dimmed">
          {segment ?? (bottom.filling ? <Bone width={150} /> : 'The benchmark has no figures.')}
        </Text>
      </div>
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
