/** The three pages of affinity, over a real HTTP server. */
import { allPages, parseFilters, type Row, userKindPages } from '@cvm/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../session/session.ts';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import { failedAnswer, viewAnswer } from '../../testing/view-answer.ts';
import Affinity from './Affinity.tsx';
import MoviesAffinity from './MoviesAffinity.tsx';
import ShowsAffinity from './ShowsAffinity.tsx';
import { seedsText } from './seeds.ts';

const figures = {
  overlappingViewers: 1234,
  affinityIndex: 1.2345,
  audienceOverlap: 0.5,
  base: 12_345,
  effective: null,
  overlapLow: 0.4,
  overlapHigh: 0.6,
  indexLow: 1.1,
  indexHigh: 1.3,
  differs: 'above',
};

const title = (titleId: string, titleName: string, titleType: string): Row => ({
  ...{ titleId, titleName, titleType, networkName: null, networkId: null, studioName: null },
  ...figures,
});

const group = (by: Row): Row => ({
  ...by,
  ...{ index: 1.2, viewers: 600, share: 0.4, base: 1000, effective: null, shareLow: 0.3, shareHigh: 0.5 },
  ...{ restShare: 0.3, indexLow: 1.1, indexHigh: 1.3, differs: 'above' },
});

const pairOf = (names: Row): Row => ({
  ...names,
  ...{ place: 1, otherPlace: 2, audience: 500, otherAudience: 300, bothAudiences: 240, expectedBoth: 150 },
  ...{ overlapIndex: 1.6, base: 500, otherBase: 300, bothBase: 240, effective: 500, indexLow: 1.4, indexHigh: 1.8 },
  ...{ differs: 'above', suppressed: null },
});

const asked = new Set<string>();
/** The last address asked of each path. */
const queries = new Map<string, string>();
const networks = Array.from({ length: 14 }, (_, at) => ({
  value: String(at + 1),
  label: { 1: 'Aurora', 9: 'Quiet Nine' }[at + 1] ?? `Network ${at + 1}`,
}));
let server: TestServer;
let titles: Reply;
/** Of the pages of one kind of title, by path. */
let ofKind: Record<string, Reply> = {};
beforeAll(async () => {
  server = await startServer((path, { url }) => {
    asked.add(path);
    queries.set(path, decodeURIComponent(url).replaceAll('+', ' '));
    if (path === '/v1/options/network')
      return { status: 200, body: JSON.stringify({ success: true, data: networks, more: false }) };
    if (path === '/v1/query/affinityAll') return titles;
    const kind = ofKind[path];
    if (kind !== undefined) return kind;
    if (path === '/v1/query/affinityAge') return viewAnswer([group({ age: '18-24' })]);
    if (path === '/v1/query/affinityGender') return viewAnswer([group({ gender: 'female' })]);
    if (path === '/v1/query/networkOverlap' && queries.get(path)?.includes('overlapNetwork:8,9')) return viewAnswer([]);
    if (path === '/v1/query/networkOverlap')
      return viewAnswer([pairOf({ network: 'Aurora', networkId: '1', otherNetwork: 'Brook', otherNetworkId: '2' })]);
    if (path === '/v1/query/actorOverlap')
      return viewAnswer([pairOf({ actor: 'Ada Quill', actorId: '5', otherActor: 'Ben Oak', otherActorId: '6' })]);
    return null;
  });
});
afterAll(() => server.close());

beforeEach(() => {
  asked.clear();
  queries.clear();
  const rows = [title('7', 'Copper Signal', 'series'), title('a-9', 'Low Tide', 'movie')];
  titles = viewAnswer(rows, { sampleSize: 12_345 });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(438);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1160);
  startSession({ token: 'x', profile: profileOf(allPages) });
});

describe('affinity', () => {
  it('asks nothing before there is a title', async () => {
    await renderAt('/affinity?filters=age:18-24', Affinity);
    expect(
      await screen.findByText('At least one piece of content (show/movie) must be selected to return results.'),
    ).toBeTruthy();
    expect([...asked].filter((path) => path.startsWith('/v1/query/'))).toEqual([]);
    expect(
      screen.getByText(
        'To generate the report, select from the above criteria in the Audience Builder to define your seed audience, or use an existing segment.',
      ),
    ).toBeTruthy();
    const tabs = within(screen.getByRole('tablist', { name: 'Audience Builder' })).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent?.replace(/\d/g, ''))).toEqual([
      'Content',
      'Demographic',
      'Date',
      'Metric',
    ]);
  });

  it.each([
    ['/shows/affinity', ShowsAffinity, 'affinityShows', { show: 'Copper Signal', showId: '7' }, '/show/7'],
    ['/movies/affinity', MoviesAffinity, 'affinityMovies', { movie: 'Low Tide', movieId: 'a-9' }, '/movie/a-9'],
  ] as const)('leads from the rows of %s to their reports and networks', async (path, page, view, names, to) => {
    const own: Row = view === 'affinityShows' ? { network: 'Aurora', networkId: '3' } : { studio: 'Harbor' };
    ofKind = { [`/v1/query/${view}`]: viewAnswer([{ ...names, ...own, ...figures }]) };
    await renderAt(`${path}?filters=${view === 'affinityShows' ? 'show' : 'movie'}:1`, page);
    const grid = within(await screen.findByRole('grid'));
    const links = await grid.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      view === 'affinityShows' ? [to, '/network/3'] : [to],
    );
    expect(grid.getByText('1,234')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit Audience' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Audience Criteria' })).toBeTruthy();
  });

  it('leads from each title to the report of its kind, and says how many people are behind', async () => {
    await renderAt('/affinity?filters=title:1', Affinity);
    const show = await screen.findByRole('link', { name: 'Copper Signal' });
    expect(show.getAttribute('href')).toBe('/show/7');
    expect(screen.getByRole('link', { name: 'Low Tide' }).getAttribute('href')).toBe('/movie/a-9');
    expect(screen.getByText('Sample size: 12.3k')).toBeTruthy();
    expect(screen.getAllByText('123.5').length).toBe(2);
  });

  it('says of an empty list which titles few watched: where a metric picks some, those that it leaves', async () => {
    titles = viewAnswer([], { sampleSize: 12_345 });
    const { unmount } = await renderAt('/affinity?filters=title:1', Affinity);
    await screen.findByText(/^No other shows and movies were watched by 30 people of this audience\./);
    unmount();
    await renderAt('/affinity?filters=title:1&filters=metric:affinityIndex >= 9', Affinity);
    await screen.findByText(
      /^No other shows and movies inside the metric filters were watched by 30 people of this audience\./,
    );
  });

  it('says of a sample that could not be loaded just that', async () => {
    titles = failedAnswer(504, 'time_limit', 'This took too long.');
    await renderAt('/affinity?filters=title:1', Affinity);
    expect(await screen.findByText('Sample size could not be loaded')).toBeTruthy();
    expect(screen.queryByText('Sample size: ...')).toBeNull();
  });

  it('tells who the audience is by age, gender or country, whatever metric picks the titles', async () => {
    await renderAt('/affinity?filters=title:1&filters=metric:affinityIndex >= 1', Affinity);
    const snapshot = within(await screen.findByRole('region', { name: 'Audience Snapshot' }));
    await screen.findByRole('link', { name: 'Copper Signal' });
    expect(asked.has('/v1/query/affinityGender')).toBe(false);
    await userEvent.setup().click(snapshot.getByRole('radio', { name: 'Gender' }));
    await screen.findByText(/of seed viewers/);
    expect(asked.has('/v1/query/affinityGender')).toBe(true);
    expect(queries.get('/v1/query/affinityGender')).not.toContain('metric');
  });
});

describe('the overlap of audiences', () => {
  it('compares those that are chosen, which stand in the address, and names those it leaves out', async () => {
    await renderAt('/affinity?filters=title:1&compared=network:1&compared=network:9&compared=actor:5', Affinity);
    expect(await screen.findByText('Too few of the seed audience to be shown: Quiet Nine.')).toBeTruthy();
    expect(queries.get('/v1/query/networkOverlap')).toContain('overlapNetwork:1,9');
    const card = within(screen.getByRole('region', { name: 'Overlap of Networks' }));
    expect(card.getByRole('combobox', { name: 'Networks compared' })).toBeTruthy();
  });

  it('names none of those that are chosen where no two can be shown: one of them may have enough', async () => {
    await renderAt('/affinity?filters=title:1&compared=network:8&compared=network:9', Affinity);
    expect(
      await screen.findByText('No two of these networks have enough of the seed audience to be shown.'),
    ).toBeTruthy();
    expect(screen.queryByText(/^Too few of the seed audience/)).toBeNull();
  });

  it('asks for the largest until there are two to compare, and for no more than twelve', async () => {
    await renderAt('/affinity?filters=title:1&compared=network:1', Affinity);
    expect(await screen.findByText(/^Choose one more to compare them/)).toBeTruthy();
    await waitFor(() => expect(queries.get('/v1/query/networkOverlap')).toBeDefined());
    expect(queries.get('/v1/query/networkOverlap')).not.toContain('overlapNetwork');
    cleanup();
    const many = Array.from({ length: 14 }, (_, at) => `&compared=network:${at + 1}`).join('');
    await renderAt(`/affinity?filters=title:1${many}`, Affinity);
    expect(await screen.findByText(/^12 networks at most: remove one to add another\./)).toBeTruthy();
    await waitFor(() =>
      expect(queries.get('/v1/query/networkOverlap')).toContain('overlapNetwork:1,2,3,4,5,6,7,8,9,10,11,12'),
    );
  });

  it('names what the address compares and there is not, compares the others, and keeps those of the other side', async () => {
    const others = '&compared=network:9&compared=actor:5';
    const { address: current } = await renderAt(
      `/affinity?filters=title:1&compared=network:1${others}&compared=network:999&compared=brand:1`,
      Affinity,
    );
    const user = userEvent.setup();
    const instead = 'There is nothing of this name. The overlap of the others is shown.';
    expect(await screen.findByText('Some choices of this link are not shown')).toBeTruthy();
    expect(screen.getAllByText(instead)).toHaveLength(2);
    await waitFor(() => expect(queries.get('/v1/query/networkOverlap')).toMatch(/overlapNetwork:1,9(?!,)/));
    await user.click(screen.getByRole('button', { name: 'Remove compared=brand:1' }));
    await user.click(screen.getByRole('button', { name: 'Remove compared=network:999' }));
    await waitFor(() => expect(screen.queryByText(instead)).toBeNull());
    expect(current()).toBe(`/affinity?filters=title:1&compared=network:1${others}`);
  });

  it('names the figures and tables of the address that the page has not', async () => {
    const own = '&tables=actorOverlap&tables=affinityAge&sorted=affinityAll:overlappingViewers desc';
    await renderAt(`/affinity?filters=title:1${own}&tables=nothing&sorted=nowhere:x`, Affinity);
    for (const name of ['tables=nothing', 'sorted=nowhere:x'])
      expect(await screen.findByRole('button', { name: `Remove ${name}` })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Remove (tables|sorted)=/ })).toHaveLength(2);
  });

  const address = '/affinity?filters=title:1&filters=metric:affinityIndex >= 1';

  it('is of networks first, whatever metric picks the titles, and as a table too', async () => {
    await renderAt(address, Affinity);
    const card = within(await screen.findByRole('region', { name: 'Overlap of Networks' }));
    expect(await card.findByText('Aurora and Brook')).toBeTruthy();
    expect(asked.has('/v1/query/actorOverlap')).toBe(false);
    await userEvent.setup().click(card.getByRole('radio', { name: 'Table' }));
    expect(await card.findByRole('rowheader', { name: 'Aurora + Brook' })).toBeTruthy();
    expect(card.getByText('160.0')).toBeTruthy();
  });

  it('keeps in the address which side is shown', async () => {
    const { router } = await renderAt(address, Affinity);
    await userEvent.setup().click(await screen.findByRole('radio', { name: 'Actors' }));
    const card = within(await screen.findByRole('region', { name: 'Overlap of Actors' }));
    expect(await card.findByText('Ada Quill and Ben Oak')).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ overlap: 'actors' });
  });

  it('is of actors alone for who may see no shows', async () => {
    startSession({ token: 'x', profile: profileOf(userKindPages.movies) });
    await renderAt(address, Affinity);
    expect(await screen.findByText('Ada Quill and Ben Oak')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Networks' })).toBeNull();
    expect(asked.has('/v1/query/networkOverlap')).toBe(false);
  });
});

it('names whose audience it is: of any title or of every one', () => {
  const labels = { show: { '1': 'Low Tide', '2': 'Copper Signal' } };
  expect(seedsText(parseFilters(['show:1|2']), labels)).toBe('Low Tide or Copper Signal');
  expect(seedsText(parseFilters(['show:1,2']), labels)).toBe('Low Tide and Copper Signal');
  expect(seedsText(parseFilters(['show:1|3']), labels)).toBe('These Titles');
});

it('keeps to each seed of a heading the letters that it turns, and cuts a long list where it ends in its words', () => {
  const labels = { show: { 1: '\u202ELow Tide', 2: 'Copper Signal', 3: 'Fog '.repeat(20).trim() } };
  expect(seedsText(parseFilters(['show:1|2']), labels)).toBe('\u2068\u202ELow Tide\u2069 or Copper Signal');
  expect(seedsText(parseFilters(['show:2|1|3']), labels)).toBe(
    `Copper Signal, \u2068\u202ELow Tide\u2069 or ${'Fog '.repeat(13)}...`,
  );
  expect(seedsText(parseFilters(['show:1']), labels)).toBe('\u202ELow Tide');
});
