/** Anticipated Movies: every movie that is still to come. */
import { TablePage } from '../../tables/TablePage.tsx';

export default function AnticipatedMovies() {
  return <TablePage page="anticipationReportMovies" view="moviesAnticipation" rowsLabel="movies" noun="followers" />;
}
