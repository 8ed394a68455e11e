/**
 * One section of the home page: up to ten rows, each a rank, a name with a note under it, and its figures. Skeleton,
 * empty, failed and blocked states take the same height, so that the page does not move.
 */
import { type Column, type Meta, type Row, type ViewDefinition, viewDefinition } from '@cvm/contract';
import { Avatar } from '@mantine/core';
import { SampleNote } from '../../charts/SampleNote.tsx';
import { cellHint, cellText } from '../../tables/cell-text.ts';
import { LinkedText } from '../../tables/LinkedText.tsx';
import { isTiny } from '../../tables/rates.ts';
import { HintArea } from '../../ui/HintArea.tsx';
import { ViewBlocked, ViewEmpty, ViewError } from '../../views/states.tsx';
import { useView, type ViewResult } from '../../views/use-view.ts';
import classes from './home.module.css';
import { ListHead } from './ListHead.tsx';
import { rowCount, SkeletonList } from './SkeletonList.tsx';
import type { Section } from './sections.ts';

const columnOf = (section: Section, name: string): Column => {
  const column = viewDefinition(section.view).columns.find((candidate) => candidate.name === name);
  if (column === undefined) throw new Error(`The view ${section.view} has no column "${name}".`);
  return column;
};

const Figure = ({
  view,
  column,
  row,
  meta,
  largest,
}: {
  view: ViewDefinition;
  column: Column;
  row: Row;
  meta: Meta | null;
  largest: number | null;
}) => {
  const value = row[column.name];
  return (
    <td
      className={classes.figure}
      data-hint={cellHint(view, column, row, meta)}
      data-tiny={isTiny(view, column, row) || undefined}
    >
      {cellText(column, value)}
      {largest === null || typeof value !== 'number' ? null : (
        <span className={classes.bar} aria-hidden="true">
          <span style={{ width: `${largest > 0 ? (100 * value) / largest : 0}%` }} />
        </span>
      )}
    </td>
  );
};

const Rows = ({ section, rows, meta }: { section: Section; rows: readonly Row[]; meta: Meta | null }) => {
  const name = columnOf(section, section.name);
  const note = columnOf(section, section.note);
  const figures = section.figures.map((figure) => columnOf(section, figure));
  /** Name and note share a place, and either may be longer than it. */
  const hint = (row: Row) =>
    [name, note].flatMap((column) => cellHint(viewDefinition(section.view), column, row, meta) ?? []).join('\n');
  const largest = (column: Column) =>
    column.format === 'share' ? Math.max(0, ...rows.map((row) => Number(row[column.name] ?? 0))) : null;
  return rows.slice(0, rowCount).map((row, index) => (
    <tr
      key={viewDefinition(section.view)
        .key.map((key) => row[key])
        .join(' ')}
    >
      <td className={classes.rank}>{index + 1}</td>
      <td>
        <div className={classes.nameCell}>
          {section.image === undefined ? null : (
            <Avatar
              src={String(row[section.image] ?? '')}
              alt=""
              size={30}
              radius="xl"
              name={String(row[section.name] ?? '')}
            />
          )}
          <div className={classes.names} data-hint={hint(row)}>
            <LinkedText column={name} row={row} className={classes.name} />
            {row[section.note] === null ? (
              <span className={classes.note} />
            ) : (
              <LinkedText column={note} row={row} className={classes.note} />
            )}
          </div>
        </div>
      </td>
      {figures.map((column) => (
        <Figure
          key={column.name}
          view={viewDefinition(section.view)}
          column={column}
          row={row}
          meta={meta}
          largest={largest(column)}
        />
      ))}
    </tr>
  ));
};

const State = ({ section, result }: { section: Section; result: ViewResult }) => (
  <div className={classes.state}>
    {result.status === 'error' ? <ViewError error={result.error} onRetry={result.retry} /> : null}
    {result.status === 'blocked' ? <ViewBlocked message={result.blockedMessage} /> : null}
    {result.status === 'empty' ? <ViewEmpty meta={result.meta} reason={section.emptyReason} /> : null}
  </div>
);

/** What the figures are out of, which every row says alike: `Of 12,345 votes for characters in all`. */
const wholeText = ({ whole, view }: Section, rows: readonly Row[]): string | null => {
  const value = whole === undefined ? undefined : rows[0]?.[whole.column];
  if (whole === undefined || value === undefined) return null;
  const column = viewDefinition(view).columns.find(({ name }) => name === whole.column);
  return column === undefined ? null : `Of ${cellText(column, value)} ${whole.words}`;
};

type Props = { section: Section; label: string };

export const RankedList = ({ section, label }: Props) => {
  const result = useView(section.view, section.clauses);
  const { rows, meta } = result;
  const isOpen = result.status === 'empty' && section.emptyReason === null;
  const status = isOpen ? 'loading' : result.status;
  if (status !== 'data' && status !== 'loading') return <State section={section} result={result} />;
  const figures = section.figures.map((figure) => columnOf(section, figure));
  return (
    <HintArea>
      <table className={classes.list} aria-label={label} aria-busy={status === 'loading'}>
        <ListHead view={viewDefinition(section.view)} name={columnOf(section, section.name).label} figures={figures} />
        {status === 'loading' ? (
          <SkeletonList figures={figures.length} image={section.image !== undefined} />
        ) : (
          <tbody>
            <Rows section={section} rows={rows} meta={meta} />
          </tbody>
        )}
      </table>
      <div className={classes.foot}>
        <SampleNote meta={meta} size="xs" filters lead={wholeText(section, rows)} />
      </div>
    </HintArea>
  );
};
