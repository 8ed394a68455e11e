/** The states of a view, asked of a real HTTP server that answers as the portal does. */
import { parseFilters, type Row } from '@cvm/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../app/query-client.ts';
import { type Reply, startServer, type TestServer } from '../testing/http-server.ts';
import { failedAnswer, viewAnswer } from '../testing/view-answer.ts';
import { useView } from './use-view.ts';

const row: Row = {
  showId: '1',
  show: 'Low Tide',
  poster: null,
  network: null,
  networkId: null,
  followers: 1,
  viewers: 2,
  views: 3,
  viewshare: 0.5,
  completion: null,
  engagement: null,
  viewersBase: 2,
};

const answer = (rows: readonly Row[]): Reply => viewAnswer(rows, { view: 'showSummary', sampleSize: 7 });

let server: TestServer;
let reply: Reply | null = null;

beforeAll(async () => {
  server = await startServer(() => reply);
});
afterAll(() => server.close());
beforeEach(() => {
  reply = answer([row]);
});

const ask = (filters: string[] = [], keepPrevious = false) => {
  const queryClient = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(
    ({ texts }: { texts: string[] }) =>
      useView('showSummary', parseFilters(texts), { sorts: [{ column: 'views', direction: 'asc' }], keepPrevious }),
    { wrapper, initialProps: { texts: filters } },
  );
};

describe('the answer of a view', () => {
  it('is loading, then data, asked with its filters and sorts', async () => {
    const { result } = ask(['country:US', 'genre:Home and Garden']);
    expect(result.current).toMatchObject({ status: 'loading', rows: [], meta: null });
    await waitFor(() => expect(result.current.status).toBe('data'));
    expect(result.current).toMatchObject({ rows: [row], meta: { sampleSize: 7 }, refreshing: false, outdated: false });
    const { searchParams } = new URL(server.asked('/v1/query/showSummary').url, 'http://portal');
    expect(searchParams.getAll('filters')).toEqual(['country:US', 'genre:Home and Garden']);
    expect(searchParams.get('sorts')).toBe('views asc');
  });

  it('is empty when no row matches', async () => {
    reply = answer([]);
    const { result } = ask();
    await waitFor(() => expect(result.current.status).toBe('empty'));
  });

  it('is blocked on 403, with the reason', async () => {
    reply = failedAnswer(403, 'forbidden', 'You may not see country "France".');
    const { result } = ask();
    await waitFor(() => expect(result.current.status).toBe('blocked'));
    expect(result.current).toMatchObject({ error: null, blockedMessage: 'You may not see country "France".' });
  });

  it('is an error that can be tried again', async () => {
    reply = failedAnswer(504, 'time_limit', 'This took too long.');
    const { result } = ask();
    await waitFor(() => expect(result.current.status).toBe('error'));
    expect(result.current.error?.message).toBe('This took too long.');
    reply = answer([row]);
    result.current.retry();
    await waitFor(() => expect(result.current.status).toBe('data'));
  });

  it('is an error in plain words when rows are not of the agreed shape', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    reply = answer([{ ...row, views: 'many' }]);
    const { result } = ask();
    await waitFor(() => expect(result.current.status).toBe('error'));
    expect(result.current.error?.message).toMatch(/^The answer of the server could not be read/);
    said.mockRestore();
  });

  it('stays while the next question is on its way, and says that it is outdated', async () => {
    const { result, rerender } = ask([], true);
    await waitFor(() => expect(result.current.status).toBe('data'));
    reply = answer([]);
    rerender({ texts: ['country:US'] });
    expect(result.current).toMatchObject({ status: 'data', rows: [row], outdated: true });
    await waitFor(() => expect(result.current.status).toBe('empty'));
  });

  it('is no longer asked for by a page that was left', async () => {
    reply = null;
    const before = server.left();
    const call = server.asked('/v1/query/showSummary');
    const { unmount } = ask();
    await waitFor(() => expect(server.asked('/v1/query/showSummary')).not.toBe(call));
    unmount();
    await waitFor(() => expect(server.left()).toBe(before + 1));
  });
});
