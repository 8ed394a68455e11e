/** Where a cell leads: the report of the title its row names, when that report exists. */
import { type Column, contentTypes, type Row, reportPath, type Subject, titleKindOf } from '@cvm/contract';

type Link = NonNullable<Column['link']>;

const subjectOf = (link: Link, row: Row): Subject | null => {
  if ('to' in link) return link.to;
  if ('idTells' in link) return String(row[link.idColumn]).includes('-') ? 'movie' : 'show';
  const kind = contentTypes.find((one) => one === row[link.kindColumn]);
  return kind === undefined ? null : titleKindOf[kind];
};

/** The path of a cell's link; null when it has none. */
export const linkOf = ({ link }: Pick<Column, 'link'>, row: Row): string | null => {
  if (link === undefined) return null;
  const id = row[link.idColumn];
  const subject = subjectOf(link, row);
  return typeof id !== 'string' || id === '' || subject === null ? null : reportPath(subject, id);
};
