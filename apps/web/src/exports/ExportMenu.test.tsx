/** The export menu over a real HTTP server: a file that takes its time, one that is given up, and one that fails. */
import type { ExportAnswer } from '@cvm/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../session/session.ts';
import { type Reply, startServer, type TestServer } from '../testing/http-server.ts';
import { profileOf } from '../testing/profile.ts';
import { renderAt } from '../testing/render.tsx';
import { ExportMenu } from './ExportMenu.tsx';

let server: TestServer;
/** Null = the server is still at it. */
let reply: Reply | null = null;
/** What the server was asked to make in the background. */
let begun: unknown = null;
beforeAll(async () => {
  server = await startServer((path, { body }) => {
    if (path !== '/v1/exports') return reply;
    begun = JSON.parse(body);
    return { status: 200, body: JSON.stringify({ success: true, data: running }) };
  });
});
afterAll(() => server.close());
beforeEach(() => {
  reply = null;
  begun = null;
});

const running: ExportAnswer = {
  ...{ id: 'a', fileName: 'a.csv', format: 'csv', state: 'running', reason: null, rows: 0, bytes: 0 },
  ...{ dateStarted: '2026-11-23T08:00:00.000Z', dateEnded: null, dateDeleted: null },
};

const sorts = [{ column: 'followers', direction: 'desc' }] as const;
const exportCsv = async () => {
  await renderAt('/', () => <ExportMenu view="showSummary" clauses={[]} sorts={sorts} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
};

describe('an export', () => {
  it('asks for the rows as they are sorted, is busy meanwhile, and ends when it is cancelled, without a word', async () => {
    const left = server.left();
    await exportCsv();
    const cancel = await screen.findByRole('button', { name: 'Exporting, cancel' });
    await waitFor(() =>
      expect(server.asked('/v1/query-view/showSummary').url).toMatch(/sorts=followers(\+|%20)desc.*resultFormat=csv/),
    );
    await userEvent.click(cancel);
    await screen.findByRole('button', { name: 'Export' });
    await waitFor(() => expect(server.left()).toBe(left + 1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that takes long goes on in the background, the same file, and the page waits no more', async () => {
    startSession({ token: 't', profile: profileOf([]) });
    const left = server.left();
    await exportCsv();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue in the background' }));
    await screen.findByRole('button', { name: 'Export' });
    expect(begun).toEqual({
      question: { of: 'view', view: 'showSummary', params: { filters: [], sorts: 'followers desc' } },
      format: 'csv',
    });
    await waitFor(() => expect(server.left()).toBe(left + 1));
    await screen.findByText(/^Your file is being made in the background/);
    endSession();
  });

  it('that fails says so in a window that Ok closes', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = { code: 'internal', message: 'Something went wrong.' };
    reply = { status: 500, body: JSON.stringify({ success: false, error }) };
    await exportCsv();
    const window = await screen.findByRole('dialog', { name: 'Error' });
    expect(window.textContent).toContain('Failed to download file.');
    // The reason stands below the words that are given.
    expect(window.textContent).toContain('\nSomething went wrong.');
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Export' })).toBeDefined();
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });
});
