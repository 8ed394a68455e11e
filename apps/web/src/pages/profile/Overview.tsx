/** The user itself: the name the portal greets its user by, which can be changed, and what only an admin changes. */
import { missingOrTooLong, type Profile, textLabels, userBodySchema, userEndpoints, userNameMax } from '@cvm/contract';
import { Code, Divider, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '../../api/client.ts';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import { keepProfile, useForeign } from '../../session/session.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { showSuccess } from '../../ui/toasts.ts';
import { renameProblem } from '../rename-problem.ts';
import classes from './profile.module.css';
import { PasswordForm, Sessions } from './Security.tsx';

const useSaveName = (userId: string) =>
  useMutation({
    mutationFn: (username: string) => ask(userEndpoints.renameUser, { params: { id: userId }, body: { username } }),
    onSuccess: (profile) => {
      keepProfile(profile);
      showSuccess({ message: 'Your name was changed.' });
    },
    onError: (error) => console.error('The name could not be changed:', error),
  });

/** Why the name cannot be saved as it stands; null when it can. */
export const nameProblem = (name: string, current: string): string | null =>
  renameProblem(userBodySchema.safeParse({ username: name }), name, current);

const NameForm = ({ profile }: { profile: Profile }) => {
  const [name, setName] = useState(profile.username);
  const save = useSaveName(profile.userId);
  const foreign = useForeign();
  const problem = foreign ?? nameProblem(name, profile.username);
  const submit = () => {
    if (problem === null && !save.isPending) save.mutate(name.trim());
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={onSubmit}>
      <Group align="flex-start" gap="sm">
        <TextInput
          label="First Name"
          size="sm"
          w={280}
          autoComplete="given-name"
          value={name}
          error={missingOrTooLong(textLabels.firstName, name, userNameMax) ?? save.error?.message}
          onChange={(event) => {
            setName(event.currentTarget.value);
            // Why it was not saved is said of what was sent.
            if (save.isError) save.reset();
          }}
        />
        <ReasonButton
          size="sm"
          mt={{ base: 0, xs: 22 }}
          disabledReason={problem}
          data-unsaved={problem === null || undefined}
          loading={save.isPending}
          onClick={submit}
        >
          Save Changes
        </ReasonButton>
      </Group>
    </form>
  );
};

const Facts = ({ profile }: { profile: Profile }) => (
  <dl className={classes.facts}>
    {[
      ['Last Name', profile.lastname],
      [textLabels.email, profile.email],
      ['Organization', profile.organizationName],
    ].map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value ?? '--'}</dd>
      </div>
    ))}
  </dl>
);

const ApiKey = ({ apiKey }: { apiKey: string }) => (
  <section aria-labelledby="profile-api-key">
    <Title order={2} id="profile-api-key" mb={4}>
      API Key
    </Title>
    <Text size="sm" c="dimmed" mb="xs">
      Sent with its secret as HTTP Basic, it asks the API what you may see. The secret was shown once, when the key was
      granted.
    </Text>
    <Group gap="xs">
      <Code>{apiKey}</Code>
      <CopyText value={apiKey} label="API key" />
    </Group>
  </section>
);

/** `viewAs`: an administrator looks; the password and the sessions stay the user's own. */
export const Overview = ({ profile, viewAs }: { profile: Profile; viewAs: boolean }) => (
  <Stack gap="lg">
    {/* A name that was changed elsewhere starts the form again. */}
    <NameForm key={profile.username} profile={profile} />
    <Facts profile={profile} />
    {profile.apiKey === null ? null : <ApiKey apiKey={profile.apiKey} />}
    {viewAs ? null : (
      <>
        <Divider />
        <PasswordForm />
        <Divider />
        <Sessions />
      </>
    )}
  </Stack>
);
