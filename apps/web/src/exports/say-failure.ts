/** The window after a download that failed, word for word (1-foundation section 8). */
import { modals } from '@mantine/modals';

export const sayExportFailure = (): void => {
  modals.openConfirmModal({
    title: 'Error',
    children: 'Failed to download file.',
    labels: { confirm: 'Ok', cancel: '' },
    cancelProps: { display: 'none' },
    size: 'sm',
  });
};
