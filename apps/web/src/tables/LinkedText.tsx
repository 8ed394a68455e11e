/** A text that leads to the page about what it names, where there is one that the user may open. */
import type { Column, Row } from '@cvm/contract';
import { Link } from '@tanstack/react-router';
import { usePageAccess } from '../session/access.ts';
import { cellText } from './cell-text.ts';
import { linkOf } from './links.ts';

type Props = { column: Column; row: Row; className: string | undefined };

export const LinkedText = ({ column, row, className }: Props) => {
  const { allows } = usePageAccess();
  const text = cellText(column, row[column.name]);
  const link = linkOf(column, row);
  return link === null || !allows(link) ? (
    <span className={className}>{text}</span>
  ) : (
    <Link to={link} className={className}>
      {text}
    </Link>
  );
};
