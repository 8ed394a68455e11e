/** The tray over a real HTTP server: what each file is at, and the word when one is ready. */
import type { ExportAnswer } from '@cvm/contract';
import { notificationsStore } from '@mantine/notifications';
import { focusManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Reply, startServer, type TestServer } from '../testing/http-server.ts';
import { renderAt } from '../testing/render.tsx';
import { failedAnswer } from '../testing/view-answer.ts';
import { ExportsTray } from './ExportsTray.tsx';

const running: ExportAnswer = {
  ...{ id: 'a', fileName: 'Genres.csv', format: 'csv', state: 'running', reason: null, rows: 1200, bytes: 45_000 },
  ...{ dateStarted: '2026-11-23T08:00:00.000Z', dateEnded: null, dateDeleted: null },
};
const over = { dateEnded: '2026-11-23T08:01:00.000Z', dateDeleted: '2026-11-24T08:01:00.000Z' };

let server: TestServer;
let list: ExportAnswer[] = [];
let refusal: Reply | null = null;
/** What the list is answered with instead. */
let failure: Reply | null = null;
beforeAll(async () => {
  server = await startServer((path) => {
    if (path === '/v1/exports') return failure ?? { status: 200, body: JSON.stringify({ success: true, data: list }) };
    if (refusal !== null) return refusal;
    // It begins anew.
    if (path === '/v1/exports/a/repeat') list = [running];
    const [one = running] = list;
    return { status: 200, body: JSON.stringify({ success: true, data: one }) };
  });
});
afterAll(() => server.close());
afterEach(() => focusManager.setFocused(undefined));
beforeEach(() => {
  list = [];
  refusal = null;
  failure = null;
});

const openTray = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the tray of files in the background', () => {
  it('is not there for whoever has none', async () => {
    await renderAt('/', ExportsTray);
    await waitFor(() => expect(server.asked('/v1/exports').method).toBe('GET'));
    expect(screen.queryByRole('button', { name: /^Exports/ })).toBeNull();
  });

  it('says that it could not be loaded, as files may be waiting, and is there once it is', async () => {
    failure = failedAnswer(500, 'internal', 'The accounts store cannot be reached.');
    list = [{ ...running, state: 'ready', ...over }];
    await renderAt('/', ExportsTray);
    await openTray('Exports');
    await screen.findByText('They could not be loaded. The accounts store cannot be reached.');
    failure = null;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Download Genres.csv' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('counts what is being made, says how far it is, and when it is ready', async () => {
    list = [running];
    await renderAt('/', ExportsTray);
    await openTray('Exports, 1 being made');
    await screen.findByText('Being made: 1,200 rows, 45 kB');
    list = [{ ...running, state: 'ready', rows: 2000, bytes: 90_000, ...over }];
    await screen.findByText('Your file is ready');
    await screen.findByText(/^2,000 rows, 90 kB\. Kept until November 24, 2026/);
    // In the list and beside the word of it.
    expect(screen.getAllByRole('button', { name: 'Download Genres.csv' })).toHaveLength(2);
  });

  it('tells nobody of a file that is ready once it is gone, or its owner', async () => {
    list = [running];
    const { unmount } = await renderAt('/', ExportsTray);
    await openTray('Exports, 1 being made');
    const ready: ExportAnswer = { ...running, state: 'ready', ...over };
    list = [ready];
    await screen.findByText('Your file is ready');
    list = [];
    focusManager.setFocused(true);
    await waitFor(() => expect(screen.queryByText('Your file is ready')).toBeNull());
    expect(notificationsStore.getState().notifications).toEqual([]);
    list = [running];
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await screen.findByRole('button', { name: 'Exports, 1 being made' });
    list = [ready];
    await screen.findByText('Your file is ready');
    unmount();
    expect(notificationsStore.getState().notifications).toEqual([]);
  });

  it('asks anew when it is opened, and where a file cannot be fetched: others may have removed it', async () => {
    const [kept, gone]: ExportAnswer[] = [
      { ...running, state: 'ready', ...over },
      { ...running, id: 'b', fileName: 'Shows.csv', state: 'ready', ...over },
    ];
    list = [kept, gone].flatMap((one) => one ?? []);
    await renderAt('/', ExportsTray);
    const button = await screen.findByRole('button', { name: 'Exports' });
    list = list.slice(0, 1);
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByText('Shows.csv')).toBeNull());
    refusal = failedAnswer(404, 'not_found', 'You have no such file.');
    list = [];
    await userEvent.click(screen.getByRole('button', { name: 'Download Genres.csv' }));
    await screen.findByText('You have no such file.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Exports' })).toBeNull());
  });

  it('says why there is no file, and starts it again', async () => {
    list = [
      { ...running, state: 'failed', reason: 'The portal was restarted while the file was being made.', ...over },
    ];
    await renderAt('/', ExportsTray);
    await openTray('Exports');
    await screen.findByText('The portal was restarted while the file was being made.');
    await userEvent.click(screen.getByRole('button', { name: 'Start Genres.csv again' }));
    await screen.findByText('Being made: 1,200 rows, 45 kB');
  });

  it('says why a file was not removed', async () => {
    list = [{ ...running, state: 'ready', ...over }];
    refusal = failedAnswer(503, 'unavailable', 'The data store cannot be reached at the moment. Please try again.');
    await renderAt('/', ExportsTray);
    await openTray('Exports');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Genres.csv' }));
    await screen.findByText('The data store cannot be reached at the moment. Please try again.');
  });

  it('cancels what is being made', async () => {
    list = [running];
    await renderAt('/', ExportsTray);
    await openTray('Exports, 1 being made');
    list = [{ ...running, state: 'cancelled', reason: 'You cancelled it.', ...over }];
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Genres.csv' }));
    await screen.findByText('You cancelled it.');
  });
});
