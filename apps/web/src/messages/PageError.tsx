/**
 * What a page shows when it broke: the reason, and a way to try again without losing the address. A page whose files did not come
 * begins anew, as an updated portal needs; without a connection the browser would have nothing to show then.
 */
import { errorText } from '@cvm/contract';
import { Button, Code } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { WarningIcon } from '../ui/icons.tsx';
import { MessagePage } from './MessagePage.tsx';
import { isMissingCode, missingCodeWords } from './missing-code.ts';

const words = {
  broken: 'Nothing is lost: your filters are in the address. Try again, or contact support if it happens twice.',
  missing: `${missingCodeWords} Nothing is lost: your filters are in the address.`,
} as const;

export const PageError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const isMissing = isMissingCode(error);
  const retry = () => {
    if (isMissing && navigator.onLine) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <MessagePage
      icon={<WarningIcon size={32} />}
      title="This page could not be shown"
      text={isMissing ? words.missing : words.broken}
    >
      {isMissing ? null : <Code>{errorText(error)}</Code>}
      <Button size="sm" onClick={retry}>
        Retry
      </Button>
    </MessagePage>
  );
};
