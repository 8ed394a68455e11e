/** Manage Admin Access: who administrates the portal, granting it and taking it away. */
import { type AdminUser, defaultUserSort, ownRoleMessage, roleLabel, userSearchMax } from '@cvm/contract';
import { Alert, Button, Divider, Group, Modal, Select, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import { useSession } from '../../session/session.ts';
import { ViewError } from '../../views/states.tsx';
import classes from './admin.module.css';
import { nameOf, useAdminAccess, useAdministrators, useUsers } from './calls.ts';
import { words } from './words.ts';

const levels = [
  { value: 'READ', label: 'Read only' },
  { value: 'READWRITE', label: 'Read and write' },
] as const;
type Level = (typeof levels)[number]['value'];

/** The catalogue's words first, and what the server says, which names the rule. */
const Failure = ({ error }: { error: Error }) => (
  <Alert color="red" variant="light" p="xs" role="alert" title={words.accessFailed}>
    {error.message}
  </Alert>
);

/** An address that a narrow column breaks behind its `@` or before a dot, rather than anywhere. */
const Address = ({ of }: { of: string }) =>
  of.split(/(?<=@)|(?=\.)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change places.
    <Fragment key={place}>
      {place === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));

const AdminRow = ({ user, own }: { user: AdminUser; own: boolean }) => {
  const revoke = useAdminAccess();
  return (
    <>
      <Table.Tr>
        <Table.Td className={classes.wraps}>
          <Text inherit>
            <Address of={nameOf(user)} />
          </Text>
          {/* Who has no name goes by the address. */}
          {nameOf(user) === user.email ? null : (
            <Text size="xs" c="dimmed">
              <Address of={user.email} />
            </Text>
          )}
        </Table.Td>
        <Table.Td>{roleLabel(user)}</Table.Td>
        <Table.Td ta="right">
          <ReasonButton
            variant="default"
            disabledReason={own ? ownRoleMessage : null}
            loading={revoke.isPending}
            aria-label={`Revoke admin access of ${user.email}`}
            onClick={() => revoke.mutate({ user: user.userId, access: '', revoke: true })}
          >
            Revoke
          </ReasonButton>
        </Table.Td>
      </Table.Tr>
      {revoke.error === null ? null : (
        <Table.Tr>
          <Table.Td colSpan={3}>
            <Failure error={revoke.error} />
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
};

/** Users that a search offers at a time; more of a name finds others. */
const offeredMax = 50;

const labelOf = (user: AdminUser): string => `${nameOf(user)} (${user.email})`;

const nobodyFound = (error: Error | null, isSearching: boolean): string => {
  if (error !== null) return error.message;
  return isSearching ? 'Searching ...' : 'No user has this name.';
};

const Grant = ({ ownId }: { ownId: string | undefined }) => {
  const [chosen, setChosen] = useState<AdminUser | null>(null);
  const [typed, setTyped] = useState('');
  const userId = chosen?.userId ?? null;
  // What stands in the field once somebody is chosen is no search.
  const search = chosen !== null && typed === labelOf(chosen) ? '' : typed.slice(0, userSearchMax);
  const { data, error, isPlaceholderData } = useUsers({ search, sort: defaultUserSort, limit: offeredMax, offset: 0 });
  const found = (data?.users ?? []).filter((user) => user.userId !== ownId && !user.disabled);
  const offered = chosen === null || found.some((user) => user.userId === userId) ? found : [chosen, ...found];
  const [level, setLevel] = useState<Level>('READ');
  const [missing, setMissing] = useState(false);
  const grant = useAdminAccess();
  const send = () => {
    setMissing(userId === null);
    if (userId !== null)
      grant.mutate({ user: userId, access: level, revoke: false }, { onSuccess: () => setChosen(null) });
  };
  const choose = (value: string | null) => {
    setChosen(offered.find((user) => user.userId === value) ?? null);
    setMissing(false);
    if (grant.isError) grant.reset();
  };
  const chooseLevel = (value: string | null) => {
    setLevel(levels.find((one) => one.value === value)?.value ?? level);
    if (grant.isError) grant.reset();
  };
  return (
    <Stack gap="sm">
      <Group align="flex-start" gap="sm">
        <Select
          label="User"
          className={classes.wide}
          placeholder="Search users"
          data={offered.map((user) => ({ value: user.userId, label: labelOf(user) }))}
          value={userId}
          onChange={choose}
          error={missing ? words.selectUser : undefined}
          searchable
          searchValue={typed}
          onSearchChange={setTyped}
          // The server has searched.
          filter={({ options }) => options}
          nothingFoundMessage={nobodyFound(error, data === undefined || isPlaceholderData)}
          maxDropdownHeight={200}
        />
        <Select label="Role" w={160} data={levels} value={level} allowDeselect={false} onChange={chooseLevel} />
        <Button mt={22} onClick={send} loading={grant.isPending}>
          Grant
        </Button>
      </Group>
      {grant.error === null ? null : <Failure error={grant.error} />}
    </Stack>
  );
};

const waiting = ['a', 'b'];

const Administrators = ({ ownId }: { ownId: string | undefined }) => {
  const { data, error, refetch } = useAdministrators();
  if (data === undefined && error !== null) return <ViewError error={error} onRetry={() => void refetch()} />;
  return (
    <Table verticalSpacing={6} aria-label="Administrators" aria-busy={data === undefined}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>User</Table.Th>
          <Table.Th>Role</Table.Th>
          <Table.Th aria-label="Revoke" />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {data === undefined
          ? waiting.map((row) => (
              <Table.Tr key={row}>
                <Table.Td colSpan={3}>
                  <Skeleton height={34} />
                </Table.Td>
              </Table.Tr>
            ))
          : data.map((user) => <AdminRow key={user.userId} user={user} own={user.userId === ownId} />)}
      </Table.Tbody>
    </Table>
  );
};

type Props = { opened: boolean; onClose: () => void };

export const AdminAccessDialog = ({ opened, onClose }: Props) => {
  const ownId = useSession()?.profile.userId;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Manage Admin Access"
      size="lg"
      // A click beside it must not throw away what was typed.
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        <Administrators ownId={ownId} />
        <Divider label="Grant admin access" labelPosition="left" />
        <Grant ownId={ownId} />
      </Stack>
    </Modal>
  );
};
