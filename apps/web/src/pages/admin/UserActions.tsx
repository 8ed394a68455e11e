/** What can be done with a user besides editing: view as, welcome mail, API key. */
import { type AdminUser, ownViewMessage, readOnlyMessage } from '@cvm/contract';
import { Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import { showError, showSuccess } from '../../ui/toasts.ts';
import { AlertDialog } from './AlertDialog.tsx';
import { ApiKeyDialog } from './ApiKeyDialog.tsx';
import { endSessions, sendWelcome } from './calls.ts';
import { useViewAs } from './use-view-as.ts';
import { words } from './words.ts';

type Props = {
  user: AdminUser;
  readOnly: boolean;
  own: boolean;
  /** Something is typed that is not saved yet. */
  unsaved: boolean;
  onLeave: () => void;
};

/** Why nothing that closes the window can be begun. */
const unsavedReason = 'Save what you have changed first, or cancel.';

const WelcomeButton = ({ user, reason }: { user: AdminUser; reason: string | null }) => {
  const [opened, setOpened] = useState(false);
  const send = useMutation({
    mutationFn: () => sendWelcome(user),
    onSuccess: () => {
      setOpened(false);
      showSuccess({ title: 'Sent', message: `A welcome email is on its way to ${user.email}.` });
    },
  });
  const text = `${user.email} gets a welcome email with a link to set a password.`;
  return (
    <>
      <ReasonButton variant="default" disabledReason={reason} onClick={() => setOpened(true)}>
        Send welcome email
      </ReasonButton>
      <AlertDialog
        stackId="welcome"
        alert={opened ? { title: 'Send welcome email?', text } : null}
        error={send.error === null ? null : words.sendFailed}
        sending={send.isPending}
        onCancel={() => {
          setOpened(false);
          send.reset();
        }}
        onSend={() => send.mutate()}
      />
    </>
  );
};

const EndSessionsButton = ({ user, reason }: { user: AdminUser; reason: string | null }) => {
  const end = useMutation({
    mutationFn: () => endSessions(user.userId),
    onSuccess: () => showSuccess({ message: `${user.email} is signed out everywhere.` }),
    onError: (error) => showError({ message: error.message }),
  });
  return (
    <ReasonButton variant="default" disabledReason={reason} loading={end.isPending} onClick={() => end.mutate()}>
      End sessions
    </ReasonButton>
  );
};

export const UserActions = ({ user, readOnly, own, unsaved, onLeave }: Props) => {
  const [keyOpened, setKeyOpened] = useState(false);
  const viewAs = useViewAs(user);
  const reason = readOnly ? readOnlyMessage : null;
  const disabled = user.disabled ? 'This user is disabled.' : null;
  const typed = unsaved ? unsavedReason : null;
  return (
    <Group gap="xs">
      <ReasonButton
        variant="default"
        disabledReason={reason ?? (own ? ownViewMessage : (disabled ?? typed))}
        loading={viewAs.isPending}
        onClick={() => viewAs.mutate()}
      >
        View as
      </ReasonButton>
      <WelcomeButton user={user} reason={reason ?? disabled} />
      <ReasonButton variant="default" disabledReason={reason ?? disabled ?? typed} onClick={() => setKeyOpened(true)}>
        {user.hasApiKey ? 'Manage API key' : 'Generate API key'}
      </ReasonButton>
      <EndSessionsButton user={user} reason={reason ?? (own ? 'Your own sessions are on your profile.' : disabled)} />
      {/* The user has changed with the key: what was begun to edit would be refused, so the dialog closes with it. */}
      <ApiKeyDialog user={user} opened={keyOpened} onClose={() => setKeyOpened(false)} onDone={onLeave} />
    </Group>
  );
};
