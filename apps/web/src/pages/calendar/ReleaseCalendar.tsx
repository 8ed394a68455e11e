/** The release calendar: what is still to come, week by week, with who follows it and how the following grows. */
import { type Clause, formatCount, formatValue, type Meta, type Row, viewDefinition } from '@cvm/contract';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { UnknownChoice } from '../../address/UnknownChoice.tsx';
import { isWhole, useWhole } from '../../address/use-in-address.ts';
import { SampleNote } from '../../charts/SampleNote.tsx';
import { ExportMenu } from '../../exports/ExportMenu.tsx';
import { exportFileName } from '../../exports/file-name.ts';
import { noRowsReason } from '../../exports/no-rows.ts';
import { saveFile } from '../../exports/save-file.ts';
import { FilterBar } from '../../filter-bar/FilterBar.tsx';
import { useFilters } from '../../filters/use-filters.ts';
import { TableTools } from '../../tables/TableTools.tsx';
import tableClasses from '../../tables/table.module.css';
import { tableExports } from '../../tables/table-exports.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import { ViewBlocked, ViewEmpty, ViewError } from '../../views/states.tsx';
import { useView, type ViewResult } from '../../views/use-view.ts';
import { AllAnticipationLink } from '../anticipation/AllAnticipationLink.tsx';
import { CalendarSkeleton, CalendarTable } from './CalendarTable.tsx';
import classes from './calendar.module.css';
import { firstWeeks, type Week, weeksOf } from './weeks.ts';

const page = 'releaseCalendar';
const { sorts, title } = viewDefinition(page);

/** Rows that are drawn at once: a page of thousands would answer slowly. */
const rowsAtOnce = 300;

const saveCalendar = async (rows: readonly Row[], meta: Meta): Promise<void> => {
  const { calendarFile } = await import('./calendar-file.ts');
  const text = calendarFile(rows, { origin: window.location.origin, meta });
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), exportFileName(page, title, 'ics'));
};

/** The calendar has nothing of titles without a day. */
const calendarExport = (rows: readonly Row[], meta: Meta | null) =>
  meta === null || rows.every(({ releaseDate }) => releaseDate === null)
    ? []
    : [{ label: 'Calendar (.ics)', save: () => saveCalendar(rows, meta) }];

/** `12 weeks`; nothing where no row has a day. */
const weeksText = (weeks: readonly Week[]): string | null => {
  const count = weeks.filter(({ monday }) => monday !== null).length;
  return count === 0 ? null : formatCount(count, 'week');
};

const Tools = ({ clauses, result, weeks }: { clauses: readonly Clause[]; result: ViewResult; weeks: Week[] }) => {
  const { rows, meta } = result;
  return (
    <TableTools covers={<SampleNote meta={meta} rowLabel="title" lead={weeksText(weeks)} />}>
      <ExportMenu
        view={page}
        clauses={clauses}
        sorts={sorts}
        more={[
          ...calendarExport(rows, meta),
          ...tableExports({ view: page, title, result, sorts, ranked: false, noun: 'followers' }),
        ]}
        disabledReason={noRowsReason(result, 'titles')}
      />
    </TableTools>
  );
};

const Weeks = ({ weeks, result }: { weeks: readonly Week[]; result: ViewResult }) => {
  const { value: parts, put: showParts } = useWhole('weeks', 1);
  const rowsMax = parts * rowsAtOnce;
  const printing = usePrinting();
  const shown = printing ? weeks : firstWeeks(weeks, rowsMax);
  const left = weeks.slice(shown.length).reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <CalendarTable weeks={shown} meta={result.meta} outdated={result.outdated} />
      {left === 0 ? null : (
        <div className={classes.more}>
          <Button variant="default" onClick={() => showParts(parts + 1)}>
            Show later weeks ({formatValue('count', left)} titles)
          </Button>
        </div>
      )}
    </>
  );
};

type BodyProps = {
  weeks: readonly Week[];
  result: ViewResult;
  /** Ends the filters that were chosen; null where there are none but the days that the page begins with. */
  onClear: (() => void) | null;
};

const Body = ({ weeks, result, onClear }: BodyProps) => {
  if (result.status === 'blocked') return <ViewBlocked message={result.blockedMessage} />;
  if (result.status === 'error') return <ViewError error={result.error} onRetry={result.retry} />;
  if (result.status === 'loading') return <CalendarSkeleton />;
  if (result.status === 'data') return <Weeks weeks={weeks} result={result} />;
  if (onClear === null)
    return <ViewEmpty meta={result.meta} reason="No followed title is still to come in the data that you see." />;
  return (
    <ViewEmpty
      meta={result.meta}
      reason="No followed title that matches these filters is still to come. Take some of the filters away, or widen the release dates."
    >
      <Button variant="default" mt="xs" onClick={onClear}>
        Clear filters
      </Button>
    </ViewEmpty>
  );
};

export default function ReleaseCalendar() {
  const { applied, clearAll, isDefault } = useFilters(page);
  const result = useView(page, applied, { keepPrevious: true });
  const weeks = useMemo(() => weeksOf(result.rows), [result.rows]);
  return (
    <>
      <PageHeader
        title={title}
        note="New shows and movies, and the next episode of shows that return. Within a week the most followed stand first."
      >
        <AllAnticipationLink />
      </PageHeader>
      <FilterBar page={page} />
      <UnknownChoice name="weeks" known={isWhole} instead="The calendar from its first week" />
      <Tools clauses={applied} result={result} weeks={weeks} />
      <ScrollRegion label="Release Calendar" className={`${tableClasses.frame} ${classes.frame}`}>
        <Body weeks={weeks} result={result} onClear={isDefault ? null : clearAll} />
      </ScrollRegion>
    </>
  );
}
