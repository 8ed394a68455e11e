/**
 * What else an audience watches: a seed audience is built of titles and people, and stands beside what it watches more than
 * others do and who it is. The three pages differ in the titles that are listed (3-reports-and-admin section 2).
 */
import {
  affinityRule,
  type Clause,
  formatCount,
  formatValue,
  isolated,
  type PageFiltersId,
  type ViewId,
} from '@cvm/contract';
import { Text } from '@mantine/core';
import { AudienceBuilder } from '../../audience-builder/AudienceBuilder.tsx';
import { type BuilderWords, commonWords } from '../../audience-builder/words.ts';
import { UnknownTables } from '../../charts/DisplaySwitch.tsx';
import { OrderSwitch } from '../../charts/OrderSwitch.tsx';
import { RealOnlySwitch } from '../../charts/RealOnlySwitch.tsx';
import { useFilters } from '../../filters/use-filters.ts';
import { useFilterLabels } from '../../filters/use-options.ts';
import { TableModule, UnknownSorted } from '../../tables/TableModule.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useView } from '../../views/use-view.ts';
import { AudienceOverlap, overlapViews } from './AudienceOverlap.tsx';
import { AudienceSnapshot, snapshotViews } from './AudienceSnapshot.tsx';
import classes from './affinity.module.css';
import { seedsText } from './seeds.ts';

const words: BuilderWords = {
  ...commonWords,
  edit: 'Edit Audience',
  requirement: 'At least one piece of content (show/movie) must be selected to return results.',
};

/** "Height 438 in the affinity results" (3-reports-and-admin section 9). */
const height = 438;

type Props = {
  /** Its filters and its view have one name. */
  id: PageFiltersId & ViewId;
  title: string;
  /** What is listed, in the plural: `shows`. */
  rowsLabel: string;
};

/** How many people the criteria describe: "shown as 0.0a" (section 9), exactly while it is pointed at. */
const SampleSize = ({ id }: Pick<Props, 'id'>) => {
  const { applied } = useFilters(id);
  const { meta, status } = useView(id, applied, { keepPrevious: true });
  const size = meta?.sampleSize ?? null;
  if (status === 'error')
    return (
      <Text size="sm" c="dimmed">
        Sample size could not be loaded
      </Text>
    );
  return (
    <Text size="sm" c="dimmed" title={size === null ? undefined : `${formatCount(size, 'viewer')} of the seeds`}>
      Sample size: {status === 'loading' ? '...' : formatValue('compact', size)}
    </Text>
  );
};

/** A metric may have left out all that this audience watched. */
const nothingWatched = (rowsLabel: string, applied: readonly Clause[]): string => {
  const picked = applied.some(({ id }) => id === 'metric') ? ' inside the metric filters' : '';
  return `No other ${rowsLabel}${picked} were watched by ${affinityRule.overlapMin} people of this audience. Take some of the criteria away, or widen the dates.`;
};

const Results = ({ id, rowsLabel }: Props) => {
  const { applied } = useFilters(id);
  const seeds = seedsText(applied, useFilterLabels(applied));
  return (
    <>
      <UnknownTables figures={[...snapshotViews, ...overlapViews]} />
      <UnknownSorted views={[id]} />
      <div className={classes.switches}>
        <OrderSwitch />
        <RealOnlySwitch />
      </div>
      <div className={classes.results}>
        <TableModule
          view={id}
          title={`People Who Watch ${isolated(seeds)} Also Watch...`}
          subject={seeds}
          clauses={applied}
          height={height}
          noun="seed viewers"
          head={
            <Text size="sm" c="dimmed">
              How many of the seed audience watched other {rowsLabel}, against all viewers. An index of 100 is average.
            </Text>
          }
          emptyReason={nothingWatched(rowsLabel, applied)}
          ranked
          dense
        />
        <AudienceSnapshot clauses={applied} subject={seeds} height={height} />
      </div>
      <AudienceOverlap clauses={applied} subject={seeds} />
    </>
  );
};

export const AffinityReport = (props: Props) => (
  <>
    <PageHeader title={props.title} />
    <AudienceBuilder page={props.id} words={words} note={<SampleSize id={props.id} />}>
      <Results {...props} />
    </AudienceBuilder>
  </>
);
