import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '../../app/AppProviders.tsx';
import { makeQueryClient } from '../../app/query-client.ts';
import { routeTree } from '../../routes.tsx';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';

const done: Reply = { status: 200, body: '{"success":true,"data":true}' };
const refusal = (field: string, message: string): Reply => ({
  status: 400,
  body: JSON.stringify({ success: false, error: { code: 'bad_request', message, details: { field } } }),
});

let server: TestServer;
let reply = done;
beforeAll(async () => {
  server = await startServer((path) =>
    path === '/v1/reset-password'
      ? reply
      : { status: 200, body: '{"success":true,"data":{"date":"2026-11-15","status":"success","success":0,"total":0}}' },
  );
});
afterAll(() => server.close());

let router: ReturnType<typeof createRouter>;
beforeEach(async () => {
  const queryClient = makeQueryClient();
  const history = createMemoryHistory({ initialEntries: ['/reset-password/the-hash'] });
  const made = createRouter({ routeTree, history, context: { queryClient } });
  router = made as never;
  await made.load();
  render(
    <AppProviders queryClient={queryClient} env="test">
      <RouterProvider router={made as never} />
    </AppProviders>,
  );
  await screen.findByRole('heading', { name: 'Reset Your Password' });
});

const enter = async (username: string, password: string, password2: string) => {
  if (username !== '') await userEvent.type(screen.getByLabelText('Username'), username);
  if (password !== '') await userEvent.type(screen.getByLabelText('New password', { exact: true }), password);
  if (password2 !== '') await userEvent.type(screen.getByLabelText('Repeat password', { exact: true }), password2);
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
};

describe('the page to reset a password', () => {
  it('is titled as its route says, with the name of the product', async () => {
    await waitFor(() => expect(document.title).toBe('Reset Your Password | CVM Insights'));
  });

  it('asks for all three fields', async () => {
    await enter('', '', '');
    for (const message of ['Username is required.', 'Password is required.', 'Password confirmation is required.'])
      expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByText('Passwords must match.')).toBeNull();
  });

  it('asks for two passwords that are alike and long enough', async () => {
    await enter('ada', 'too short', 'something else');
    expect(screen.getByText('Passwords must match.')).toBeTruthy();
    expect(screen.getByText('Password must have at least 10 characters.')).toBeTruthy();
    expect(server.asked('/v1/reset-password').method).toBe('');
  });

  it('sets the password and leads back to the login page', async () => {
    reply = done;
    await enter('ada', 'a brand new sentence', 'a brand new sentence');
    expect(await screen.findByText('Success!')).toBeTruthy();
    expect(screen.getByText('Now you can login with your new password.')).toBeTruthy();
    const back = screen.getByRole<HTMLAnchorElement>('link', { name: 'Back to login page' });
    expect(back.getAttribute('href')).toBe('/login');
    expect(server.asked('/v1/reset-password').headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(server.asked('/v1/reset-password').body))).toEqual({
      hash: 'the-hash',
      username: 'ada',
      password: 'a brand new sentence',
    });
  });

  it('says at the field why a password is refused', async () => {
    reply = refusal('password', 'Password is one of the most common ones. Please choose another.');
    await enter('ada', 'password123', 'password123');
    expect(await screen.findByText(/one of the most common ones/)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/reset-password/the-hash');
  });

  it('leads to the login page on any other failure, without a word', async () => {
    reply = refusal('hash', 'This link is not valid any more.');
    await enter('ada', 'a brand new sentence', 'a brand new sentence');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(screen.queryByText(/not valid any more/)).toBeNull();
  });
});
