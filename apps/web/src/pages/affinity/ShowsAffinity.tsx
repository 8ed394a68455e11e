/** Affinity of shows. */
import { AffinityReport } from './AffinityReport.tsx';

export default function ShowsAffinity() {
  return <AffinityReport id="affinityShows" title="Affinity of Shows" rowsLabel="shows" />;
}
