/** The user's own doors: its password, and where it is signed in. Not for who looks at the portal as the user. */
import {
  changePasswordFormSchema,
  formatCount,
  formatMoment,
  passwordLengthMin,
  type Session,
  userEndpoints,
} from '@cvm/contract';
import { Alert, Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, ask } from '../../api/client.ts';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import { PasswordField, toProblem } from '../../ui/sign-in-fields.tsx';
import { showError, showSuccess } from '../../ui/toasts.ts';
import { ViewError } from '../../views/states.tsx';
import classes from './profile.module.css';

const sessionsKey = ['user', 'sessions'] as const;

/** Asked for again whenever it is opened: other devices change it. */
const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    staleTime: 0,
    queryFn: async ({ signal }) => (await ask(userEndpoints.listSessions, { signal })).sessions,
  });

/** Ends the session of this id, or, without one, all others. */
const useEndSessions = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? ask(userEndpoints.endOtherSessions, {}) : ask(userEndpoints.endSession, { params: { id } }),
    // A session that had ended already is gone from the list all the same.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
    onError: (error) => showError({ message: error.message }),
  });
};

const sessionsWord = (count: number): string => formatCount(count, 'other session');

const useChangePassword = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ currentPassword, password }: { currentPassword: string; password: string }) =>
      ask(userEndpoints.changePassword, { body: { currentPassword, password } }),
    onSuccess: ({ ended }) => {
      const also = ended === 0 ? '' : ` ${sessionsWord(ended)} ended.`;
      showSuccess({ message: `Your password was changed.${also}` });
      return client.invalidateQueries({ queryKey: sessionsKey });
    },
  });
};

const noPasswords = { currentPassword: '', password: '', password2: '' };
const isField = (field: string): field is 'currentPassword' | 'password' => field in noPasswords;

/** The field that an answer finds wrong; null = none of them is. */
const fieldOf = (error: Error | null) =>
  error instanceof ApiError && error.field !== null && isField(error.field) ? error.field : null;

export const PasswordForm = () => {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: noPasswords,
    validate: schemaResolver(changePasswordFormSchema, { sync: true }),
  });
  const change = useChangePassword();
  const submit = (values: typeof noPasswords): void =>
    change.mutate(values, {
      onSuccess: () => form.reset(),
      onError: (error) => {
        const field = fieldOf(error);
        if (field !== null) form.setFieldError(field, error.message);
      },
    });
  return (
    <section aria-labelledby="profile-password">
      <Title order={2} id="profile-password" mb="xs">
        Password
      </Title>
      <form onSubmit={form.onSubmit(submit, toProblem(form))} noValidate>
        <div className={classes.passwords}>
          <PasswordField form={form} name="currentPassword" label="Current password" kind="current" />
          <PasswordField form={form} name="password" label="New password" kind="new" />
          <PasswordField form={form} name="password2" label="Repeat password" kind="new" />
        </div>
        {change.error === null || fieldOf(change.error) !== null ? null : (
          <Alert color="red" variant="light" p="xs" mt="sm" role="alert">
            {change.error.message}
          </Alert>
        )}
        <Group mt="sm" gap="sm">
          <Button type="submit" size="sm" loading={change.isPending}>
            Change Password
          </Button>
          <Text size="sm" c="dimmed">
            At least {passwordLengthMin} characters. Changing it ends your other sessions.
          </Text>
        </Group>
      </form>
    </section>
  );
};

const SessionEntry = ({ session, end }: { session: Session; end: ReturnType<typeof useEndSessions> }) => (
  <li className={classes.entry}>
    <div className={classes.entryText}>
      <Group gap="xs">
        <Text fw={500}>{session.device}</Text>
        {session.isThis ? (
          <Badge variant="light" tt="none">
            This session
          </Badge>
        ) : null}
      </Group>
      <Text size="xs" c="dimmed">
        {session.address ?? 'Unknown address'}, signed in {formatMoment(session.signedIn)}
      </Text>
    </div>
    <Text size="sm" c="dimmed" className={classes.entryDate}>
      Last seen {formatMoment(session.lastSeen)}
    </Text>
    {session.isThis ? null : (
      <Button
        variant="default"
        aria-label={`End the session of ${session.device}, last seen ${formatMoment(session.lastSeen)}`}
        loading={end.isPending && end.variables === session.id}
        onClick={() => end.mutate(session.id)}
      >
        End
      </Button>
    )}
  </li>
);

const SessionEntries = ({ sessions }: { sessions: readonly Session[] }) => {
  const end = useEndSessions();
  const others = sessions.filter(({ isThis }) => !isThis).length;
  const endOthers = () =>
    end.mutate(null, { onSuccess: ({ ended }) => showSuccess({ message: `${sessionsWord(ended)} ended.` }) });
  return (
    <>
      <ReasonButton
        mt="sm"
        variant="default"
        disabledReason={others === 0 ? 'You are signed in nowhere else.' : null}
        loading={end.isPending && end.variables === null}
        onClick={endOthers}
      >
        End All Others
      </ReasonButton>
      <ul className={classes.list} aria-labelledby="profile-sessions">
        {sessions.map((session) => (
          <SessionEntry key={session.id} session={session} end={end} />
        ))}
      </ul>
    </>
  );
};

export const Sessions = () => {
  const list = useSessions();
  return (
    <section aria-labelledby="profile-sessions">
      <Title order={2} id="profile-sessions">
        Sessions
      </Title>
      <Text size="sm" c="dimmed">
        Where you are signed in. End those you do not recognize, then change your password.
      </Text>
      {list.data !== undefined ? (
        <SessionEntries sessions={list.data} />
      ) : list.error === null ? (
        // The button, and as high as the session one is always in: others come below.
        <Stack gap="sm" mt="sm" role="status" aria-label="Loading">
          <Skeleton height={30} width={110} />
          <Skeleton height={52} />
        </Stack>
      ) : (
        <ViewError error={list.error} onRetry={() => void list.refetch()} />
      )}
    </section>
  );
};
