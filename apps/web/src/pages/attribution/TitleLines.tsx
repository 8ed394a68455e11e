/** The lines in sight of the folding table. One of them is in the tab order; arrow keys move to the others. */
import { type Column, formatValue, isNumeric, type Meta, type Row, viewDefinition } from '@cvm/contract';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePageAccess } from '../../session/access.ts';
import { cellHint, cellText } from '../../tables/cell-text.ts';
import { headerHeight, printedRowsMaxOf } from '../../tables/layout.ts';
import { linkOf } from '../../tables/links.ts';
import tableClasses from '../../tables/table.module.css';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import classes from './attribution.module.css';
import type { Line } from './by-title.ts';
import { columns } from './TitleHead.tsx';

const definition = viewDefinition('attributionTitle');

const printedLinesMax = printedRowsMaxOf(false);

export const lineHeight = ({ kind }: Line): number => (kind === 'title' ? 44 : 34);

/** Of a title: what is said of it once. Of a platform: its figures, the views where the title has its total. */
const shown: Record<Line['kind'], readonly string[]> = {
  title: ['contentType', 'releaseDate', 'networkName', 'studioName', 'totalVotes'],
  platform: ['voteCount', 'titleVoteShare', 'platformVoteShare'],
};

const columnOf = (name: string): Column | undefined => definition.columns.find((column) => column.name === name);

const rowOf = (line: Line): Row =>
  line.kind === 'title' ? { ...line.group.title, totalVotes: line.group.totalVotes } : line.row;

const Text = ({ column, row, active }: { column: Column; row: Row; active: boolean }) => {
  const { allows } = usePageAccess();
  const text = cellText(column, row[column.name]);
  const link = linkOf(column, row);
  if (link === null || !allows(link)) return <span className={tableClasses.text}>{text}</span>;
  return (
    <Link to={link} className={tableClasses.link} tabIndex={active ? 0 : -1}>
      {text}
    </Link>
  );
};

type CellProps = { line: Line; column: Column; meta: Meta | null; active: boolean };

const Cell = ({ line, column: own, meta, active }: CellProps) => {
  const column = line.kind === 'platform' && own.name === 'totalVotes' ? columnOf('voteCount') : own;
  if (column === undefined || !shown[line.kind].includes(column.name)) return <td />;
  const row = rowOf(line);
  return (
    <td
      className={isNumeric(column) ? tableClasses.numeric : undefined}
      data-hint={cellHint(definition, column, row, meta)}
    >
      {isNumeric(column) ? cellText(column, row[column.name]) : <Text column={column} row={row} active={active} />}
    </td>
  );
};

type FirstProps = Omit<CellProps, 'column' | 'meta'> & { onToggle: () => void };

/** The name of the title, with what folds it; or that of the platform, pushed in. */
const FirstCell = ({ line, active, onToggle }: FirstProps) => {
  const column = columnOf(line.kind === 'title' ? 'contentName' : 'platformName');
  if (column === undefined) return <td />;
  const row = rowOf(line);
  if (line.kind === 'platform')
    return (
      <th scope="row" data-column="0" className={classes.platform} data-hint={cellHint(definition, column, row, null)}>
        {cellText(column, row[column.name])}
      </th>
    );
  const name = cellText(column, row[column.name]);
  return (
    <th scope="row" data-column="0" className={classes.title} data-hint={cellHint(definition, column, row, null)}>
      <span className={classes.name}>
        <UnstyledButton
          className={classes.fold}
          data-open={line.isOpen || undefined}
          tabIndex={active ? 0 : -1}
          aria-label={`${line.isOpen ? 'Collapse' : 'Expand'} ${name}`}
          onClick={onToggle}
        >
          <ChevronDownIcon size={14} />
        </UnstyledButton>
        <Text column={column} row={row} active={active} />
      </span>
    </th>
  );
};

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Left folds the title of a line, right unfolds it. */
const folds = (key: string, line: Line): boolean =>
  line.kind === 'title' ? key === (line.isOpen ? 'ArrowLeft' : 'ArrowRight') : false;

type Props = {
  lines: readonly Line[];
  meta: Meta | null;
  scroller: HTMLElement | null;
  onToggle: (id: string) => void;
};

const Filler = ({ height }: { height: number }) =>
  height <= 0 ? null : (
    <tbody aria-hidden="true">
      <tr>
        <td className={tableClasses.filler} colSpan={columns.length} style={{ height }} />
      </tr>
    </tbody>
  );

/** What paper leaves out, and where it is. */
const LeftOut = ({ lines }: { lines: number }) =>
  lines <= printedLinesMax ? null : (
    <tbody>
      <tr>
        <td colSpan={columns.length}>
          The first {formatValue('count', printedLinesMax)} of {formatValue('count', lines)} lines are printed. The CSV
          and Excel files of the page have all of them.
        </td>
      </tr>
    </tbody>
  );

const keyOf = (line: Line): string => `${line.group.id} ${line.kind === 'title' ? '' : String(line.row.platformName)}`;

const useVirtualLines = ({ lines, scroller }: Pick<Props, 'lines' | 'scroller'>) =>
  useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller,
    estimateSize: (place) => {
      const line = lines[place];
      return line === undefined ? 0 : lineHeight(line);
    },
    getItemKey: (place) => {
      const line = lines[place];
      return line === undefined ? place : keyOf(line);
    },
    overscan: 6,
    scrollPaddingEnd: headerHeight,
  });

/** The line in the tab order, and the keys that move to others or fold its title. */
const useLineKeys = ({ lines, onToggle }: Pick<Props, 'lines' | 'onToggle'>, scrollTo: (line: number) => void) => {
  const body = useRef<HTMLTableSectionElement>(null);
  // Where a key led: the lines are drawn by scrolling before this one is the active one.
  const moving = useRef<number | null>(null);
  const [focused, setFocused] = useState(0);
  const active = Math.min(focused, lines.length - 1);
  // Focus can only be set on an element that is in the document, which is after the line has been rendered.
  useEffect(() => {
    if (moving.current !== active) return;
    const target = body.current?.querySelector<HTMLElement>(`tr[data-row="${active}"]`);
    if (target === null || target === undefined) return;
    moving.current = null;
    target.focus({ preventScroll: true });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const line = lines[active];
    if (line === undefined) return;
    if (folds(event.key, line)) {
      event.preventDefault();
      onToggle(line.group.id);
      return;
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(lines.length - 1, active + step));
    if (next !== active) moving.current = next;
    scrollTo(next);
    setFocused(next);
  };
  return { body, active, setFocused, onKeyDown };
};

type RowProps = Omit<CellProps, 'column'> & { index: number; onToggle: () => void; onFocus: () => void };

const LineRow = ({ line, index, meta, active, onToggle, onFocus }: RowProps) => (
  <tr
    data-row={index}
    data-kind={line.kind}
    aria-rowindex={index + 2}
    aria-level={line.kind === 'title' ? 1 : 2}
    {...(line.kind === 'title' ? { 'aria-expanded': line.isOpen } : {})}
    tabIndex={active ? 0 : -1}
    onFocus={onFocus}
  >
    {columns.map((column, place) =>
      place === 0 ? (
        <FirstCell key={column.name} line={line} active={active} onToggle={onToggle} />
      ) : (
        <Cell key={column.name} line={line} column={column} meta={meta} active={active} />
      ),
    )}
  </tr>
);

export const TitleLines = ({ lines, meta, scroller, onToggle }: Props) => {
  const virtual = useVirtualLines({ lines, scroller });
  const { body, active, setFocused, onKeyDown } = useLineKeys({ lines, onToggle }, (line) =>
    virtual.scrollToIndex(line),
  );
  const printing = usePrinting();
  const drawn = virtual.getVirtualItems();
  const items = printing ? lines.slice(0, printedLinesMax).map((line, index) => ({ index, key: keyOf(line) })) : drawn;
  return (
    <>
      <Filler height={printing ? 0 : (drawn[0]?.start ?? 0)} />
      <tbody ref={body} onKeyDown={onKeyDown}>
        {items.map(({ index, key }) => {
          const line = lines[index];
          return line === undefined ? null : (
            <LineRow
              key={key}
              {...{ line, index, meta }}
              active={index === active}
              onToggle={() => onToggle(line.group.id)}
              onFocus={() => setFocused(index)}
            />
          );
        })}
      </tbody>
      {printing ? (
        <LeftOut lines={lines.length} />
      ) : (
        <Filler height={virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0)} />
      )}
    </>
  );
};
