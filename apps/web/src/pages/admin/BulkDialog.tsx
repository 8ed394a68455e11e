/** Bulk Edit: what is filled in overwrites it for every selected user, what is blank stays as it is for each. */
import { type AdminUser, formatCount, type UserKind, userKindLabels } from '@cvm/contract';
import { Alert, Button, Group, Modal, Select, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import { showSuccess } from '../../ui/toasts.ts';
import { ViewError } from '../../views/states.tsx';
import { BlockedEditor } from './access/BlockedEditor.tsx';
import { CountriesInput, MonthsInput } from './access/DataEditor.tsx';
import classes from './admin.module.css';
import { type BulkDraft, bulkChanges, bulkProblem, emptyBulk } from './bulk-draft.ts';
import { useChosenUsers, useSaveUsers } from './calls.ts';
import { listed } from './listed.ts';
import { OrganizationInput } from './OrganizationInput.tsx';
import { words } from './words.ts';

const kinds = Object.entries(userKindLabels).map(([value, label]) => ({ value: value as UserKind, label }));
const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'disabled', label: 'Disabled' },
] as const;

type FieldProps = { draft: BulkDraft; change: (part: Partial<BulkDraft>) => void };

const Fields = ({ draft, change }: FieldProps) => (
  <>
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <OrganizationInput
        value={draft.organization}
        onChange={(organization) => change({ organization })}
        placeholder="As it is"
      />
      <Select
        label="Status"
        description="Disabling ends all sessions at once"
        placeholder="As it is"
        data={statuses}
        value={draft.status}
        clearable
        clearButtonProps={{ 'aria-label': 'Clear status' }}
        onChange={(value) => change({ status: statuses.find((one) => one.value === value)?.value ?? null })}
      />
      <Select
        label="Allowed pages"
        description="Replaces the list of pages"
        placeholder="As it is"
        data={kinds}
        value={draft.kind}
        clearable
        clearButtonProps={{ 'aria-label': 'Clear allowed pages' }}
        onChange={(value) => change({ kind: kinds.find((one) => one.value === value)?.value ?? null })}
      />
      <MonthsInput months={draft.months} onChange={(months) => change({ months })} readOnly={false} bulk />
    </SimpleGrid>
    <CountriesInput value={draft.countries} onChange={(countries) => change({ countries })} readOnly={false} bulk />
    <BlockedEditor form={draft} onChange={change} readOnly={false} bulk />
  </>
);

type FormProps = { users: readonly AdminUser[]; onClose: () => void };

const Form = ({ users, onClose }: FormProps) => {
  const [draft, setDraft] = useState<BulkDraft>(emptyBulk);
  const save = useSaveUsers();
  const change = (part: Partial<BulkDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    // Why it was not saved is said of what was sent.
    if (save.isError) save.reset();
  };
  const submit = () =>
    save.mutate(bulkChanges(draft, users), {
      onSuccess: () => {
        showSuccess({ title: 'Saved', message: `${formatCount(users.length, 'user')} are changed.` });
        onClose();
      },
    });
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        What you fill in overwrites it for all of them; what you leave blank stays as it is for each.
      </Text>
      {/* Those of another page or search are among them. */}
      <Text size="sm" className={classes.wraps}>
        {listed(users.map(({ email }) => email))}
      </Text>
      <Fields draft={draft} change={change} />
      {save.error === null ? null : (
        <Alert color="red" variant="light" p="xs" role="alert" title={words.updateFailed}>
          {save.error.message}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <ReasonButton disabledReason={bulkProblem(draft, users)} loading={save.isPending} onClick={submit}>
          {`Save ${users.length} users`}
        </ReasonButton>
      </Group>
    </Stack>
  );
};

type Props = { ids: ReadonlySet<string>; onClose: () => void };

/** The users are asked for as they are now: on the page of the list they may have stood a while ago. */
export const BulkDialog = ({ ids, onClose }: Props) => {
  const [asked] = useState(() => [...ids]);
  const { data, error, refetch } = useChosenUsers(asked);
  return (
    <Modal opened closeOnClickOutside={false} onClose={onClose} title={`Edit ${asked.length} users`} size={680}>
      {data !== undefined ? (
        <Form users={data} onClose={onClose} />
      ) : error === null ? (
        <Skeleton height={420} role="status" aria-label="Loading" />
      ) : (
        <ViewError error={error} onRetry={() => void refetch()} />
      )}
    </Modal>
  );
};
