/**
 * The login page. After it the visitor goes to the link first asked for, else to the first allowed page, else home.
 */
import { loginBodySchema, type Profile, pages } from '@cvm/contract';
import { Alert, Anchor, Button, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadCode } from '../../links/load-code.ts';
import { landingPage } from '../../session/access.ts';
import { takeLink } from '../../session/requested-link.ts';
import { PasswordField, toProblem, UsernameField } from '../../ui/sign-in-fields.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { logIn } from './log-in.ts';
import { SignInFrame } from './SignInFrame.tsx';

const landing = (profile: Profile): string => takeLink() ?? landingPage(profile);

const LoginForm = () => {
  const router = useRouter();
  // While somebody types; most land there, and what its frame and tables are made of other pages need as well.
  useEffect(() => loadCode(router, pages.home.path), [router]);
  const [forgot, { open, close }] = useDisclosure();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '' },
    validate: schemaResolver(loginBodySchema, { sync: true }),
  });
  const login = useMutation({
    mutationFn: ({ username, password }: { username: string; password: string }) => logIn(username, password),
    onSuccess: (profile) => router.history.replace(landing(profile)),
  });
  return (
    <>
      <ForgotPassword opened={forgot} onClose={close} />
      <form onSubmit={form.onSubmit((values) => login.mutate(values), toProblem(form))} noValidate>
        <Stack gap="sm">
          <div role="alert">
            {login.error === null ? null : (
              <Alert color="red" p="xs" role="none">
                {login.error.message}
              </Alert>
            )}
          </div>
          <UsernameField form={form} autoFocused />
          <PasswordField form={form} name="password" label="Password" kind="current" />
          <Button type="submit" size="sm" mt={4} loading={login.isPending}>
            Log In
          </Button>
          <Anchor component="button" type="button" size="sm" onClick={open} ta="center">
            Forgot Password?
          </Anchor>
        </Stack>
      </form>
    </>
  );
};

export default function Login() {
  return (
    <SignInFrame title="Log in">
      <LoginForm />
    </SignInFrame>
  );
}
