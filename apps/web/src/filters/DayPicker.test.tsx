import type { Clause } from '@cvm/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/http-server.ts';
import { renderAt } from '../testing/render.tsx';
import { viewAnswer } from '../testing/view-answer.ts';
import { DayPicker } from './DayPicker.tsx';

const days = [{ date: '2026-01-10' }, { date: '2026-01-30' }];

let server: TestServer;
beforeAll(async () => {
  server = await startServer(() => viewAnswer(days, { view: 'dates', dataThrough: '2026-01-31' }));
});
afterAll(() => server.close());

const permissible = {
  ...{ limits: {}, months: 1, contentTypes: ['series' as const], dataThrough: '2026-01-31', panelAvailable: false },
};

describe('a single day', () => {
  it('can be chosen where there is data, as far back as the user reaches', async () => {
    const chosen: (readonly Clause[])[] = [];
    await renderAt('/', () => (
      <DayPicker id="date" clauses={[]} permissible={permissible} onChange={(clauses) => chosen.push(clauses)} />
    ));
    const day = await screen.findByRole('button', { name: '30 January 2026' });
    expect(screen.getByRole('button', { name: '29 January 2026' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: '1 January 2026' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Your access reaches back 1 month, to 01-02-2026.')).toBeDefined();
    await userEvent.click(day);
    expect(chosen).toEqual([[{ id: 'date', op: 'between', values: ['2026-01-30', '2026-01-30'], join: 'or' }]]);
  });
});
