/** The strip of an answer that has scores, of one without any, and of none. */
import type { Row } from '@cvm/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import type { ViewResult } from '../../views/use-view.ts';
import { ScoreStrip } from './ScoreStrip.tsx';

const show = (status: ViewResult['status'], rows: readonly Row[] = [], at = '/gem-report') => {
  const answer = { rows, meta: null, error: null, blockedMessage: null, retry: () => undefined };
  const result = { ...answer, status, outdated: false, refreshing: false } as ViewResult;
  return renderAt(at, () => <ScoreStrip result={result} />);
};
const program = (gemScore: number | null): Row => ({ titleId: '7', title: 'Northwind', gemScore, respondents: 40 });

it('says where a program stands', async () => {
  await show('data', [program(112.5)]);
  await screen.findByText('Northwind: 112.50, rank 1 of 1 program');
});

it('names a program of a link that the answer does not have', async () => {
  await show('data', [program(112.5)], '/gem-report?picked=99');
  await screen.findByText('There is nothing of this name. Northwind is shown.');
  expect(screen.getByRole('button', { name: 'Remove picked=99' })).toBeTruthy();
});

it('says that no program has a score, where none has enough respondents', async () => {
  await show('data', [program(null)]);
  await screen.findByText(/^No program has 100 respondents inside these filters/);
});

it.each(['empty', 'error', 'blocked'] as const)(
  'is not there where the table says why there is nothing: %s',
  async (status) => {
    await show(status);
    expect(screen.queryByText('Where a program stands')).toBeNull();
  },
);
