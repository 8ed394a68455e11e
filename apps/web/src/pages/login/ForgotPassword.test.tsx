import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { renderFramedAt } from '../../testing/render.tsx';
import Login from './Login.tsx';

const sent: Reply = { status: 200, body: '{"success":true,"error":null}' };
const refused: Reply = {
  status: 429,
  body: '{"success":false,"error":{"code":"too_many_requests","message":"Too many attempts. Try again in 15 seconds."}}',
};

let server: TestServer;
let reply = sent;
beforeAll(async () => {
  server = await startServer((path) =>
    path === '/v1/forgot-password'
      ? reply
      : { status: 200, body: '{"success":true,"data":{"date":"2026-11-15","status":"success","success":0,"total":0}}' },
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await renderFramedAt('/login', () => <Login />);
  await userEvent.click(screen.getByRole('button', { name: 'Forgot Password?' }));
});

// The page behind has a field of the same name.
const field = () => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('Username');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));

describe('the forgot-password modal', () => {
  it('asks for the username once the field was touched', async () => {
    await screen.findByRole('dialog');
    expect(screen.queryByText('Username is required.')).toBeNull();
    await userEvent.click(field());
    await userEvent.tab();
    expect(await screen.findByText('Username is required.')).toBeTruthy();
  });

  it('sends the username and says where to look', async () => {
    reply = sent;
    await screen.findByRole('dialog');
    await userEvent.type(field(), 'ada@client.example');
    await submit();
    expect(await screen.findByText('Success! Please check your email to reset your password.')).toBeTruthy();
    const asked = server.asked('/v1/forgot-password');
    expect(asked.method).toBe('POST');
    const body = new URLSearchParams(asked.body);
    expect([body.get('username'), body.get('host')]).toEqual(['ada@client.example', window.location.origin]);
    expect(asked.headers.authorization).toBeUndefined();
  });

  it('says so when it did not work, and keeps what was entered', async () => {
    reply = refused;
    await screen.findByRole('dialog');
    await userEvent.type(field(), 'ada@client.example');
    await submit();
    const message = 'Error: We were unable to process your request. Please try again or contact support.';
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText('Ooops!')).toBeTruthy();
    expect(screen.getByText('Too many attempts. Try again in 15 seconds.')).toBeTruthy();
    expect(field().value).toBe('ada@client.example');
  });
});
