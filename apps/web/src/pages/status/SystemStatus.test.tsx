/** The system status page by what a real server says of the latest load, before the first one above all. */
import type { DataStatus } from '@cvm/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { renderFramedAt } from '../../testing/render.tsx';
import SystemStatus from './SystemStatus.tsx';

type Data = DataStatus['data'];

let server: TestServer;
let data: Data;
let answers = true;
beforeAll(async () => {
  server = await startServer(() => ({ status: answers ? 200 : 500, body: JSON.stringify({ success: answers, data }) }));
});
afterAll(() => server.close());

const completed = 'Completed! The data in CVMi is up to date.';
const before = 'Reports go on answering from the data before.';

const show = async (told: Partial<Data>): Promise<void> => {
  data = { date: null, status: 'success', success: 0, total: 0, ...told };
  await renderFramedAt('/system-status', () => <SystemStatus />);
};

it('is complete with the data of a day', async () => {
  await show({ date: '2026-11-15', success: 17, total: 17 });
  await screen.findByText(completed);
  expect(screen.getByText('100%')).toBeTruthy();
});

it('says before the first load that there is no data, and not that it is up to date', async () => {
  await show({});
  await screen.findByText('No data has been loaded yet.');
  expect(screen.queryByText(completed)).toBeNull();
  expect(screen.getByText('Reports answer when data has been loaded.')).toBeTruthy();
});

it('says of a first load how far it is', async () => {
  await show({ status: 'building', success: 3, total: 17 });
  await screen.findByText('In Progress!... refreshing');
  expect(screen.getByText('17.65%')).toBeTruthy();
  expect(screen.getByText('Reports answer when the first load is done.')).toBeTruthy();
});

it('follows a load to its end by itself', async () => {
  await show({ date: '2026-11-15', status: 'building', success: 3, total: 17 });
  await screen.findByText('In Progress!... refreshing');
  expect(screen.getByText(before.replace('before.', 'before until the refresh is done.'))).toBeTruthy();
  expect(within(screen.getByRole('main')).getByText('November 15, 2026')).toBeTruthy();
  data = { ...data, date: '2026-11-16', status: 'success', success: 17 };
  await screen.findByText(completed);
  expect(within(screen.getByRole('main')).getByText('November 16, 2026')).toBeTruthy();
});

it.each([
  ['2026-11-15', before],
  [null, 'Reports answer when data has been loaded.'],
])('says after a failure what reports answer from, with data through %s', async (date, words) => {
  await show({ status: 'error', date });
  await screen.findByText('Notice!');
  expect(screen.getByText(words)).toBeTruthy();
  expect(within(screen.getByRole('main')).queryByText('November 15, 2026') !== null).toBe(date !== null);
});

it('says that it could not be asked, with no date, and tries again when told', async () => {
  answers = false;
  await show({ date: '2026-11-15', success: 17, total: 17 });
  await screen.findByText('This could not be loaded');
  expect(screen.getByRole('link', { name: 'Data available through Unknown' })).toBeTruthy();
  answers = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText(completed);
});
