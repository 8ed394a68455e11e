/** What the windows of the administration say when something goes wrong, word for word (3-reports-and-admin section 8). */
import type { AdminUser } from '@cvm/contract';
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../session/session.ts';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import { AdminAccessDialog } from './AdminAccessDialog.tsx';
import { AccessPreview } from './access/AccessPreview.tsx';
import { readAccess } from './access/access-form.ts';
import { DowntimeDialog } from './DowntimeDialog.tsx';
import { OrganizationInput } from './OrganizationInput.tsx';
import { UserActions } from './UserActions.tsx';
import { UserDialog } from './UserDialog.tsx';

const ada: AdminUser = {
  ...{ userId: 'ada', uuid: 'ada', username: 'Ada', lastname: '', email: 'ada@x.example', organizationName: null },
  ...{ disabled: false, lastLogin: null, roles: [], hasApiKey: false, blockedReports: [], blockedLooks: [] },
  lookerUserInfo: { allowedPages: ['/'], allowedDataCategories: [] },
  modifiedAt: '2030-01-01T00:00:00.000Z',
};
const refusal = { success: false, error: { code: 'conflict', message: 'The server says why.' } };

let server: TestServer;
let listed = ada;
/** Null = the server fails without a word. */
let words: object | null = refusal;
/** What saving answers; null = it is refused. */
let saved: { success: true; users: AdminUser[] } | null = null;
const missed = 'ada@x.example';
const same = { added: [], removed: [] };
const preview = {
  ...{ pages: { added: ['Gem report'], removed: [] }, views: same, data: [], months: { before: null, after: null } },
  ...{ blockedReports: same, blockedLooks: same },
};
let isPreviewed = false;
beforeAll(async () => {
  server = await startServer((path, { method, body }) => {
    if (path === '/v1/admin/users' && method === 'GET')
      return { status: 200, body: JSON.stringify({ success: true, users: [listed], usersAll: 1 }) };
    if (path === '/v1/admin/users' && saved !== null) return { status: 200, body: JSON.stringify(saved) };
    if (path === '/v1/admin/user/welcome' && saved !== null) {
      const { email } = JSON.parse(body).user;
      return email === missed ? { status: 503, body: '' } : { status: 200, body: '{"success":true}' };
    }
    if (path === '/v1/admin/user/access-preview' && isPreviewed)
      return { status: 200, body: JSON.stringify({ success: true, data: preview }) };
    if (method === 'GET') return { status: 200, body: '{"success":true,"messages":[]}' };
    return words === null ? { status: 500, body: '' } : { status: 409, body: JSON.stringify(words) };
  });
});
afterAll(() => server.close());
beforeEach(() => {
  listed = ada;
  words = refusal;
  saved = null;
  isPreviewed = false;
  startSession({ token: 'x', profile: { ...profileOf(['/']), userId: 'chief', username: 'Chief', roles: ['admin'] } });
});

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const nothing = () => undefined;

it('a downtime message that is not created gives the reason', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(nothing);
  await renderAt('/admin', () => <DowntimeDialog opened onClose={nothing} />);
  await click('Create message');
  await screen.findByText('Wuh-Woh. Something went wrong: The server says why.');
  expect(logged).toHaveBeenCalledWith('The downtime message could not be created:', expect.any(Error));
  logged.mockRestore();
});

it('a downtime message asks for what its call asks for, in the same words', async () => {
  await renderAt('/admin', () => <DowntimeDialog opened onClose={nothing} />);
  const create = await screen.findByRole('button', { name: 'Create message' });
  const reasonWithout = async (label: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    const before = field.value;
    await userEvent.clear(field);
    const reason = create.getAttribute('aria-description');
    if (label !== 'Expires in hours') await screen.findByText(`${label} is required.`);
    await userEvent.type(field, before);
    return reason;
  };
  expect(await reasonWithout('Title')).toBe('Title is required.');
  expect(await reasonWithout('Body')).toBe('Body is required.');
  expect(await reasonWithout('Expires in hours')).toBe('The duration in hours is required.');
});

it('a downtime message that is not created says whom to ask when there is no reason', async () => {
  words = null;
  const logged = vi.spyOn(console, 'error').mockImplementation(nothing);
  await renderAt('/admin', () => <DowntimeDialog opened onClose={nothing} />);
  await click('Create message');
  await screen.findByText('Wuh-Woh. Something went wrong: Contact your developer / check console');
  logged.mockRestore();
});

it('admin access asks for a user, and says that granting failed', async () => {
  await renderAt('/admin', () => <AdminAccessDialog opened onClose={nothing} />);
  await click('Grant');
  await screen.findByText('Select a user!');
  await userEvent.click(screen.getByRole('combobox', { name: 'User' }));
  await userEvent.click(await screen.findByText('Ada (ada@x.example)'));
  await click('Grant');
  await screen.findByText('Something went wrong. Try again or contact a developer');
  await screen.findByText('The server says why.');
});

it('admin access says that revoking failed', async () => {
  listed = { ...ada, roles: ['admin-read'] };
  await renderAt('/admin', () => <AdminAccessDialog opened onClose={nothing} />);
  await screen.findByRole('button', { name: 'Revoke admin access of ada@x.example' });
  await click('Revoke admin access of ada@x.example');
  await screen.findByText('Something went wrong. Try again or contact a developer');
});

it('the alert says that sending failed', async () => {
  await renderAt('/admin', () => (
    <UserActions user={ada} readOnly={false} own={false} unsaved={false} onLeave={nothing} />
  ));
  await click('Send welcome email');
  await click('Send');
  await screen.findByText('Something went wrong. Please try again. If the problem persists, contact your tech team.');
});

const Previewed = () => {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <AccessPreview user={ada} form={readAccess(ada)} />
      <button type="button" onClick={() => void client.invalidateQueries().then(() => setAsked(true))}>
        Ask again
      </button>
      {isAsked ? 'Asked again' : null}
    </>
  );
};

it('what a change does is told on where it is asked once more and not answered, as after a save that failed', async () => {
  isPreviewed = true;
  await renderAt('/admin', () => <Previewed />);
  await screen.findByText('Gem report');
  isPreviewed = false;
  await click('Ask again');
  await screen.findByText('Asked again');
  expect(screen.queryByText('The server says why.')).toBeNull();
  expect(screen.getByText('Gem report')).toBeTruthy();
});

it('organizations that could not be loaded are not taken for none', async () => {
  await renderAt('/admin', () => <OrganizationInput value="" onChange={nothing} />);
  await screen.findByText('The organizations could not be loaded. Type a name.');
  expect(screen.queryByText('Choose one, or type a new name')).toBeNull();
});

it('new users are saved, and of each it is said whom no welcome email went to; the others get theirs', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(nothing);
  saved = { success: true, users: [ada, { ...ada, userId: 'bo', email: 'bo@x.example' }] };
  const closed = vi.fn();
  await renderAt('/admin', () => <UserDialog user={null} readOnly={false} own={false} onClose={closed} />);
  await click('Add another user with the same access');
  for (const [place, { email }] of saved.users.entries()) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^Email ${place + 1}`)), { target: { value: email } });
    fireEvent.change(screen.getByLabelText(new RegExp(`^First name ${place + 1}`)), { target: { value: 'Ada' } });
  }
  await userEvent.click(screen.getByRole('radio', { name: /^Shows and movies/ }));
  await click('Add 2 users');
  // They have no organization.
  await click('Send');
  await screen.findByText('No welcome email went to ada@x.example');
  expect(JSON.parse(server.asked('/v1/admin/user/welcome').body).user.email).toBe('bo@x.example');
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  logged.mockRestore();
});
