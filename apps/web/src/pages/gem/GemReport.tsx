/** The GEM report: how programs present women, by audience survey. The only page of gem-only users. */
import { formatValue, viewDefinition } from '@cvm/contract';
import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { daysText } from '../../charts/scope.ts';
import { ExportMenu } from '../../exports/ExportMenu.tsx';
import { FilterBar } from '../../filter-bar/FilterBar.tsx';
import { useFilters } from '../../filters/use-filters.ts';
import { DataTable } from '../../tables/DataTable.tsx';
import { tableExports } from '../../tables/table-exports.ts';
import { GemIcon, WarningIcon } from '../../ui/icons.tsx';
import { useSorts } from '../../views/use-sorts.ts';
import { useView, type ViewResult } from '../../views/use-view.ts';
import classes from './gem.module.css';
import { ScoreStrip } from './ScoreStrip.tsx';

const view = 'gemReport';
const page = 'gemReport';

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
      The mean of their answers, rescaled to 0-100, is set against the mean of all programs with 100 respondents or
      more: 100 is average, more is better. A program with fewer respondents is listed without a score, and so is a
      group of women, men or an age below 30.
    </Text>
  </section>
);

const covered = ({ meta }: ViewResult): string => {
  if (meta === null) return '\u00a0';
  const { rows, range } = meta;
  const surveyed =
    range.from === null ? `until ${formatValue('longDate', range.to)}` : daysText(viewDefinition('gemReport'), range);
  return `${formatValue('count', rows)} programs \u00b7 surveyed ${surveyed}`;
};

export default function GemReport() {
  const { applied, clearAll } = useFilters(page);
  const { sorts, problem, setSorts } = useSorts(view);
  const result = useView(view, applied, { keepPrevious: true });
  return (
    <>
      <Header />
      <About />
      <FilterBar page={page} />
      {problem === null ? null : (
        <Alert variant="default" icon={<WarningIcon />} p="xs" mt="sm">
          {problem}
        </Alert>
      )}
      <ScoreStrip result={result} />
      <Group justify="space-between" mt="sm" mb="xs" mih={30}>
        <Text size="sm" c="dimmed">
          {covered(result)}
        </Text>
        <ExportMenu
          view={view}
          clauses={applied}
          sorts={sorts}
          more={tableExports({ view, title: 'GEM Score', result, sorts, ranked: true, noun: 'respondents' })}
          disabledReason={result.status === 'data' ? undefined : 'There are no rows to export.'}
        />
      </Group>
      <DataTable
        view={view}
        result={result}
        label="GEM score by program"
        sorts={sorts}
        onSorts={setSorts}
        ranked
        emptyReason="No program was surveyed inside these filters. Take some of them away, or widen the dates."
        emptyAction={
          <Button variant="default" mt="xs" onClick={clearAll}>
            Clear filters
          </Button>
        }
      />
    </>
  );
}
