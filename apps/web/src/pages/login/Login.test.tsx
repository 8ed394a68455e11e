import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSession } from '../../session/session.ts';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { renderFramedAt } from '../../testing/render.tsx';
import Login from './Login.tsx';

const refusal = { success: false, error: { code: 'login_failed', message: 'Incorrect username or password.' } };

let server: TestServer;
beforeAll(async () => {
  server = await startServer((path) =>
    path === '/v1/login'
      ? { status: 401, body: JSON.stringify(refusal) }
      : { status: 200, body: '{"success":true,"data":{"date":"2026-11-15","status":"success","success":0,"total":0}}' },
  );
});
afterAll(() => server.close());

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log In' }));

describe('the login page', () => {
  it('asks for both fields before it asks the server', async () => {
    await renderFramedAt('/login', () => <Login />);
    await submit();
    expect(screen.getByText('Username is required.')).toBeTruthy();
    expect(screen.getByText('Password is required.')).toBeTruthy();
    // The field that says so is read out.
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
    expect(server.asked('/v1/login').method).toBe('');
  });

  it("shows the server's refusal above the form and keeps what was entered", async () => {
    localStorage.setItem('cvm.token', 'left over');
    await renderFramedAt('/login', () => <Login />);
    await userEvent.type(screen.getByLabelText('Username'), 'ada@client.example');
    await userEvent.type(screen.getByLabelText('Password', { exact: true }), 'wrong');
    await submit();
    const message = await screen.findByText('Incorrect username or password.');
    const field = screen.getByLabelText<HTMLInputElement>('Username');
    expect(message.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    // An alert inside an alert would be said twice.
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ada@client.example');
    expect(readSession()).toBeNull();
    // A failure clears whatever an earlier sign-in has left.
    expect(localStorage.getItem('cvm.token')).toBeNull();
  });

  it('says whose portal it is, where help is, and how far the data reaches', async () => {
    await renderFramedAt('/login', () => <Login />);
    expect(screen.getByRole('img', { name: 'CVM Insights' })).toBeTruthy();
    expect(screen.getByText(/Need help\? Contact/).textContent).toBe('Need help? Contact support@cvm.example');
    expect(await screen.findByText('Data available through November 15, 2026')).toBeTruthy();
  });
});
