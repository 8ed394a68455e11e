/** The export menu over a real HTTP server: a file that takes its time, one that is given up, and one that fails. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Reply, startServer, type TestServer } from '../testing/http-server.ts';
import { renderAt } from '../testing/render.tsx';
import { ExportMenu } from './ExportMenu.tsx';

let server: TestServer;
/** Null = the server is still at it. */
let reply: Reply | null = null;
beforeAll(async () => {
  server = await startServer(() => reply);
});
afterAll(() => server.close());
beforeEach(() => {
  reply = null;
});

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
    await waitFor(() => expect(server.asked().url).toContain('/v1/query-view/showSummary?'));
    expect(server.asked().url).toMatch(/sorts=followers(\+|%20)desc.*resultFormat=csv/);
    await userEvent.click(cancel);
    await screen.findByRole('button', { name: 'Export' });
    await waitFor(() => expect(server.left()).toBe(left + 1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that fails says so in a window that Ok closes', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = { code: 'internal', message: 'Something went wrong.' };
    reply = { status: 500, body: JSON.stringify({ success: false, error }) };
    await exportCsv();
    const window = await screen.findByRole('dialog', { name: 'Error' });
    expect(window.textContent).toContain('Failed to download file.');
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Export' })).toBeDefined();
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });
});
