/** The end of a session while something is typed in a window, over a real HTTP server. */
import { allPages } from '@cvm/contract';
import { Modal, TextInput } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
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

/** What another tab does to the storage, key by key, with the news of each. */
const elsewhere = (changes: readonly (readonly [key: string, value: string | null])[]) =>
  act(() => {
    for (const [key, newValue] of changes) {
      if (newValue === null) localStorage.removeItem(key);
      else localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  });
const gone = [
  ['cvm.token', null],
  ['cvm.profile', null],
  ['cvm.loggedIn', null],
] as const;
const foundOver = [['cvm.loggedIn', 'over'], ...gone] as const;
const signedIn = (email: string) =>
  [
    ['cvm.token', 'new'],
    ['cvm.profile', JSON.stringify({ ...profile, email })],
    ['cvm.loggedIn', 'true'],
  ] as const;
const isAsked = () => screen.queryByText('Session expired. Please log in again.') !== null;

it('leaves nothing behind, and says to other tabs that nobody logged out', async () => {
  const { expire } = await open(false);
  const told: string[] = [];
  const storage = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, value: string) => {
      told.push(`${key}=${value}`);
      storage.setItem(key, value);
    },
    removeItem: (key: string) => {
      told.push(`${key} gone`);
      storage.removeItem(key);
    },
  });
  expire();
  vi.unstubAllGlobals();
  expect(told.slice(0, 2)).toEqual(['cvm.loggedIn=over', 'cvm.token gone']);
  expect(localStorage.length).toBe(0);
});

it('waits for its user where something is typed when another tab finds it over, and goes on with a sign-in there', async () => {
  const { user } = await open(true);
  const name = await screen.findByLabelText<HTMLInputElement>('First name');
  await user.type(name, 'Augusta');
  elsewhere(foundOver);
  await screen.findByText('Session expired. Please log in again.');
  expect(readSession()?.profile.email).toBe('ada@x.example');
  // A wrong password there forgets what is stored once more.
  elsewhere(gone);
  expect(isAsked()).toBe(true);
  elsewhere(signedIn('ada@x.example'));
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(readSession()?.token).toBe('new');
  expect(name.isConnected).toBe(true);
  expect(name.value).toBe('Augusta');
  // What is held from now on is the session that was begun there.
  elsewhere(gone);
  expect(readSession()?.token).toBe('new');
});

it('is signed in again over the page of that tab as well', async () => {
  const { user } = await open(true);
  await screen.findByLabelText('First name');
  elsewhere(foundOver);
  reply = { status: 200, body: JSON.stringify({ success: true, token: 'new', ...profile }) };
  await user.type(await screen.findByLabelText('Password', { selector: 'input' }), 'right');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(localStorage.getItem('cvm.token')).toBe('new');
});

it('waits for its user where something is typed when it is logged out of in another tab', async () => {
  const { user } = await open(true);
  const name = await screen.findByLabelText<HTMLInputElement>('First name');
  await user.type(name, 'Augusta');
  elsewhere(gone);
  await screen.findByRole('dialog', { name: 'You logged out in another tab. Please log in again.' });
  elsewhere(signedIn('ada@x.example'));
  await waitFor(() => expect(screen.queryByText(/You logged out/)).toBeNull());
  expect([name.isConnected, name.value, readSession()?.token]).toEqual([true, 'Augusta', 'new']);
});

it('ends at once when it is logged out of in another tab and nothing is typed here', async () => {
  await open(false);
  elsewhere(gone);
  expect(readSession()).toBeNull();
});

it('ends at once when another tab finds it over and nothing is typed here', async () => {
  await open(false);
  elsewhere(foundOver);
  expect(readSession()).toBeNull();
});

it('is signed in again over a page that marks what is not saved', async () => {
  const { router } = await renderAt('/profile', () => (
    <>
      <SignInAgain />
      <button type="button" data-unsaved>
        Save Changes
      </button>
    </>
  ));
  leaveExpiredSession(router as unknown as AppRouter);
  await screen.findByText('Session expired. Please log in again.');
  expect(readSession()?.token).toBe('old');
});

it('ends it at once where nothing can have been typed', async () => {
  const { expire } = await open(false);
  expire();
  expect(readSession()).toBeNull();
});
