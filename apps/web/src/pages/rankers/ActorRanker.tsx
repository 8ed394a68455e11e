/** The Actor Ranker. */
import { TablePage } from '../../tables/TablePage.tsx';

export default function ActorRanker() {
  return <TablePage page="actorSummary" view="actorSummary" rowLabel="actor" noun="voters" />;
}
