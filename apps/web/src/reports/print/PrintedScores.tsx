/** The score bar on paper: the figures of a tab beside those of its benchmark. */
import { smallSampleWords, type TitleTab } from '@cvm/contract';
import { comparedName, leftOutText, ownScopeText } from '../../benchmark/benchmark-page.ts';
import { failedWords } from '../../benchmark/failures.ts';
import { againstText, fieldsOf, type Score, scoresOf, segmentText, sharedTitles } from '../../benchmark/scores.ts';
import { useChosenBenchmark } from '../../benchmark/use-chosen.ts';
import { useMembers } from '../../benchmark/use-members.ts';
import { type SidesQuestion, useSides } from '../../benchmark/use-sides.ts';
import type { Head } from '../model.ts';
import { usePart } from './parts.ts';
import classes from './printed.module.css';

/** `Small sample, N = 14 viewers`; null where there is nothing to warn of. */
const warningOf = ({ reliance, sample }: Score): string | null =>
  reliance === 'tiny' || reliance === 'small'
    ? [smallSampleWords, sample].filter((part) => part !== null).join(', ')
    : null;

const PrintedScore = ({ score, isShared }: { score: Score; isShared: boolean }) => {
  const warning = warningOf(score);
  return (
    <div data-tiny={score.reliance === 'tiny' || undefined}>
      <dt>{score.label}</dt>
      <dd>{score.failed ? failedWords : <b>{score.value}</b>}</dd>
      <dd>
        {score.difference === null ? '' : `${score.difference} `}
        {againstText(score)}
        {isShared || typeof score.titles !== 'string' ? '' : `, mean of ${score.titles}`}
      </dd>
      {score.relative === null || score.relative === '' ? null : <dd>{score.relative}</dd>}
      {score.chanceNote === null ? null : <dd>{score.chanceNote}</dd>}
      {score.kept === null ? null : <dd>{score.kept}</dd>}
      {warning === null ? null : <dd>{warning}</dd>}
    </div>
  );
};

type Props = SidesQuestion & { title: Head; tab: TitleTab };

const Scores = (props: Props) => {
  const { kind, title, tab } = props;
  const benchmark = useChosenBenchmark(kind);
  const { top, bottom } = useSides(props, benchmark);
  const { chosen, sameDays } = benchmark;
  const leftOut = leftOutText(kind, props.applied);
  const ownScope = ownScopeText(chosen?.clauses, props.applied);
  const fields = fieldsOf(tab, kind, title);
  const { members, filling } = useMembers({ ...props, fields });
  const scores = scoresOf(fields, top, bottom, members);
  const isShared = sharedTitles(scores) !== null;
  const segment = segmentText(bottom.figures, kind, { isCustom: chosen !== null, sameDays, scores });
  usePart(!benchmark.loading && !top.filling && !bottom.filling && !filling);
  return (
    <section className={classes.scores}>
      <p className={classes.foot}>
        Against the benchmark {comparedName(kind, benchmark.chosen?.name, benchmark.sameDays)}
        {segment === null ? '' : `: ${segment}`}
        {bottom.failed ? ': it could not be loaded' : ''}
        {ownScope === null ? '' : ` · ${ownScope}`}
        {leftOut === null ? '' : ` · ${leftOut}`}
      </p>
      <dl>
        {scores.map((score) => (
          <PrintedScore key={score.id} score={score} isShared={isShared} />
        ))}
      </dl>
    </section>
  );
};

/** Nothing on a tab that compares nothing. */
export const PrintedScores = (props: Props) =>
  fieldsOf(props.tab, props.kind, props.title).length === 0 ? null : <Scores {...props} />;
