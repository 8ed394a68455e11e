/**
 * Every screen that is looked at as a whole: its address, for whom, and how it is brought into the state to look at. The
 * tabs of title reports are walked in `report-walk.e2e.ts`.
 */
import type { Page } from 'playwright-core';
import { menus, menusAddress } from './menus.ts';
import { heading } from './pages/any-page.ts';
import { grid, rowsShown } from './pages/table.ts';
import { type Look, type Screen, showAudience } from './screen.ts';
import { titleThatIs } from './titles.ts';
import {
  accountScreens,
  accountsOfUsers,
  forgotPasswordSent,
  gemMenu,
  profileTabs,
  withUsers,
} from './user-screens.ts';
import { windowsOfAudience, windowsOfEngagement, windowsOfShows, windowsOfUsers } from './windows.ts';

const gemShown = async (page: Page): Promise<void> => {
  await page.getByRole('img', { name: /^Distribution of the scores/ }).waitFor();
  await grid(page).getByRole('gridcell').first().waitFor();
};

/** What is asked of each title side by side. */
const compared = {
  show: [
    ...(['seriesDetail', 'showAgeIndex', 'showGenderIndex', 'showCountryIndex', 'showRating'] as const),
    'showAnticipationFollowers',
  ],
  movie: [
    ...(['movieDetail', 'movieAgeIndex', 'movieGenderIndex', 'movieCountryIndex', 'movieRating'] as const),
    'movieAnticipationFollowers',
  ],
} as const;

/** By somebody who may not change it; the search of before found nobody. */
const readUser: Look = {
  name: 'admin-read-user',
  ready: async (page) => {
    if ((await page.getByRole('dialog').count()) === 0) {
      await page.getByRole('searchbox', { name: 'Search users' }).fill('rosa');
      await page.getByRole('button', { name: /^Open Rosa Weber/ }).click();
    }
    await page.getByRole('dialog').getByText('The user sees the same as before.').waitFor();
  },
  over: '[role=dialog]',
};

export const screens: readonly Screen[] = [
  {
    name: 'login',
    address: () => '/login',
    visit: { as: null },
    ready: (page) => page.getByRole('button', { name: 'Log In' }).waitFor(),
    next: [
      {
        name: 'forgot-password',
        ready: async (page) => {
          if ((await page.getByRole('dialog').count()) === 0)
            await page.getByRole('button', { name: 'Forgot Password?' }).click();
          await page.getByRole('dialog').getByLabel('Username').waitFor();
        },
        over: '[role=dialog]',
      },
      forgotPasswordSent,
    ],
  },
  {
    name: 'reset-password',
    address: () => '/reset-password/not-a-link',
    visit: { as: null },
    ready: async (page) => {
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await page.getByText('Password is required.').waitFor();
    },
  },
  {
    name: 'home',
    wide: true,
    asks: ['topPerformingShows', 'homepageShowsAnticipation', 'trendingShows', 'trendingActors'],
    address: () => '/',
    ready: async (page) => {
      for (const name of ['Top Performing Titles', 'Anticipated Titles', 'Trending Talent: New Fan Votes this Week'])
        await page.getByRole('table', { name }).getByRole('cell').first().waitFor();
    },
  },
  {
    name: 'shows',
    wide: true,
    asks: ['showSummary'],
    address: () => menusAddress,
    ready: rowsShown,
    next: [...menus, ...windowsOfShows],
  },
  {
    name: 'movies',
    // Those that are ranked, and those below the minimum.
    asks: ['moviesSummary', 'moviesSummary'],
    address: () => '/movies?sorts=rating desc',
    ready: rowsShown,
  },
  {
    name: 'networks',
    asks: ['networkSummary'],
    address: () => '/networks?filters=country:US,GB',
    ready: (page) => grid(page).getByRole('gridcell').first().waitFor(),
  },
  {
    name: 'actors',
    asks: ['actorSummary'],
    address: () => '/actors',
    ready: (page) => grid(page).getByRole('gridcell').first().waitFor(),
  },
  {
    name: 'binge',
    asks: ['bingeReport', 'bingeReport'],
    address: () => '/report/binge?sorts=bingeRate desc',
    ready: rowsShown,
  },
  {
    name: 'show-viewership',
    printed: 'drawings',
    wide: true,
    asks: ['seriesDetail', ...showAudience],
    address: async () => `/report/viewership/${(await titleThatIs('Ended')).id}`,
    ready: async (page) => {
      await page.frameLocator('iframe').getByRole('grid').getByRole('gridcell').first().waitFor();
      await page.getByRole('img', { name: /^Audience Ratings/ }).waitFor();
    },
  },
  {
    name: 'character-votes',
    asks: ['seriesDetail', 'characterVoteEpisodeRank'],
    address: async () => `/report/character-votes-episode/${(await titleThatIs('Ended')).id}`,
    ready: async (page) => {
      await page
        .getByRole('table', { name: 'Character Votes by Episode' })
        .getByText(/ votes$/)
        .first()
        .waitFor();
      await page.getByRole('img', { name: /^Votes over Episodes/ }).waitFor();
    },
  },
  {
    name: 'anticipated-shows',
    asks: ['anticipatedUnairedShows', 'anticipatedReturningShows'],
    address: () => '/shows/anticipation-report',
    ready: async (page) => {
      for (const name of ['New Shows', 'Returning Shows'])
        await page.getByRole('region', { name }).getByRole('link').first().waitFor();
    },
  },
  {
    name: 'anticipated-movies',
    asks: ['moviesAnticipation'],
    address: () => '/movies/anticipation-report',
    ready: rowsShown,
  },
  {
    name: 'all-anticipation',
    address: () => '/report/anticipation',
    ready: async (page) => {
      for (const name of ['unaired shows', 'returning shows', 'movies'])
        await page.frameLocator(`iframe[title="Anticipated ${name}"]`).getByRole('gridcell').first().waitFor();
    },
  },
  {
    name: 'release-calendar',
    wide: true,
    asks: ['releaseCalendar'],
    address: () => '/report/release-calendar',
    ready: (page) => page.getByRole('table', { name: 'Release Calendar' }).getByRole('link').first().waitFor(),
  },
  {
    name: 'anticipation-outcome',
    asks: ['anticipationOutcome'],
    address: () => '/report/anticipation-outcome?days=30',
    ready: async (page) => {
      await rowsShown(page);
      await page.getByRole('region', { name: /^Followers before release against viewers/ }).waitFor();
    },
  },
  {
    name: 'anticipation-tracker-builder',
    address: () => '/report/anticipation-tracker',
    ready: (page) => page.getByText(/^At least one show, movie, network, studio or genre must be selected/).waitFor(),
  },
  {
    name: 'anticipation-tracker',
    asks: ['anticipationTracker', 'anticipationTrackerByDay'],
    address: () => '/report/anticipation-tracker?filters=genre:Drama&filters=country:US,GB',
    ready: async (page) => {
      await rowsShown(page);
      await page.locator('main [role=img] svg').first().waitFor();
    },
    next: [
      {
        name: 'anticipation-tracker-range',
        ready: async (page) => {
          await rowsShown(page);
          if ((await page.getByRole('dialog').count()) === 0)
            await page.getByRole('button', { name: 'Settings of the chart' }).click();
          await page.getByRole('dialog').getByLabel('End day').waitFor();
        },
        over: '[role=dialog]',
      },
    ],
  },
  {
    name: 'affinity-builder',
    address: () => '/affinity',
    ready: (page) =>
      page
        .getByRole('option', { name: /, empty$/ })
        .first()
        .waitFor(),
  },
  {
    name: 'affinity-builder-movies',
    address: () => '/movies/affinity',
    ready: (page) =>
      page
        .getByRole('option', { name: /, empty$/ })
        .first()
        .waitFor(),
  },
  {
    name: 'affinity',
    asks: ['affinityAll', 'affinityAge', 'networkOverlap'],
    address: async () => `/affinity?filters=title:${(await titleThatIs('Ended')).id}`,
    ready: async (page) => {
      await rowsShown(page);
      await page.getByRole('region', { name: 'Audience Snapshot' }).locator('svg').first().waitFor();
    },
  },
  {
    name: 'compare-empty',
    address: () => '/report/compare',
    ready: (page) => page.getByText('Nothing to compare yet').waitFor(),
  },
  {
    name: 'compare',
    printed: 'tables',
    wide: true,
    asks: [...compared.show, ...compared.show, ...compared.show, ...compared.movie, ...compared.movie],
    address: async () => {
      const [shows, movies] = [
        await Promise.all((['Ended', 'Continuing', 'Upcoming'] as const).map(titleThatIs)),
        await Promise.all((['Released', 'Announced'] as const).map(titleThatIs)),
      ];
      const titles = [...shows.map(({ id }) => `show:${id}`), ...movies.map(({ id }) => `movie:${id}`)];
      return `/report/compare?${titles.map((title) => `titles=${title}`).join('&')}`;
    },
    ready: async (page) => {
      await page.locator('section[aria-busy=false]').getByRole('grid', { name: 'Key figures' }).waitFor();
      await page.locator('main [role=img] svg').first().waitFor();
    },
  },
  {
    name: 'attribution-platform',
    asks: ['attributionPlatform'],
    address: () => '/attribution/platform?filters=platform:Live TV',
    ready: rowsShown,
  },
  {
    name: 'attribution-title',
    asks: ['attributionTitle'],
    address: async () => `/attribution/title?filters=title:${(await titleThatIs('Ended')).id}`,
    ready: (page) => page.getByRole('treegrid').getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'report-builder',
    wide: true,
    address: () =>
      '/report-builder?fields=crosstab.genre&fields=crosstab.viewer_count&fields=crosstab.user_gender&pivots=crosstab.user_gender',
    ready: (page) => page.getByRole('navigation', { name: 'Pages of the table' }).waitFor(),
  },
  {
    name: 'my-reports',
    address: () => '/reports',
    ready: (page) => page.getByRole('link', { name: 'Create a Report' }).first().waitFor(),
  },
  {
    name: 'shows-nothing-found',
    asks: ['showSummary'],
    address: () => '/shows?filters=metric:viewers >= 1000000&filters=colour:red',
    ready: (page) => page.getByText('No Results', { exact: true }).waitFor(),
  },
  {
    name: 'gem-report',
    asks: ['gemReport'],
    address: () => '/gem-report',
    visit: { as: 'gem' },
    ready: gemShown,
    next: [gemMenu],
  },
  {
    name: 'system-status',
    printed: 'words',
    address: () => '/system-status',
    visit: { as: null },
    ready: (page) => page.getByText('Completed! The data in CVMi is up to date.').waitFor(),
  },
  {
    name: 'release-notes',
    printed: 'words',
    address: () => '/release-notes',
    ready: (page) => heading(page, 'Release Notes').waitFor(),
  },
  {
    name: 'help',
    printed: 'words',
    address: () => '/help',
    ready: (page) => page.getByRole('heading', { name: 'Metric Glossary' }).waitFor(),
  },
  {
    name: 'show-moments',
    asks: [
      ...(['seriesDetail', 'showFavorites', 'showEmotionIndex', 'engagementRawTotals', 'showEpisodeEmotions'] as const),
      ...(['reactionCounts', 'reactionEmotions', 'reactionRatings', 'reactionCharacters', 'reactionFeed'] as const),
      ...(['showCountryIndex', 'showAgeIndex', 'showGenderIndex', 'showRating'] as const),
      'hottestMoments',
    ],
    address: async () => `/show/${(await titleThatIs('Ended')).id}/engagement`,
    ready: async (page) => {
      await page.getByRole('tab', { name: 'MOMENTS' }).click();
      await page
        .getByRole('img', { name: /moments, / })
        .first()
        .waitFor();
    },
    next: [...windowsOfEngagement, ...windowsOfAudience],
  },
  {
    name: 'profile',
    printed: 'words',
    address: () => '/profile',
    ready: (page) => page.getByLabel('First Name').waitFor(),
    next: profileTabs,
  },
  {
    name: 'search-results',
    address: () => '/search-results?query=a',
    ready: (page) => page.getByRole('region', { name: 'SHOWS' }).getByRole('link').first().waitFor(),
  },
  {
    name: 'admin',
    address: () => '/admin',
    visit: { as: 'admin' },
    prepare: withUsers,
    ready: (page) => page.getByRole('button', { name: 'Open Ada Moreau, analyst@demo.example' }).waitFor(),
    next: [...windowsOfUsers, ...accountsOfUsers],
  },
  {
    name: 'admin-nobody-found',
    address: () => '/admin?search=nobody%20at%20all',
    visit: { as: 'auditor' },
    ready: (page) => page.getByText('No user matches this search.').waitFor(),
    next: [readUser],
  },
  {
    name: 'audit-log',
    address: () => '/admin/audit-log',
    visit: { as: 'auditor' },
    ready: (page) => page.getByRole('cell', { name: 'Signed in' }).first().waitFor(),
  },
  {
    name: 'not-found',
    address: () => '/no/such/page',
    ready: (page) => heading(page, /^Oops/).waitFor(),
  },
  {
    name: 'permission-denied',
    address: () => '/movies',
    visit: { as: 'shows' },
    ready: (page) => heading(page, /^Oops/).waitFor(),
  },
  {
    name: 'blocked',
    address: () => '/movies',
    visit: { as: 'blocked' },
    ready: (page) => page.getByText(/^Contact your Client Success Representative/).waitFor(),
  },
  ...accountScreens,
];
