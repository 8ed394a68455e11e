/** The GEM report: how programs present women, by audience survey. The only page of gem-only users. */
import { formatCount, formatValue, gemRule, type Meta, viewDefinition } from '@cvm/contract';
import { Text, Title } from '@mantine/core';
import { daysText } from '../../charts/scope.ts';
import { TablePage } from '../../tables/TablePage.tsx';
import { GemIcon } from '../../ui/icons.tsx';
import classes from './gem.module.css';
import { ScoreStrip } from './ScoreStrip.tsx';
import { averageScore } from './score-strip.ts';

const Header = () => (
  <div className={classes.brand}>
    <span className={classes.logo}>
      <GemIcon size={34} />
    </span>
    <Title order={1}>GEM SCORE</Title>
  </div>
);

const statements = [
  'I think highly of the way women are presented.',
  'Women are presented respectfully.',
  'It is inappropriate how women are featured (counted the other way round).',
  'Women are presented as good role models.',
];

const About = () => (
  <section className={classes.about} aria-labelledby="gem-about">
    <Title order={2} id="gem-about" mb={4}>
      About this report
    </Title>
    <Text>Viewers of a program say how far they agree with four statements, from 1 (disagree) to 5 (agree):</Text>
    <ol className={classes.statements}>
      {statements.map((statement) => (
        <li key={statement}>{statement}</li>
      ))}
    </ol>
    <Text>
      The mean of their answers, rescaled to 0-100, is set against the mean of all programs with{' '}
      {gemRule.respondentsMin} respondents or more, by the same people and days: {averageScore} is average, more is
      better. A program with fewer respondents is listed without score and answers, and a group of women, men or an age
      below {gemRule.groupMin} has no score.
    </Text>
  </section>
);

const covered = ({ rows, range }: Meta): string => {
  const surveyed =
    range.from === null ? `until ${formatValue('longDate', range.to)}` : daysText(viewDefinition('gemReport'), range);
  return `${formatCount(rows, 'program')} \u00b7 surveyed ${surveyed}`;
};

export default function GemReport() {
  return (
    <TablePage
      page="gemReport"
      view="gemReport"
      rowLabel="program"
      noun="respondents"
      label="GEM score by program"
      header={
        <>
          <Header />
          <About />
        </>
      }
      above={(result) => <ScoreStrip result={result} />}
      covered={covered}
      emptyReason="No program was surveyed inside these filters. Take some of them away, or widen the dates."
    />
  );
}
