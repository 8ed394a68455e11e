/** A saved report over a real HTTP server that keeps one. */
import { fieldCatalogue, pages, revisionsMax, userKindPages } from '@cvm/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mayLeave } from '../../session/leaving.ts';
import { startSession } from '../../session/session.ts';
import { type Asked, type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { failedAnswer } from '../../testing/view-answer.ts';
import ReportBuilder from './ReportBuilder.tsx';
import SavedReport from './SavedReport.tsx';

const profile = profileOf(userKindPages.both);
const report = {
  ...{ uuid: 'r1', name: 'Genres', status: 'active', userId: profile.userId, view: 'crosstab', limit: null },
  ...{ fields: ['crosstab.genre', 'crosstab.view_count'], pivots: [], sorts: [], filters: ['gender:female'] },
  ...{ owner: 'Ada Moreau', access: 'own', tags: [] },
  ...{ renderer: '', aggregators: [], revision: 2, dateCreated: '2026-01-05T00:00:00.000Z', modifiedBy: 'Ada Moreau' },
};

const json = (body: object) => ({ status: 200, body: JSON.stringify({ success: true, ...body }) });

let server: TestServer;
let dateModified = '2026-01-05T00:00:00.000Z';
/** The revision that the server keeps; another person may have saved it. */
let revision = 2;
const saved: { revision?: number; name?: string; fields?: string[] }[] = [];
const earlier = { ...report, name: 'Views', fields: ['crosstab.view_count'], revision: 1, savedBy: 'Kofi Brandt' };

/** What is answered to a save in place of the report. */
let failure: Reply | null = null;

/** The answer of the next save is cut off, and the save is made. */
let isCutOff = false;
const cutOff: Reply = { status: 200, body: '{"success":true,' };

/** What was saved last. */
let kept = {};

const save = (sent: string): Reply => {
  if (failure !== null) return failure;
  const body = JSON.parse(sent);
  saved.push(body);
  if (body.revision !== revision) return failedAnswer(409, 'conflict', 'This report was saved again.');
  dateModified = '2026-11-20T00:00:00.000Z';
  revision += 1;
  kept = { ...body, revision };
  if (isCutOff) {
    isCutOff = false;
    return cutOff;
  }
  return json({ uuid: 'r1', name: 'Genres', revision });
};

/** What Save As has made. */
let copy: object | null = null;
let copies = 0;

const saveAs = (sent: string): Reply => {
  copies += 1;
  copy = { ...report, ...JSON.parse(sent), uuid: 'r2', dateModified, revision: 1, access: 'own', published: null };
  return isCutOff ? cutOff : json({ uuid: 'r2', name: 'Mine', revision: 1 });
};

/** What colleagues may do with the report, by their ids. */
let given: Record<string, string | null> = {};
let address: () => string;
let router: Awaited<ReturnType<typeof renderRoutes>>['router'];
/** What the user may do with the report. */
let leave: 'own' | 'view' = 'own';

const people = { u2: 'Kofi Brandt', u3: 'Ines Okafor' };

const colleagues = ({ method, body }: Asked) => {
  if (method === 'PUT') {
    const shares: { userId: string; access: string }[] = JSON.parse(body).shares;
    given = Object.fromEntries(shares.map(({ userId, access }) => [userId, access]));
  }
  return json({
    data: Object.entries(people).map(([userId, name]) => ({ userId, name, access: given[userId] ?? null })),
  });
};

beforeAll(async () => {
  server = await startServer((path, call) => {
    if (path === '/v1/view/fields') return json({ data: { view: 'crosstab', fields: fieldCatalogue() } });
    if (path === '/v1/custom-report/r1/revisions')
      return json({ data: [{ ...earlier, dateSaved: '2026-01-04T09:30:00.000Z' }] });
    if (path === '/v1/custom-report/r1/colleagues') return colleagues(call);
    if (path === '/v1/custom-report') return saveAs(call.body);
    if (path === `/v1/custom-reports/${profile.userId}`) return json({ data: copy === null ? [] : [copy] });
    if (path === '/v1/custom-report/r2') return json({ data: copy });
    if (path !== '/v1/custom-report/r1') return failedAnswer(404, 'not_found', 'Nothing here.');
    return call.method === 'GET'
      ? json({ data: { ...report, ...kept, dateModified, revision, access: leave } })
      : save(call.body);
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  startSession({ token: 'x', profile });
  saved.length = 0;
  given = {};
  failure = null;
  kept = {};
  leave = 'own';
  const components = { [pages.savedReport.path]: SavedReport, [pages.reports.path]: () => 'The list' };
  ({ address, router } = await renderRoutes('/reports/r1', components));
});

it('has its filters in the bar and not in the address', async () => {
  await screen.findByRole('button', { name: 'Gender: Female' });
  expect(address()).toBe('/reports/r1');
});

it('names what its address asks of a report that is not saved, and is the saved one', async () => {
  cleanup();
  const components = { [pages.savedReport.path]: SavedReport };
  const opened = await renderRoutes('/reports/r1?filters=country:US&fields=crosstab.title&display=chart', components);
  await screen.findByRole('button', { name: 'Gender: Female' });
  expect(screen.getAllByText('A saved report asks what was saved with it, whatever its link says.')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filters=country:US' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove fields=crosstab.title' }));
  await waitFor(() => expect(opened.address()).toBe('/reports/r1?display=chart'));
});

it('has Save for its owner, Save As alone for others and for a report that is new', async () => {
  await screen.findByRole('button', { name: 'Save' });
  cleanup();
  leave = 'view';
  await renderRoutes('/reports/r1', { [pages.savedReport.path]: SavedReport });
  await screen.findByRole('button', { name: 'Save As' });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  cleanup();
  await renderRoutes('/report-builder', { [pages.reportBuilder.path]: ReportBuilder });
  await screen.findByRole('button', { name: 'Save As' });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('needs a name to be saved as', async () => {
  const user = userEvent.setup();
  const saveAs = () => screen.getByRole('button', { name: 'Save As' });
  await screen.findByRole('button', { name: 'Save' });
  // Several values are saved once they were run.
  expect(saveAs().getAttribute('aria-description')).toBe('Run the report first.');
  await user.click(screen.getByRole('button', { name: 'Remove Genre' }));
  await user.click(saveAs());
  const dialog = within(await screen.findByRole('dialog', { name: 'Save As' }));
  await user.clear(dialog.getByLabelText('Report name'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await user.type(dialog.getByLabelText('Report name'), 'Views');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
  // A click beside the window loses nothing of it.
  await user.click(document.querySelector('.mantine-Modal-overlay') as HTMLElement);
  expect(dialog.getByLabelText<HTMLInputElement>('Report name').value).toBe('Views');
});

it('tells when it was last changed, by a Save of just now too', async () => {
  await screen.findByText('Last changed January 05, 2026 by Ada Moreau');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Last changed November 20, 2026 by Ada Moreau');
});

it('marks what is changed and not saved, so that the end of a session does not take it away', async () => {
  const user = userEvent.setup();
  const isMarked = () => screen.getByRole('button', { name: 'Save As' }).matches('[data-unsaved]');
  await screen.findByRole('button', { name: 'Save' });
  expect(isMarked()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Remove Genre' }));
  expect(isMarked()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(isMarked()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isMarked()).toBe(false));
});

it('is not left with changes unless that is said, and is left as it is without', async () => {
  const user = userEvent.setup();
  const leaveIt = () => act(() => void router.navigate({ to: '/reports' }));
  const asked = () => screen.findByRole('dialog', { name: 'Leave this report?' });
  await screen.findByRole('button', { name: 'Save' });
  await user.click(screen.getByRole('button', { name: 'Remove Genre' }));
  act(() => router.history.push('/reports/r1?display=bar'));
  await waitFor(() => expect(address()).toBe('/reports/r1?display=bar'));
  leaveIt();
  await user.click(within(await asked()).getByRole('button', { name: 'Stay' }));
  expect(address()).toBe('/reports/r1?display=bar');
  expect(screen.queryByRole('button', { name: 'Remove Genre' })).toBeNull();
  leaveIt();
  await user.click(within(await asked()).getByRole('button', { name: 'Leave Without Saving' }));
  await screen.findByText('The list');
  act(() => router.history.back());
  await screen.findByRole('button', { name: 'Remove Genre' });
  leaveIt();
  await screen.findByText('The list');
});

it('asks whoever logs out, too, while it has changes', async () => {
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'Save' });
  expect(await mayLeave()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Remove Genre' }));
  for (const [button, leaves] of [
    ['Stay', false],
    ['Leave Without Saving', true],
  ] as const) {
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = mayLeave();
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this report?' }));
    await user.click(dialog.getByRole('button', { name: button }));
    expect(await answer).toBe(leaves);
  }
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await mayLeave()).toBe(true);
});

it('says that a save went wrong where it failed, and where nothing came back', async () => {
  for (const reply of [failedAnswer(500, 'internal', 'The store is away.'), json({})]) {
    failure = reply;
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const toast = await screen.findByText('Something went wrong! Try again :)');
    expect(screen.getByText('Oops')).toBeTruthy();
    await userEvent.click(within(toast.closest('[role="alert"]') as HTMLElement).getByRole('button'));
    await waitFor(() => expect(screen.queryByText('Oops')).toBeNull());
  }
  expect(saved).toEqual([]);
});

it('shows what was saved meanwhile, and saves over it when told to alone', async () => {
  await screen.findByRole('heading', { name: 'Genres' });
  const begun = revision;
  revision += 1;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'This report was saved again' });
  await within(dialog).findByText('Nothing was changed.');
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/reports/r1');
  expect(saved.map((body) => body.revision)).toEqual([begun]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Over Theirs' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'This report was saved again' })).toBeNull());
  expect(saved.map((body) => body.revision)).toEqual([begun, begun + 1]);
});

it('says of a report that was deleted meanwhile that it was, and what keeps the changes', async () => {
  failure = failedAnswer(404, 'not_found', 'There is no such report.');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('This report was deleted meanwhile. Save As keeps what you have.');
  expect(screen.queryByText('Oops')).toBeNull();
});

it('is saved once where the answer of a save was lost, and never takes it for somebody else', async () => {
  const user = userEvent.setup();
  const pressSave = async () => user.click(await screen.findByRole('button', { name: 'Save' }));
  const begun = revision;
  isCutOff = true;
  await pressSave();
  await screen.findByText('Oops');
  await pressSave();
  await screen.findByText('Saved');
  expect(saved.map((body) => body.revision)).toEqual([begun]);
  isCutOff = true;
  await user.click(screen.getByRole('button', { name: 'Remove Genre' }));
  await pressSave();
  await waitFor(() => expect(saved).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await pressSave();
  await waitFor(() => expect(saved.map((body) => body.revision)).toEqual([begun, begun + 1, begun + 2]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is made once by Save As where the answer was lost', async () => {
  const user = userEvent.setup();
  // Several values are saved once they were run.
  await user.click(await screen.findByRole('button', { name: 'Remove Genre' }));
  await user.click(screen.getByRole('button', { name: 'Save As' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save As' }));
  isCutOff = true;
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Oops');
  isCutOff = false;
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/reports/r2'));
  expect(copies).toBe(1);
});

it('says in its history what each save changed, and goes back to what it was', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'History' }));
  const [now, first] = within(await screen.findByRole('list', { name: 'Revisions' })).getAllByText(/^Revision /);
  expect([now?.textContent, first?.textContent]).toEqual([`Revision ${revision}, as it is now`, 'Revision 1']);
  screen.getByText("Renamed from 'Views' to 'Genres'.");
  screen.getByText('Added Genre.');
  screen.getByText(/^Saved January 04, 2026.* by Kofi Brandt$/);
  screen.getByText(new RegExp(`^What a report was is kept with every save, ${revisionsMax} times back\\.`));
  await userEvent.click(screen.getByRole('button', { name: 'Restore revision 1' }));
  await screen.findByText('The report is what it was at revision 1.');
  expect(saved).toMatchObject([{ name: 'Views', fields: ['crosstab.view_count'], revision: revision - 1 }]);
});

it('has the saves of others since it was opened in its history, and restores over them', async () => {
  await screen.findByRole('button', { name: 'Save' });
  revision += 1;
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  await screen.findByText(`Revision ${revision}, as it is now`);
  await userEvent.click(screen.getByRole('button', { name: 'Restore revision 1' }));
  await screen.findByText('The report is what it was at revision 1.');
  expect(saved.map((body) => body.revision)).toEqual([revision - 1]);
});

it('says of what cannot be read as it was saved that it cannot, and neither copies nor restores it', async () => {
  const unread = { fields: [], filters: [], problem: 'What it asks cannot be read as it was saved.' };
  kept = unread;
  Object.assign(earlier, unread);
  cleanup();
  const components = { [pages.savedReport.path]: SavedReport, [pages.reports.path]: () => 'The list' };
  await renderRoutes('/reports/r1', components);
  await screen.findByText(unread.problem);
  expect(screen.getByRole('button', { name: 'Save As' }).getAttribute('aria-description')).toBe(
    'Choose the fields of the report first.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  const restore = await screen.findByRole('button', { name: 'Restore revision 1' });
  expect(restore.getAttribute('aria-description')).toBe('It cannot be read.');
  expect(screen.queryByText(/^Removed/)).toBeNull();
});

it('is shared with a colleague, who may view or edit', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Colleagues' }));
  const choice = await screen.findByRole('radiogroup', { name: 'What Kofi Brandt may do' });
  await userEvent.click(within(choice).getByLabelText('May edit'));
  await waitFor(() => expect(given).toEqual({ u2: 'edit' }));
  await waitFor(() =>
    expect(within(choice).getByRole<HTMLInputElement>('radio', { name: 'May edit' }).checked).toBe(true),
  );
});

it('is shared with one more colleague without taking back what another tab has given to others', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Colleagues' }));
  const choice = await screen.findByRole('radiogroup', { name: 'What Kofi Brandt may do' });
  given = { u3: 'view' };
  await userEvent.click(within(choice).getByLabelText('May edit'));
  await waitFor(() => expect(given).toEqual({ u2: 'edit', u3: 'view' }));
});
