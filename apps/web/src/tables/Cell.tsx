/** One cell: text or a link to the row's report, a figure right-aligned, shares with a thin bar of their size. */
import { type Clause, type Column, isNumeric, type Meta, type Row, type ViewDefinition } from '@cvm/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { filteredPath } from '../paths.ts';
import { usePageAccess } from '../session/access.ts';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { cellHint, cellText } from './cell-text.ts';
import { mayBeChance } from './comparing.ts';
import { titleColumns } from './layout.ts';
import { carriedTo, linkOf } from './links.ts';
import { isTiny } from './rates.ts';
import classes from './table.module.css';

type Props = {
  view: ViewDefinition;
  column: Column;
  row: Row;
  meta: Meta | null;
  /** The largest value of the column, for the bar; null = no bar. */
  largest: number | null;
  position: number;
  colIndex: number;
  active: boolean;
  onFocus: () => void;
  /** The filters of the table, those of which a report takes over that the row leads to. */
  carried: readonly Clause[];
};

/** `naming`: the text says what the row is about. */
type TextProps = Pick<Props, 'column' | 'row' | 'carried'> & { focusable: boolean; naming: boolean };

const PlainText = ({ column, row, naming }: TextProps) => (
  <span className={classes.text} data-title={naming || undefined}>
    {cellText(column, row[column.name])}
  </span>
);

const LinkedText = (props: TextProps) => {
  const { column, row, focusable, carried } = props;
  const { allows } = usePageAccess();
  const text = cellText(column, row[column.name]);
  const link = linkOf(column, row);
  if (link === null || !allows(link)) return <PlainText {...props} />;
  return (
    <Link
      to={filteredPath({ path: link }, carriedTo(link, carried))}
      className={classes.link}
      tabIndex={focusable ? 0 : -1}
    >
      {text}
    </Link>
  );
};

const Figure = ({ column, row, largest }: Pick<Props, 'column' | 'row' | 'largest'>) => {
  const value = row[column.name];
  return (
    <>
      {cellText(column, value)}
      {largest === null || typeof value !== 'number' ? null : (
        <span className={classes.bar} aria-hidden="true">
          <span style={{ width: `${largest > 0 ? (100 * value) / largest : 0}%` }} />
        </span>
      )}
    </>
  );
};

/** What a row is about, beside its picture where the view has one; the box is there before the picture. */
const Pictured = ({
  column: { pictureColumn },
  row,
  children,
}: Pick<Props, 'column' | 'row'> & { children: ReactNode }) => {
  if (pictureColumn === undefined) return children;
  const src = row[pictureColumn];
  return (
    <span className={classes.pictured}>
      <Thumbnail src={typeof src === 'string' ? src : null} className={classes.thumbnail} />
      {children}
    </span>
  );
};

export const Cell = (props: Props) => {
  const { view, column, row, meta, largest, position, colIndex, active, onFocus } = props;
  const numeric = isNumeric(column);
  const Content = column.link === undefined ? PlainText : LinkedText;
  return (
    <td
      data-column={position}
      aria-colindex={colIndex}
      className={numeric ? classes.numeric : undefined}
      data-day={column.type === 'date' || undefined}
      data-hint={cellHint(view, column, row, meta)}
      data-tiny={isTiny(view, column, row) || mayBeChance(view, column, row) || undefined}
      // A link inside takes the place of its cell in the tab order.
      tabIndex={active && column.link === undefined ? 0 : -1}
      onFocus={onFocus}
    >
      {numeric ? (
        <Figure column={column} row={row} largest={largest} />
      ) : (
        <Pictured column={column} row={row}>
          <Content
            column={column}
            row={row}
            focusable={active}
            carried={props.carried}
            naming={position === 0 || titleColumns.includes(column.name)}
          />
        </Pictured>
      )}
    </td>
  );
};
