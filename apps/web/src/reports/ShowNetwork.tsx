/** The network of a show in the head of each of its reports (2-title-reports section 2.1). */
import { type Row, viewDefinition } from '@cvm/contract';
import { Link } from '@tanstack/react-router';
import { usePageAccess } from '../session/access.ts';
import { linkOf } from '../tables/links.ts';

const networkColumn = viewDefinition('seriesDetail').columns.find(({ name }) => name === 'network');

/** Linked where its report exists and may be opened. */
const Network = ({ row }: { row: Row }) => {
  const { allows } = usePageAccess();
  const name = typeof row.network === 'string' && row.network !== '' ? row.network : 'Network TBD';
  const link = networkColumn === undefined ? null : linkOf(networkColumn, row);
  return link === null || !allows(link) ? name : <Link to={link}>{name}</Link>;
};

/** What the head of a show has that is more than words. */
export const networkOf = (row: Row) => [{ key: 'network', node: <Network row={row} /> }];
