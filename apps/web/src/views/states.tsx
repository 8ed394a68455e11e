/** The states of a view that are not its data: failed, empty, blocked. Tables, cards and charts show the same ones. */
import { blockedReportMessage, defaultErrorMessage, type Meta } from '@cvm/contract';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { LockIcon, SearchOffIcon, WarningIcon } from '../ui/icons.tsx';
import { StateMessage } from '../ui/StateMessage.tsx';
import { isRefusal } from './refusal.ts';
import { suppressedWords } from './suppressed-words.ts';

/** What happened, and a Retry where that may help; what the user entered stays in the address. */
export const ViewError = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) => (
  <StateMessage
    role="alert"
    icon={<WarningIcon size={24} />}
    title={isRefusal(error) ? 'This cannot be shown' : 'This could not be loaded'}
    text={error?.message ?? defaultErrorMessage}
  >
    {isRefusal(error) ? null : (
      <Button variant="default" mt="xs" onClick={onRetry}>
        Retry
      </Button>
    )}
  </StateMessage>
);

/** Nothing matches: why, and what to do. */
type EmptyProps = {
  title?: string | undefined;
  reason: ReactNode;
  /** Of the answer: what is kept back is not nothing. */
  meta?: Pick<Meta, 'suppressed'> | null;
  children?: ReactNode;
};

export const ViewEmpty = ({ title = 'No Results', reason, meta = null, children }: EmptyProps) => {
  const words = suppressedWords(meta);
  return (
    <StateMessage icon={<SearchOffIcon size={24} />} title={words?.title ?? title} text={words?.reason ?? reason}>
      {children}
    </StateMessage>
  );
};

/**
 * The lock of a report that the user is blocked from. A refusal of one value, such as a country outside the
 * user's, says which: the filters can be changed.
 */
export const ViewBlocked = ({ message }: { message?: string | null }) => (
  <StateMessage
    icon={<LockIcon size={28} />}
    title={blockedReportMessage}
    text={message === null || message === blockedReportMessage ? undefined : message}
  />
);
