/** Anticipated Movies: every movie that is still to come. */
import { TablePage } from '../../tables/TablePage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AllAnticipationLink } from './AllAnticipationLink.tsx';

export default function AnticipatedMovies() {
  return (
    <TablePage
      page="anticipationReportMovies"
      view="moviesAnticipation"
      rowLabel="movie"
      noun="followers"
      header={
        <PageHeader title="Anticipated Movies">
          <AllAnticipationLink />
        </PageHeader>
      }
    />
  );
}
