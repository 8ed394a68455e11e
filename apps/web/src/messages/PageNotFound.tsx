/** The 404 page as a message: of a path that is not matched, and of a report of something that is not in the data. */
import { pages } from '@cvm/contract';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { SearchOffIcon } from '../ui/icons.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { MessagePage } from './MessagePage.tsx';

type Props = {
  text?: string;
  /** Where the user may go as well as home. */
  elsewhere?: { path: string; label: string } | undefined;
};

export const PageNotFound = ({ elsewhere, ...words }: Props) => (
  <>
    <PageTitle title="404" />
    <MessagePage
      icon={<SearchOffIcon size={32} />}
      title="Oops... The page you're looking for doesn't exist"
      {...words}
    >
      <Group gap="xs" justify="center">
        {elsewhere === undefined ? null : (
          <Button component={Link} to={elsewhere.path} size="sm" variant="default">
            {elsewhere.label}
          </Button>
        )}
        <Button component={Link} to={pages.home.path} size="sm">
          Go home
        </Button>
      </Group>
    </MessagePage>
  </>
);
