/** A saved report over a real HTTP server that keeps one. */
import { fieldCatalogue, pages, userKindPages } from '@cvm/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, it } from 'vitest';
import { startSession } from '../../session/session.ts';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { failedAnswer } from '../../testing/view-answer.ts';
import SavedReport from './SavedReport.tsx';

const profile = profileOf(userKindPages.both);
const report = {
  ...{ uuid: 'r1', name: 'Genres', status: 'active', userId: profile.userId, view: 'crosstab', limit: null },
  ...{ fields: ['crosstab.genre', 'crosstab.view_count'], pivots: [], sorts: [], filters: [] },
  ...{ renderer: '', aggregators: [], dateCreated: '2026-01-05T00:00:00.000Z' },
};

const json = (body: object) => ({ status: 200, body: JSON.stringify({ success: true, ...body }) });

let server: TestServer;
let dateModified = '2026-01-05T00:00:00.000Z';
beforeAll(async () => {
  server = await startServer((path) => {
    if (path === '/v1/view/fields') return json({ data: { view: 'crosstab', fields: fieldCatalogue() } });
    if (path !== '/v1/custom-report/r1') return failedAnswer(404, 'not_found', 'Nothing here.');
    if (server.asked().method === 'GET') return json({ data: { ...report, dateModified } });
    dateModified = '2026-11-20T00:00:00.000Z';
    return json({ uuid: 'r1', name: 'Genres' });
  });
});
afterAll(() => server.close());

it('tells when it was last changed, by a Save of just now too', async () => {
  startSession({ token: 'x', profile });
  await renderRoutes('/reports/r1', { [pages.savedReport.path]: SavedReport });
  await screen.findByText('Last changed January 05, 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Last changed November 20, 2026');
});
