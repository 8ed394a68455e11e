/** Manage Organizations: the client companies there are, another name for one, away with one that has no users. */
import {
  formatCount,
  formatValue,
  missingOrTooLong,
  type Organization,
  organizationBodySchema,
  organizationNameMax,
  textLabels,
} from '@cvm/contract';
import { Alert, Button, Group, Modal, Skeleton, Stack, Table, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import { ViewError } from '../../views/states.tsx';
import { renameProblem } from '../rename-problem.ts';
import classes from './admin.module.css';
import { useAllOrganizations, useDeleteOrganization, useRenameOrganization } from './calls.ts';
import { words } from './words.ts';

const Failure = ({ error }: { error: Error }) => (
  <Table.Tr>
    <Table.Td colSpan={3}>
      <Alert color="red" variant="light" p="xs" role="alert" title={words.accessFailed}>
        {error.message}
      </Alert>
    </Table.Td>
  </Table.Tr>
);

type NameProps = { organization: Organization; onClose: () => void };

const NameForm = ({ organization: { id, name: current }, onClose }: NameProps) => {
  const [name, setName] = useState(current);
  const rename = useRenameOrganization();
  const problem = renameProblem(organizationBodySchema.safeParse({ name }), name, current);
  const submit = () => {
    if (problem === null && !rename.isPending) rename.mutate({ id, name: name.trim() }, { onSuccess: onClose });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <>
      <Table.Tr>
        <Table.Td colSpan={3}>
          <form onSubmit={onSubmit}>
            <Group gap="xs" wrap="nowrap" align="flex-start">
              <TextInput
                aria-label={`New name of ${current}`}
                className={classes.grows}
                error={missingOrTooLong(textLabels.organizationName, name, organizationNameMax)}
                value={name}
                // Escape leaves the name alone, and not the window with it.
                data-mantine-stop-propagation
                onKeyDown={({ key }) => {
                  if (key === 'Escape') onClose();
                }}
                // The button that was pressed has given way to this field.
                autoFocus
                onChange={(event) => {
                  setName(event.currentTarget.value);
                  if (rename.isError) rename.reset();
                }}
              />
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <ReasonButton disabledReason={problem} loading={rename.isPending} onClick={submit}>
                Save
              </ReasonButton>
            </Group>
          </form>
        </Table.Td>
      </Table.Tr>
      {rename.error === null ? null : <Failure error={rename.error} />}
    </>
  );
};

const Row = ({ organization }: { organization: Organization }) => {
  const { id, name, users } = organization;
  /** `left`: the form was left, and the focus comes back to where it was opened. */
  const [form, setForm] = useState<'closed' | 'open' | 'left'>('closed');
  const remove = useDeleteOrganization();
  if (form === 'open') return <NameForm organization={organization} onClose={() => setForm('left')} />;
  return (
    <>
      <Table.Tr>
        <Table.Td className={classes.wraps}>{name}</Table.Td>
        <Table.Td className={classes.number}>{formatValue('count', users)}</Table.Td>
        <Table.Td>
          <Group gap="xs" justify="flex-end" className={classes.beside}>
            <Button
              variant="default"
              aria-label={`Rename ${name}`}
              autoFocus={form === 'left'}
              onClick={() => setForm('open')}
            >
              Rename
            </Button>
            <ReasonButton
              variant="default"
              disabledReason={
                users === 0 ? null : `It has ${formatCount(users, 'user')}. Move them to another one first.`
              }
              loading={remove.isPending}
              aria-label={`Delete ${name}`}
              onClick={() => remove.mutate(id)}
            >
              Delete
            </ReasonButton>
          </Group>
        </Table.Td>
      </Table.Tr>
      {remove.error === null ? null : <Failure error={remove.error} />}
    </>
  );
};

const Organizations = () => {
  const { data, error, refetch } = useAllOrganizations();
  if (data === undefined)
    return error === null ? (
      <Skeleton height={120} role="status" aria-label="Loading" />
    ) : (
      <ViewError error={error} onRetry={() => void refetch()} />
    );
  if (data.length === 0) return <Text c="dimmed">There is no organization yet.</Text>;
  return (
    <Table verticalSpacing={6} aria-label="Organizations">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Name</Table.Th>
          <Table.Th className={classes.number}>Users</Table.Th>
          <Table.Th aria-label="Rename and delete" />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {data.map((organization) => (
          <Row key={organization.id} organization={organization} />
        ))}
      </Table.Tbody>
    </Table>
  );
};

export const OrganizationsDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title="Manage Organizations"
    size="lg"
    // A click beside it must not throw away what was typed.
    closeOnClickOutside={false}
  >
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        A new organization is made by giving its name to a user. One without users can be deleted.
      </Text>
      <Organizations />
    </Stack>
  </Modal>
);
