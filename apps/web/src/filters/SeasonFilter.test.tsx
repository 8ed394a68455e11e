/** The seasons of a show, asked of a real HTTP server: each reason why there is nothing to choose has its own words. */
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, startServer, type TestServer } from '../testing/http-server.ts';
import { renderAt } from '../testing/render.tsx';
import { failedAnswer, viewAnswer } from '../testing/view-answer.ts';
import { EpisodeFilter } from './EpisodeFilter.tsx';
import type { EditorProps } from './editor-props.ts';
import { SeasonFilter } from './SeasonFilter.tsx';

let server: TestServer;
let reply: Reply;
beforeAll(async () => {
  server = await startServer(() => reply);
});
afterAll(() => server.close());

const bar = { about: { id: 'show', op: 'is', values: ['7'], join: 'or' }, pending: [], labels: {} };
const props = {
  ...{ id: 'season', clauses: [], excludes: false, onChange: () => undefined, bar },
} as unknown as EditorProps;

const blocked = failedAnswer(403, 'blocked', 'No.');

describe('the seasons of a show', () => {
  it.each<[string, Reply, string | RegExp]>([
    ['is not known', viewAnswer([]), 'This show was not found.'],
    ['is blocked', blocked, /^Contact your Client Success Representative/],
    ['is not there', failedAnswer(404, 'unknown_title', 'No shows with id 7 found'), 'No shows with id 7 found'],
    ['failed', failedAnswer(500, 'internal', 'The engine is away.'), 'The engine is away.'],
  ])('say why there are none when the show %s', async (why, answer, words) => {
    reply = answer;
    await renderAt('/show/7', () => <SeasonFilter {...props} />);
    expect(await screen.findByText(words)).toBeTruthy();
    // What is not there is not there when asked again.
    expect(screen.queryByRole('button', { name: 'Retry' }) !== null).toBe(why === 'failed');
  });
});

it('has nothing to choose while no show is chosen, and says what to do', async () => {
  const none = { ...props, bar: { ...bar, about: null } } as unknown as EditorProps;
  await renderAt('/shows', () => <SeasonFilter {...none} />);
  expect(await screen.findByText('Choose one show to see its seasons and episodes.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the lock in place of the episodes of a blocked show', async () => {
  reply = blocked;
  await renderAt('/show/7', () => <EpisodeFilter {...props} id="episode" />);
  expect(await screen.findByText(/^Contact your Client Success Representative/)).toBeTruthy();
});
