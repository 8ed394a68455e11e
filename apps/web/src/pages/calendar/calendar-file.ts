/**
 * The releases as a file for calendars (RFC 5545): an event of a whole day for each that has one. Its id stays the same from
 * file to file, so that a release that is moved is moved in the calendar as well; the sequence says which file is newer.
 */
import {
  contentTypes,
  daysBetween,
  filterDefinition,
  formatCount,
  formatValue,
  type Meta,
  type Row,
  reportPath,
  titleKindOf,
} from '@cvm/contract';
import ical from 'ical-generator';
import { isWeighted } from '../../charts/prepare/sample.ts';
import { filtersText } from '../../charts/scope.ts';

type About = {
  /** Where the portal stands, such as `https://portal.example`. */
  readonly origin: string;
  readonly meta: Pick<Meta, 'dataThrough' | 'range' | 'filters' | 'panel'>;
};

/** The first day of which there can be data. */
const firstDay = '2013-01-01';

const pathOfRow = ({ titleType, titleId }: Row): string | null => {
  const type = contentTypes.find((one) => one === titleType);
  return type === undefined ? null : reportPath(titleKindOf[type], String(titleId));
};

const isNext = ({ release }: Row): boolean => release === 'Returning show';

/** In a calendar nothing else says whose following it is: `(Country is France)`. What picks titles says nothing of it. */
const whoText = (meta: About['meta']): string => {
  const people = filtersText({ filters: meta.filters.filter(({ id }) => filterDefinition(id).panel === 'users') });
  return people.length === 0 ? '' : ` (${people.join(', ')})`;
};

const followersText = (followers: Row[string] | undefined): string =>
  typeof followers === 'number'
    ? formatCount(Math.round(followers), 'follower')
    : `${formatValue('count', followers)} followers`;

const describe = (row: Row, meta: About['meta']): string =>
  [
    `${row.release}${isNext(row) ? ': next episode' : ''}`,
    row.network ?? row.studio,
    `${followersText(row.followers)} on ${formatValue('longDate', meta.range.to)}${isWeighted(meta) ? ', weighted' : ''}${whoText(meta)}`,
  ]
    .filter((part) => part !== null)
    .join('\n');

/** Rows without a day are in no calendar. @param rows those of the release calendar */
export const calendarFile = (rows: readonly Row[], { origin, meta }: About): string => {
  const calendar = ical({ name: 'Release Calendar', prodId: { company: 'CVM Insights', product: 'Release Calendar' } });
  const host = new URL(origin).hostname;
  for (const row of rows) {
    if (typeof row.releaseDate !== 'string') continue;
    const path = pathOfRow(row);
    calendar.createEvent({
      id: `${isNext(row) ? 'next-episode' : 'release'}-${encodeURIComponent(String(row.titleId))}@${host}`,
      sequence: daysBetween(firstDay, meta.dataThrough),
      stamp: new Date(`${meta.dataThrough}T00:00:00Z`),
      start: new Date(`${row.releaseDate}T00:00:00Z`),
      allDay: true,
      summary: String(row.title),
      description: describe(row, meta),
      ...(path === null ? {} : { url: `${origin}${path}` }),
    });
  }
  return calendar.toString();
};
