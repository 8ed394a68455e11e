/** The modal behind 'Forgot Password?': asks for a username and has a link sent. Closing it forgets what was entered. */
import { forgotPasswordFormSchema, userEndpoints } from '@cvm/contract';
import { Alert, Anchor, Button, Modal, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { ask } from '../../api/client.ts';
import { toProblem, UsernameField } from '../../ui/sign-in-fields.tsx';
import { showError } from '../../ui/toasts.ts';

const successMessage = 'Success! Please check your email to reset your password.';
const failureMessage = 'Error: We were unable to process your request. Please try again or contact support.';

const askForLink = (username: string) =>
  ask(userEndpoints.forgotPassword, { body: { username, host: window.location.origin } });

const ForgotPasswordForm = ({ onClose }: { onClose: () => void }) => {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: '' },
    validate: schemaResolver(forgotPasswordFormSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const asking = useMutation({
    mutationFn: ({ username }: { username: string }) => askForLink(username),
    onError: (error) => showError({ title: 'Ooops!', message: error.message }),
  });
  const back = (
    // What had the focus is gone when it is done.
    <Anchor component="button" type="button" size="sm" onClick={onClose} ta="center" autoFocus={asking.isSuccess}>
      Back to page
    </Anchor>
  );
  return (
    <Stack gap="sm">
      <div role="status">
        {asking.isSuccess ? (
          <Alert color="green" p="xs" role="none">
            {successMessage}
          </Alert>
        ) : null}
      </div>
      {asking.isSuccess ? (
        back
      ) : (
        <form onSubmit={form.onSubmit((values) => asking.mutate(values), toProblem(form))} noValidate>
          <Stack gap="sm">
            <Text size="sm" c="dimmed">
              Enter your username, and we will send you an email with a link to reset your password.
            </Text>
            <div role="alert">
              {asking.isError ? (
                <Alert color="red" p="xs" role="none">
                  {failureMessage}
                </Alert>
              ) : null}
            </div>
            <UsernameField form={form} autoFocused />
            <Button type="submit" size="sm" loading={asking.isPending}>
              Reset Password
            </Button>
            {back}
          </Stack>
        </form>
      )}
    </Stack>
  );
};

export const ForgotPassword = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal opened={opened} onClose={onClose} title="Forgot Password?" size={400} centered>
    <ForgotPasswordForm onClose={onClose} />
  </Modal>
);
