/** The Network Ranker. */
import { TablePage } from '../../tables/TablePage.tsx';

export default function NetworkRanker() {
  return <TablePage page="networkSummary" view="networkSummary" rowLabel="network" noun="viewers" />;
}
