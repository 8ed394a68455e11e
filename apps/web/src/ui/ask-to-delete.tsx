/** The question before something saved is deleted (3-reports-and-admin section 5). */
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

/** `note` says what else happens to it. */
export const askToDelete = (
  kind: 'report' | 'segment',
  name: string,
  onConfirm: () => void,
  note?: string | undefined,
): void => {
  modals.openConfirmModal({
    title: 'Delete?',
    children: (
      <>
        <Text fw={600}>{name}</Text>
        <Text>Are you sure you want to delete this {kind}? You cannot undo this action.</Text>
        {note === undefined ? null : (
          <Text size="sm" c="dimmed" mt="xs">
            {note}
          </Text>
        )}
      </>
    ),
    labels: { confirm: 'Yes, Delete', cancel: 'No, Go Back' },
    // The kit's own red is too pale under white.
    confirmProps: { color: 'red.9' },
    centered: true,
    onConfirm,
  });
};
