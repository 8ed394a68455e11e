/** The PDF of a report whose page was filled before data were loaded. */
import type { Clause } from '@cvm/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { viewAnswer } from '../../testing/view-answer.ts';
import { useView } from '../../views/use-view.ts';
import { actorReport } from '../actor.ts';
import { ReportExport } from './ReportExport.tsx';

/** Of the data that answer; the status tells of the later ones from the beginning. */
let edition = 2;
/** Whether what is asked stays without an answer. */
let isHeld = false;
let server: TestServer;
beforeAll(async () => {
  server = await startServer((path) => {
    if (path !== '/v1/pdt-status-check')
      return isHeld ? null : viewAnswer([], { view: 'showSummary', edition, dataThrough: '2026-11-15' });
    const data = { date: '2026-11-15', edition: 3, status: 'success', success: 3, total: 3 };
    return { status: 200, body: JSON.stringify({ success: true, data }) };
  });
});
beforeEach(() => {
  edition = 2;
  isHeld = false;
});
afterAll(() => server.close());

const head = actorReport.headOf({ id: '7', name: 'Ann Low', numShows: 2, numMovies: 0 });
const about: Clause = { id: 'actor', op: 'is', values: ['7'], join: 'or' };
const printed = { head, about, tabs: [], extra: [] };

const Page = () => (
  <>
    <p>Of edition {useView('showSummary', []).meta?.edition}</p>
    <ReportExport report={actorReport} document={printed} />
  </>
);

it('is of the data of now, as its page is from then on', async () => {
  const user = userEvent.setup();
  await renderAt('/actor/7', Page);
  await screen.findByText('Of edition 2');
  edition = 3;
  await user.click(screen.getByRole('button', { name: 'Export the report' }));
  await user.click(await screen.findByRole('menuitem', { name: /^PDF/ }));
  await screen.findByText('Of edition 3');
  await screen.findByRole('button', { name: 'Exporting, cancel' });
});

it('says that it is made while the data of now are on their way, and can be cancelled then', async () => {
  const user = userEvent.setup();
  await renderAt('/actor/7', Page);
  await screen.findByText('Of edition 2');
  isHeld = true;
  await user.click(screen.getByRole('button', { name: 'Export the report' }));
  await user.click(await screen.findByRole('menuitem', { name: /^PDF/ }));
  await user.click(await screen.findByRole('button', { name: 'Exporting, cancel' }));
  await screen.findByRole('button', { name: 'Export the report' });
  expect(document.querySelector('[data-printed]')).toBeNull();
});
