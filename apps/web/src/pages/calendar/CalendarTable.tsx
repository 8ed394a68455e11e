/** Titles to come as one table with a group of rows for each week. */
import {
  type Column,
  formatCount,
  type Meta,
  metricDefinitions,
  type Row,
  tableColumns,
  viewDefinition,
} from '@cvm/contract';
import { Tooltip } from '@mantine/core';
import { cellHint, cellText } from '../../tables/cell-text.ts';
import { LinkedText } from '../../tables/LinkedText.tsx';
import tableClasses from '../../tables/table.module.css';
import { HintArea } from '../../ui/HintArea.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import classes from './calendar.module.css';
import { dayText, type Week, weekNumber, weekText } from './weeks.ts';

const view = viewDefinition('releaseCalendar');

const columnOf = (name: string): Column => {
  const column = tableColumns(view).find((one) => one.name === name);
  if (column === undefined) throw new Error(`The release calendar has no column "${name}".`);
  return column;
};

const [title, network, studio] = [columnOf('title'), columnOf('network'), columnOf('studio')];
const figures = [columnOf('followers'), columnOf('followerGrowth')];

const Label = ({ column }: { column: Column }) =>
  column.metric === undefined ? (
    column.label
  ) : (
    <Tooltip label={metricDefinitions[column.metric].definition} multiline w={280}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the definition must be reachable by keyboard. */}
      <span tabIndex={0}>{column.label}</span>
    </Tooltip>
  );

const Head = () => (
  <thead>
    <tr>
      <th scope="col" data-first>
        Title
      </th>
      <th scope="col" className={classes.home}>
        Network or Studio
      </th>
      <th scope="col">Release Date</th>
      {figures.map((column) => (
        <th key={column.name} scope="col" className={tableClasses.numeric}>
          <Label column={column} />
        </th>
      ))}
    </tr>
  </thead>
);

/** Who brings it out. */
const homeOf = (row: Row): Column => (row.network === null ? studio : network);

const Release = ({ row, meta }: { row: Row; meta: Meta | null }) => (
  <tr>
    <td data-column="0">
      <div className={classes.title}>
        <Thumbnail src={typeof row.poster === 'string' ? row.poster : null} className={classes.poster} />
        <div className={classes.names}>
          <LinkedText column={title} row={row} className={tableClasses.link} />
          <span className={classes.note} data-home={row[homeOf(row).name] ?? undefined}>
            {String(row.release)}
          </span>
        </div>
      </div>
    </td>
    <td className={classes.home}>
      <LinkedText column={homeOf(row)} row={row} className={tableClasses.link} />
    </td>
    <td className={classes.day}>{typeof row.releaseDate === 'string' ? dayText(row.releaseDate) : 'No date yet'}</td>
    {figures.map((column) => (
      <td key={column.name} className={tableClasses.numeric} data-hint={cellHint(view, column, row, meta)}>
        {cellText(column, row[column.name])}
      </td>
    ))}
  </tr>
);

const WeekHead = ({ week: { monday, rows } }: { week: Week }) => (
  <tr className={classes.week}>
    <th scope="rowgroup" colSpan={5}>
      <span>
        <strong>{monday === null ? 'No date yet' : weekText(monday)}</strong>
        {monday === null ? null : <span>{weekNumber(monday)}</span>}
        <span>{formatCount(rows.length, 'title')}</span>
      </span>
    </th>
  </tr>
);

type Props = { weeks: readonly Week[]; meta: Meta | null; outdated: boolean };

const Columns = () => (
  <colgroup>
    <col />
    <col className={classes.home} />
    <col className={classes.date} />
    <col className={classes.figure} />
    <col className={classes.figure} />
  </colgroup>
);

export const CalendarTable = ({ weeks, meta, outdated }: Props) => (
  <HintArea>
    <table
      className={`${tableClasses.table} ${classes.calendar} ${outdated ? tableClasses.outdated : ''}`}
      aria-label="Release Calendar"
      aria-busy={outdated}
    >
      <Columns />
      <Head />
      {weeks.map((week) => (
        <tbody key={week.monday ?? ''}>
          <WeekHead week={week} />
          {week.rows.map((row) => (
            <Release key={String(row.titleId)} row={row} meta={meta} />
          ))}
        </tbody>
      ))}
    </table>
  </HintArea>
);

/** As many as a window shows. */
const skeletonRows = Array.from({ length: 14 }, (_, row) => row);

export const CalendarSkeleton = () => (
  <table className={`${tableClasses.table} ${classes.calendar}`} aria-label="Release Calendar" aria-busy="true">
    <Columns />
    <Head />
    <tbody aria-hidden="true" data-waiting>
      {skeletonRows.map((row) => (
        <tr key={row} className={classes.waiting}>
          {['62%', '50%', 90, 50, 50].map((width, position) => (
            <td key={String(position)} className={position > 2 ? tableClasses.numeric : undefined}>
              <span className={tableClasses.skeleton} style={{ width }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
