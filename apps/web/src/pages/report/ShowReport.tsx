/** The report of one show. */
import { useParams } from '@tanstack/react-router';
import { networkOf } from '../../reports/ShowNetwork.tsx';
import { SubjectReport } from '../../reports/SubjectReport.tsx';
import { showReport } from '../../reports/show.ts';

export default function ShowReport() {
  const { showId = '' } = useParams({ strict: false });
  // Another show is another page: nothing of the last one may stand under the new name.
  return <SubjectReport key={showId} report={showReport} id={showId} extraOf={networkOf} />;
}
