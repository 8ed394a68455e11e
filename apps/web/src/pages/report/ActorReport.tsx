/** The report of one actor. */
import { type Clause, formatCount, metricDefinitions, personPage, type Row } from '@cvm/contract';
import { Anchor } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { countLabel } from '../../charts/prepare/bar-figure.ts';
import { isWeighted } from '../../charts/prepare/sample.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { actorReport } from '../../reports/actor.ts';
import { isDigits } from '../../reports/digits.ts';
import type { HeadFact } from '../../reports/model.ts';
import { NoFigure } from '../../reports/NoFigure.tsx';
import { ReportNotFound } from '../../reports/ReportNotFound.tsx';
import { SubjectReport } from '../../reports/SubjectReport.tsx';
import { useView } from '../../views/use-view.ts';

/** The votes for the actor's characters, of the people and days that the page filters, as all of it. */
const Votes = ({ about }: { about: Clause }) => {
  const { applied } = useFilters('actorReport');
  const clauses = useMemo(() => [about, ...applied], [about, applied]);
  const result = useView('actorFanFavoriteVotes', clauses, { keepPrevious: true });
  const votes = result.rows[0]?.votes;
  if (typeof votes !== 'number') return <NoFigure result={result} noun="fan favorite votes" />;
  const weighted = result.meta !== null && isWeighted(result.meta);
  return (
    <span title={metricDefinitions.votes.definition}>
      {countLabel(formatCount(votes, 'fan favorite vote'), weighted)}
      {applied.length === 0 ? '' : `${weighted ? ',' : ''} inside the filters`}
    </span>
  );
};

const extraOf = ({ id }: Row, about: Clause): readonly HeadFact[] => [
  { key: 'votes', node: <Votes about={about} /> },
  {
    key: 'person',
    screenOnly: true,
    node: (
      <Anchor href={personPage(String(id))} target="_blank" rel="noreferrer" inherit>
        Open in the viewer app
      </Anchor>
    ),
  },
];

export default function ActorReport() {
  const { actorId = '' } = useParams({ strict: false });
  if (!isDigits(actorId)) return <ReportNotFound subject="actor" />;
  // Another actor is another page: nothing of the last one may stand under the new name.
  return <SubjectReport key={actorId} report={actorReport} id={actorId} extraOf={extraOf} />;
}
