/** The end of a session while something is typed in a window, over a real HTTP server. */
import { allPages } from '@cvm/contract';
import { Modal, TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepWindowsWhileExpired, leaveExpiredSession } from '../app/session-end.ts';
import type { AppRouter } from '../routes.tsx';
import { endSession, readSession, startSession } from '../session/session.ts';
import { type Reply, startServer, type TestServer } from '../testing/http-server.ts';
import { profileOf } from '../testing/profile.ts';
import { renderAt } from '../testing/render.tsx';
import { failedAnswer } from '../testing/view-answer.ts';
import { SignInAgain } from './SignInAgain.tsx';

const profile = { ...profileOf(allPages), email: 'ada@x.example' };
const refused = failedAnswer(401, 'unauthorized', 'Incorrect username or password.');

let server: TestServer;
let reply: Reply = refused;
beforeAll(async () => {
  server = await startServer(() => reply);
  keepWindowsWhileExpired();
});
afterAll(() => server.close());
beforeEach(() => startSession({ token: 'old', profile }));
afterEach(endSession);

const Page = ({ isOpen }: { isOpen: boolean }) => (
  <>
    <SignInAgain />
    <Modal opened={isOpen} onClose={() => undefined} title="Add user">
      <TextInput label="First name" />
    </Modal>
  </>
);

const open = async (isOpen: boolean) => {
  const { router } = await renderAt('/admin?search=ada', () => <Page isOpen={isOpen} />);
  return { expire: () => leaveExpiredSession(router as unknown as AppRouter), user: userEvent.setup() };
};

it('is said in a window of its own, and what was typed is there after signing in again', async () => {
  const { expire, user } = await open(true);
  const name = await screen.findByLabelText<HTMLInputElement>('First name');
  await user.type(name, 'Augusta');
  expire();
  await screen.findByRole('dialog', { name: 'Session expired. Please log in again.' });
  // Another call that finds out changes nothing.
  expire();
  expect(readSession()?.token).toBe('old');
  const password = screen.getByLabelText('Password', { selector: 'input' });
  await user.type(password, 'wrong');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByText('Incorrect username or password.');
  expect(server.asked('/v1/login').body).toBe('username=ada%40x.example&password=wrong');
  await user.keyboard('{Escape}');
  reply = { status: 200, body: JSON.stringify({ success: true, token: 'new', ...profile }) };
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await waitFor(() => expect(screen.queryByText('Session expired. Please log in again.')).toBeNull());
  expect(readSession()?.token).toBe('new');
  expect(name.isConnected).toBe(true);
  expect(name.value).toBe('Augusta');
});

it('can be left for the login page, and leads back', async () => {
  const { expire, user } = await open(true);
  await screen.findByLabelText('First name');
  expire();
  await user.click(await screen.findByRole('button', { name: 'Leave this page' }));
  expect(readSession()).toBeNull();
  expect(sessionStorage.getItem('cvm.requestedLink')).toBe('/admin?search=ada');
});

it('ends it at once where nothing can have been typed', async () => {
  const { expire } = await open(false);
  expire();
  expect(readSession()).toBeNull();
});
