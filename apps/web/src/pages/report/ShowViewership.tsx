/** The viewership of one show. */
import { useParams } from '@tanstack/react-router';
import { networkOf } from '../../reports/ShowNetwork.tsx';
import { SubjectReport } from '../../reports/SubjectReport.tsx';
import { showViewershipReport } from '../../reports/show-viewership.ts';

export default function ShowViewership() {
  const { showId = '' } = useParams({ strict: false });
  // Another show is another page: nothing of the last one may stand under the new name.
  return <SubjectReport key={showId} report={showViewershipReport} id={showId} extraOf={networkOf} />;
}
