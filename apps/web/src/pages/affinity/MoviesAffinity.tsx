/** Affinity of movies. */
import { AffinityReport } from './AffinityReport.tsx';

export default function MoviesAffinity() {
  return <AffinityReport id="affinityMovies" title="Affinity of Movies" rowsLabel="movies" />;
}
