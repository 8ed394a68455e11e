/** The distribution of the scores: one mark per program on one axis, the average, and one program picked out. */
import { gemRule } from '@cvm/contract';
import { Select, Skeleton, Text, Title } from '@mantine/core';
import { UnknownChoice } from '../../address/UnknownChoice.tsx';
import { useChoice } from '../../address/use-in-address.ts';
import type { ViewResult } from '../../views/use-view.ts';
import classes from './gem.module.css';
import { averageScore, placeOf, type ScoredProgram, type Strip, scoreStrip, standing } from './score-strip.ts';

const at = (percent: number): React.CSSProperties => ({ left: `${percent}%` });

const Axis = ({ strip }: { strip: Strip }) => (
  <div className={classes.axis} aria-hidden="true">
    {[strip.low, averageScore, strip.high]
      .filter((score, position, all) => all.indexOf(score) === position)
      .map((score) => (
        <span key={score} className={classes.axisLabel} style={at(placeOf(score, strip))}>
          {score === averageScore ? `${score} average` : score}
        </span>
      ))}
  </div>
);

const Marks = ({ strip, chosen }: { strip: Strip; chosen: ScoredProgram }) => (
  <div className={classes.strip} role="img" aria-label={`Distribution of the scores. ${standing(chosen, strip)}`}>
    <span className={classes.average} style={at(placeOf(averageScore, strip))} />
    {strip.programs.map((program) => (
      <span
        key={program.id}
        className={classes.mark}
        data-chosen={program === chosen || undefined}
        title={standing(program, strip)}
        style={at(placeOf(program.score, strip))}
      />
    ))}
  </div>
);

const Drawn = ({ strip }: { strip: Strip }) => {
  const { chosen: id, choose } = useChoice('picked');
  const [best] = strip.programs;
  const chosen = strip.programs.find((program) => program.id === id) ?? best;
  if (chosen === undefined) return null;
  return (
    <>
      <UnknownChoice name="picked" known={strip.programs.map((program) => program.id)} instead={chosen.title} />
      <div className={classes.stripHead}>
        <Text fw={600} aria-live="polite">
          {standing(chosen, strip)}
        </Text>
        <Select
          aria-label="Program to pick out"
          data={strip.programs.map(({ id: value, title }) => ({ value, label: title }))}
          value={chosen.id}
          onChange={(next) => choose(next ?? undefined)}
          allowDeselect={false}
          searchable
          nothingFoundMessage="No Results"
          w={260}
          limit={200}
        />
      </div>
      <Marks strip={strip} chosen={chosen} />
      <Axis strip={strip} />
    </>
  );
};

export const ScoreStrip = ({ result }: { result: ViewResult }) => {
  const strip = scoreStrip(result.rows);
  // What there is not is said in place of the table.
  if (strip === null && result.status !== 'loading' && result.status !== 'data') return null;
  return (
    <section className={classes.card} aria-label="Where a program stands">
      <Title order={2} mb="xs">
        Where a program stands
      </Title>
      {strip !== null ? (
        <Drawn strip={strip} />
      ) : result.status === 'loading' ? (
        <Skeleton height={92} />
      ) : (
        <Text c="dimmed">
          No program has {gemRule.respondentsMin} respondents inside these filters, so that none has a score. Take some
          of the filters away, or widen the dates.
        </Text>
      )}
    </section>
  );
};
