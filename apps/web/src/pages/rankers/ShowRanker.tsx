/** The Show Ranker. */
import { RankerPage } from './RankerPage.tsx';

export default function ShowRanker() {
  return <RankerPage page="showSummary" view="showSummary" rowsLabel="shows" />;
}
