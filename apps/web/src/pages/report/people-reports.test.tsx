/** The reports of a network and of an actor at their addresses, over a real HTTP server that knows one of each. */
import { notInIndexMessage, pages, type Row, type UserKind, userKindPages } from '@cvm/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../session/session.ts';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { failedAnswer, viewAnswer } from '../../testing/view-answer.ts';
import ActorReport from './ActorReport.tsx';
import NetworkReport from './NetworkReport.tsx';

const ann: Row = { id: '7', name: 'Ann Low', image: null, numShows: 2, numMovies: 0 };
const others: readonly Row[] = [{ actorName: 'Bo Reed', actorId: '8', actorImageUrl: null, percentageOverlap: 0.25 }];
const titles: readonly Row[] = [
  {
    ...{ title: 'Low Tide', contentType: 'movie', networkName: null, networkId: null, studioName: 'Moth & Lamp' },
    ...{ contentId: 'm9', viewShare: 0.1, affinityIndex: null },
  },
];
const topShows: readonly Row[] = [
  { show: 'Copper Signal', showId: '31', network: 'Lowland', networkId: '3', viewShareScore: 0.2 },
];

let server: TestServer;
let asked: string[] = [];
/** Null = the call stays open. */
let replies: Partial<Record<string, Reply | null>> = {};
beforeAll(async () => {
  server = await startServer((path) => {
    const view = /^\/v1\/query\/(\w+)/.exec(path)?.[1];
    if (view === undefined) return null;
    asked.push(view);
    const reply = replies[view];
    return reply === undefined ? viewAnswer([]) : reply;
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  replies = {
    actorDetail: viewAnswer([ann]),
    actorFanFavoriteVotes: viewAnswer([{ votes: 1290 }]),
    actorFavorites: viewAnswer(others),
    topPerformingTitles: viewAnswer(titles, { sampleSize: 421 }),
    networkDetail: viewAnswer([{ id: '3', name: 'Lowland' }]),
    networkTopShows: viewAnswer(topShows),
  };
});
// Calls that are given up half-way would be the next test's to wait for.
afterEach(async () => {
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  endSession();
});

const open = async (
  address: string,
  kind: UserKind = 'both',
  allowedPages: readonly string[] = userKindPages[kind],
) => {
  startSession({ token: 't', profile: profileOf(allowedPages) });
  await renderRoutes(address, {
    [pages.actor.path]: ActorReport,
    [pages.network.path]: NetworkReport,
  });
};

const modules = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

describe('the report of an actor', () => {
  it('has its head, its modules in their order, and links to other actors and to titles', async () => {
    await open('/actor/7');
    await screen.findByRole('heading', { level: 1, name: 'Ann Low' });
    await waitFor(() => expect(document.title).toBe('Ann Low | Actor | CVM Insights'));
    expect(screen.getByText('2 Shows')).toBeTruthy();
    // "each shown only if above 0".
    expect(screen.queryByText(/Movies?$/, { selector: 'span' })).toBeNull();
    expect(screen.queryByRole('img', { name: 'Picture of Ann Low' })).toBeNull();
    expect(screen.getByText('AL')).toBeTruthy();
    expect(await screen.findByText('1,290 fan favorite votes')).toBeTruthy();
    expect(await hrefOf('Open in the viewer app')).toMatch(/^https:.*\/people\/7$/);
    expect(modules()).toEqual([
      'People Who Vote for the actor Also Love',
      'People Who Vote for the actor Also Watch',
      'Top Performing Titles',
      'Country Index of Fans',
      'Age of Fans',
      'Gender of Fans',
    ]);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Score bar' })).toBeNull();
  });

  it('says of its titles that the voters stand behind their index, not behind their share of views', async () => {
    await open('/actor/7');
    const own = within(await screen.findByRole('region', { name: 'Top Performing Titles' }));
    expect(await own.findByText(/^N = 421 voters behind the index · /)).toBeTruthy();
  });

  it('names each figure and table of the address that it has not', async () => {
    const own = '&tables=country&sorted=topPerformingTitles:title asc';
    await open(`/actor/7?tables=nothing&sorted=nowhere:x${own}`);
    expect(await screen.findByRole('button', { name: 'Remove tables=nothing' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Remove (tables|sorted)=/ })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Remove sorted=nowhere:x' })).toBeTruthy();
  });

  it('has the picture of an actor who has one, links to other actors, and a table of shows that is sorted', async () => {
    replies.actorDetail = viewAnswer([{ ...ann, image: '/pictures/ann.jpg', numMovies: 3 }]);
    // The test environment lays nothing out: a table draws the rows that have room.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1160);
    replies.actorShowAffinity = viewAnswer([
      {
        ...{ show: 'Copper Signal', showId: '31', network: 'Lowland', networkId: '3', overlappingViewers: 120 },
        ...{ affinityIndex: 1.5, base: 300, effective: null, overlapLow: 0.3, overlapHigh: 0.5, indexLow: 1.2 },
        ...{ indexHigh: 1.8, differs: 'above' },
      },
    ]);
    await open('/actor/7');
    expect((await screen.findByRole('img', { name: 'Picture of Ann Low' })).getAttribute('src')).toBe(
      '/pictures/ann.jpg',
    );
    expect(screen.getByText('3 Movies')).toBeTruthy();
    const watched = within(screen.getByRole('region', { name: 'People Who Vote for the actor Also Watch' }));
    const header = await watched.findByRole('columnheader', { name: 'Show' });
    await userEvent.setup().click(within(header).getByRole('button'));
    await waitFor(() => expect(header.getAttribute('aria-sort')).toBe('ascending'));
    expect(await hrefOf('Bo Reed')).toBe('/actor/8');
  });

  it('shows the other actors beside their names, and an empty card for who has no picture', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    const di: Row = { actorName: 'Di Moss', actorId: '9', actorImageUrl: '/pictures/di.jpg', percentageOverlap: 0.5 };
    replies.actorFavorites = viewAnswer([di, ...others]);
    await open('/actor/7');
    const pictureOf = async (name: string) => (await screen.findByRole('link', { name })).previousElementSibling;
    expect((await pictureOf('Di Moss'))?.getAttribute('src')).toBe('/pictures/di.jpg');
    expect((await pictureOf('Bo Reed'))?.matches('span:empty')).toBe(true);
  });

  it('asks under the filters of its address, the votes of the head too, and says so', async () => {
    await open('/actor/7?filters=gender:female');
    expect(await screen.findByText(/^1,290 fan favorite votes inside the filters$/)).toBeTruthy();
  });

  it('says of votes of the balanced panel that they are weighted', async () => {
    replies.actorFanFavoriteVotes = viewAnswer([{ votes: 1178.34 }], { panel: 'Balanced' });
    await open('/actor/7?filters=country:US');
    expect(await screen.findByText('1,178 fan favorite votes, weighted, inside the filters')).toBeTruthy();
  });

  it('says of kept back votes that they are too few, never that there are none', async () => {
    replies.actorFanFavoriteVotes = viewAnswer([], { suppressed: { minimumBase: 10 } });
    await open('/actor/7');
    expect(await screen.findByText('Too few fan favorite votes to tell')).toBeTruthy();
  });

  it('says of votes that could not be loaded just that', async () => {
    replies.actorFanFavoriteVotes = failedAnswer(504, 'time_limit', 'This took too long.');
    await open('/actor/7');
    expect(await screen.findByText('Fan favorite votes could not be loaded')).toBeTruthy();
    expect(screen.queryByText('-- fan favorite votes')).toBeNull();
  });

  it('leaves out what a user without shows would be refused, and does not ask for it', async () => {
    await open('/actor/7', 'movies');
    await screen.findByRole('heading', { level: 2, name: 'Gender of Fans' });
    expect(modules()).not.toContain('People Who Vote for the actor Also Watch');
    await waitFor(() => expect(asked).toContain('topPerformingTitles'));
    expect(asked).not.toContain('actorShowAffinity');
  });
});

describe('the report of a network', () => {
  it('has its name, whose figures these are, and its modules in their order', async () => {
    await open('/network/3');
    await screen.findByRole('heading', { level: 1, name: 'Lowland' });
    await waitFor(() => expect(document.title).toBe('Lowland | Network | CVM Insights'));
    const about = 'Network metrics are aggregated on the Originating Network of a show.';
    expect(screen.getByRole('button', { name: about })).toBeTruthy();
    expect(modules()).toEqual([
      'Top Performing Shows',
      'Most Anticipated Shows',
      'Preferred Viewing Device',
      'Shows on the Rise',
      'Country Index',
      "Viewer's Age",
      "Viewer's Gender",
    ]);
  });

  it('has the figures that name no show for a user without shows', async () => {
    await open('/network/3', 'movies');
    await screen.findByRole('heading', { level: 2, name: 'Country Index' });
    expect(modules()).toEqual(['Preferred Viewing Device', 'Country Index', "Viewer's Age", "Viewer's Gender"]);
    expect(asked.filter((view) => view.includes('Shows'))).toEqual([]);
  });

  it('is called Loading until it is known, and asks for its figures meanwhile', async () => {
    replies.networkDetail = null;
    await open('/network/3');
    await waitFor(() => expect(document.title).toBe('Loading | CVM Insights'));
    await waitFor(() => expect(asked).toContain('networkCountryIndex'));
  });
});

describe.each([
  { subject: 'network', detail: 'networkDetail' },
  { subject: 'actor', detail: 'actorDetail' },
] as const)('the address of a $subject', ({ subject, detail }) => {
  it('says which id is not in the data', async () => {
    replies[detail] = failedAnswer(404, 'unknown_title', notInIndexMessage(subject, '999'));
    await open(`/${subject}/999`);
    expect(await screen.findByText(new RegExp(`^No ${subject}s with id 999 found in index\\.`))).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('404 | CVM Insights'));
  });

  it('is digits alone: any other leads to no report, and nothing is asked', async () => {
    // As it leaves: what a page before this one asked and gave up may still arrive.
    const fetched = vi.spyOn(globalThis, 'fetch');
    await open(`/${subject}/12a`);
    expect(await screen.findByText("Oops... The page you're looking for doesn't exist")).toBeTruthy();
    expect([await hrefOf('Go home'), await hrefOf(`All ${subject}s`)]).toEqual(['/', `/${subject}s`]);
    expect(fetched.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('/v1/query/'))).toEqual([]);
    fetched.mockRestore();
  });

  it('leads a user without the ranking home alone where there is no such report', async () => {
    await open(`/${subject}/12a`, 'both', [`/${subject}/*`]);
    expect(await hrefOf('Go home')).toBe('/');
    expect(screen.queryByRole('link', { name: `All ${subject}s` })).toBeNull();
  });

  it('is locked for a user who is blocked from it', async () => {
    replies[detail] = failedAnswer(403, 'blocked', 'This user is blocked.');
    await open(`/${subject}/3`);
    await waitFor(() => expect(document.title).toBe('Report Locked | CVM Insights'));
  });
});
