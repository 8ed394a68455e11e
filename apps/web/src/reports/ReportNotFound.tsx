/** A report of a title that is not in the data. */
import { pages, type TitleKind } from '@cvm/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { MessagePage } from '../messages/MessagePage.tsx';
import { SearchOffIcon } from '../ui/icons.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

const rankers = {
  show: { path: pages.shows.path, label: 'All shows' },
  movie: { path: pages.movies.path, label: 'All movies' },
} as const;

export const ReportNotFound = ({ kind }: { kind: TitleKind }) => (
  <>
    <PageTitle title="404" />
    <MessagePage
      icon={<SearchOffIcon size={32} />}
      title="Oops... The page you're looking for doesn't exist"
      text={`No ${kind} has this address. It may have been mistyped, or the ${kind} has left the data.`}
    >
      <Button component={Link} to={rankers[kind].path} size="sm">
        {rankers[kind].label}
      </Button>
    </MessagePage>
  </>
);
