/** A report of something that is not in the data. */
import { pages, rankingOf, type Subject, subjectsInWords } from '@cvm/contract';
import { PageNotFound } from '../messages/PageNotFound.tsx';
import { usePageAccess } from '../session/access.ts';

type Props = {
  subject: Subject;
  /** What the server says of the id. */
  message?: string | undefined;
};

export const ReportNotFound = ({ subject, message = `No ${subject} has this address` }: Props) => {
  const { path } = pages[rankingOf(subject)];
  const { allows } = usePageAccess();
  return (
    <PageNotFound
      text={`${message}. The address may have been mistyped, or the ${subject} has left the data.`}
      elsewhere={allows(path) ? { path, label: `All ${subjectsInWords[subject]}` } : undefined}
    />
  );
};
