/**
 * The page behind the link of a message: sets a new password. A password that the rules refuse is said at its field, the
 * link stays good; any other failure leads to the login page and is only logged (1-foundation section 8).
 */
import { pages, resetPasswordFormSchema, userEndpoints } from '@cvm/contract';
import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link, useParams, useRouter } from '@tanstack/react-router';
import { ApiError, ask } from '../../api/client.ts';
import { endSession } from '../../session/session.ts';
import { SignInFrame } from './SignInFrame.tsx';

type Entered = { username: string; password: string };

const setPassword = async (hash: string, { username, password }: Entered): Promise<void> => {
  await ask(userEndpoints.resetPassword, { body: { hash, username, password } });
};

const Done = () => (
  <Stack gap="xs" role="status">
    <Text fw={600} size="lg">
      Success!
    </Text>
    <Text>Now you can login with your new password.</Text>
    <Anchor component={Link} to={pages.login.path}>
      Back to login page
    </Anchor>
  </Stack>
);

const ResetPasswordForm = ({ hash }: { hash: string }) => {
  const router = useRouter();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '', password2: '' },
    validate: schemaResolver(resetPasswordFormSchema, { sync: true }),
  });
  const reset = useMutation({
    mutationFn: (entered: Entered) => setPassword(hash, entered),
    // The server has ended every session of the user, one in this browser among them.
    onSuccess: endSession,
    onError: (error) => {
      if (error instanceof ApiError && error.field === 'password') return form.setFieldError('password', error.message);
      console.warn('Resetting the password failed:', error.message);
      void router.navigate({ to: pages.login.path, replace: true });
    },
  });
  if (reset.isSuccess) return <Done />;
  return (
    <form onSubmit={form.onSubmit((values) => reset.mutate(values))} noValidate>
      <Stack gap="sm">
        <TextInput
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="sm"
          key={form.key('username')}
          {...form.getInputProps('username')}
        />
        <PasswordInput
          label="New password"
          description="At least 10 characters; a short sentence is easy to remember."
          autoComplete="new-password"
          size="sm"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label="Repeat password"
          autoComplete="new-password"
          size="sm"
          key={form.key('password2')}
          {...form.getInputProps('password2')}
        />
        <Button type="submit" size="sm" mt={4} loading={reset.isPending}>
          Reset Password
        </Button>
      </Stack>
    </form>
  );
};

export default function ResetPassword() {
  const { hash } = useParams({ from: pages.resetPassword.path });
  return (
    <SignInFrame title="Reset Your Password">
      <ResetPasswordForm hash={hash} />
    </SignInFrame>
  );
}
