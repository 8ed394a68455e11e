/** A ranking of thousands of rows, over a real HTTP server that sorts, picks and cuts as the portal does: what it asks and shows. */
import { pages, parseFilters, type Row, userKindPages, viewDefinition } from '@cvm/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../session/session.ts';
import { type Reply, startServer, type TestServer } from '../testing/http-server.ts';
import { profileOf } from '../testing/profile.ts';
import { renderAt } from '../testing/render.tsx';
import { failedAnswer, viewAnswer } from '../testing/view-answer.ts';
import { readSorts } from '../views/sorts.ts';
import { headerHeight, rowHeightOf } from './layout.ts';
import { sortRows } from './sort-rows.ts';
import { TablePage } from './TablePage.tsx';

const view = viewDefinition('showSummary');
const show = (number: number): Row => ({
  ...{ show: `Show ${number}`, showId: String(number), poster: null, network: null, networkId: null },
  ...{ followers: number, viewers: number, views: number, viewshare: number / 10_000, completion: 1 / (1 + number) },
  ...{ engagement: 1, viewersBase: number },
});
const shows = Array.from({ length: 1000 }, (_, number) => show(number));

const rowHeight = rowHeightOf(false);

let asked: string[];
let fails: (offset: number) => boolean;
let edition: number;
let held: boolean;

const answer = (url: string): Reply | null => {
  const params = new URLSearchParams(url.split('?')[1]);
  asked.push(
    [...params]
      .filter(([, value]) => !value.startsWith('date:'))
      .map((one) => one.join('='))
      .join(' '),
  );
  const [offset, limit] = [Number(params.get('offset') ?? 0), Number(params.get('limit'))];
  if (held) return null;
  if (fails(offset)) return failedAnswer(500, 'internal', 'The engine is out.');
  const least = parseFilters(params.getAll('filters')).find(({ id }) => id === 'metric');
  const picked = shows.filter(({ viewers }) => {
    if (least === undefined) return true;
    return least.op === '<' ? Number(viewers) < Number(least.values[1]) : Number(viewers) >= Number(least.values[1]);
  });
  const rows = sortRows(picked, readSorts(params.get('sorts') ?? undefined, view).sorts, view);
  const parts = { view: 'showSummary', sampleSize: 4321, rowsAll: rows.length, edition };
  return viewAnswer(rows.slice(offset, offset + limit), parts);
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer((path, { url }) => (path === '/v1/query/showSummary' ? answer(url) : null));
});
afterAll(() => server.close());

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1160);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(headerHeight + shows.length * rowHeight);
  // A browser tells of the scrolling that a page asks for, as it does of a reader's own.
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function (
    this: HTMLElement,
    to?: ScrollToOptions | number,
  ) {
    if (typeof to !== 'object') return;
    this.scrollTop = Math.min(to.top ?? 0, this.scrollHeight - this.clientHeight);
    setTimeout(() => act(() => void this.dispatchEvent(new Event('scroll'))), 0);
  });
  startSession({ token: 'x', profile: profileOf(userKindPages.both) });
  [asked, fails, edition, held] = [[], () => false, 1, false];
});

const open = async (search = '') => {
  const opened = await renderAt(`${pages.shows.path}${search}`, () => (
    <TablePage page="showSummary" view="showSummary" rowLabel="show" noun="viewers" />
  ));
  await screen.findAllByRole('link', { name: /^Show \d/ });
  return opened;
};

const grid = () => screen.getByRole('grid');
const lines = () =>
  [...document.querySelectorAll('tr[data-row]')].map((line) => [
    line.getAttribute('aria-rowindex'),
    line.querySelector('a')?.textContent ?? null,
  ]);
const scrollTo = (row: number) =>
  act(async () => {
    const scroller = grid().parentElement;
    if (scroller === null) throw new Error('The table has no place to scroll in.');
    scroller.scrollTop = row * rowHeight;
    scroller.dispatchEvent(new Event('scroll'));
  });
const line = (row: number) => document.querySelector(`tr[data-row="${row}"]`);

it('asks for its first rows, says how many there are, and keeps the place of the others', async () => {
  await open();
  expect(asked).toEqual(['limit=100']);
  expect(screen.getByText(/^1,000 shows · N = 4,321/)).toBeTruthy();
  expect(grid().getAttribute('aria-rowcount')).toBe('1001');
  expect(lines()[0]).toEqual(['2', 'Show 999']);
});

it('asks for the rows in sight once the scroll bar rests, and has their places filled meanwhile', async () => {
  await open();
  await scrollTo(520);
  await waitFor(() => expect(line(520)?.getAttribute('aria-busy')).toBe('true'));
  await waitFor(() => expect(lines()).toContainEqual(['522', 'Show 479']));
  // Each window is an answer of its own.
  await waitFor(() => expect(document.querySelectorAll('tr[data-row][aria-busy]')).toHaveLength(0));
  expect(asked.slice(1).toSorted()).toEqual(['limit=100 offset=400', 'limit=100 offset=500']);
});

it('has the engine sort, and shows what it had, dimmed, until the new order is there', async () => {
  await open();
  held = true;
  const header = within(screen.getByRole('columnheader', { name: 'Followers' })).getByRole('button');
  await userEvent.click(header);
  await waitFor(() => expect(asked).toContain('sorts=followers desc limit=100'));
  expect(lines()[0]).toEqual(['2', 'Show 999']);
  expect(grid().getAttribute('aria-busy')).toBe('true');
  held = false;
  await userEvent.click(header);
  await waitFor(() => expect(lines()[0]).toEqual(['2', 'Show 0']));
  expect(asked).toContain('sorts=followers asc limit=100');
  // Bars compare with the largest share of all rows.
  await waitFor(() => expect(asked).toContain('sorts=viewshare desc limit=1'));
});

it('ranks those that reach the minimum, and has the others below them as a list of their own', async () => {
  await open('?sorts=completion desc&minimum=990');
  await screen.findByText('990 shows with fewer than 990 viewers stand grey below the others, without a rank.');
  expect(screen.getByText(/^1,000 shows · /)).toBeTruthy();
  expect(lines().slice(0, 11)).toEqual([
    ...Array.from({ length: 10 }, (_, place) => [String(place + 2), `Show ${990 + place}`]),
    ['12', 'Show 0'],
  ]);
  expect(line(9)?.firstElementChild?.textContent).toBe('10');
  expect([line(10)?.hasAttribute('data-below'), line(10)?.firstElementChild?.textContent]).toEqual([true, '']);
  await scrollTo(999);
  await waitFor(() => expect(lines().at(-1)).toEqual(['1001', 'Show 989']));
});

it('says in their place that rows could not be loaded, and loads them when asked', async () => {
  fails = (offset) => offset === 500;
  await open();
  await scrollTo(520);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('These rows could not be loaded. The engine is out.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(grid().getAttribute('aria-rowcount')).toBe('1001');
  fails = () => false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(lines()).toContainEqual(['522', 'Show 479']));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('moves to its last row by keyboard, where the focus waits for the figures', async () => {
  await open();
  screen.getByRole('link', { name: 'Show 999' }).focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Show 0'));
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Show 1'));
});

it.each([
  ['older', 1, 2],
  ['newer', 2, 1],
])('asks for rows of %s data again when a window tells of others', async (_, before, after) => {
  edition = before;
  await open();
  edition = after;
  await scrollTo(520);
  await waitFor(() => expect(lines()).toContainEqual(['522', 'Show 479']));
  await waitFor(() => expect(asked.filter((one) => one === 'limit=100')).toHaveLength(2));
});

it('has the rows for paper before it is printed by its keys', async () => {
  await open();
  const printed: number[] = [];
  vi.stubGlobal('print', () => {
    window.dispatchEvent(new Event('beforeprint'));
    printed.push(document.querySelectorAll('tr[data-row]').length);
    expect(screen.getByText(/^The first 500 of 1,000 rows are printed/)).toBeTruthy();
    window.dispatchEvent(new Event('afterprint'));
  });
  await userEvent.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(printed).toEqual([500]));
  vi.unstubAllGlobals();
});

it('prints the rows that are there when the browser is told elsewhere, and says how many', async () => {
  await open();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelectorAll('tr[data-row]')).toHaveLength(100);
  expect(screen.getByText(/^The first 100 of 1,000 rows are printed/)).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('afterprint')));
});
