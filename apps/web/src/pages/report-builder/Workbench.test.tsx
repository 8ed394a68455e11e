/** The builder over a real HTTP server that answers as the portal does. */
import { fieldCatalogue } from '@cvm/contract';
import { notificationsStore } from '@mantine/notifications';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { emptyDraft } from './builder.ts';
import ReportBuilder from './ReportBuilder.tsx';
import { Workbench } from './Workbench.tsx';

const json = (body: object, status = 200): Reply => ({ status, body: JSON.stringify(body) });

const meta = {
  ...{ view: 'crosstab', rows: 31, sampleSize: 500, effectiveSampleSize: null, dataThrough: '2024-05-31' },
  ...{ panel: 'Total', elapsedMs: 1, filters: [], range: { from: null, to: '2024-05-31' }, edition: 1, recipe: 1 },
  columns: [
    { name: 'crosstab.genre', label: 'Genre', type: 'text', format: 'text', field: 'genre', at: null },
    {
      name: 'crosstab.view_count',
      label: 'View Count',
      type: 'number',
      format: 'count',
      field: 'view_count',
      at: null,
    },
  ],
};
const rows = Array.from({ length: 30 }, (_, place) => ({
  'crosstab.genre': `Genre ${place}`,
  'crosstab.view_count': 3000 - place,
}));
const total = { 'crosstab.genre': null, 'crosstab.view_count': 4321, _total: true };
const answerOf = (data: { readonly dataThrough: string; readonly edition: number }): Reply => {
  const lines = [...rows, total, { meta: { ...meta, ...data } }].map((line) => JSON.stringify(line)).join('\n');
  return { status: 200, body: `${lines}\n` };
};
const answer = answerOf(meta);

let server: TestServer;
let reply: Reply | null = answer;
/** Of the data that are loaded. */
let loaded = meta;

beforeAll(async () => {
  server = await startServer((path) => {
    if (path === '/v1/view/fields')
      return json({ success: true, data: { view: 'crosstab', fields: fieldCatalogue() } });
    if (path === '/v1/view/runStream') return reply;
    if (path === '/v1/pdt-status-check')
      return json({
        success: true,
        data: { date: loaded.dataThrough, edition: loaded.edition, status: 'success', success: 20, total: 20 },
      });
    return json({ success: false, error: { code: 'not_found', message: 'Nothing here.' } }, 404);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  reply = answer;
  loaded = meta;
});

const field = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, (measure|dimension)`) });
const ranLast = (): unknown => JSON.parse(server.asked('/v1/view/runStream').body);
const run = () => screen.getByRole('button', { name: 'Run' });

const openBuilder = async () => {
  await renderAt('/report-builder', () => <Workbench title="Report Builder" start={emptyDraft} />);
  await screen.findByRole('button', { name: 'Genre, dimension' });
  return userEvent.setup();
};

describe('the report builder', () => {
  it('runs what is chosen, shows a page of 25 rows with the total, and is current then', async () => {
    const user = await openBuilder();
    expect(run().getAttribute('aria-description')).toBe('Choose the fields of the report first.');
    await user.click(field('Genre'));
    expect(run().getAttribute('aria-description')).toBe('Choose a measure: there is nothing to count yet.');
    await user.click(field('View Count'));
    expect(field('View Count').getAttribute('aria-pressed')).toBe('true');
    await user.click(run());
    const grid = await screen.findByRole('grid', { name: 'Report' });
    await screen.findByText('1 to 25 of 30');
    const body = within(grid).getAllByRole('row').slice(1);
    expect(body).toHaveLength(26);
    expect(body.at(-1)?.textContent).toBe('Total4,321');
    expect(run().getAttribute('aria-description')).toBe('The report is up to date.');
    expect(ranLast()).toMatchObject({
      ...{ fields: ['crosstab.genre', 'crosstab.view_count'], total: true, honest: true },
      sorts: ['crosstab.view_count desc'],
      limit: 20_000,
    });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('26 to 30 of 30');
    await user.click(within(grid).getByRole('button', { name: 'View Count' }));
    await screen.findByText('1 to 25 of 30');
    expect(within(grid).getAllByRole('row')[1]?.textContent).toBe('Genre 292,971');
    await user.click(screen.getByRole('button', { name: 'Remove Genre' }));
    expect(screen.getByText(/Fields or filters have changed since this was run/)).toBeDefined();
    await user.keyboard('{Control>}z{/Control}');
    expect(run().getAttribute('aria-description')).toBe('The report is up to date.');
  });

  it('says why a measure is no pivot, dropped on a field of the pivots as beside them', async () => {
    const user = await openBuilder();
    await user.click(field('View Count'));
    await user.click(screen.getByRole('button', { name: 'Pivot by Genre' }));
    const [value] = within(screen.getByRole('list', { name: 'Values' })).getAllByRole('listitem');
    const [pivot] = within(screen.getByRole('list', { name: 'Pivots' })).getAllByRole('listitem');
    if (value === undefined || pivot === undefined) throw new Error('There is no field in one of the areas.');
    const dataTransfer = { effectAllowed: '', setData: () => undefined };
    fireEvent.dragStart(value, { dataTransfer });
    fireEvent.dragOver(pivot, { dataTransfer });
    fireEvent.drop(pivot, { dataTransfer });
    const told = notificationsStore.getState().notifications.map(({ message }) => message);
    expect(told).toContain('View Count is a measure and cannot be a pivot.');
    expect(within(screen.getByRole('list', { name: 'Pivots' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('says how many rows there are beside those that are shown, and what a file holds of them', async () => {
    const lines = [...rows, { meta: { ...meta, rowsAll: 152_040 } }].map((line) => JSON.stringify(line));
    reply = { status: 200, body: `${lines.join('\n')}\n` };
    const user = await openBuilder();
    await user.click(field('Genre'));
    await user.click(field('View Count'));
    await user.click(run());
    await screen.findByText(/The first 30 of 152,040 rows/);
    expect(screen.getByText('An export holds all of them.')).toBeTruthy();
  });

  it.each([
    ['2024-06-01', 2, /^The data go to June 01, 2024 since this was run, .* Run brings it up to date.$/],
    [meta.dataThrough, 2, /^Data were loaded since this was run, .* Run brings it up to date.$/],
    ['2024-05-30', 1, /^Data were loaded since this was run, .* Run brings it up to date.$/],
    [meta.dataThrough, 0, /^Earlier data were brought back since this was run, .* Run brings it up to date.$/],
  ])(
    'runs again once data through %s of edition %d answer, and says so until then',
    async (dataThrough, edition, words) => {
      loaded = { ...meta, dataThrough, edition };
      const user = await openBuilder();
      await user.click(field('Genre'));
      await user.click(field('View Count'));
      await user.click(run());
      await screen.findByText(words);
      expect(run().getAttribute('aria-description')).toBeNull();
      reply = answerOf(loaded);
      await user.click(run());
      await waitFor(() => expect(run().getAttribute('aria-description')).toBe('The report is up to date.'));
      expect(screen.queryByText(words)).toBeNull();
    },
  );

  it('offers charts once there are fields and while nothing is pivoted, and says to run before one is there', async () => {
    await renderAt('/report-builder?display=column', () => <Workbench title="Report Builder" start={emptyDraft} />);
    await screen.findByRole('button', { name: 'Genre, dimension' });
    const user = userEvent.setup();
    const display = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    const open = () => ['Table', 'Column', 'Bar', 'Line', 'Pie'].filter((name) => !display(name).disabled);
    expect(open()).toEqual(['Table']);
    expect(display('Table').checked).toBe(true);
    await user.click(field('Genre'));
    await user.click(field('View Count'));
    expect(open()).toEqual(['Table', 'Column', 'Bar', 'Line', 'Pie']);
    expect(display('Column').checked).toBe(true);
    expect(screen.getByText('Run to view the chart')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pivot by User Gender' }));
    expect(open()).toEqual(['Table']);
    expect(display('Table').checked).toBe(true);
    await user.hover(screen.getByText('Column'));
    expect((await screen.findByRole('tooltip')).textContent).toBe('With pivots a report is a table or a heat map.');
  });

  it('opens and closes the groups of its fields', async () => {
    const user = await openBuilder();
    const group = within(screen.getByRole('region', { name: 'Title' }));
    const name = group.getByRole('button', { expanded: true });
    await user.click(name);
    expect(name.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: 'Genre, dimension' })).toBeNull();
    await user.click(name);
    expect(screen.getByRole('button', { name: 'Genre, dimension' })).toBeTruthy();
  });

  it('forgets everything with Clear Report', async () => {
    const user = await openBuilder();
    const clear = screen.getByRole('button', { name: 'Clear Report' });
    expect(clear.getAttribute('aria-description')).toBe('There is nothing to clear');
    await user.click(field('View Count'));
    await user.click(run());
    await screen.findByRole('grid', { name: 'Report' });
    await user.click(clear);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(field('View Count').getAttribute('aria-pressed')).toBe('false');
    expect(run().getAttribute('aria-description')).toBe('Choose the fields of the report first.');
  });

  it('does not take a field that cannot stand beside the others, and says why', async () => {
    const user = await openBuilder();
    await user.click(field('Device Name'));
    const refused = field('Follow Count');
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    expect(refused.getAttribute('aria-description')).toBe('Not beside Device Name: follows have no Device Name.');
    await user.click(refused);
    expect(screen.queryByRole('button', { name: 'Remove Follow Count' })).toBeNull();
  });

  it('is reached by keyboard alone: arrow keys to a field, Enter to choose it, Control and Enter to run', async () => {
    const user = await openBuilder();
    await user.type(screen.getByRole('textbox', { name: 'Search fields' }), 'view|count$');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search fields' }).value).toBe('viewcount');
    await user.clear(screen.getByRole('textbox', { name: 'Search fields' }));
    field('Title').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field('Content Type').getAttribute('aria-pressed')).toBe('true');
    await user.click(field('Viewer Count'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('grid', { name: 'Report' });
  });

  it('cancels a run, which ends the call, and can be run again', async () => {
    const user = await openBuilder();
    await user.click(field('View Count'));
    reply = null;
    const before = server.left();
    const call = server.asked('/v1/view/runStream');
    await user.click(run());
    // One that is cancelled before it has left this side is no call.
    await waitFor(() => expect(server.asked('/v1/view/runStream')).not.toBe(call));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(server.left()).toBe(before + 1));
    expect(screen.getByText('The run was cancelled')).toBeDefined();
    reply = answer;
    await user.click(run());
    await screen.findByRole('grid', { name: 'Report' });
  });

  it('says what failed in the words of the product, with the reason, and tries again', async () => {
    const user = await openBuilder();
    await user.click(field('View Count'));
    reply = json({ success: false, error: { code: 'time_limit', message: 'This took too long.' } }, 504);
    await user.click(run());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Uh oh! There was an error fetching your request.');
    expect(alert.textContent).toContain('This took too long.');
    reply = answer;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await screen.findByRole('grid', { name: 'Report' });
  });

  it('that failed is asked for again by itself once the connection is back', async () => {
    const user = await openBuilder();
    await user.click(field('View Count'));
    onlineManager.setOnline(false);
    reply = { status: 502, body: '' };
    await user.click(run());
    await screen.findByRole('alert');
    reply = answer;
    act(() => onlineManager.setOnline(true));
    await screen.findByRole('grid', { name: 'Report' });
  });

  it('says why a run is refused, which another try would not change', async () => {
    const user = await openBuilder();
    await user.click(field('View Count'));
    const message = 'No season 99 found in index';
    reply = json({ success: false, error: { code: 'unknown_title', message } }, 404);
    await user.click(run());
    expect((await screen.findByRole('alert')).textContent).toBe(`This cannot be shown${message}`);
  });

  it('does not take an answer that breaks off for a whole one', async () => {
    const user = await openBuilder();
    await user.click(field('View Count'));
    reply = { status: 200, body: `${JSON.stringify(rows[0])}\n` };
    await user.click(run());
    await screen.findByText(/The answer broke off before it was complete/);
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('asks what is behind a figure from its cell, as a step that can be undone', async () => {
    const user = await openBuilder();
    await user.click(field('Genre'));
    await user.click(field('View Count'));
    await user.click(run());
    const cell = await screen.findByText(/^3(,000|K)$/i);
    await user.click(cell);
    const menu = await screen.findByRole('menu', { name: 'Behind this figure' });
    await user.click(within(menu).getByRole('menuitem', { name: 'View Count by Title' }));
    await waitFor(() =>
      expect(ranLast()).toMatchObject({
        fields: ['crosstab.title', 'crosstab.view_count'],
        filters: ['genre:Genre 0'],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(field('Genre').getAttribute('aria-pressed')).toBe('true'));
  });
});

it('says of a part of a calculation what it needs above its field, whose list opens below', async () => {
  const user = await openBuilder();
  await user.click(field('View Count'));
  await user.click(screen.getByRole('button', { name: 'Calculate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Calculated field' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  const part = dialog.getByRole('combobox', { name: 'Divided by' });
  expect(part.getAttribute('aria-invalid')).toBe('true');
  const said = dialog.getByText('Choose a measure, or type a number.');
  expect(said.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('an address', () => {
  it('that asks for pages of a size there is not says so', async () => {
    await renderAt('/report-builder?rows=7', ReportBuilder);
    expect(await screen.findByText('There is nothing of this name. A page of 25 rows is shown.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove rows=7' })).toBeTruthy();
  });

  const fields = 'fields=crosstab.genre&fields=crosstab.view_count';

  it('that asks for a page there is not says which is shown', async () => {
    const { address } = await renderAt(`/report-builder?page=9&${fields}`, ReportBuilder);
    await screen.findByText('There is nothing of this name. Page 2 is shown.');
    expect(screen.getByText('26 to 30 of 30')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Remove page=9' }));
    await waitFor(() => expect(screen.queryByText(/There is nothing of this name/)).toBeNull());
    expect(screen.getByText('1 to 25 of 30')).toBeTruthy();
    expect(address()).not.toContain('page=');
  });

  it('keeps which rows are shown, and how many at once', async () => {
    const { address } = await renderAt(`/report-builder?${fields}`, ReportBuilder);
    await screen.findByText('1 to 25 of 30');
    const user = userEvent.setup();
    const pager = within(screen.getByRole('navigation', { name: 'Pages of the table' }));
    await user.click(pager.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: '10' }));
    await user.click(pager.getByRole('button', { name: 'Next page' }));
    await screen.findByText('11 to 20 of 30');
    const asked = new URLSearchParams(address().split('?')[1]);
    expect([asked.get('rows'), asked.get('page')]).toEqual(['10', '2']);
    cleanup();
    await renderAt(address(), ReportBuilder);
    await screen.findByText('11 to 20 of 30');
  });

  it('is a report of its own in each entry of the history: a link to the builder begins anew, and back is the one before', async () => {
    const { address, router } = await renderAt(`/report-builder?${fields}`, ReportBuilder);
    await screen.findByRole('button', { name: 'Remove Genre' });
    await act(() => router.navigate({ to: '/report-builder' as never }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Genre' })).toBeNull());
    expect(address()).toBe('/report-builder');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Device Name, dimension' }));
    await waitFor(() => expect(address()).toBe('/report-builder?fields=crosstab.device_name'));
    act(() => router.history.back());
    await screen.findByRole('button', { name: 'Remove Genre' });
    expect(address()).toBe(`/report-builder?${fields}`);
    act(() => router.history.forward());
    await screen.findByRole('button', { name: 'Remove Device Name' });
  });

  it('begins with the first page when other rows are asked for', async () => {
    const { address } = await renderAt(`/report-builder?page=2&${fields}`, ReportBuilder);
    await screen.findByText('26 to 30 of 30');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Remove Genre' }));
    await user.click(run());
    await screen.findByText('1 to 25 of 30');
    expect(address()).not.toContain('page=');
  });

  it('that colours what is no measure says so', async () => {
    const { address } = await renderAt('/report-builder?coloured=view_count&coloured=charm', ReportBuilder);
    expect(
      await screen.findByText('There is nothing of this name. The table without its colours is shown.'),
    ).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Remove coloured=charm' }));
    await waitFor(() => expect(address()).toBe('/report-builder?coloured=view_count'));
  });

  it('that names what cannot be read opens all the same, says each part, and loses it by Remove alone', async () => {
    const { address } = await renderAt(
      '/report-builder?fields=crosstab.genre&fields=crosstab.view_count&fields=crosstab.age&pivots=crosstab.age' +
        '&calculated=no json&order=loudness desc',
      ReportBuilder,
    );
    const notice = await screen.findByRole('alert', { name: 'Some parts of this report are not applied' });
    const said = () =>
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(said()).toEqual([
      'crosstab.age is not a field here.Remove',
      'no json is not a calculated field that can be read.Remove',
      'loudness desc is no order of this report: it has no such column.Remove',
    ]);
    await screen.findByRole('grid', { name: 'Report' });
    expect(ranLast()).toMatchObject({
      ...{ fields: ['crosstab.genre', 'crosstab.view_count'], pivots: [], calculated: [] },
      sorts: ['crosstab.view_count desc'],
    });
    const user = userEvent.setup();
    expect(address()).toContain('fields=crosstab.age&pivots=crosstab.age');
    await user.click(screen.getByRole('button', { name: 'Remove crosstab.age' }));
    await waitFor(() => expect(address()).not.toContain('crosstab.age'));
    expect(address()).toContain('calculated=no json');
    await user.click(screen.getByRole('button', { name: 'Remove no json' }));
    await user.click(screen.getByRole('button', { name: 'Remove loudness desc' }));
    await waitFor(() => expect(screen.queryByText('loudness desc')).toBeNull());
    expect(address()).toBe('/report-builder?fields=crosstab.genre&fields=crosstab.view_count');
  });
});
