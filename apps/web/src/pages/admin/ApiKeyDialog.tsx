/**
 * Generating an API key: asked first, because the key before it stops working; then shown once, to be copied. Or taking
 * away the one there is.
 */
import type { AdminUser } from '@cvm/contract';
import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { CopyText } from '../../ui/CopyText.tsx';
import { nameOf, useGenerateApiKey, useRevokeApiKey } from './calls.ts';
import { words } from './words.ts';

type Props = {
  user: AdminUser;
  opened: boolean;
  onClose: () => void;
  /** After a key was generated and seen. */
  onDone: () => void;
};

type CopyProps = { label: string; value: string; hasFocus?: boolean };

const CopyField = ({ label, value, hasFocus = false }: CopyProps) => (
  <Group gap="xs" align="flex-end" wrap="nowrap">
    <TextInput
      size="xs"
      label={label}
      value={value}
      readOnly
      style={{ flex: 1 }}
      styles={{ input: { fontFamily: 'monospace' } }}
    />
    <CopyText value={value} label={label} autoFocus={hasFocus} />
  </Group>
);

export const ApiKeyDialog = ({ user, opened, onClose, onDone }: Props) => {
  const generate = useGenerateApiKey();
  const revoke = useRevokeApiKey();
  const error = generate.error ?? revoke.error;
  const key = generate.data;
  const close = key === undefined ? onClose : onDone;
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={`API key of ${nameOf(user)}`}
      size="md"
      stackId="api-key"
      closeOnClickOutside={key === undefined}
    >
      {key === undefined ? (
        <Stack gap="sm">
          <Text size="sm">
            {user.hasApiKey
              ? 'With a new key, or without one, the key this user has stops working at once.'
              : 'With a key and its secret, programs may read what this user may see.'}
          </Text>
          {error === null ? null : (
            <Alert color="red" variant="light" p="xs" role="alert" title={words.accessFailed}>
              {error.message}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            {user.hasApiKey ? (
              <Button
                variant="default"
                loading={revoke.isPending}
                onClick={() => revoke.mutate(user.userId, { onSuccess: onDone })}
              >
                Revoke key
              </Button>
            ) : null}
            <Button loading={generate.isPending} onClick={() => generate.mutate(user.userId)}>
              Generate
            </Button>
          </Group>
        </Stack>
      ) : (
        <Stack gap="sm">
          <Alert variant="light" color="yellow" p="xs" role="status">
            The secret is shown this once. Copy it now: nobody can read it again.
          </Alert>
          {/* The button that was pressed is gone. */}
          <CopyField label="API key" value={key.apiKey} hasFocus />
          <CopyField label="API secret" value={key.apiSecret} />
          <Group justify="flex-end">
            <Button onClick={onDone}>Done</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
};
