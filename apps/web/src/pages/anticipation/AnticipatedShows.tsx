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
    emptyReason: 'No followed show that matches these filters is still to begin. Take some of the filters away.',
  },
  {
    view: 'anticipatedReturningShows',
    title: 'Returning Shows',
    about: 'Shows that go on; the release date is the day of the next episode.',
    emptyReason: 'No followed show that matches these filters has an episode to come. Take some of the filters away.',
  },
] as const;

/** Of a table with its header, in pixels (2-title-reports section 9). */
const height = 440;

export default function AnticipatedShows() {
  const { applied } = useFilters(page);
  return (
    <>
      <PageHeader title="Anticipated Shows">
        <AllAnticipationLink />
      </PageHeader>
      <FilterBar page={page} />
      <div className={classes.stack}>
        {tables.map(({ about, ...table }) => (
          <TableModule
            key={table.view}
            {...table}
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
