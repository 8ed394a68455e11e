import { type Meta, type Row, type Sort, userKindPages, viewDefinition } from '@cvm/contract';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../session/session.ts';
import { profileOf } from '../testing/profile.ts';
import { renderAt } from '../testing/render.tsx';
import type { ViewResult } from '../views/use-view.ts';
import { DataTable } from './DataTable.tsx';
import { printedRowsMaxOf } from './layout.ts';
import { orderedRows } from './table-rows.ts';

const row = (index: number): Row => ({
  show: `Show ${index}`,
  showId: String(index),
  network: index % 2 === 0 ? 'Even' : null,
  networkId: null,
  followers: index * 1000,
  viewers: index,
  views: index,
  viewshare: index / 100,
  completion: null,
  engagement: 1.5,
});

const meta = { view: 'showSummary', sampleSize: 1234 } as Meta;

const resultOf = (part: Partial<ViewResult>): ViewResult => ({
  status: 'data',
  rows: [],
  meta,
  error: null,
  blockedMessage: null,
  retry: () => undefined,
  refreshing: false,
  outdated: false,
  ...part,
});

const Table = ({ result, dense }: { result: ViewResult; dense: boolean }) => {
  const [sorts, setSorts] = useState<readonly Sort[]>(viewDefinition('showSummary').sorts);
  return (
    <DataTable
      view="showSummary"
      result={result}
      label="Show Ranker"
      sorts={sorts}
      onSorts={setSorts}
      ranked
      dense={dense}
      emptyReason="No shows match these filters."
    />
  );
};

const show = (part: Partial<ViewResult>, dense = false) =>
  renderAt('/shows', () => <Table result={resultOf(part)} dense={dense} />);
const bodyRows = () => screen.getAllByRole('row').slice(1);
const texts = (line: HTMLElement | undefined) =>
  within(line as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => {
  // The test environment lays nothing out: the scroll area is as high as the table asks for.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1160);
  startSession({
    token: 'x',
    profile: profileOf(userKindPages.both),
  });
});

describe('a table of a view', () => {
  const rows = Array.from({ length: 500 }, (_, index) => row(index));

  it('shows ranked rows in the order of the sort, formatted, missing values as --', async () => {
    await show({ rows });
    expect(texts(bodyRows()[0])).toEqual(['1', 'Show 499', '--', '499,000', '499', '499', '499.00%', '--', '1.50']);
  });

  it('gives no rank to rows without the figure that ranks, which stand last', async () => {
    await show({ rows: [{ ...row(2), viewshare: null }, row(1)] });
    expect(bodyRows().map((line) => texts(line).slice(0, 2))).toEqual([
      ['1', 'Show 1'],
      ['', 'Show 2'],
    ]);
  });

  it('holds only the rows in sight, and tells how many there are', async () => {
    await show({ rows });
    expect(bodyRows().length).toBeLessThan(25);
    expect(screen.getByRole('grid', { name: 'Show Ranker' }).getAttribute('aria-rowcount')).toBe('501');
  });

  it('has every row on paper, up to a number that is smaller where it shares its page, and says how many it leaves out', async () => {
    const most = rows.slice(0, printedRowsMaxOf(true));
    await show({ rows: most }, true);
    const print = (name: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(name)));
    print('beforeprint');
    expect(bodyRows()).toHaveLength(100);
    print('afterprint');
    expect(bodyRows().length).toBeLessThan(50);
    cleanup();
    await show({ rows: [...most, row(500)] }, true);
    expect(screen.queryByText(/rows are printed/)).toBeNull();
    print('beforeprint');
    expect(bodyRows()).toHaveLength(101);
    expect(screen.getByText(/^The first 100 of 101 rows are printed/)).toBeTruthy();
    print('afterprint');
    cleanup();
    await show({ rows: [...most, row(500)] });
    print('beforeprint');
    expect(screen.queryByText(/rows are printed/), 'a table with a page of its own has more rows on paper').toBeNull();
    print('afterprint');
  });

  it('says on paper that its files have the ranked rows alone, where others stand below them', async () => {
    const all = rows.slice(0, printedRowsMaxOf(true) + 1);
    await renderAt('/shows', () => (
      <DataTable
        dense
        view="showSummary"
        result={resultOf({ rows: all })}
        rows={orderedRows(all, 40)}
        label="Show Ranker"
        sorts={[]}
        onSorts={() => undefined}
        emptyReason=""
      />
    ));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText(/files of the page have the 40 that are ranked\.$/)).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('links titles to their reports and leaves out links to pages that do not exist', async () => {
    await show({ rows });
    expect(screen.getByRole('link', { name: 'Show 499' }).getAttribute('href')).toBe('/show/499');
    expect(screen.queryByRole('link', { name: 'Even' })).toBeNull();
  });

  it('sorts figures downwards at the first click, upwards at the second', async () => {
    await show({ rows });
    const header = screen.getByRole('columnheader', { name: 'Followers' });
    await userEvent.click(within(header).getByRole('button'));
    expect(header.getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(within(header).getByRole('button'));
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    expect(texts(bodyRows()[0])?.[1]).toBe('Show 0');
  });

  it('moves by arrow keys from cell to cell', async () => {
    await show({ rows });
    screen.getByRole('link', { name: 'Show 499' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Show 498');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('498,000');
  });

  it('tells the exact value, the definition and the sample on hover', async () => {
    await show({ rows });
    await userEvent.hover(screen.getByText('499.00%'));
    const hint = await screen.findByRole('tooltip');
    expect(hint.textContent).toContain('Share of Views: 499%');
    expect(hint.textContent).toContain('N = 1,234 viewers');
  });

  it('tells what its places are of, and that rows which tie have one each', async () => {
    await show({ rows });
    await userEvent.hover(screen.getByText('#'));
    const hint = await screen.findByRole('tooltip');
    expect(hint.textContent).toBe(
      'Place in this table by Share of Views, descending. Rows with the same figure follow each other in a fixed order, each with a place of its own.',
    );
  });

  it('says why there is nothing', async () => {
    await show({ status: 'empty' });
    expect(screen.getByRole('status').textContent).toBe('No ResultsNo shows match these filters.');
  });

  it('says what failed and tries again', async () => {
    const retry = vi.fn();
    await show({ status: 'error', error: new Error('The engine is busy.'), retry });
    expect(screen.getByRole('alert').textContent).toContain('The engine is busy.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('shows the lock of a blocked report', async () => {
    await show({ status: 'blocked' });
    expect(screen.getByText('Contact your Client Success Representative to learn more about this report')).toBeTruthy();
  });

  it('keeps the layout while loading', async () => {
    await show({ status: 'loading' });
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '#',
      'Show',
      'Network',
      'Followers',
      'Viewers',
      'Views',
      'Share of Views',
      'Completion',
      'Engagement Score',
    ]);
  });
});
