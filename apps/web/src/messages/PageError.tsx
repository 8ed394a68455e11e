/** What a page shows when it broke: the reason, and a way to try again without losing the address. */
import { Button, Code } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { WarningIcon } from '../ui/icons.tsx';
import { MessagePage } from './MessagePage.tsx';

export const PageError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <MessagePage
      icon={<WarningIcon size={32} />}
      title="This page could not be shown"
      text="Nothing is lost: your filters are in the address. Try again, or contact support if it happens twice."
    >
      <Code>{error instanceof Error ? error.message : String(error)}</Code>
      <Button size="sm" onClick={retry}>
        Retry
      </Button>
    </MessagePage>
  );
};
