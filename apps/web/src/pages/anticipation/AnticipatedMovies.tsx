/** Anticipated Movies: every movie that is still to come. */
import { RankerPage } from '../rankers/RankerPage.tsx';

export default function AnticipatedMovies() {
  return <RankerPage page="anticipationReportMovies" view="moviesAnticipation" rowsLabel="movies" />;
}
