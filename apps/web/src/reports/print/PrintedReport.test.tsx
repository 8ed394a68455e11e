/** The head of a report on paper. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { actorReport } from '../actor.ts';
import type { HeadFact } from '../model.ts';
import { PrintedReport } from './PrintedReport.tsx';

const extra: readonly HeadFact[] = [
  { key: 'votes', node: '1,290 fan favorite votes' },
  { key: 'person', screenOnly: true, node: <a href="https://viewer.example">Open in the viewer app</a> },
];

it('tells the facts of the screen, and has no link that leads off the paper', async () => {
  const head = actorReport.headOf({ id: '7', name: 'Ann Low', numShows: 2, numMovies: 0 });
  await renderAt('/actor/7', () => (
    <PrintedReport
      report={actorReport}
      document={{ head, about: { id: 'actor', op: 'is', values: ['7'], join: 'or' }, tabs: [], extra, glance: null }}
      onProgress={() => undefined}
    />
  ));
  await waitFor(() => screen.getByText('2 Shows · 1,290 fan favorite votes'));
  expect(screen.queryByText('Open in the viewer app')).toBeNull();
});
