/** The report of one show. */
import { type Row, viewDefinition } from '@cvm/contract';
import { Link, useParams } from '@tanstack/react-router';
import { SubjectReport } from '../../reports/SubjectReport.tsx';
import { showReport } from '../../reports/show.ts';
import { usePageAccess } from '../../session/access.ts';
import { linkOf } from '../../tables/links.ts';

const networkColumn = viewDefinition('seriesDetail').columns.find(({ name }) => name === 'network');

/** The network, linked where its report exists and may be opened. */
const Network = ({ row }: { row: Row }) => {
  const { allows } = usePageAccess();
  const name = typeof row.network === 'string' && row.network !== '' ? row.network : 'Network TBD';
  const link = networkColumn === undefined ? null : linkOf(networkColumn, row);
  return link === null || !allows(link) ? name : <Link to={link}>{name}</Link>;
};

const extraOf = (row: Row) => [{ key: 'network', node: <Network row={row} /> }];

export default function ShowReport() {
  const { showId = '' } = useParams({ strict: false });
  // Another show is another page: nothing of the last one may stand under the new name.
  return <SubjectReport key={showId} report={showReport} id={showId} extraOf={extraOf} />;
}
