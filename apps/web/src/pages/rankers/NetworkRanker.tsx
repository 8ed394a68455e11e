/** The Network Ranker. */
import { RankerPage } from './RankerPage.tsx';

export default function NetworkRanker() {
  return <RankerPage page="networkSummary" view="networkSummary" rowsLabel="networks" />;
}
