/** The window of benchmarks over a real HTTP server that keeps two segments. */
import { benchmarkNameTaken, formatSegment, parseFilters, type SegmentAnswer } from '@cvm/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../app/query-client.ts';
import { segmentsQuery } from '../segments/segments.ts';
import { endSession, startViewAs } from '../session/session.ts';
import { type Reply, startServer, type TestServer } from '../testing/http-server.ts';
import { profileOf } from '../testing/profile.ts';
import { renderAt, renderRoutes } from '../testing/render.tsx';
import { draftProblem } from './BenchmarkEditor.tsx';
import { BenchmarkModal } from './BenchmarkModal.tsx';
import { useChosenBenchmark } from './use-chosen.ts';

const segment = (uuid: string, name: string, filters: string[], isBenchmark = true): SegmentAnswer => ({
  uuid,
  name,
  filters: formatSegment(parseFilters(filters)),
  dateCreated: '2026-01-02T03:04:05.000Z',
  dateModified: '2026-01-02T03:04:05.000Z',
  options: { isBenchmark, isDefault: false },
});

const json = (body: object): Reply => ({ status: 200, body: JSON.stringify(body) });

const permissible = json({
  success: true,
  contentTypes: ['series', 'movie'],
  limits: {},
  months: null,
  panelAvailable: true,
});
let segments: SegmentAnswer[] = [];
let server: TestServer;
let asked: string[] = [];
/** A save is made, and its answer does not come. */
let isLost = false;
beforeAll(async () => {
  server = await startServer((path, { method, body }) => {
    asked.push(`${method} ${path}`);
    if (path === '/v1/audience-segment') return json({ success: true, data: segments });
    if (path === '/v1/audience-segment/' && isLost) {
      segments = [...segments, { ...segment('new', 'Young', []), filters: JSON.parse(body).filters }];
      return { status: 502, body: '' };
    }
    if (path === '/v1/audience-segment/')
      return json({ success: true, uuid: 'new', dateModified: '2026-03-07T10:00:00.000Z' });
    if (path.startsWith('/v1/audience-segment/')) return json({ success: true });
    return permissible;
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  isLost = false;
  segments = [
    segment('a', 'Young dramas', ['genre:Drama', 'age:18-24']),
    segment('b', 'Movies of a studio', ['studio:7']),
    segment('c', 'No benchmark', ['age:18-24'], false),
  ];
});

const onApply = vi.fn();
const Window = ({ applied }: { applied: string | null }) => {
  const [opened, setOpened] = useState(true);
  return (
    <BenchmarkModal kind="show" opened={opened} onClose={() => setOpened(false)} applied={applied} onApply={onApply} />
  );
};
/** The window beside what the address names. */
const Chosen = () => {
  const { missing } = useChosenBenchmark('show');
  return (
    <>
      <Window applied="a" />
      {missing ? 'Gone from the address' : null}
    </>
  );
};
const open = async (applied: string | null = null) => {
  await renderAt('/show/7', () => <Window applied={applied} />);
  await screen.findByRole('radio', { name: 'Young dramas' });
};
const button = (name: string) => screen.getByRole('button', { name });

describe('the window of benchmarks', () => {
  it('lists the default and the saved benchmarks, and not other segments; those of the other kind cannot be chosen', async () => {
    await open();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    const labels = radios.map(({ labels }) => labels?.[0]?.textContent);
    expect(labels).toEqual(['Similar Shows', 'Movies of a studio', 'Young dramas']);
    expect(radios.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(screen.getByText('This Segment includes filters that do not apply to current page')).toBeTruthy();
    expect(button('Edit Movies of a studio').getAttribute('aria-disabled')).toBe('true');
  });

  it('previews what is chosen, and applies it once it is another one', async () => {
    await open();
    expect(button('Apply').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('radio', { name: 'Young dramas' }));
    await screen.findByText('Genre is Drama.');
    await userEvent.click(button('Apply'));
    expect(onApply).toHaveBeenCalledWith('a');
  });

  it('asks before it deletes, and returns to the default when the applied one goes', async () => {
    await open('a');
    await userEvent.click(button('Delete Young dramas'));
    await screen.findByText('Are you sure you want to delete this segment? You cannot undo this action.');
    segments = segments.filter(({ uuid }) => uuid !== 'a');
    await userEvent.click(button('Yes, Delete'));
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Young dramas' })).toBeNull());
    await waitFor(() => expect(onApply).toHaveBeenLastCalledWith(null));
  });

  it('asks nothing more of the applied one once it is deleted, however late the address changes', async () => {
    await renderAt('/show/7?benchmark=a', Chosen);
    await screen.findByRole('radio', { name: 'Young dramas' });
    await userEvent.click(button('Delete Young dramas'));
    segments = segments.filter(({ uuid }) => uuid !== 'a');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    await screen.findByText('Gone from the address');
    expect(asked.filter((call) => call.endsWith('/a'))).toEqual(['DELETE /v1/audience-segment/a']);
  });

  it('lets an administrator who looks choose, and change nothing', async () => {
    startViewAs({ token: 'x', profile: profileOf([]) });
    await open();
    expect(button('Create New').getAttribute('aria-description')).toBe('While viewing as a user nothing is changed.');
    for (const name of ['Edit Young dramas', 'Delete Young dramas'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    endSession();
  });

  it('edits a saved one on the first of its filters, beside which titles are not available', async () => {
    await open();
    await userEvent.click(button('Edit Young dramas'));
    await screen.findByRole('dialog', { name: 'Edit Benchmark' });
    expect(screen.getByRole('tab', { name: 'Genre, 1 chosen' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByText(/^Not available beside/)).toBeNull();
  });

  it('edits a saved one and builds a new one, each under its own title', async () => {
    await open();
    await userEvent.click(button('Edit Young dramas'));
    await screen.findByRole('dialog', { name: 'Edit Benchmark' });
    expect(button('Save').getAttribute('aria-description')).toBe('Nothing has changed');
    await userEvent.type(screen.getByLabelText('Name'), '!');
    await userEvent.click(button('Back to benchmarks'));
    await userEvent.click(button('Create New'));
    await screen.findByRole('dialog', { name: 'New Benchmark' });
    screen.getByText('You should select at least 1 filter.');
    await userEvent.type(screen.getByLabelText('Name'), 'young DRAMAS');
    await screen.findByText(benchmarkNameTaken);
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    // Names of segments that are no benchmarks count as well (2-title-reports section 5).
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'no BENCHMARK');
    await screen.findByText(benchmarkNameTaken);
  });
});

it('whose answer was lost does not take its own name, and is saved once', async () => {
  const client = makeQueryClient();
  await renderRoutes('/show/7', { $: () => <Window applied={null} /> }, client);
  await screen.findByRole('radio', { name: 'Young dramas' });
  await userEvent.click(button('Create New'));
  await userEvent.type(screen.getByLabelText('Name'), 'Young');
  await userEvent.click(screen.getByRole('tab', { name: 'Age' }));
  await userEvent.click(screen.getByRole('button', { name: /^18-24/ }));
  isLost = true;
  await userEvent.click(button('Save'));
  await screen.findByText('Error Requesting the Resource');
  isLost = false;
  asked = [];
  await act(() => client.invalidateQueries(segmentsQuery));
  await userEvent.click(button('Save'));
  await screen.findByRole('radio', { name: 'Young' });
  expect(asked).not.toContain('PUT /v1/audience-segment/');
});

describe('a draft', () => {
  const clauses = parseFilters(['genre:Drama']);

  it.each([
    [{ name: ' ', clauses }, null, 'Give the benchmark a name'],
    [{ name: 'x', clauses: [] }, null, 'You should select at least 1 filter.'],
    [{ name: ' Taken ', clauses }, null, benchmarkNameTaken],
    [{ name: 'x'.repeat(121), clauses }, null, 'Name takes up to 120 characters.'],
    [{ name: 'x', clauses }, { name: 'x', clauses: [...clauses] }, 'Nothing has changed'],
    [{ name: 'x', clauses: parseFilters(['genre:Crime']) }, { name: 'x', clauses: [...clauses] }, null],
    [{ name: 'y', clauses }, { name: 'x', clauses: [...clauses] }, null],
    [{ name: 'x', clauses }, null, null],
  ])('%j is saved or says why not', (draft, edited, problem) => {
    expect(draftProblem(draft, edited, ['taken'])).toBe(problem);
  });
});
