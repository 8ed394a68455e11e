/** The emotion index over a real HTTP server, of a title that few have felt anything about. */
import type { Clause } from '@cvm/contract';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { viewAnswer } from '../../testing/view-answer.ts';
import { emotions } from '../title-modules.ts';
import { EmotionIndex } from './EmotionIndex.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startServer(() => viewAnswer([], { view: 'movieEmotionIndex', sampleSize: 12 }));
});
afterAll(() => server.close());

it('says that feedback is still collected, and how much an index needs', async () => {
  const clauses: Clause[] = [{ id: 'movie', op: 'is', values: ['7'], join: 'or' }];
  await renderAt('/', () => (
    <EmotionIndex
      module={emotions('movieEmotionIndex')}
      context={{ clauses, name: 'Low Tide', head: null, filtered: false }}
    />
  ));
  await screen.findByText('We are still collecting feedback from our viewers. Stay tuned!');
  expect(screen.getByText('An index needs 50 emotions or more.')).toBeDefined();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});
