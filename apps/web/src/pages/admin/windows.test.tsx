/** What is typed in the windows of the administration stays until it is sent or left on purpose. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSession } from '../../session/session.ts';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import { AdminAccessDialog } from './AdminAccessDialog.tsx';
import { DowntimeDialog } from './DowntimeDialog.tsx';
import { OrganizationsDialog } from './OrganizationsDialog.tsx';

let server: TestServer;
const organizations = [{ id: 'o1', name: 'Northlight', avatar: null, users: 1204 }];
beforeAll(async () => {
  server = await startServer(() => ({
    status: 200,
    body: JSON.stringify({ success: true, messages: [], organizations }),
  }));
});
afterAll(() => server.close());

let closed = 0;
const onClose = () => {
  closed += 1;
};
beforeEach(() => {
  closed = 0;
  startSession({ token: 'x', profile: { ...profileOf(['/']), userId: 'chief', username: 'Chief', roles: ['admin'] } });
});

it.each([
  ['Manage Downtime Message', () => <DowntimeDialog opened onClose={onClose} />],
  ['Manage Organizations', () => <OrganizationsDialog opened onClose={onClose} />],
  ['Manage Admin Access', () => <AdminAccessDialog opened onClose={onClose} />],
])('%s is not closed by a click beside it', async (name, Page) => {
  await renderAt('/admin', Page);
  const window = await screen.findByRole('dialog', { name });
  const beside = document.querySelector('.mantine-Modal-overlay');
  if (beside === null) throw new Error('Nothing lies behind the window.');
  await userEvent.click(beside);
  expect(closed).toBe(0);
  await userEvent.click(within(window).getByRole('button', { name: 'Close' }));
  expect(closed).toBe(1);
});

it('Escape leaves the new name of an organization, and then the window', async () => {
  await renderAt('/admin', () => <OrganizationsDialog opened onClose={onClose} />);
  await screen.findByRole('cell', { name: '1,204' });
  await userEvent.click(screen.getByRole('button', { name: 'Rename Northlight' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'New name of Northlight' }));
  await screen.findByText('Organization name is required.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename Northlight'));
  expect(closed).toBe(0);
  await userEvent.keyboard('{Escape}');
  expect(closed).toBe(1);
});
