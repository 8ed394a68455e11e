/** The report of one movie. */
import { type Clause, formatValue, metricDefinitions, pages, pathOf, type Row } from '@cvm/contract';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { SubjectReport } from '../../reports/SubjectReport.tsx';
import { movieOf } from '../../titles/title.ts';
import { useView } from '../../views/use-view.ts';

/** The followers of today: the sample of a follower index without filters is exactly them. */
const Followers = ({ about }: { about: Clause }) => {
  const clauses = useMemo(() => [about], [about]);
  const { meta } = useView('movieGenderFollowerIndex', clauses);
  if (meta === null || meta.sampleSize === null) return <span aria-hidden="true">-- followers</span>;
  return <span title={metricDefinitions.followers.definition}>{formatValue('count', meta.sampleSize)} followers</span>;
};

const extraOf = (_: Row, about: Clause) => [{ key: 'followers', node: <Followers about={about} /> }];

export default function MovieReport() {
  const { movieId = '' } = useParams({ strict: false });
  // Another movie is another page: nothing of the last one may stand under the new name.
  return (
    <SubjectReport
      key={movieId}
      kind="movie"
      id={movieId}
      detail="movieDetail"
      titleOf={movieOf}
      extraOf={extraOf}
      pathOf={(id, tab) => pathOf(pages.movie, { movieId: id, tab })}
    />
  );
}
