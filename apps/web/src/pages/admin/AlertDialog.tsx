/** The generic alert of the administration: a title, a text, an error line, Cancel and Send. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';

export type AlertText = { title: string; text: string };

type Props = {
  /** Tells the dialogs of a stack apart: Escape closes the one on top alone. */
  stackId: string;
  alert: AlertText | null;
  /** The words of a failure, under the text. */
  error: string | null;
  sending: boolean;
  onCancel: () => void;
  onSend: () => void;
};

export const AlertDialog = ({ stackId, alert, error, sending, onCancel, onSend }: Props) => (
  <Modal opened={alert !== null} onClose={onCancel} title={alert?.title} size="sm" stackId={stackId}>
    <Stack gap="sm">
      <Text size="sm">{alert?.text}</Text>
      <Text size="sm" c="red" role="alert">
        {error}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onSend} loading={sending}>
          Send
        </Button>
      </Group>
    </Stack>
  </Modal>
);
