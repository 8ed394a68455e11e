/** The fields of usernames and passwords, named to browsers and password managers as HTML's `autocomplete` names them. */
import { PasswordInput, TextInput } from '@mantine/core';
import type { FormErrors, UseFormReturnType } from '@mantine/form';

type OfForm<Values> = { form: UseFormReturnType<Values>; name: keyof Values & string };

type UsernameProps<Values> = Pick<OfForm<Values>, 'form'> & { autoFocused?: boolean };

export const UsernameField = <Values extends { username: string }>({
  form,
  autoFocused = false,
}: UsernameProps<Values>) => (
  <TextInput
    label="Username"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    size="sm"
    data-autofocus={autoFocused || undefined}
    key={form.key('username')}
    {...form.getInputProps('username')}
  />
);

type PasswordProps<Values> = OfForm<Values> & {
  label: string;
  kind: 'current' | 'new';
  description?: string;
  autoFocused?: boolean;
};

export const PasswordField = <Values extends Record<string, string>>({
  form,
  name,
  label,
  kind,
  description,
  autoFocused = false,
}: PasswordProps<Values>) => (
  <PasswordInput
    label={label}
    description={description}
    autoComplete={`${kind}-password`}
    size="sm"
    data-autofocus={autoFocused || undefined}
    key={form.key(name)}
    {...form.getInputProps(name)}
  />
);

/** What a form that is not sent does: the first field that says why has the focus, and is read out. */
export const toProblem =
  <Values extends Record<string, string>>(form: UseFormReturnType<Values>) =>
  (errors: FormErrors): void => {
    const [first] = Object.keys(errors);
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
