/** The score bar over a real HTTP server that answers a benchmark line by line. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { formatSegment, notInIndexMessage, parseFilters, type SegmentAnswer } from '@cvm/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { failedAnswer, viewMeta } from '../testing/view-answer.ts';
import { ScoreBar } from './ScoreBar.tsx';

type Call = { body: { topData: boolean; filters: string[]; showId?: string }; response: ServerResponse; left: boolean };
let server: Server;
let calls: Call[] = [];
/** The saved benchmarks. */
let saved: readonly SegmentAnswer[] = [];
/** They cannot be read. */
let areSavedLost = false;
/** Instead of an answer. */
let refusal: { readonly status: number; readonly body: string } | null = null;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += String(chunk);
    });
    request.on('end', () => {
      if (request.method === 'GET' && areSavedLost) return response.writeHead(500).end();
      if (request.method === 'GET') return response.end(JSON.stringify({ success: true, data: saved }));
      const call: Call = { body: JSON.parse(text), response, left: false };
      response.on('close', () => {
        call.left = !response.writableFinished;
      });
      calls.push(call);
      if (refusal !== null) response.writeHead(refusal.status).end(refusal.body);
      else response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const page = window as unknown as { happyDOM: { setURL: (url: string) => void } };
  page.happyDOM.setURL(`http://127.0.0.1:${address.port}/`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls = [];
  saved = [];
  areSavedLost = false;
  refusal = null;
});

const open = (address = '/show/7') =>
  renderAt(address, () => (
    <ScoreBar
      kind="show"
      titleId="7"
      title={null}
      tab="anticipation"
      page="showReportAnticipation"
      applied={[
        { id: 'country', op: 'is', values: ['US'], join: 'or' },
        { id: 'season', op: 'is', values: ['1'], join: 'or' },
      ]}
    />
  ));

const sides = async () => {
  await waitFor(() => expect(calls).toHaveLength(2));
  const side = (topData: boolean): Call => {
    const found = calls.findLast(({ body }) => body.topData === topData);
    if (found === undefined) throw new Error('A side was not asked for.');
    return found;
  };
  return { top: side(true), bottom: side(false) };
};
const tell = (call: Call, ...lines: object[]) => {
  for (const line of lines) call.response.write(`${JSON.stringify(line)}\n`);
};
/** The last line of a side. */
const factsOf = (panel: 'Total' | 'Balanced') =>
  JSON.stringify({
    meta: {
      ...{ view: 'benchmark', sampleSize: null, effectiveSampleSize: null, dataThrough: '2026-01-31', panel },
      ...{ elapsedMs: 1, filters: [], range: { from: null, to: '2026-01-31' }, edition: 1, recipe: 1 },
    },
  });
const facts = factsOf('Total');
const bar = () => screen.getByRole('region', { name: 'Score bar' });

describe('the score bar', () => {
  it('asks for both sides with the filters on people and days, and fills in as figures come', async () => {
    await open();
    const { top, bottom } = await sides();
    expect(top.body).toMatchObject({ showId: '7', filters: ['country:US'], isCustomBenchmark: false });
    expect(bar().getAttribute('aria-busy')).toBe('true');
    tell(top, { top: { tier: null } }, { top: { followers: 300 } });
    await within(bar()).findByText('300');
    tell(bottom, { bottom: { showCount: 12, tier: { value: 1, label: '1k-10k' } } }, { bottom: { followers: 200 } });
    await within(bar()).findByText('+50.0%');
    within(bar()).getByText('vs 200');
    within(bar()).getByText('Mean of 12 shows with 1k-10k followers');
    within(bar()).getByText('Of the whole show: season does not apply here');
    for (const { response } of [top, bottom]) response.end(`${facts}\n`);
    await waitFor(() => expect(bar().getAttribute('aria-busy')).toBe('false'));
    // What never came is written as missing.
    expect(within(bar()).getAllByText('vs --')).toHaveLength(2);
  });

  it('says of a benchmark of other people than the title whom it is of', async () => {
    const filters = formatSegment(parseFilters(['genre:Drama', 'gender:female']));
    const dates = { dateCreated: '2026-03-01T10:00:00.000Z', dateModified: '2026-03-01T10:00:00.000Z' };
    const options = { isBenchmark: true, isDefault: false };
    saved = [{ uuid: 'own', name: 'Dramas of women', filters, options, ...dates }];
    await open('/show/7?benchmark=own');
    const { top, bottom } = await sides();
    expect(top.body.filters).toEqual(['country:US']);
    expect(bottom.body.filters).toEqual(['country:US', 'genre:Drama', 'gender:female']);
    await within(bar()).findByText('Counted of its own people and days. Gender is Female.');
  });

  it('says of a benchmark of the address that could not be loaded just that, not that there is none, and asks again', async () => {
    areSavedLost = true;
    await open('/show/7?benchmark=own');
    await within(bar()).findByText('The benchmark of this link could not be loaded.', { exact: false });
    expect(within(bar()).queryByText('The benchmark of this link is not available.', { exact: false })).toBeNull();
    const filters = formatSegment(parseFilters(['genre:Drama']));
    const dates = { dateCreated: '2026-03-01T10:00:00.000Z', dateModified: '2026-03-01T10:00:00.000Z' };
    areSavedLost = false;
    saved = [{ uuid: 'own', name: 'Dramas', filters, options: { isBenchmark: true, isDefault: false }, ...dates }];
    await userEvent.click(screen.getByRole('button', { name: 'Load the score bar again' }));
    await within(bar()).findByRole('button', { name: 'Benchmark: Dramas' });
  });

  it('says over how many titles a figure is the mean where most of them are kept back', async () => {
    await open();
    const { bottom } = await sides();
    const counts = { followers: 18, followerMovingAvg: 4 };
    tell(bottom, { bottom: { showCount: 18, tier: { value: 1, label: '1k-10k' } } });
    tell(bottom, { bottom: { followers: 200, followerMovingAvg: 0 } }, { bottom: { counts } });
    await within(bar()).findByText('over 4 of 18 shows');
    expect(within(bar()).getAllByText(/^over /)).toHaveLength(1);
    within(bar()).getByText('Mean of up to 18 shows with 1k-10k followers');
  });

  it('says it once where all figures are means of as many', async () => {
    await open();
    const { bottom } = await sides();
    const figures = { followers: 200, followerMovingAvg: 0, counts: { followers: 16, followerMovingAvg: 16 } };
    tell(bottom, { bottom: { showCount: 18, tier: { value: 1, label: '1k-10k' } } }, { bottom: figures });
    await within(bar()).findByText('Mean of 16 of 18 shows with 1k-10k followers');
    expect(within(bar()).queryByText(/^over /)).toBeNull();
  });

  it('says of a figure that is kept back why it is not there, and of one that there is not nothing', async () => {
    await open();
    const { top } = await sides();
    tell(top, { top: { followers: null, followerMovingAvg: 0, followerConversion: null } });
    const meta = { ...viewMeta, view: 'benchmark', suppressed: { minimumBase: 10 } };
    top.response.end(`${JSON.stringify({ meta })}\n`);
    await waitFor(() => expect(within(bar()).getAllByText('Fewer than 10 people')).toHaveLength(2));
  });

  it('says of counts of the balanced panel that they are weighted', async () => {
    await open();
    const { top } = await sides();
    tell(top, { top: { tier: null } }, { top: { followers: 300.4, followerConversion: 0.5 } });
    top.response.end(`${factsOf('Balanced')}\n`);
    await within(bar()).findByText('Followers, weighted');
    within(bar()).getByText('Follower Conversion');
  });

  it('takes a side that breaks off for one that failed, not for one with fewer figures', async () => {
    await open();
    const { top, bottom } = await sides();
    tell(top, { top: { tier: null } }, { top: { followers: 300 } });
    await within(bar()).findByText('300');
    for (const { response } of [top, bottom]) response.end();
    await screen.findByRole('button', { name: 'Load the score bar again' });
    expect(within(bar()).queryByText('300')).toBeNull();
  });

  it('says of a benchmark without titles just that, in the window of its titles too', async () => {
    await open('/show/7?benchmarkTitles=followers');
    await waitFor(() => expect(calls).toHaveLength(3));
    for (const call of calls) {
      const none = { showCount: 0, tier: null, counts: {} };
      tell(call, call.body.topData ? { top: { followers: 300 } } : { bottom: { ...none, titles: [] } });
      call.response.end(`${facts}\n`);
    }
    const window = within(await screen.findByRole('dialog'));
    const words = await window.findByText(/^No other show/);
    expect(words.textContent).toBe('No other show is in this benchmark.');
    expect(window.queryByRole('table')).toBeNull();
  });

  it('names a figure of the address by which no titles can be sorted, and opens no window for it', async () => {
    const { address } = await open('/show/7?benchmarkTitles=charm');
    await sides();
    await screen.findByText('There is nothing of this name. The page without the shows behind it is shown.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove benchmarkTitles=charm' }));
    await waitFor(() => expect(address()).toBe('/show/7'));
  });

  it('ends both streams when the page is left', async () => {
    const { unmount } = await open();
    const { top, bottom } = await sides();
    tell(top, { top: { followers: 300 } });
    await within(bar()).findByText('300');
    unmount();
    await waitFor(() => expect([top.left, bottom.left]).toEqual([true, true]));
  });

  it('takes no failure for an answer, and can be tried again', async () => {
    refusal = { status: 500, body: '' };
    await open();
    const retry = await screen.findByRole('button', { name: 'Load the score bar again' });
    expect(screen.queryByRole('alert')).toBeNull();
    // Each side fails for itself, and no figure is said not to be.
    await waitFor(() => expect(within(bar()).getAllByText('Could not be loaded')).toHaveLength(3));
    await waitFor(() => expect(within(bar()).getAllByText('benchmark not loaded')).toHaveLength(3));
    expect(within(bar()).queryByText(/--/)).toBeNull();
    // A failure is no benchmark without figures.
    await within(bar()).findByText('The benchmark could not be loaded.');
    expect(within(bar()).queryByText('The benchmark has no figures.')).toBeNull();
    refusal = null;
    calls = [];
    await userEvent.click(retry);
    const { top } = await sides();
    tell(top, { top: { followers: 42 } });
    await within(bar()).findByText('42');
  });

  it('says of a figure that failed alone just that, and asks for its side again', async () => {
    await open();
    const { top, bottom } = await sides();
    const error = { code: 'time_limit', message: 'This took too long.' };
    tell(top, { top: { followers: 300, followerMovingAvg: 2, followerConversion: { error } } });
    tell(bottom, { bottom: { showCount: 12, followers: 200, followerMovingAvg: 1, followerConversion: 0.4 } });
    for (const { response } of [top, bottom]) response.end(`${facts}\n`);
    const failed = await within(bar()).findByText('Could not be loaded');
    const hint = failed.closest('[data-hint]')?.getAttribute('data-hint');
    expect(hint).toMatch(/^Follower Conversion: could not be loaded\nBenchmark: 40%/);
    expect(hint).toContain('This took too long.');
    within(bar()).getByText('300');
    await userEvent.click(screen.getByRole('button', { name: 'Load the score bar again' }));
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls[2]?.body.topData).toBe(true);
    const again = calls[2];
    if (again === undefined) throw new Error('Nothing was asked for.');
    tell(again, { top: { followers: 300, followerMovingAvg: 2, followerConversion: 0.5 } });
    again.response.end(`${facts}\n`);
    await within(bar()).findByText('50.0%');
    expect(screen.queryByRole('button', { name: 'Load the score bar again' })).toBeNull();
  });

  it('says in the window of its titles what of this one could not be loaded, and asks again', async () => {
    await open('/show/7?benchmarkTitles=followers');
    await waitFor(() => expect(calls).toHaveLength(3));
    const error = { code: 'time_limit', message: 'This took too long.' };
    const titles = [{ id: '8', name: 'Low Tide', followers: 200, followerMovingAvg: 1, followerConversion: 0.4 }];
    for (const call of calls) {
      const mean = { followers: 200, followerMovingAvg: 1, followerConversion: 0.4, titles };
      const block = { showCount: 1, tier: null, counts: { followers: 1 }, ...mean };
      tell(call, call.body.topData ? { top: { followers: { error }, followerMovingAvg: null } } : { bottom: block });
      call.response.end(`${facts}\n`);
    }
    const window = within(await screen.findByRole('dialog'));
    const row = within(await window.findByRole('row', { name: /^This show/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Could not be loaded', '--', '--']);
    window.getByText('Followers: could not be loaded.', { exact: false });
    await userEvent.click(window.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(calls).toHaveLength(4));
    expect(calls[3]?.body.topData).toBe(true);
  });

  it('names what the benchmark is about and the data do not have, and offers no second try', async () => {
    refusal = failedAnswer(404, 'unknown_title', notInIndexMessage('network', '33'));
    await open();
    await within(bar()).findByText('The benchmark cannot be shown. No networks with id 33 found in index');
    expect(screen.queryByRole('button', { name: 'Load the score bar again' })).toBeNull();
  });
});
