/** The Movie Ranker. */
import { TablePage } from '../../tables/TablePage.tsx';

export default function MovieRanker() {
  return <TablePage compares="movie" page="moviesSummary" view="moviesSummary" rowLabel="movie" noun="viewers" />;
}
