/**
 * Over a page whose session has ended, by itself or in another tab, while something was being typed: its user signs in again, and goes on where the
 * window stands. Anybody else leaves the page. A wrong password ends nothing here: the token that is stored is worth nothing any more.
 */
import { loginBodySchema, sessionExpiredMessage } from '@cvm/contract';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { rememberLink } from '../session/requested-link.ts';
import { endSession, useLoggedOut } from '../session/session.ts';
import { PasswordField, toProblem } from '../ui/sign-in-fields.tsx';
import { signIn } from './sign-in.ts';

const Form = ({ username }: { username: string }) => {
  const router = useRouter();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username, password: '' },
    validate: schemaResolver(loginBodySchema, { sync: true }),
  });
  const again = useMutation({ mutationFn: ({ password }: { password: string }) => signIn(username, password) });
  const leave = () => {
    rememberLink(router.state.location.publicHref);
    // The page leads to the login page by itself.
    endSession();
  };
  return (
    <form onSubmit={form.onSubmit((values) => again.mutate(values), toProblem(form))} noValidate>
      <Stack gap="sm">
        <Text size="sm">
          You were signed in as {username}. What you have typed on this page stays while you log in.
        </Text>
        <div role="alert">
          {again.error === null ? null : (
            <Alert color="red" p="xs" role="none">
              {again.error.message}
            </Alert>
          )}
        </div>
        {/* For password managers, which keep a password by its username. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField form={form} name="password" label="Password" kind="current" autoFocused />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={leave}>
            Leave this page
          </Button>
          <Button type="submit" loading={again.isPending}>
            Log In
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** @param username who is to sign in again; null = nobody any more */
export const SignInWindow = ({ username }: { username: string | null }) => {
  // Opened when it is there: what was in focus then is so again afterwards.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(username !== null), [username]);
  const isLoggedOut = useLoggedOut();
  return (
    <Modal
      opened={opened}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={isLoggedOut ? 'You logged out in another tab. Please log in again.' : sessionExpiredMessage}
      // Over every other window; what the page shows is for nobody who is not signed in.
      zIndex={300}
      overlayProps={{ blur: 8 }}
      transitionProps={{ duration: 0 }}
    >
      {username === null ? null : <Form username={username} />}
    </Modal>
  );
};
