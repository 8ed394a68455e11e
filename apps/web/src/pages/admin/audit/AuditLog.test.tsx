import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../../session/session.ts';
import { startServer, type TestServer } from '../../../testing/http-server.ts';
import { profileOf } from '../../../testing/profile.ts';
import { renderAt } from '../../../testing/render.tsx';
import AuditLog from './AuditLog.tsx';
import { readAsked } from './asked.ts';

let server: TestServer;
let asked: string[] = [];
let entries: object[] = [];
/** Calls whose address holds this stay open. */
let unanswered = 'none';
beforeAll(async () => {
  server = await startServer((path, { url }) => {
    if (path === '/v1/admin/audit') asked.push(url.replace(`${path}?`, ''));
    if (url.includes(unanswered)) return null;
    return { status: 200, body: JSON.stringify({ success: true, data: entries, more: entries.length > 0 }) };
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  entries = [];
  unanswered = 'none';
  startSession({ token: 'x', profile: { ...profileOf(['/']), userId: 'chief', roles: ['admin'] } });
});

describe('the audit log', () => {
  it('goes without a day that its address does not give, and says so', async () => {
    const { address } = await renderAt('/admin/audit-log?search=ada&from=zzz&until=2026-05-02', () => <AuditLog />);
    await screen.findByText('A filter of this link is not applied');
    await screen.findByText('from=zzz');
    expect(screen.getByText(/must be a day, such as 2026-11-20\./)).toBeTruthy();
    expect(screen.queryByText(/Invalid Date/)).toBeNull();
    await screen.findByText('No entry matches. Take some of the filters away.');
    expect(asked).toEqual(['search=ada&until=2026-05-02&limit=50']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove from=zzz' }));
    await waitFor(() => expect(screen.queryByText('from=zzz')).toBeNull());
    expect(address()).toBe('/admin/audit-log?search=ada&until=2026-05-02');
  });

  it('names what leads to other years in its calendar', async () => {
    await renderAt('/admin/audit-log', () => <AuditLog />);
    await userEvent.click(await screen.findByRole('button', { name: 'Days (UTC)' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a month' }));
    for (const name of ['Previous year', 'Choose a year', 'Next year'])
      expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  it('shows by their looks that entries are not those of the filters yet, and leads nowhere from them', async () => {
    const entry = { id: 7, at: '2026-05-02T09:00:00.000Z', person: 'ada@x.example', action: 'user.login' };
    entries = [{ ...entry, target: null, address: null, details: {} }];
    unanswered = 'search=bo';
    await renderAt('/admin/audit-log', () => <AuditLog />);
    await screen.findByRole('cell', { name: 'ada@x.example' });
    const table = screen.getByRole('table', { name: 'Audit Log' });
    const older = screen.getByRole<HTMLButtonElement>('button', { name: 'Older' });
    expect([table.getAttribute('aria-busy'), older.disabled]).toEqual(['false', false]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'bo');
    await waitFor(() => expect(table.getAttribute('aria-busy')).toBe('true'));
    expect(older.disabled).toBe(true);
  });
});

describe('what an address asks of it', () => {
  it('is told by name where it cannot be asked', () => {
    const { query, problems } = readAsked({ action: 'nosuch', before: 'x', person: ' Ada@X.example', from: '' });
    expect(query).toEqual({ person: 'ada@x.example' });
    expect(problems.map(({ text, message }) => `${text} ${message}`)).toEqual([
      'action=nosuch must be an action that is written down, such as user.create.',
      'before=x must be the number of an entry.',
    ]);
  });

  it('is days in their order', () => {
    const { query, problems } = readAsked({ action: 'nosuch', from: '2026-05-03', until: '2026-05-02' });
    expect(query).toEqual({ until: '2026-05-02' });
    expect(problems.map(({ text }) => text)).toEqual(['action=nosuch', 'from=2026-05-03']);
  });
});
