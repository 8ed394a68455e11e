/** Character Votes by Episode of one show. */
import { useParams } from '@tanstack/react-router';
import { characterVotesReport } from '../../reports/character-votes.ts';
import { networkOf } from '../../reports/ShowNetwork.tsx';
import { SubjectReport } from '../../reports/SubjectReport.tsx';

export default function CharacterVotes() {
  const { showId = '' } = useParams({ strict: false });
  // Another show is another page: nothing of the last one may stand under the new name.
  return <SubjectReport key={showId} report={characterVotesReport} id={showId} extraOf={networkOf} />;
}
