/** Anticipated Shows: what has not begun, and what comes back, each as a table of its own under one filter bar. */
import { Text } from '@mantine/core';
import { FilterBar } from '../../filter-bar/FilterBar.tsx';
import { useFilters } from '../../filters/use-filters.ts';
import { TableModule } from '../../tables/TableModule.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AllAnticipationLink } from './AllAnticipationLink.tsx';
import classes from './anticipation.module.css';

const page = 'anticipationReportShows';

const tables = [
  {
    view: 'anticipatedUnairedShows',
    title: 'New Shows',
    about: 'Shows whose first episode is still to come, or has no date yet.',
    none: 'is still to begin',
  },
  {
    view: 'anticipatedReturningShows',
    title: 'Returning Shows',
    about: 'Shows that go on, with the day of their next episode.',
    none: 'has an episode to come',
  },
] as const;

/** The days that the page begins with choose no shows: followers are those on the last one. */
const emptyReason = (none: string, isDefault: boolean): string =>
  isDefault
    ? `No followed show ${none} in the data that you see.`
    : `No followed show that matches these filters ${none}. Take some of the filters away.`;

/** Of a table with its header, in pixels (2-title-reports section 9). */
const height = 440;

export default function AnticipatedShows() {
  const { applied, isDefault } = useFilters(page);
  return (
    <>
      <PageHeader title="Anticipated Shows">
        <AllAnticipationLink />
      </PageHeader>
      <FilterBar page={page} />
      <div className={classes.stack}>
        {tables.map(({ about, none, ...table }) => (
          <TableModule
            key={table.view}
            {...table}
            emptyReason={emptyReason(none, isDefault)}
            clauses={applied}
            height={height}
            noun="followers"
            head={
              <Text size="sm" c="dimmed">
                {about}
              </Text>
            }
            ranked
          />
        ))}
      </div>
    </>
  );
}
