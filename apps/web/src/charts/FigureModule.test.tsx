/** A module over a real HTTP server: its states, and the table twin of its chart. */
import type { Row } from '@cvm/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Reply, startServer, type TestServer } from '../testing/http-server.ts';
import { renderAt } from '../testing/render.tsx';
import { failedAnswer, viewAnswer } from '../testing/view-answer.ts';
import { FigureModule, pictureSubject } from './FigureModule.tsx';
import { ratingsFigure } from './prepare/ratings-figure.ts';

const answer = (rows: readonly Row[], sampleSize = 97): Reply => viewAnswer(rows, { view: 'showRating', sampleSize });

let server: TestServer;
let reply: Reply | null = null;
beforeAll(async () => {
  server = await startServer(() => reply);
});
afterAll(() => server.close());
beforeEach(() => {
  reply = answer([
    { rating: 5, votes: 60, share: 0.6 },
    { rating: 4, votes: 40, share: 0.4 },
  ]);
});

const prepare = ratingsFigure('showRating');
const open = (controls?: ReactNode) =>
  renderAt('/', () => (
    <FigureModule
      view="showRating"
      title="Audience Ratings"
      prepare={prepare}
      clauses={[{ id: 'show', op: 'is', values: ['7'], join: 'or' }]}
      subject="Low Tide"
      height={250}
      emptyReason="There are no ratings yet."
      controls={controls}
    />
  ));
const module = () => screen.findByRole('region', { name: 'Audience Ratings' });

describe('a module', () => {
  it('leads with its figure, and says what it covers and that the sample is small', async () => {
    await open();
    await screen.findByText('4.6');
    expect(screen.getByText('N = 97 people who gave stars · All time to November 15, 2026 · Total panel')).toBeTruthy();
    expect(screen.getByText('Small sample')).toBeTruthy();
    expect(screen.queryByText('Sufficient')).toBeNull();
    const chart = await screen.findByRole('img');
    expect(chart.getAttribute('aria-label')).toBe(
      'Audience Ratings. 5 bars of share by rating. 4.6, average rating, of 5.',
    );
  });

  it('needs less height where it has less to show, for a place where it has no neighbour', async () => {
    const needed = () => screen.getByRole('region').querySelector<HTMLElement>('[style*="--height-alone"]')?.style;
    reply = null;
    const { unmount } = await open();
    await module();
    expect(needed()?.getPropertyValue('--height-alone')).toBe('250px');
    unmount();
    reply = answer([], 0);
    await open();
    await screen.findByText('There are no ratings yet.');
    expect(needed()?.getPropertyValue('--height')).toBe('250px');
    expect(needed()?.getPropertyValue('--height-alone')).toBe('170px');
  });

  it('keeps the choices by which nothing was found, so that something else can be chosen', async () => {
    const choices = <button type="button">Episode</button>;
    reply = answer([], 0);
    const { unmount } = await open(choices);
    await screen.findByText('There are no ratings yet.');
    screen.getByRole('button', { name: 'Episode' });
    expect(screen.queryByRole('radio', { name: 'Table' })).toBeNull();
    unmount();
    reply = failedAnswer(500, 'internal', 'The engine is out.');
    await open(choices);
    await screen.findByText('The engine is out.');
    screen.getByRole('button', { name: 'Episode' });
  });

  it('explains its figures under the names of their columns', async () => {
    await open();
    await userEvent.hover(await screen.findByRole('button', { name: 'About Audience Ratings' }));
    const about = await screen.findByRole('tooltip');
    expect(about.textContent).toContain('Rating: Stars that a rating gives');
    expect(about.textContent).toContain('Reviews: Number of star ratings.');
    expect(about.textContent).not.toContain('Average');
  });

  it('says that a sample of 1,000 is sufficient', async () => {
    reply = answer([{ rating: 5, votes: 1000, share: 1 }], 1000);
    await open();
    expect(await screen.findByText('Sufficient')).toBeTruthy();
    expect(screen.queryByText('Small sample')).toBeNull();
  });

  it('has a table twin, switched to by keyboard, with every row', async () => {
    await open();
    await screen.findByText('4.6');
    const user = userEvent.setup();
    const [chart] = screen.getAllByRole('radio');
    chart?.focus();
    await user.keyboard('{ArrowRight}');
    const table = await screen.findByRole('table');
    const rows = within(table).getAllByRole('row');
    expect(rows.map((line) => [...line.children].map((cell) => cell.textContent))).toEqual([
      ['Rating', 'Share', 'Reviews'],
      ['WOW 5★', '60.00%', '60'],
      ['GREAT 4★', '40.00%', '40'],
      ['GOOD 3★', '0.00%', '0'],
      ['OK 2★', '0.00%', '0'],
      ['BAD 1★', '0.00%', '0'],
    ]);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('keeps its frame while it loads, and has nothing to export yet', async () => {
    reply = null;
    await open();
    expect((await module()).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Calculating...')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Export Audience Ratings' });
    expect(button.getAttribute('title')).toBe('The rows are still loading.');
  });

  it('says why it is empty, also when rows say nothing, and has no file of it', async () => {
    reply = answer([{ rating: 5, votes: 0, share: null }]);
    await open();
    await screen.findByText('No Results');
    expect(screen.getByText('There are no ratings yet.')).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Export Audience Ratings' });
    expect([button.disabled, button.title]).toEqual([true, 'There are no rows to export.']);
  });

  it('says what failed and tries again', async () => {
    reply = failedAnswer(504, 'time_limit', 'This took too long.');
    await open();
    await screen.findByText('This took too long.');
    reply = answer([{ rating: 1, votes: 3, share: 1 }]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('1.0')).toBeTruthy());
  });

  it('shows the lock of a blocked report', async () => {
    reply = failedAnswer(403, 'blocked', 'Contact your Client Success Representative to learn more about this report');
    await open();
    await screen.findByText('Contact your Client Success Representative to learn more about this report');
  });
});

it('names its pictures, so that those of two figures of a view are two', () => {
  expect(pictureSubject({ title: 'Audience Ratings', subject: 'Low Tide' })).toBe('Low Tide');
  const named = { id: 'totalFollowers', title: 'Total Followers', subject: 'Low Tide' };
  expect(pictureSubject(named)).toBe('Low Tide Total Followers');
});
