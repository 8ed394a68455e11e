/** The report of one movie. */
import { type Clause, formatCount, formatValue, type Row } from '@cvm/contract';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { movieReport } from '../../reports/movie.ts';
import { NoFigure } from '../../reports/NoFigure.tsx';
import { SubjectReport } from '../../reports/SubjectReport.tsx';
import { useView } from '../../views/use-view.ts';

/** The followers of today: the sample of a follower index without filters is exactly them. */
const Followers = ({ about }: { about: Clause }) => {
  const clauses = useMemo(() => [about], [about]);
  const known = useView('movieGenderFollowerIndex', clauses);
  // Who a few are is kept back, how many they are is not: another view counts them without telling them apart.
  const isFew = known.meta?.suppressed !== undefined;
  const few = useView('movieAnticipationFollowers', clauses, { limit: 1, enabled: isFew });
  const result = isFew ? few : known;
  const size = result.meta?.sampleSize ?? null;
  if (size === null || result.meta?.suppressed !== undefined) return <NoFigure result={result} noun="followers" />;
  const day = formatValue('longDate', result.meta?.dataThrough);
  return (
    <span title={`Distinct members who follow the movie on ${day}, whatever the filters.`}>
      {formatCount(size, 'follower')}
    </span>
  );
};

const extraOf = (_: Row, about: Clause) => [{ key: 'followers', node: <Followers about={about} /> }];

export default function MovieReport() {
  const { movieId = '' } = useParams({ strict: false });
  // Another movie is another page: nothing of the last one may stand under the new name.
  return <SubjectReport key={movieId} report={movieReport} id={movieId} extraOf={extraOf} />;
}
