/** How the following of the most followed titles grows around their release, as a total or day by day, over days one can choose. */
import type { Clause, Meta, Row } from '@cvm/contract';
import { ActionIcon, Alert, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { UnknownChoice } from '../../address/UnknownChoice.tsx';
import { UnknownTables } from '../../charts/DisplaySwitch.tsx';
import { FigureModule } from '../../charts/FigureModule.tsx';
import {
  type DayRange,
  type TrackedTitle,
  type TrackerMeasure,
  trackerFigure,
} from '../../charts/prepare/tracker-figure.ts';
import { SettingsIcon, WarningIcon } from '../../ui/icons.tsx';
import { Tabbed, TabPanel } from '../../ui/Tabbed.tsx';
import { RangeDialog } from './RangeDialog.tsx';
import classes from './tracker.module.css';
import { firstTitles, growthClauses } from './tracker-query.ts';
import { useGrowth } from './use-growth.ts';

const tabs = [
  { measure: 'total', label: 'TOTAL', title: 'Total Followers' },
  { measure: 'net-new', label: 'NET NEW', title: 'Net New Followers' },
] as const satisfies readonly { measure: TrackerMeasure; label: string; title: string }[];

const view = 'anticipationTrackerByDay';

/** Of the plot (3-reports-and-admin section 9). */
const height = 334;
/** Of the names of ten titles one below another, where they have no room beside the plot. */
const namesHeight = 180;

type DrawnProps = Pick<(typeof tabs)[number], 'measure' | 'title'> & {
  titles: readonly TrackedTitle[];
  lastDay: string;
  of: number;
  range: DayRange;
  clauses: readonly Clause[];
};

const Drawn = ({ measure, title, titles, lastDay, of, range, clauses }: DrawnProps) => {
  const { start, end } = range;
  const narrow = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const prepare = useMemo(
    () => trackerFigure({ measure, titles, lastDay, of, range: { start, end } }),
    [measure, titles, lastDay, of, start, end],
  );
  return (
    <FigureModule
      view={view}
      title={title}
      prepare={prepare}
      clauses={clauses}
      subject="Anticipation Tracker"
      height={narrow ? height + namesHeight : height}
      kind="lines"
      enabled={titles.length > 0}
      emptyTitle="No Results for Selected Query"
      emptyReason="None of the most followed titles has figures on these days: choose other days from release, or other titles."
    />
  );
};

type Props = {
  clauses: readonly Clause[];
  /** Of the table, in the order of its answer. */
  rows: readonly Row[];
  meta: Meta | null;
};

export const GrowthChart = ({ clauses, rows, meta }: Props) => {
  const { measure, setMeasure, range, problem, setRange } = useGrowth();
  const [asking, setAsking] = useState(false);
  const titles = useMemo(() => firstTitles(rows), [rows]);
  const asked = growthClauses(
    clauses,
    titles.map(({ id }) => id),
    range,
  );
  return (
    <>
      <UnknownChoice name="growth" known={tabs.map((tab) => tab.measure)} instead={tabs[0].label} />
      <UnknownTables figures={[view]} />
      {problem === null ? null : (
        <Alert variant="default" icon={<WarningIcon />} p="xs" mt="sm" mb="sm">
          {problem}
        </Alert>
      )}
      <Tabbed
        className={classes.growth}
        label="Growth of"
        tabs={tabs.map(({ measure: id, label }) => ({ id, label }))}
        open={measure}
        onOpen={setMeasure}
        beside={
          <Tooltip label="Days from release">
            <ActionIcon
              className={classes.settings ?? ''}
              variant="default"
              size={30}
              aria-label="Settings of the chart"
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            >
              <SettingsIcon />
            </ActionIcon>
          </Tooltip>
        }
      >
        {tabs.map((tab) => (
          <TabPanel key={tab.measure} value={tab.measure}>
            <Drawn {...tab} {...{ titles, range, of: rows.length, clauses: asked, lastDay: meta?.range.to ?? '' }} />
          </TabPanel>
        ))}
      </Tabbed>
      {asking ? <RangeDialog range={range} onApply={setRange} onClose={() => setAsking(false)} /> : null}
    </>
  );
};
