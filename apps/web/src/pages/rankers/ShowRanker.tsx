/** The Show Ranker. */
import { TablePage } from '../../tables/TablePage.tsx';

export default function ShowRanker() {
  return <TablePage compares="show" page="showSummary" view="showSummary" rowLabel="show" noun="viewers" />;
}
