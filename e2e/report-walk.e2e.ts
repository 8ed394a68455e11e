/**
 * Every tab of a running, an ended and an upcoming show and of a released and an announced movie, and the reports of a
 * network and of an actor, for the analyst or for a user that has one kind of title: each module shows its figures or says
 * why not, nothing is wider than the window or moved by what comes later, no view is asked that the tab does not show, and no call
 * is refused. Each kind of tab also at a desk's width in dark, and at the widths of desks, a tablet and a phone in light, where the
 * rules of WCAG 2.2 AA are kept, those of colours in both.
 */
import type { TitleKind, ViewId } from '@cvm/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { violations } from './pages/accessibility.ts';
import { heading, layoutShift, overflow, shiftMax, viewsIn } from './pages/any-page.ts';
import { module, reportStands } from './pages/report.ts';
import { leavePicture } from './pictures.ts';
import { showAudience } from './screen.ts';
import { type State, titleThatIs } from './titles.ts';
import type { UserName } from './users.ts';
import { useBrowser } from './visits.ts';

const { open, asked } = useBrowser();

const before = ['Anticipation', 'Affinity'] as const;
const after = ['Anticipation', 'Audience', 'Engagement', 'Affinity'] as const;

type Walk = { kind: TitleKind; state: State; tabs: readonly string[] };

/** A show that has ended has the modules of one that goes on, an announced movie those of a show to come. */
const ofEach = {
  Continuing: { kind: 'show', state: 'Continuing', tabs: after },
  Ended: { kind: 'show', state: 'Ended', tabs: after },
  Upcoming: { kind: 'show', state: 'Upcoming', tabs: before },
  Released: { kind: 'movie', state: 'Released', tabs: after },
  Announced: { kind: 'movie', state: 'Announced', tabs: before },
} as const satisfies Readonly<Record<State, Walk>>;

/**
 * Each kind of module by the user who may have all of them. The other tabs of a movie that is out are the same for a user of movies,
 * who goes through them.
 */
const walks: readonly Walk[] = [ofEach.Continuing, ofEach.Upcoming, { ...ofEach.Released, tabs: ['Anticipation'] }];

/** What a user of one kind of title may have leaves modules out, and makes none wider. */
const limitedWalks: readonly (Walk & { as: UserName })[] = [
  { ...ofEach.Ended, as: 'shows' },
  { ...ofEach.Released, as: 'movies' },
  { ...ofEach.Announced, as: 'movies' },
];

const feed = ['reactionCounts', 'reactionEmotions', 'reactionRatings', 'reactionCharacters', 'reactionFeed'] as const;

/** The views of each tab; modules that are shown by a choice are asked when they are chosen. */
const viewsOf: Readonly<Record<TitleKind, Readonly<Record<string, readonly ViewId[]>>>> = {
  show: {
    Anticipation: [
      'showAnticipationFollowers',
      'showCountryFollowerIndex',
      'showAgeFollowerIndex',
      'showGenderFollowerIndex',
      'episodes',
    ],
    Audience: showAudience,
    Engagement: [
      ...(['showFavorites', 'showEmotionIndex', 'engagementRawTotals', 'showEpisodeEmotions', 'showRating'] as const),
      ...feed,
    ],
    Affinity: ['showReportAffinityOR'],
  },
  movie: {
    Anticipation: ['movieAnticipationFollowers', 'movieCountryFollowerIndex', 'movieAgeFollowerIndex'],
    Audience: [
      'movieRating',
      'movieAudiencePlatform',
      'movieMobility',
      'movieCountryIndex',
      'movieAgeIndex',
      'movieGenderIndex',
    ],
    Engagement: ['movieFavorites', 'movieEmotionIndex', ...feed],
    Affinity: ['movieAudienceAffinityTrack'],
  },
};
/** Of the head; a movie tells the gender of its followers there. */
const viewsOfHead: Readonly<Record<TitleKind, readonly ViewId[]>> = {
  show: ['seriesDetail'],
  movie: ['movieDetail', 'movieGenderFollowerIndex'],
};
/** Nobody watched yet: what its followers watch. */
const affinityBefore: Readonly<Record<TitleKind, ViewId>> = {
  show: 'anticipationFollowerAffinity',
  movie: 'movieAffinityFollower',
};

/** The sentence above the tabs says who watched, and before anybody could, who follows. */
const viewsOfSentence: Readonly<Record<TitleKind, Readonly<Record<'viewers' | 'followers', readonly ViewId[]>>>> = {
  show: {
    viewers: ['showCountryIndex', 'showAgeIndex', 'showGenderIndex'],
    followers: ['showCountryFollowerIndex', 'showAgeFollowerIndex', 'showGenderFollowerIndex'],
  },
  movie: {
    viewers: ['movieCountryIndex', 'movieAgeIndex', 'movieGenderIndex', 'movieRating'],
    followers: ['movieCountryFollowerIndex', 'movieAgeFollowerIndex', 'movieGenderFollowerIndex'],
  },
};

/** Each once, also where the sentence and a module of the tab show the same. */
const viewsAt = ({ kind, tabs }: Walk, tab: string): readonly ViewId[] => [
  ...new Set([
    ...viewsOfHead[kind],
    ...viewsOfSentence[kind][tabs === before ? 'followers' : 'viewers'],
    ...(tab === 'Affinity' && tabs === before ? [affinityBefore[kind]] : (viewsOf[kind][tab] ?? [])),
  ]),
];

/** Every module has its answer, and these views were asked and no others. */
const stands = async (page: Page, views: readonly ViewId[] | null): Promise<void> => {
  await reportStands(page);
  if (views === null) expect(new Set(asked(page)).size).toBe(asked(page).length);
  else await expect.poll(() => viewsIn(asked(page))).toEqual(views.toSorted());
};

/** How the report came: looked at when all of it is there, before anything is done to the page. */
const came = async (page: Page, views: readonly ViewId[] | null): Promise<void> => {
  await stands(page, views);
  expect(await layoutShift(page), 'layout shift').toBeLessThan(shiftMax);
};

type Layout = { scheme: 'light' | 'dark'; rules?: 'all' | 'colours'; widths: readonly number[] };

/** First as it was opened, in the order of the widths, of which the last is looked at by the rules. */
const everywhere = (widths: readonly number[]): readonly Layout[] => [
  { scheme: 'dark', rules: 'colours', widths: [1280] },
  { scheme: 'light', rules: 'all', widths },
];
const atADesk: readonly Layout[] = [{ scheme: 'light', widths: [1280] }];
/** A desk comes last, as the next tab is opened there. */
const onAPhoneToo: readonly Layout[] = [{ scheme: 'light', widths: [390, 1280] }];

/**
 * Each kind of module is looked at everywhere once: in a show that goes on, and before anybody could watch in one to come. A movie
 * that is out has a head of its own, and below it the modules of a show again.
 */
const layoutsFor = ({ state }: Walk): readonly Layout[] =>
  everywhere(state === 'Continuing' ? [1280, 1680, 800, 390] : [1280, 800, 390]);

const openIn = (address: string, as: UserName, [layout]: readonly Layout[]): Promise<Page> =>
  open(address, { as, ...(layout && { scheme: layout.scheme }) });

/** Actors and networks are for both kinds of user; what needs both kinds is for neither. */
const notFor: Partial<Record<UserName, RegExp>> = {
  shows: /^\/(movies?|affinity|gem-report|admin)\b/,
  movies: /^\/(shows?|affinity|gem-report|admin)\b/,
};

/** Addresses of pages that the user does not have, of all links of the page. */
const forbiddenLinks = (page: Page, as: UserName): Promise<string[]> => {
  const forbidden = notFor[as] ?? /^$/;
  return page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    .then((addresses) => addresses.filter((address) => forbidden.test(address)));
};

/** Looks at a report that is open in each of these layouts; nothing of it may be refused. */
const walk = async (
  page: Page,
  as: UserName,
  layouts: readonly Layout[],
  picture: string,
  refused: readonly string[],
): Promise<void> => {
  for (const { scheme, rules, widths } of layouts) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await reportStands(page);
      await expect.poll(() => overflow(page), { message: `${width} px wide, ${scheme}` }).toBeLessThanOrEqual(0);
      await leavePicture(page, `walk-${as}-${picture}-${width}-${scheme}`.toLowerCase());
    }
    if (rules !== undefined) expect(await violations(page, undefined, rules), scheme).toEqual([]);
  }
  expect(await page.getByText(/^This (could not be loaded|cannot be shown)$/).count()).toBe(0);
  expect(await page.getByText(/^Contact your Client Success Representative/).count()).toBe(0);
  expect(await forbiddenLinks(page, as)).toEqual([]);
  expect(refused).toEqual([]);
};

/** What the server refuses of a page, as it comes. */
const refusalsOf = (page: Page): readonly string[] => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  return refused;
};

/** Of the two affinities there is one, and nothing to choose. */
const affinityOfFollowers = async (page: Page, name: string): Promise<void> => {
  await module(page, `People Who Follow ${name} Also Watch...`).waitFor();
  expect(await page.getByRole('tab', { name: 'VIEWER TO VIEWER' }).count()).toBe(0);
};

describe.each(walks)('the report of a $kind that is $state', (report) => {
  const { kind, state, tabs } = report;
  it.each(tabs)('stands on its tab %s', async (tab) => {
    const { id, name } = await titleThatIs(state);
    const layouts = layoutsFor(report);
    const page = await openIn(`/${kind}/${id}/${tab.toLowerCase()}`, 'analyst', layouts);
    const refused = refusalsOf(page);
    await heading(page, String(name)).waitFor();
    expect(await page.getByRole('tab', { name: tab, exact: true }).getAttribute('aria-selected')).toBe('true');
    await came(page, viewsAt(report, tab));
    if (tab === 'Affinity' && tabs === before) await affinityOfFollowers(page, String(name));
    await walk(page, 'analyst', layouts, `${state}-${tab}`, refused);
  });
});

describe.each(limitedWalks)('the report of a $kind that is $state, seen by $as', (report) => {
  const { as, kind, state, tabs } = report;
  it('stands on each of its tabs, gone through on one page, which asks no view twice', async () => {
    const { id, name } = await titleThatIs(state);
    const page = await openIn(`/${kind}/${id}`, as, atADesk);
    const refused = refusalsOf(page);
    await heading(page, String(name)).waitFor();
    const shown = new Set<ViewId>();
    for (const [place, tab] of tabs.entries()) {
      const button = page.getByRole('tab', { name: tab, exact: true });
      if (place > 0) await button.click();
      await expect.poll(() => button.getAttribute('aria-selected'), { message: tab }).toBe('true');
      for (const view of viewsAt(report, tab)) shown.add(view);
      await (place === 0 ? came : stands)(page, [...shown]);
      if (tab === 'Affinity' && tabs === before) await affinityOfFollowers(page, String(name));
      // The first tab of a movie is looked at everywhere above.
      const layouts = state === 'Released' && place > 0 ? onAPhoneToo : atADesk;
      await walk(page, as, layouts, `${state}-${tab}`, refused);
    }
  });
});

/** `limited`: who may see least of it. */
const people = [
  {
    subject: 'network',
    limited: 'movies',
    view: 'networkSummary',
    views: [
      ...([
        'networkDetail',
        'networkTopShows',
        'networkAnticipatedShows',
        'networkMobility',
        'networkTrendingShows',
      ] as const),
      ...(['networkCountryIndex', 'networkAgeIndex', 'networkGenderIndex'] as const),
    ],
  },
  {
    subject: 'actor',
    limited: 'shows',
    view: 'actorSummary',
    views: [
      ...([
        'actorDetail',
        'actorFavorites',
        'actorFanFavoriteVotes',
        'actorShowAffinity',
        'topPerformingTitles',
      ] as const),
      ...(['actorCountryIndex', 'actorAgeIndex', 'actorGenderIndex'] as const),
    ],
  },
] as const;

describe.each(people)('the report of the first $subject', ({ subject, limited, view, views }) => {
  it.each(['analyst', limited] as const)('stands for the user %s', async (as) => {
    const [first] = (await ask({ view, filters: ['date:all time'] })).rows;
    const layouts = as === 'analyst' ? everywhere([1280, 800, 390]) : atADesk;
    const page = await openIn(`/${subject}/${first?.[`${subject}Id`]}`, as, layouts);
    const refused = refusalsOf(page);
    await heading(page, String(first?.[subject])).waitFor();
    // What a user may not see is not asked.
    await came(page, as === 'analyst' ? views : null);
    await walk(page, as, layouts, subject, refused);
  });
});
