/** Where a cell leads: the report of the title its row names, when that report exists; and what it takes there. */
import {
  type Clause,
  type Column,
  contentTypes,
  type FilterPanel,
  filterDefinition,
  pageDefinition,
  pageIds,
  pageMatches,
  patternOf,
  type Row,
  reportPath,
  type Subject,
  titleKindOf,
} from '@cvm/contract';
import { unfit } from '../filters/url-filters.ts';

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

/** Whom and when: a report that is opened from a table is asked about the same people and days. */
const carriedPanels: readonly FilterPanel[] = ['users', 'date'];

/** The filters of a table that the page at `path` takes over. */
export const carriedTo = (path: string, clauses: readonly Clause[]): Clause[] => {
  const page = pageIds.map(pageDefinition).find((one) => pageMatches(patternOf(one), path));
  const bars = Object.values(page?.filters ?? {});
  return clauses.filter(
    (clause) =>
      carriedPanels.includes(filterDefinition(clause.id).panel) && bars.some((bar) => unfit(bar, clause) === null),
  );
};
