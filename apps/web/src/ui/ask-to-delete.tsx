/** The question before something saved is deleted (3-reports-and-admin section 5). */
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

export const askToDelete = (kind: 'report' | 'segment', name: string, onConfirm: () => void): void => {
  modals.openConfirmModal({
    title: 'Delete?',
    children: (
      <>
        <Text fw={600}>{name}</Text>
        <Text>Are you sure you want to delete this {kind}? You cannot undo this action.</Text>
      </>
    ),
    labels: { confirm: 'Yes, Delete', cancel: 'No, Go Back' },
    // The kit's own red is too pale under white.
    confirmProps: { color: 'red.9' },
    centered: true,
    onConfirm,
  });
};
