/** The cards of titles side by side: what their cells tell by keyboard, and of figures that could not be loaded. */
import type { BenchmarkBlock, Row } from '@cvm/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { viewMeta } from '../../testing/view-answer.ts';
import type { ViewResult } from '../../views/use-view.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { AgeCard } from './SharesCards.tsx';
import type { Side } from './use-compared.ts';

const answered = (rows: readonly Row[], panel: 'Total' | 'Balanced' = 'Total'): ViewResult => ({
  ...{ status: 'data', rows, meta: { ...viewMeta, panel }, error: null, retry: vi.fn() },
  ...{ refreshing: false, outdated: false, blockedMessage: '' },
});

const ages = (share: number): Row[] => [
  { age: '18-24', share, shareLow: share - 0.02, shareHigh: share + 0.02, base: 900, effective: 900 },
];

const sideOf = (id: string, figures: BenchmarkBlock, parts: Partial<Side['figures']> = {}): Side => {
  const none = answered([]);
  return {
    ...{ kind: 'show', id, colour: 0, name: `Show ${id}`, picture: null, missing: null, retry: null },
    figures: { ...{ figures, isWeighted: false, suppressed: null, filling: false, failed: false }, ...parts },
    ...{ age: answered(ages(Number(id) / 10)), gender: none, country: none, stars: none, followers: none },
    followersOf: { view: 'showAnticipationFollowers', clauses: [] },
  } as Side;
};

const error = { error: { code: 'time_limit', message: 'This took too long.' } } as const;

it('tell their intervals to keyboards and to those who hear the page: one cell is a stop, arrows lead to the others', async () => {
  await renderAt('/', () => <AgeCard sides={[sideOf('3', {}), sideOf('4', {})]} scheme="light" />);
  const cells = within(await screen.findByRole('grid', { name: 'Age of the viewers' })).getAllByRole('cell');
  expect(cells.filter((cell) => cell.tabIndex === 0)).toEqual([cells[0]]);
  await userEvent.tab();
  expect(document.activeElement).toBe(cells[0]);
  expect(cells[0]?.getAttribute('aria-description')).toBe('Show 3, 18-24: 30%, 95 % interval 28.0% to 32.0%');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cells[1]);
  expect(cells[1]?.getAttribute('aria-description')).toContain('95 % interval 38.0% to 42.0%');
});

it('say which figures could not be loaded, in the cell, on hovering and below, and ask for them again', async () => {
  const [lost, one] = [vi.fn(), vi.fn()];
  const sides = [
    sideOf('3', {}, { failed: true, error: new Error('Gone.'), retry: lost }),
    sideOf('4', { viewers: 812, completion: error }, { error: null, retry: one }),
  ];
  await renderAt('/', () => <KeyFigures sides={sides} scheme="light" />);
  const row = within(await screen.findByRole('row', { name: /^Completion/ }));
  const cells = row.getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Could not be loaded', 'Could not be loaded']);
  expect(cells[1]?.dataset.hint).toBe('Show 4, Completion: Could not be loaded');
  screen.getByText(/Show 3.*: could not be loaded; .*Show 4.*: some of it could not be loaded/);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect([lost, one].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('call counts weighted where the figures are, whether who watched could be told or not', async () => {
  const untold: ViewResult = { ...answered([]), status: 'error', meta: null };
  const weighted = { ...sideOf('3', { viewers: 81.5 }, { isWeighted: true }), age: untold };
  await renderAt('/', () => <KeyFigures sides={[weighted]} scheme="light" />);
  await screen.findByRole('rowheader', { name: 'Viewers, weighted' });
});
