/**
 * Around a part of a page whose code comes when the part is wanted. Where its files do not come, it is missed alone: the page it
 * belongs to stays, and so does what is typed there and not saved.
 */
import { Button } from '@mantine/core';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { WarningIcon } from '../ui/icons.tsx';
import { StateMessage } from '../ui/StateMessage.tsx';
import { showError } from '../ui/toasts.ts';
import { isMissingCode, missingCodeWords } from './missing-code.ts';

type Props = {
  /** In its place until it is there. */
  fallback?: ReactNode;
  /** In its place where its files did not come. */
  missing?: ReactNode;
  /** Told once where its files did not come. */
  onMissing?: (error: unknown) => void;
  children: ReactNode;
};

/** Anything but missing files is a fault of the part, which the page tells of. */
const missedOr =
  (missing: ReactNode) =>
  ({ error }: ErrorComponentProps): ReactNode => {
    if (!isMissingCode(error)) throw error;
    return missing;
  };

export const LatePart = ({ fallback = null, missing = null, onMissing, children }: Props) => (
  <CatchBoundary
    getResetKey={() => 'part'}
    errorComponent={missedOr(missing)}
    onCatch={(error) => {
      if (isMissingCode(error)) onMissing?.(error);
    }}
  >
    <Suspense fallback={fallback}>{children}</Suspense>
  </CatchBoundary>
);

/** In place of a part of a page. The browser fetches no file again that it missed, until the page is loaded anew. */
export const MissingPart = () => (
  <StateMessage
    role="alert"
    icon={<WarningIcon size={24} />}
    title="This could not be loaded"
    text={`${missingCodeWords} Retry loads the page again.`}
  >
    <Button variant="default" mt="xs" onClick={() => window.location.reload()}>
      Retry
    </Button>
  </StateMessage>
);

/** Of a window that does not open. */
export const sayMissingWindow = (): void =>
  showError({
    id: 'missing-window',
    title: 'This could not be opened',
    message: `${missingCodeWords} The page stays as it is; load it again to try once more.`,
  });
