/** The Binge Ranking: shows by how many watched 4 episodes or more within 24 hours. */
import { TablePage } from '../../tables/TablePage.tsx';

export default function BingeRanking() {
  return <TablePage page="bingeReport" view="bingeReport" rowLabel="show" noun="viewers" />;
}
