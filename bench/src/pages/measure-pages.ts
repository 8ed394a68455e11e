/** What is measured of the screens: reports on the demo data, then the big show and the long ranker. Out: one figure each. */
import { pages, pathOf, titleTabs } from '@cvm/contract';
import type { Page } from 'playwright-core';
import { type Options, wants } from '../options.ts';
import type { PageResult } from '../results.ts';
import { spreadOf } from '../stats.ts';
import { bigShow, episodes, seasons } from './big-show.ts';
import { type Shows, scrollFrames, type Timed, timeOf, type Visitor } from './visit.ts';

const result = (name: string, what: string, timed: readonly Timed[]): PageResult => ({
  ...{ name, what },
  ...spreadOf(
    timed.map(({ ms }) => ms),
    timed.map(({ cpuMs }) => cpuMs),
  ),
});

/** The title and its modules are there. */
const reportBegun = `document.querySelector('h1') !== null && document.querySelector('main section[aria-labelledby]') !== null`;
const waiting = `document.querySelectorAll('main [aria-busy="true"], main [class*="_bone"]')`;
/** Every module has its answer, and the score bar is full. */
const answersStand: Shows = `${reportBegun} && ${waiting}.length === 0`;
const drawn = `chart.matches('svg') || chart.querySelector('svg') !== null`;
/** And every chart of it is drawn. */
const reportStands: Shows = `${answersStand}
  && [...document.querySelectorAll('main [role="img"]')].every((chart) => ${drawn})`;
const isBelow = (element: string): string => `${element}.getBoundingClientRect().top >= innerHeight`;
/**
 * Whatever is in the window has its answer, and every chart in it is drawn: those below follow in the moments that the browser has
 * nothing else to do.
 */
const windowStands: Shows = `${reportBegun}
  && [...${waiting}].every((element) => ${isBelow('element')})
  && [...document.querySelectorAll('main [role="img"]')].every((chart) => ${drawn} || ${isBelow('chart')})`;
const homeStands: Shows = `document.querySelectorAll('main table[aria-busy="false"] tbody a').length > 0
  && document.querySelector('main [aria-busy="true"]') === null`;
const rankerStands: Shows = `document.querySelector('[role="grid"] tbody a') !== null`;

type Measure = (visitor: Visitor, runs: number) => Promise<PageResult[]>;

/** The title that the ranker puts first. */
const firstTitle = async (visitor: Visitor, path: string): Promise<string> => {
  const { page } = await visitor.open(path, rankerStands);
  const href = await page.locator('[role="grid"] tbody a').first().getAttribute('href');
  await page.close();
  return href ?? path;
};

/** Of each opening the time until the page shows what is waited for, and until it shows what follows that. */
const openings = async (visitor: Visitor, path: string, runs: number, shows: Shows, ...then: Shows[]) => {
  const opened: Timed[][] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, timed, later } = await visitor.open(path, shows, ...then);
    opened.push([timed, ...later]);
    await page.close();
  }
  return [shows, ...then].map((_, place) => opened.flatMap((times) => times[place] ?? []));
};

/** On the demo data that `npm start` loads. */
export const measureReports: Measure = async (visitor, runs) => {
  const results: PageResult[] = [];
  for (const [kind, ranker] of [
    ['show', pages.shows.path],
    ['movie', pages.movies.path],
  ] as const) {
    const title = await firstTitle(visitor, `${ranker}?filters=date:all time`);
    for (const tab of titleTabs) {
      const name = `pages/${kind} report/${tab}`;
      const [window = [], answers = []] = await openings(visitor, `${title}/${tab}`, runs, windowStands, answersStand);
      results.push(
        result(name, 'from opening to the last chart in the window', window),
        result(`${name}/answers`, 'from opening to the last answer, below the window too', answers),
      );
    }
  }
  const [home = []] = await openings(visitor, pages.home.path, runs, homeStands);
  const [ranker = []] = await openings(visitor, pages.shows.path, runs, rankerStands);
  return [
    ...results,
    result('pages/home', 'from opening to the last list', home),
    result('pages/ranker', 'from opening to the first rows', ranker),
  ];
};

const frameResult = (name: string, what: string, frames: { times: readonly number[]; cpuMs: number }): PageResult => ({
  ...{ name, what },
  ...spreadOf(frames.times, [frames.cpuMs]),
});

const longRanker: Measure = async (visitor) => {
  const { page, timed } = await visitor.open(`${pages.shows.path}?filters=date:all time`, rankerStands);
  const scroller = `document.querySelector('[role="grid"]').parentElement`;
  const frames = await scrollFrames(page, scroller, 600, 120);
  await page.close();
  return [
    result('pages/long ranker', '5,000 rows, from opening to the first', [timed]),
    frameResult('pages/long ranker/frame', 'a frame while it is scrolled', frames),
  ];
};

const feed = `document.querySelector('[role="feed"]')`;
const feedScroller = `document.querySelector('section[aria-label="Comments, scrollable"]')`;
const bigEngagement = pathOf(pages.show, { showId: bigShow, tab: 'engagement' });
const feedPages = 40;

/** Scrolls to the end of what is there and waits until there is more. */
const nextPage = (page: Page): Promise<Timed> =>
  timeOf(
    page,
    `const scroller = ${feedScroller}; const before = scroller.scrollHeight; scroller.scrollTop = before`,
    `${feedScroller}.scrollHeight > before`,
  );

const feedOfAMillion: Measure = async (visitor) => {
  const { page } = await visitor.open(bigEngagement, reportStands);
  const pages: Timed[] = [];
  for (let place = 0; place < feedPages; place += 1) pages.push(await nextPage(page));
  const frames = await scrollFrames(page, feedScroller, 300, -150);
  const recent = await timeOf(
    page,
    `const old = ${feed}; [...document.querySelectorAll('[aria-label="Order of the comments"] label')].at(-1).click()`,
    `${feed} !== null && ${feed} !== old`,
  );
  await page.close();
  return [
    result('pages/feed/next page', `of ${feedPages}, from the end of the list to more of it`, pages),
    result('pages/feed/order', 'from another order to its first comments', [recent]),
    frameResult('pages/feed/frame', 'a frame while it is scrolled', frames),
  ];
};

const button = (label: string): string => `document.querySelector('main button[aria-label^="${label}"]')`;
const tab = (label: string): string =>
  `[...document.querySelectorAll('[role="tab"]')].find((tab) => tab.getAttribute('aria-label')?.startsWith('${label}'))`;
const byEpisode = `[...document.querySelectorAll('[role="tab"]')].find((tab) => tab.textContent === 'BY EPISODE')`;
const press = (element: string): string => `${element}.click()`;
/** A short list has buttons, a long one options. */
const listed = (count: number, what: 'button[aria-label]' | '[role="option"]'): Shows =>
  `document.querySelectorAll('[role="dialog"] ${what}').length >= ${count}`;

/** The menus and lists of a show with 600 episodes. */
const bigMenus: Measure = async (visitor, runs) => {
  const { page, timed } = await visitor.open(bigEngagement, windowStands);
  const results = [
    result('pages/big show/engagement', `${episodes} episodes, from opening to the last chart in the window`, [timed]),
  ];
  const menus: Timed[] = [];
  const episodeMenus: Timed[] = [];
  for (let run = 0; run < runs; run += 1) {
    menus.push(await timeOf(page, press(button('Content')), listed(seasons, 'button[aria-label]')));
    episodeMenus.push(await timeOf(page, press(tab('Episode')), listed(20, '[role="option"]')));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await page.evaluate(press(byEpisode));
  await page.locator('input[aria-label="Hottest characters of"]').waitFor();
  const lists: Timed[] = [];
  const select = `document.querySelector('input[aria-label="Hottest characters of"]')`;
  for (let run = 0; run < runs; run += 1) {
    lists.push(
      await timeOf(page, press(select), `document.querySelectorAll('[role="listbox"] [role="option"]').length > 0`),
    );
    await page.keyboard.press('Escape');
  }
  const overview = await scrollFrames(
    page,
    `document.querySelector('[aria-label="Engagement Overview"][role="grid"]').parentElement`,
    200,
    80,
  );
  await page.close();
  return [
    ...results,
    result('pages/big show/season menu', 'from the press to the list', menus),
    result('pages/big show/episode menu', 'from the press to the list', episodeMenus),
    result('pages/big show/episode list', 'of a chart, from the press to the list', lists),
    frameResult('pages/big show/table frame', 'a frame while the engagement table is scrolled', overview),
  ];
};

/** On the dataset of the big show. */
export const measureBigShow: Measure = async (visitor, runs) => [
  ...(await longRanker(visitor, runs)),
  ...(await bigMenus(visitor, runs)),
  ...(await feedOfAMillion(visitor, runs)),
];

/** Are pages wanted, and nothing else? They need no dataset of views. */
export const wantsPages = (chosen: Options): { pages: boolean; alone: boolean } => ({
  pages: wants(chosen, 'pages'),
  alone: chosen.only?.source.startsWith('pages') === true,
});
