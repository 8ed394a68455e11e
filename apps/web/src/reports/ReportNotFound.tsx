/** A report of something that is not in the data. */
import { pages, rankingOf, type Subject, subjectsInWords } from '@cvm/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { MessagePage } from '../messages/MessagePage.tsx';
import { SearchOffIcon } from '../ui/icons.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

type Props = {
  subject: Subject;
  /** What the server says of the id. */
  message?: string | undefined;
};

export const ReportNotFound = ({ subject, message = `No ${subject} has this address` }: Props) => {
  const ranking = rankingOf(subject);
  return (
    <>
      <PageTitle title="404" />
      <MessagePage
        icon={<SearchOffIcon size={32} />}
        title="Oops... The page you're looking for doesn't exist"
        text={`${message}. The address may have been mistyped, or the ${subject} has left the data.`}
      >
        <Button component={Link} to={pages[ranking].path} size="sm">
          All {subjectsInWords[subject]}
        </Button>
      </MessagePage>
    </>
  );
};
