/** A report as published, and how it comes to be, over a real HTTP server that keeps one. */
import { fieldCatalogue, pages, userKindPages } from '@cvm/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSession } from '../../session/session.ts';
import { type Asked, startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { failedAnswer } from '../../testing/view-answer.ts';
import SavedReport from './SavedReport.tsx';

const profile = profileOf(userKindPages.both);
const asked = {
  view: 'crosstab',
  limit: null,
  fields: ['crosstab.genre', 'crosstab.view_count'],
  pivots: [],
  sorts: [],
};
const report = {
  ...{ uuid: 'r1', name: 'Genres', status: 'active', userId: profile.userId, ...asked, filters: [] },
  ...{ owner: 'Ada Moreau', access: 'own', tags: [], dateModified: '2026-01-05T00:00:00.000Z' },
  ...{ renderer: '', aggregators: [], revision: 2, dateCreated: '2026-01-05T00:00:00.000Z', modifiedBy: 'Ada Moreau' },
};
const column = (name: string, type: string, format: string) => ({
  ...{ name: `crosstab.${name}`, label: name, type, format, field: name, at: null },
});
const metaOf = (dataThrough: string, edition: number) => ({
  ...{ view: 'crosstab', rows: 2, sampleSize: 90, effectiveSampleSize: null, dataThrough, panel: 'Total' },
  ...{ elapsedMs: 1, filters: [], range: { from: null, to: dataThrough }, edition, recipe: 1 },
  columns: [
    column('genre', 'text', 'text'),
    { ...column('view_count', 'number', 'count'), calculated: 'Views, as they were counted then.' },
  ],
});
const row = (genre: string, count: number): object => ({ 'crosstab.genre': genre, 'crosstab.view_count': count });
const keptBackRow = (genre: string): object => ({
  ...{ 'crosstab.genre': genre, 'crosstab.view_count': null, suppressed: ['crosstab.view_count'] },
});
const summary = {
  ...{ id: 'p1', name: 'Genres then', revision: 1, datePublished: '2026-11-12T09:00:00.000Z' },
  ...{ publishedBy: 'Ada Moreau', edition: 1, dataThrough: '2026-11-10' },
};
const publication = {
  ...summary,
  ...asked,
  ...{ calculated: [], filters: ['country:US'] },
  answer: { data: [row('Drama', 120), row('Western', 30)], meta: metaOf('2026-11-10', 1) },
  now: { edition: 2, dataThrough: '2026-11-20', recipe: 1 },
  changed: {
    ...{ data: true, recipe: false, report: true },
    definitions: [{ label: 'View Count', before: 'Views, as they were counted then.', now: 'Views.' }],
  },
};

const json = (body: object) => ({ status: 200, body: JSON.stringify({ success: true, ...body }) });
const sentence = 'Published November 12, 2026 by Ada Moreau, from data of November 10, 2026.';

let server: TestServer;
/** What the server does next. */
let now = [row('Drama', 150), row('Comedy', 40)];
let listed: object[] = [];
/** Of the report; another person may have saved it. */
let revision = 2;
let refusal: { status: number; body: string } | null = null;
let told: object = publication;
const questions: { filters: string[]; limit: number; honest: boolean }[] = [];

const publications = ({ method, body }: Asked) => {
  if (method !== 'POST') return json({ data: listed });
  if (JSON.parse(body).revision !== revision) return failedAnswer(409, 'conflict', 'This report was saved again.');
  listed = [summary];
  return json({ data: summary });
};

const kept = (method: string) => {
  if (method === 'DELETE') {
    listed = [];
    return json({});
  }
  return refusal ?? json({ data: told });
};

beforeAll(async () => {
  server = await startServer((path, call) => {
    if (path === '/v1/view/fields') return json({ data: { view: 'crosstab', fields: fieldCatalogue() } });
    if (path === '/v1/custom-report/r1') return json({ data: { ...report, revision } });
    if (path === '/v1/custom-report/r1/publications') return publications(call);
    if (path === '/v1/custom-report/r1/publications/p1') return kept(call.method);
    if (path !== '/v1/view/runStream') return failedAnswer(404, 'not_found', 'Nothing here.');
    questions.push(JSON.parse(call.body));
    return json({ data: now, meta: metaOf('2026-11-20', 2) });
  });
});
afterAll(() => server.close());
beforeEach(() => {
  startSession({ token: 'x', profile });
  [questions.length, refusal, told, listed, revision] = [0, null, publication, [], 2];
  now = [row('Drama', 150), row('Comedy', 40)];
});

const openAt = (address: string) => renderRoutes(address, { [pages.savedReport.path]: SavedReport });
const openKept = () => openAt('/reports/r1?publication=p1');

it.each([
  [2, 'Data has changed since: it was loaded again.'],
  [0, 'Data has changed since: earlier data were brought back.'],
])('says of data through the same day, edition %d, what has come of them', async (edition, words) => {
  told = { ...publication, now: { edition, dataThrough: '2026-11-10', recipe: 1 } };
  await openKept();
  await screen.findByText(words);
});

it('shows the kept figures under a banner that says what has changed since, and asks nothing', async () => {
  await openKept();
  await screen.findByRole('heading', { name: 'Genres then' });
  const banner = screen.getByRole('note', { name: sentence });
  within(banner).getByText(sentence);
  within(banner).getByText('Data has changed since: it goes to November 20, 2026 now.');
  within(banner).getByText('The definition of View Count has changed since.');
  within(banner).getByText('The report was edited since: this is what it asked when it was published.');
  expect(within(banner).getByRole('link', { name: 'Open as of now' }).getAttribute('href')).toBe('/reports/r1');
  expect(screen.getByText(/^View Count by Genre\. Country is United States/)).toBeDefined();
  const cell = within(screen.getByRole('grid', { name: 'Report' })).getByText('120');
  expect(cell.getAttribute('data-hint')).toContain('Views, as they were counted then.');
  expect(cell.getAttribute('aria-haspopup'), 'nothing else is asked from it').toBeNull();
  expect(questions).toEqual([]);
});

it('shows row by row what changed, over the days of now and over those that were published', async () => {
  await openKept();
  await userEvent.click(await screen.findByRole('button', { name: 'Show what changed' }));
  const table = await screen.findByRole('table', { name: 'What changed' });
  const lines = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((line) => line.textContent);
  expect(lines()).toEqual([
    'DramaView Count120150+30',
    'WesternView Count30Not there any more',
    'ComedyView Count40New',
  ]);
  screen.getByText('3 of 3 figures changed · 1 row new · 1 row gone');
  expect(questions).toMatchObject([{ filters: ['country:US'], honest: true }]);
  now = [row('Drama', 120), row('Western', 30)];
  await userEvent.click(screen.getByLabelText('Days as published'));
  await screen.findByText('Unchanged: all 2 figures are what they were');
  await screen.findByText('Its figures are unchanged as of November 20, 2026.');
  expect(questions.at(-1)?.filters).toContain('date:1900-01-01 00:00:00 to 2026-11-10 23:59:59');
  expect(screen.queryByRole('table', { name: 'What changed' }), 'only what changed').toBeNull();
  await userEvent.click(screen.getByLabelText('Only what changed'));
  expect(within(await screen.findByRole('table', { name: 'What changed' })).getAllByText('Unchanged')).toHaveLength(2);
});

it('says of a page of changes there is not which is shown', async () => {
  const { address } = await openAt('/reports/r1?publication=p1&changes=shown&changesPage=4');
  await screen.findByText('There is nothing of this name. Page 1 is shown.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove changesPage=4' }));
  await waitFor(() => expect(address()).toBe('/reports/r1?publication=p1&changes=shown'));
});

it('has nothing to compare with while data and definitions are those of then', async () => {
  told = { ...publication, changed: { data: false, recipe: false, report: false, definitions: [] } };
  await openKept();
  await screen.findByText('Data and definitions have not changed since.');
  expect(screen.queryByRole('button', { name: 'Show what changed' })).toBeNull();
  expect(screen.queryByText(/unchanged as of/i), 'nothing was compared').toBeNull();
});

it('does not compare what is kept back as a whole', async () => {
  told = {
    ...publication,
    answer: { data: [], meta: { ...publication.answer.meta, suppressed: { minimumBase: 10 } } },
  };
  await openKept();
  await userEvent.click(await screen.findByRole('button', { name: 'Show what changed' }));
  await screen.findByText('Too few people are behind one of the two to compare them.');
  expect(screen.queryByText('150')).toBeNull();
});

it('claims nothing of figures that are all suppressed', async () => {
  told = { ...publication, answer: { ...publication.answer, data: [keptBackRow('Drama'), keptBackRow('Western')] } };
  now = [keptBackRow('Drama'), keptBackRow('Comedy')];
  await openKept();
  await userEvent.click(await screen.findByRole('button', { name: 'Show what changed' }));
  await screen.findByText('No figure to compare · 1 row new · 1 row gone · 3 figures suppressed, not compared');
  expect(screen.queryByText(/unchanged/i)).toBeNull();
});

it('compares as many rows as are published, the totals apart, and says how many are too many', async () => {
  const rows = Array.from({ length: 20_000 }, (_, place) => row(`Genre ${place}`, 1));
  const total = { ...row('', 20_000), _total: true };
  told = { ...publication, answer: { ...publication.answer, data: [...rows, total] } };
  now = [...rows, total];
  const { unmount } = await openAt('/reports/r1?publication=p1&changes=shown');
  await screen.findByText('Unchanged: all 20,001 figures are what they were');
  unmount();
  now = [...rows, row('One more', 1), total];
  await openAt('/reports/r1?publication=p1&changes=shown');
  await screen.findByText('The report has more than 20,000 rows now, more than are compared.');
});

it('says why it is not shown, and offers the report as of now', async () => {
  const words = 'This is not shown to you as published: it was made under other permissions than yours.';
  refusal = failedAnswer(403, 'forbidden', words);
  const { unmount } = await openKept();
  await screen.findByText(words);
  expect(screen.getByRole('link', { name: 'Open as of now' }).getAttribute('href')).toBe('/reports/r1');
  unmount();
  refusal = failedAnswer(404, 'not_found', 'This is not published any more.');
  await openKept();
  await screen.findByText('This is not published any more');
});

const openShare = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^As published/ }));
  return screen.findByRole('dialog', { name: 'Share as published' });
};

it('is not published from a page that is older than the report, which offers the report as it is', async () => {
  await openAt('/reports/r1');
  const before = within(await openShare());
  await before.findByText('It has not been published yet.');
  revision = 3;
  await userEvent.click(before.getByRole('button', { name: 'Publish' }));
  await userEvent.click(await before.findByRole('button', { name: 'Open As Saved Now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const after = within(await openShare());
  await userEvent.click(await after.findByRole('button', { name: 'Publish' }));
  await after.findByRole('link', { name: sentence });
});

it('is published from the saved report, handed on and taken back', async () => {
  await openAt('/reports/r1');
  const dialog = await openShare();
  await within(dialog).findByText('It has not been published yet.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  const link = await within(dialog).findByRole('link', { name: sentence });
  expect(link.getAttribute('href')).toBe('/reports/r1?publication=p1');
  await userEvent.click(within(dialog).getByRole('button', { name: `Unpublish: ${sentence}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Unpublish' }));
  await waitFor(() => expect(within(dialog).queryByRole('link', { name: sentence })).toBeNull());
});

it('names what the address chooses and a report as published does not have', async () => {
  await openAt('/reports/r1?publication=p1&intervals=all&differences=some');
  await screen.findByText('intervals=all');
  expect(screen.getByText('differences=some')).toBeDefined();
});

it('keeps in its address in which order it stands, and names an order that it has not', async () => {
  const { address } = await openAt('/reports/r1?publication=p1&order=crosstab.genre desc&order=crosstab.title asc');
  const genres = () =>
    within(screen.getByRole('grid', { name: 'Report' }))
      .getAllByRole('row')
      .slice(1)
      .map((one) => one.querySelector('td')?.textContent);
  await screen.findByText('crosstab.title asc');
  expect(genres()).toEqual(['Western', 'Drama']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove crosstab.title asc' }));
  await waitFor(() => expect(address()).toBe('/reports/r1?publication=p1&order=crosstab.genre desc'));
  await userEvent.click(screen.getByRole('button', { name: 'View Count' }));
  await waitFor(() => expect(address()).toBe('/reports/r1?publication=p1&order=crosstab.view_count desc'));
  expect(genres()).toEqual(['Drama', 'Western']);
});
