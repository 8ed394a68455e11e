/** Affinity: shows and movies beside an audience. */
import { AffinityReport } from './AffinityReport.tsx';

export default function Affinity() {
  return <AffinityReport id="affinityAll" title="Affinity" rowsLabel="shows and movies" />;
}
