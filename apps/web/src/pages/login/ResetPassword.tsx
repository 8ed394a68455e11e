/**
 * The page behind the link of a message: sets a new password. A password that the rules refuse is said at its field, the
 * link stays good; any other failure leads to the login page and is only logged (1-foundation section 8).
 */
import { pages, passwordLengthMin, resetPasswordFormSchema, userEndpoints } from '@cvm/contract';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link, useParams, useRouter } from '@tanstack/react-router';
import { ApiError, ask } from '../../api/client.ts';
import { endSession } from '../../session/session.ts';
import { PasswordField, toProblem, UsernameField } from '../../ui/sign-in-fields.tsx';
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
    <form onSubmit={form.onSubmit((values) => reset.mutate(values), toProblem(form))} noValidate>
      <Stack gap="sm">
        <UsernameField form={form} />
        <PasswordField
          form={form}
          name="password"
          label="New password"
          kind="new"
          description={`At least ${passwordLengthMin} characters; a short sentence is easy to remember.`}
        />
        <PasswordField form={form} name="password2" label="Repeat password" kind="new" />
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
