/**
 * The login page. After it the visitor goes to the link first asked for, else to the first allowed page, else home.
 */
import { loginBodySchema, type Profile, supportEmail } from '@cvm/contract';
import { Alert, Anchor, Button, Center, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { paths } from '../../paths.ts';
import { firstAllowedPage } from '../../session/access.ts';
import { logIn } from '../../session/log-in.ts';
import { takeLink } from '../../session/requested-link.ts';
import { Footer } from '../../shell/Footer.tsx';
import { Logo } from '../../ui/Logo.tsx';
import classes from './Login.module.css';

/** Pages that exist and can be opened without an id. */
const startPages = [paths.home(), paths.shows(), paths.movies()];

const landing = (profile: Profile): string => takeLink() ?? firstAllowedPage(profile, startPages, paths.home());

const LoginForm = () => {
  const router = useRouter();
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
    <form onSubmit={form.onSubmit((values) => login.mutate(values))} noValidate>
      <Stack gap="sm">
        <div role="alert">
          {login.error === null ? null : (
            <Alert color="red" p="xs">
              {login.error.message}
            </Alert>
          )}
        </div>
        <TextInput
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          size="sm"
          key={form.key('username')}
          {...form.getInputProps('username')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          size="sm"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="sm" mt={4} loading={login.isPending}>
          Log In
        </Button>
      </Stack>
    </form>
  );
};

export default function Login() {
  return (
    <div className={classes.page}>
      <Center component="main" className={classes.main}>
        <Stack w={360} maw="100%" gap="lg">
          <Center>
            <Logo height={30} />
          </Center>
          <Paper withBorder p="xl" className={classes.card}>
            <Title order={1} size="h2" mb="sm">
              Log in
            </Title>
            <LoginForm />
          </Paper>
          <Text size="sm" c="dimmed" ta="center">
            Need help? Contact <Anchor href={`mailto:${supportEmail}`}>{supportEmail}</Anchor>
          </Text>
        </Stack>
      </Center>
      <Footer />
    </div>
  );
}
