/** The 404 page, for its own path and for every path that is not matched. */
import { pages } from '@cvm/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { MessagePage } from '../../messages/MessagePage.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { SearchOffIcon } from '../../ui/icons.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';

export default function NotFound() {
  return (
    <Frame>
      <PageTitle title="404" />
      <MessagePage icon={<SearchOffIcon size={32} />} title="Oops... The page you're looking for doesn't exist">
        <Button component={Link} to={pages.home.path} size="sm">
          Go home
        </Button>
      </MessagePage>
    </Frame>
  );
}
