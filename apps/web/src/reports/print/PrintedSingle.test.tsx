/** Modules on paper that show a part of their answer show the part that the page does. */
import type { Clause, Row } from '@cvm/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { viewAnswer } from '../../testing/view-answer.ts';
import { emotions } from '../title-modules.ts';
import { PrintedSingle } from './PrintedSingle.tsx';

const felt = (episodeSort: number | null, emotion: string, emotionName: string): Row => ({
  ...{ episodeString: episodeSort === null ? null : 'S1 | E1', episodeSort, emotion, emotionName, index: 140 },
  ...{ emotionPercent: 0.5, emotionCount: 60, sampleCount: 60, totalVotesCount: 60, genres: 'Comedy' },
});

let server: TestServer;
beforeAll(async () => {
  const rows = [felt(null, 'sad', 'Sad'), felt(10_001, 'tense', 'Tense')];
  server = await startServer(() => viewAnswer(rows, { view: 'showEmotionIndex', sampleSize: 90 }));
});
afterAll(() => server.close());

const about: Clause = { id: 'show', op: 'is', values: ['7'], join: 'or' };
const open = (address: string) =>
  renderAt(address, () => (
    <PrintedSingle
      module={emotions('showEmotionIndex')}
      context={{ subject: 'show', about, name: 'Low Tide', head: null, clauses: [about], filtered: false }}
      width={664}
    />
  ));

it('has the emotion index of the episode that is chosen, and of the whole where none is', async () => {
  await open('/');
  await screen.findByRole('heading', { name: 'Emotion Index' });
  await screen.findByText(/^Sad/, { selector: 'b' });
  cleanup();
  await open('/?emotionsOf=10001');
  await screen.findByRole('heading', { name: 'Emotion Index of S1 | E1' });
  await screen.findByText(/^Tense/, { selector: 'b' });
  expect(screen.getByText(/^N = 60 emotions about S1 \| E1/)).toBeTruthy();
});
