/** The window after a download that failed: word for word (1-foundation section 8), and below it why, where that is known. */
import { modals } from '@mantine/modals';
import { ApiError } from '../api/client.ts';
import { isMissingCode, missingCodeWords } from '../messages/missing-code.ts';

export const exportFailed = 'Failed to download file.';

/** What else went wrong is in words for developers. */
const reasonOf = (error: unknown): string[] => {
  if (isMissingCode(error)) return [missingCodeWords];
  return error instanceof ApiError ? [error.message] : [];
};

export const sayExportFailure = (error: unknown): void => {
  modals.openConfirmModal({
    title: 'Error',
    children: [exportFailed, ...reasonOf(error)].join('\n'),
    styles: { body: { whiteSpace: 'pre-line' } },
    labels: { confirm: 'Ok', cancel: '' },
    cancelProps: { display: 'none' },
    size: 'sm',
  });
};
