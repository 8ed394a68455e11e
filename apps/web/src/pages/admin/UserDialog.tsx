/** One dialog for a new user (or several with the same access) and for a user who is there. */
import { type AdminUser, ownUserMessage, readOnlyMessage } from '@cvm/contract';
import { Alert, Button, Checkbox, Divider, Group, Modal, ScrollArea, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import { showError, showSuccess } from '../../ui/toasts.ts';
import { AlertDialog, type AlertText } from './AlertDialog.tsx';
import { AccessPreview } from './access/AccessPreview.tsx';
import { isDataUnderstood } from './access/access-form.ts';
import { BlockedEditor } from './access/BlockedEditor.tsx';
import { DataEditor } from './access/DataEditor.tsx';
import { PagesEditor } from './access/PagesEditor.tsx';
import { nameOf, sendWelcome, useSaveUsers } from './calls.ts';
import { OrganizationInput } from './OrganizationInput.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { UserActions } from './UserActions.tsx';
import { changesOf, type Draft, draftOf, draftProblem, isChanged } from './user-draft.ts';
import { words } from './words.ts';

type Props = {
  /** null = new users. */
  user: AdminUser | null;
  /** The role is admin-read: everything is shown and nothing can be changed. */
  readOnly: boolean;
  /** This is the user of the administrator itself. */
  own: boolean;
  onClose: () => void;
};

/** Sends the welcome mails one after the other, and answers the addresses that none went to. */
const welcomeAll = async (users: readonly AdminUser[]): Promise<string[]> => {
  const missed: string[] = [];
  for (const user of users)
    await sendWelcome(user).catch((error: unknown) => {
      console.error('A welcome email could not be sent:', error);
      missed.push(user.email);
    });
  return missed;
};

const noOrganization: AlertText = { title: 'No organization', text: words.noOrganization };

const useUserDialog = ({ user: now, onClose }: Props) => {
  // The list may be loaded anew meanwhile: what is typed here was begun from the user as it was.
  const [user] = useState(now);
  const [draft, setDraft] = useState<Draft>(() => draftOf(user));
  const [welcome, setWelcome] = useState(true);
  const [alert, setAlert] = useState<AlertText | null>(null);
  const save = useSaveUsers();
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    // Why it was not saved is said of what was sent.
    if (save.isError) save.reset();
  };
  const send = async () => {
    const saved = await save.mutateAsync(changesOf(draft, user)).catch(() => null);
    if (saved === null) return;
    const missed = user === null && welcome ? await welcomeAll(saved.users) : [];
    if (missed.length > 0)
      showError({ title: `No welcome email went to ${missed.join(', ')}`, message: words.sendFailed });
    showSuccess({ title: 'Saved', message: saved.users.map(nameOf).join(', ') });
    onClose();
  };
  const submit = () => (draft.organization.trim() === '' ? setAlert(noOrganization) : void send());
  const problem = draftProblem(draft, user);
  const unsaved = user !== null && isChanged(draft, user);
  return {
    draft,
    change,
    welcome,
    setWelcome,
    alert,
    closeAlert: () => setAlert(null),
    save,
    send,
    submit,
    problem,
    unsaved,
  };
};

/** Comes into sight at the foot of a long window. */
const intoSight = (alert: HTMLDivElement | null) => alert?.scrollIntoView({ block: 'nearest' });

export const UserDialog = (props: Props) => (
  <Modal.Stack>
    <UserForm {...props} />
  </Modal.Stack>
);

type Dialog = ReturnType<typeof useUserDialog>;

/** What the user may see and do. */
const AccessFields = ({ user, readOnly, dialog }: Pick<Props, 'user' | 'readOnly'> & { dialog: Dialog }) => {
  const { draft, change } = dialog;
  const changeAccess = (part: Partial<Draft['access']>) => change({ access: { ...draft.access, ...part } });
  const editor = { form: draft.access, onChange: changeAccess, readOnly };
  return (
    <>
      <Divider label="Pages" labelPosition="left" />
      <PagesEditor {...editor} />
      <Divider label="Data" labelPosition="left" />
      {user === null || isDataUnderstood(user) ? null : (
        <Alert color="yellow" variant="light" p="xs">
          Which data this user may see cannot be read, so it is none. A change of access replaces it by what is chosen
          here, where nothing chosen means all.
        </Alert>
      )}
      <DataEditor {...editor} />
      <Divider label="Locks" labelPosition="left" />
      <BlockedEditor {...editor} />
    </>
  );
};

/** Whether somebody new is written to, or whether somebody who is there can sign in. */
const SignInField = ({ user, readOnly, own, dialog }: Omit<Props, 'onClose'> & { dialog: Dialog }) => {
  const { draft, change, welcome, setWelcome } = dialog;
  if (user === null)
    return (
      <Checkbox
        size="xs"
        label="Send a welcome email with a link to set a password"
        checked={welcome}
        onChange={(event) => setWelcome(event.currentTarget.checked)}
      />
    );
  return (
    <Switch
      size="xs"
      label={draft.disabled ? 'Disabled: cannot sign in' : 'Active: can sign in'}
      description={own ? ownUserMessage : 'Disabling ends all sessions at once.'}
      checked={!draft.disabled}
      disabled={readOnly || own}
      onChange={(event) => change({ disabled: !event.currentTarget.checked })}
    />
  );
};

const saveLabel = (user: AdminUser | null, { people }: Draft): string => {
  if (user !== null) return 'Save';
  return people.length === 1 ? 'Add user' : `Add ${people.length} users`;
};

const Foot = ({ user, readOnly, onClose, dialog }: Omit<Props, 'own'> & { dialog: Dialog }) => {
  const { save } = dialog;
  const reason = readOnly ? readOnlyMessage : dialog.problem;
  return (
    <>
      {save.error === null ? null : (
        <Alert ref={intoSight} color="red" variant="light" p="xs" role="alert" title={words.updateFailed}>
          {save.error.message}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        {reason === null ? null : (
          <Text size="xs" c="dimmed">
            {reason}
          </Text>
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <ReasonButton disabledReason={reason} loading={save.isPending} onClick={dialog.submit}>
          {saveLabel(user, dialog.draft)}
        </ReasonButton>
      </Group>
    </>
  );
};

const UserForm = (props: Props) => {
  const { user, readOnly, own, onClose } = props;
  const dialog = useUserDialog(props);
  const { draft, change, alert, closeAlert, save, send } = dialog;
  return (
    <Modal
      opened
      stackId="user"
      // A click beside it must not throw away what was typed.
      closeOnClickOutside={false}
      onClose={onClose}
      title={user === null ? 'Add user' : `Edit ${nameOf(user)}`}
      size={760}
      scrollAreaComponent={ScrollArea.Autosize}
    >
      <Stack gap="md">
        {user === null ? null : (
          <UserActions user={user} readOnly={readOnly} own={own} unsaved={dialog.unsaved} onLeave={onClose} />
        )}
        <PeopleFields
          people={draft.people}
          onChange={(people) => change({ people })}
          several={user === null}
          readOnly={readOnly}
        />
        <OrganizationInput
          value={draft.organization}
          onChange={(organization) => change({ organization })}
          readOnly={readOnly}
        />
        <AccessFields user={user} readOnly={readOnly} dialog={dialog} />
        <SignInField user={user} readOnly={readOnly} own={own} dialog={dialog} />
        <AccessPreview user={user} form={draft.access} />
        <Foot user={user} readOnly={readOnly} onClose={onClose} dialog={dialog} />
      </Stack>
      <AlertDialog
        stackId="organization"
        alert={alert}
        error={null}
        sending={save.isPending}
        onCancel={closeAlert}
        onSend={() => {
          closeAlert();
          void send();
        }}
      />
    </Modal>
  );
};
