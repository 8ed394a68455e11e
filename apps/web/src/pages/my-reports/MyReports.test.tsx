/** My Reports over a real HTTP server. */
import { allPages } from '@cvm/contract';
import { notificationsStore } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSession } from '../../session/session.ts';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import { failedAnswer } from '../../testing/view-answer.ts';
import MyReports from './MyReports.tsx';

const day = (date: string) => `${date}T09:00:00.000Z`;
let bin: object[] = [
  {
    ...{ uuid: 'r1', name: 'Genres', status: 'active', userId: '1', modifiedBy: null },
    ...{ owner: null, access: 'own', tags: [] },
    ...{ dateCreated: day('2026-10-01'), dateModified: day('2026-10-02') },
    ...{ dateBinned: day('2026-11-01'), dateDeleted: day('2026-12-01') },
  },
];

const saved = {
  ...{ uuid: 'r2', name: 'Ages', status: 'active', userId: '1', modifiedBy: null },
  ...{ owner: null, access: 'own', tags: ['2026'], published: null },
  ...{ dateCreated: day('2026-10-01'), dateModified: day('2026-10-02') },
};
let reports: object[] = [];

let server: TestServer;
beforeAll(async () => {
  server = await startServer((path, { body }) => {
    if (path === '/v1/report-bin/r1/restore') bin = [];
    if (path.startsWith('/v1/custom-report/r2/') && reports.length === 0)
      return failedAnswer(404, 'not_found', 'There is no such report.');
    if (path === '/v1/custom-report/r2/tags') reports = [{ ...saved, tags: JSON.parse(body).tags }];
    const lists: Record<string, object[]> = { '/v1/report-bin': bin, '/v1/custom-reports/': reports };
    const data = Object.entries(lists).find(([begin]) => path.startsWith(begin))?.[1] ?? [];
    return { status: 200, body: JSON.stringify({ success: true, data }) };
  });
});
afterAll(() => server.close());

it('has one way to the builder while there is no report', async () => {
  startSession({ token: 'x', profile: profileOf(allPages) });
  await renderAt('/reports', MyReports);
  await screen.findByText('You have no reports created.');
  expect(screen.getAllByRole('link', { name: 'Create a Report' })).toHaveLength(1);
});

it('brings a deleted report back from the bin', async () => {
  startSession({ token: 'x', profile: profileOf(allPages) });
  await renderAt('/reports', MyReports);
  await userEvent.click(await screen.findByRole('button', { name: 'Bin' }));
  await screen.findByText('Deleted November 01, 2026, kept until December 01, 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Restore Genres' }));
  await screen.findByText('The bin is empty.');
});

it('files a report under a tag, and narrows the list to it', async () => {
  reports = [saved];
  startSession({ token: 'x', profile: profileOf(allPages) });
  await renderAt('/reports', MyReports);
  await userEvent.click(await screen.findByRole('button', { name: 'Tags of Ages' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Tags' }), 'Pitch{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('2026, Pitch');
  await userEvent.click(screen.getByRole('combobox', { name: 'Tag' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Pitch' }));
  await screen.findByRole('link', { name: 'Ages' });
});

it('lists a report no longer that turns out to have been deleted in another tab', async () => {
  reports = [saved];
  startSession({ token: 'x', profile: profileOf(allPages) });
  await renderAt('/reports', MyReports);
  await userEvent.click(await screen.findByRole('button', { name: 'Tags of Ages' }));
  reports = [];
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('You have no reports created.');
});

it('moves a table that is too wide sideways alone, not the search above it', async () => {
  reports = [saved];
  startSession({ token: 'x', profile: profileOf(allPages) });
  await renderAt('/reports', MyReports);
  const moved = (await screen.findByRole('table', { name: 'My reports' })).closest('section');
  expect(moved?.children).toHaveLength(1);
  expect(moved?.contains(screen.getByRole('textbox', { name: 'Search reports' }))).toBe(false);
});

it('marks what is published, with the day and a way to it', async () => {
  reports = [
    { ...saved, published: { id: 'p1', datePublished: day('2026-11-12') } },
    { ...saved, uuid: 'r3', name: 'Countries' },
  ];
  startSession({ token: 'x', profile: profileOf(allPages) });
  await renderAt('/reports', MyReports);
  const link = await screen.findByRole('link', { name: 'Published November 12, 2026' });
  expect(link.getAttribute('href')).toBe('/reports/r2?publication=p1');
  expect(screen.getByRole('link', { name: 'Countries' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: /^Published/ })).toHaveLength(1);
});

it('opens and shares a report by its link, which is copied and said to be for 2 seconds', async () => {
  reports = [saved];
  startSession({ token: 'x', profile: profileOf(allPages) });
  const user = userEvent.setup();
  await renderAt('/reports', MyReports);
  expect((await screen.findByRole('link', { name: 'Ages' })).getAttribute('href')).toBe('/reports/r2');
  expect(screen.getByRole('link', { name: 'Create a Report' }).getAttribute('href')).toBe('/report-builder');
  await user.click(screen.getByRole('button', { name: 'Share Ages' }));
  await screen.findByText('Link copied to clipboard');
  expect(notificationsStore.getState().notifications.map(({ autoClose }) => autoClose)).toContain(2000);
  // 3-reports-and-admin section 9: it comes and goes within 200 ms.
  expect(getComputedStyle(screen.getByRole('alert')).transitionDuration).toContain('200ms');
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/reports/r2`);
});

it('lists the reports whose name holds what is searched for, in any case', async () => {
  reports = [saved, { ...saved, uuid: 'r3', name: 'Genres' }];
  startSession({ token: 'x', profile: profileOf(allPages) });
  await renderAt('/reports', MyReports);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search reports' }), 'AGE');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Genres' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Ages' })).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Search reports' }), 'X');
  // Those that colleagues share were searched as well.
  await screen.findByText("No report has 'AGEX' in its name.");
});
