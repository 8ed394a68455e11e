/** Manage Downtime Message: the messages that are shown now, and a new one. */
import {
  type DowntimeMessage,
  defaultErrorMessage,
  downtimeBodyMax,
  downtimeBodySchema,
  downtimeTitleMax,
  formatMoment,
  hourMs,
  missingOrTooLong,
  requiredMessage,
  truncate,
} from '@cvm/contract';
import {
  Alert,
  Button,
  Divider,
  Group,
  Modal,
  NumberInput,
  Skeleton,
  Stack,
  Table,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import classes from './admin.module.css';
import { useCreateDowntime, useDisableDowntime, useDowntimeMessages } from './calls.ts';
import { defaultDowntime, words } from './words.ts';

const bodyLengthMax = 30;

/** The server's words; where it had none, whom to ask. */
const Failure = ({ error: { message } }: { error: Error }) => (
  <Alert color="red" variant="light" p="xs" role="alert">
    {words.downtimeFailed} {message === defaultErrorMessage ? words.downtimeFailedElse : message}
  </Alert>
);

const MessageRow = ({ message }: { message: DowntimeMessage }) => {
  const disable = useDisableDowntime();
  return (
    <>
      <Table.Tr>
        <Table.Td className={classes.wraps}>
          <Text inherit>{message.title}</Text>
          <Text size="xs" c="dimmed" title={message.body}>
            {truncate(message.body, bodyLengthMax)}
          </Text>
        </Table.Td>
        <Table.Td>{formatMoment(message.expires)}</Table.Td>
        <Table.Td ta="right">
          <Button
            variant="default"
            loading={disable.isPending}
            onClick={() => disable.mutate(message)}
            aria-label={`Disable ${message.title}`}
          >
            Disable
          </Button>
        </Table.Td>
      </Table.Tr>
      {disable.error === null ? null : (
        <Table.Tr>
          <Table.Td colSpan={3}>
            <Failure error={disable.error} />
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
};

const Messages = () => {
  const { data, error, refetch } = useDowntimeMessages();
  if (error !== null)
    return (
      <Alert color="red" variant="light" p="xs" role="alert" title={error.message}>
        <Button variant="default" onClick={() => void refetch()}>
          Retry
        </Button>
      </Alert>
    );
  if (data === undefined) return <Skeleton height={36} />;
  if (data.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No message is shown at the moment.
      </Text>
    );
  return (
    <Table verticalSpacing={6} aria-label="Messages shown now">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Message</Table.Th>
          <Table.Th>Expires</Table.Th>
          <Table.Th aria-label="Disable" />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {data.map((message) => (
          <MessageRow key={message.uuid} message={message} />
        ))}
      </Table.Tbody>
    </Table>
  );
};

/** Why the message cannot be created; null when it can. The call takes a moment, of which the duration makes one. */
const reasonNot = (title: string, body: string, hours: number | ''): string | null => {
  const { error } = downtimeBodySchema.safeParse({ title, body, expires: 0 });
  if (error !== undefined) return error.issues[0]?.message ?? 'This message cannot be created.';
  return Number(hours) > 0 ? null : requiredMessage('The duration in hours');
};

const NewMessage = () => {
  const [title, setTitle] = useState<string>(defaultDowntime.title);
  const [body, setBody] = useState<string>(defaultDowntime.body);
  const [hours, setHours] = useState<number | ''>(defaultDowntime.hours);
  const create = useCreateDowntime();
  /** Why the message was not created is said of what was sent. */
  const edit =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      if (create.isError) create.reset();
    };
  const send = () => create.mutate({ title, body, expires: Math.round(Date.now() + Number(hours) * hourMs) });
  return (
    <Stack gap="sm">
      <Group align="flex-start">
        <TextInput
          size="xs"
          label="Title"
          className={classes.wide}
          error={missingOrTooLong('Title', title, downtimeTitleMax)}
          value={title}
          onChange={(event) => edit(setTitle)(event.currentTarget.value)}
        />
        <NumberInput
          size="xs"
          label="Expires in hours"
          w={140}
          min={0}
          max={8760}
          decimalScale={2}
          value={hours}
          onChange={(value) => edit(setHours)(value === '' ? '' : Number(value))}
        />
      </Group>
      <Textarea
        size="xs"
        label="Body"
        autosize
        minRows={2}
        error={missingOrTooLong('Body', body, downtimeBodyMax)}
        value={body}
        onChange={(event) => edit(setBody)(event.currentTarget.value)}
      />
      {create.error === null ? null : <Failure error={create.error} />}
      <Group justify="flex-end">
        <ReasonButton disabledReason={reasonNot(title, body, hours)} loading={create.isPending} onClick={send}>
          Create message
        </ReasonButton>
      </Group>
    </Stack>
  );
};

export const DowntimeDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title="Manage Downtime Message"
    size="lg"
    // A click beside it must not throw away what was typed.
    closeOnClickOutside={false}
  >
    <Stack gap="md">
      <Messages />
      <Divider label="New message" labelPosition="left" />
      <NewMessage />
    </Stack>
  </Modal>
);
