/** Anticipation against outcome: who followed released titles before their release, against who watched them in their first days. */
import { metricDefinitions } from '@cvm/contract';
import { Tooltip } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { UnknownChoice } from '../../address/UnknownChoice.tsx';
import { useChangeSearch } from '../../change-search.ts';
import { PlotSkeleton } from '../../charts/PlotSkeleton.tsx';
import { countLabel } from '../../charts/prepare/bar-figure.ts';
import { isWeighted } from '../../charts/prepare/sample.ts';
import { TablePage } from '../../tables/TablePage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import type { ViewResult } from '../../views/use-view.ts';
import classes from './outcome.module.css';
import { Scatter } from './Scatter.tsx';
import { headlineOf, type OutcomeDays, scatterOf, unfinishedText } from './scatter.ts';

const view = 'anticipationOutcome';

/** How many days from release, as the address says it. */
const useOutcomeDays = (): { days: OutcomeDays; setDays: (days: OutcomeDays) => void } => {
  const days = useSearch({ strict: false, select: ({ days: text }): OutcomeDays => (String(text) === '30' ? 30 : 7) });
  const changeSearch = useChangeSearch();
  const setDays = (wanted: OutcomeDays) => changeSearch((search) => ({ ...search, days: String(wanted) }));
  return { days, setDays };
};

const choices = [
  { value: '7', label: 'First 7 days' },
  { value: '30', label: 'First 30 days' },
];

const Card = ({ result }: { result: ViewResult }) => {
  const { days, setDays } = useOutcomeDays();
  const { rows, meta, status } = result;
  const isSum = meta !== null && isWeighted(meta);
  const scatter = useMemo(() => scatterOf(rows, days, isSum), [rows, days, isSum]);
  if (status !== 'data' && status !== 'loading') return null;
  const headline = scatter === null ? null : headlineOf(scatter);
  const note = meta === null ? null : unfinishedText(rows.length - (scatter?.points.length ?? 0), days, meta);
  return (
    <section className={classes.card} aria-label="Followers against viewers" aria-busy={status === 'loading'}>
      <div className={classes.head}>
        <p className={classes.headline}>
          <strong>{headline?.value ?? '\u00a0'}</strong>
          {headline === null ? null : (
            <Tooltip label={metricDefinitions.rankCorrelation.definition} multiline w={320}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the definition must be reachable by keyboard. */}
              <span tabIndex={0}>{headline.label}</span>
            </Tooltip>
          )}
        </p>
        <Segmented
          label="Viewers of"
          choices={choices}
          value={String(days)}
          onChange={(value) => setDays(value === '30' ? 30 : 7)}
        />
      </div>
      {status === 'loading' ? (
        <div className={classes.plot}>
          <PlotSkeleton />
        </div>
      ) : null}
      {scatter === null || headline === null ? null : (
        <Scatter
          scatter={scatter}
          names={{
            x: `${countLabel('Followers before release', isSum)} (logarithmic)`,
            y: `${countLabel(`Viewers in the first ${days} days`, isSum)} (logarithmic)`,
          }}
          summary={`Followers before release against viewers in the first ${days} days. ${headline.value}: ${headline.label}.`}
        />
      )}
      {note === null ? null : <p className={classes.note}>{note}</p>}
    </section>
  );
};

export default function AnticipationOutcome() {
  return (
    <TablePage
      page={view}
      view={view}
      rowLabel="title"
      noun="followers"
      header={
        <>
          <PageHeader
            title="Anticipation and Outcome"
            note="Titles released on the dates below: who followed them on the day before, and who watched them in their first days."
          />
          <UnknownChoice name="days" known={choices.map(({ value }) => value)} instead="First 7 days" />
        </>
      }
      above={(result) => <Card result={result} />}
      emptyReason="No title that matches these filters was released on these days and followed or watched by these people. Take some filters away, or widen the dates."
    />
  );
}
