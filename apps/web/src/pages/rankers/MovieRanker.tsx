/** The Movie Ranker. */
import { RankerPage } from './RankerPage.tsx';

export default function MovieRanker() {
  return <RankerPage page="moviesSummary" view="moviesSummary" rowsLabel="movies" />;
}
