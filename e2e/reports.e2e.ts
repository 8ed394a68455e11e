/** The reports of shows and movies: what the head says, which tabs there are, and the modules with their tables and files. */
import { formatValue, type Row, type TitleKind, valueName } from '@cvm/contract';
import { parseCsv } from 'hucre/csv';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { addressOf, heading, layoutShift, shiftMax } from './pages/any-page.ts';
import { exported } from './pages/export.ts';
import { applyButton, include } from './pages/filter-bar.ts';
import { chart, module, moduleNames, moduleTitles, reportStands, show, tableRows } from './pages/report.ts';
import { type State, titleThatIs } from './titles.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

const day = (row: Row, name: string): string => formatValue('longDate', row[name]);
const tabs = (page: Page): Promise<string[]> => page.getByRole('tablist').first().getByRole('tab').allTextContents();

type Stated = { state: State; kind: TitleKind; word: string; dates: (row: Row) => string };

const aired: readonly Stated[] = [
  { state: 'Ended', kind: 'show', word: 'Completed', dates: (row) => `${day(row, 'first_air_date')} to ` },
  {
    state: 'Continuing',
    kind: 'show',
    word: 'Still Running',
    dates: (row) => `${day(row, 'first_air_date')} to Present`,
  },
  { state: 'Released', kind: 'movie', word: 'Released', dates: (row) => day(row, 'releaseDate') },
];
const toCome: readonly Stated[] = [
  { state: 'Upcoming', kind: 'show', word: 'Upcoming', dates: (row) => `Premieres ${day(row, 'first_air_date')}` },
  { state: 'Announced', kind: 'movie', word: 'Announced', dates: (row) => `Releases ${day(row, 'releaseDate')}` },
];

/** A show that has ended has the modules of one that goes on; its tabs are looked at in report-walk.e2e.ts. */
const reports = aired.filter(({ state }) => state !== 'Ended');

describe('the head and the tabs', () => {
  it.each([...aired, ...toCome])('tell of a $kind that is $state', async ({ state, kind, word, dates }) => {
    const title = await titleThatIs(state);
    const hasAired = aired.some((other) => other.state === state);
    // From a tab that it does not have yet it leads to one that it has.
    const page = await open(`/${kind}/${title.id}${hasAired ? '' : '/audience?filters=country:US'}`);
    if (!hasAired)
      await expect.poll(() => addressOf(page)).toBe(`/${kind}/${title.id}/anticipation?filters=country:US`);
    const documentTitle = `${title.name} | ${kind === 'show' ? 'Show' : 'Movie'} | CVM Insights`;
    await heading(page, String(title.name)).waitFor();
    await expect.poll(() => page.title()).toBe(documentTitle);
    const main = page.getByRole('main');
    await main.getByText(word, { exact: true }).waitFor();
    await main.getByText(dates(title)).first().waitFor();
    await main.getByRole('img', { name: `Poster of ${title.name}` }).waitFor();
    const genres = String(title[kind === 'show' ? 'genre' : 'genres']).replaceAll('|', ', ');
    await main.getByText(genres).waitFor();
    const offered = await tabs(page);
    expect(offered[0]).toBe('Anticipation');
    expect(offered.includes('Audience')).toBe(hasAired);
    if (!hasAired) expect(offered).not.toContain('Engagement');
    await expect.poll(() => moduleTitles(page)).toEqual(expect.arrayContaining(moduleNames.anticipation));
  });

  it.each(reports)(
    'of a $kind that is $state stay where they are on a phone while the rest comes',
    async ({ state, kind }) => {
      const { id, name } = await titleThatIs(state);
      // The head comes last of all: nothing that is shown before it may be moved by it.
      const page = await open('/help', { width: 390, height: 844 });
      await page.route(/v1.query.(series|movie)Detail/, async (route) => {
        // It is drawn, and not shown before the head: no role finds it.
        await page.locator('#ratings [role=img] svg').waitFor({ state: 'attached' });
        await route.continue();
      });
      await page.goto(`/${kind}/${id}/audience`);
      await heading(page, String(name)).waitFor();
      await reportStands(page);
      expect(await layoutShift(page)).toBeLessThan(shiftMax);
    },
  );
});

/** A row of cells in any order. */
const unordered = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .toSorted()
    .join();

describe('the audience', () => {
  it.each(reports)('of a $kind that is $state is drawn, and each module has a table', async ({ state, kind }) => {
    const { id } = await titleThatIs(state);
    const page = await open(`/${kind}/${id}/audience`);
    for (const name of moduleNames.audience) await chart(page, name).waitFor();
    // Cards side by side agree how long a bar of a share is.
    const ticks = (name: string) => async (): Promise<string> =>
      (
        await chart(page, name)
          .locator('text')
          .filter({ hasText: /^\d+%$/ })
          .allTextContents()
      ).at(-1) ?? '';
    await expect.poll(ticks('Age of Viewers')).not.toBe('');
    for (const name of ['Gender of Viewers', 'Country Index of Viewers'])
      await expect.poll(ticks(name)).toBe(await ticks('Age of Viewers')());
    for (const name of moduleNames.audience) {
      await show(page, name, 'Table');
      await module(page, name).getByRole('table').waitFor();
      const [, first] = await tableRows(page, name);
      expect(first?.length).toBeGreaterThanOrEqual(2);
    }
    const { rows } = await ask({ view: `${kind}GenderIndex`, filters: [`${kind}:${id}`] });
    const answered = rows.map(({ gender, share, index, viewers }) =>
      unordered([
        valueName('gender', String(gender)),
        ...[formatValue('rate', share), formatValue('index', index), formatValue('count', viewers)],
      ]),
    );
    const [, ...shown] = (await tableRows(page, 'Gender of Viewers')).map((cells) => cells.slice(0, 4));
    expect(shown.map(unordered).toSorted()).toEqual(answered.toSorted());
    await show(page, 'Gender of Viewers', 'Chart');
    await chart(page, 'Gender of Viewers').waitFor();
    const ages = async () => (await tableRows(page, 'Age of Viewers')).slice(1);
    const own = (await ages()).map(([age]) => age);
    expect(own).toEqual(own.toSorted());
    await page.getByRole('switch', { name: 'Sort by index' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('groups')).toBe('index');
    const indexes = async () => (await ages()).map(([, , index]) => Number(index));
    await expect.poll(async () => (await indexes()).join()).toBe((await indexes()).toSorted((a, b) => b - a).join());
    // What is shown as a table stands in the address: gender is a chart again.
    const { searchParams } = new URL(page.url());
    expect(searchParams.getAll('tables')).toEqual(['ratings', 'platforms', 'devices', 'country', 'age']);
  });
});

describe('the followers by day', () => {
  it('are drawn, and their table ends with the first day and begins with the followers of today', async () => {
    const { id } = await titleThatIs('Announced');
    const page = await open(`/movie/${id}`);
    for (const name of ['New Followers', 'Total Followers']) await chart(page, name).waitFor();
    await show(page, 'Total Followers', 'Table');
    const { rows } = await ask({
      view: 'movieAnticipationFollowers',
      filters: [`movie:${id}`, 'date:2019-07-12 00:00:00 to 2299-12-31 23:59:59'],
    });
    const last = rows.at(-1);
    const [header, first] = await tableRows(page, 'Total Followers');
    expect(header).toEqual(['Date', 'Total Followers', 'Net New Followers']);
    expect(first?.slice(0, 2)).toEqual([formatValue('date', last?.date), formatValue('count', last?.totalFollowers)]);
  });
});

/** Where the cards of the open tab stand below the first of them, and how wide they are, by their titles, in pixels. */
const places = async (page: Page): Promise<Record<string, string>> => {
  const cards = await page
    .getByRole('tabpanel')
    .first()
    .getByRole('region')
    .filter({ has: page.locator('h2') })
    .evaluateAll((all) =>
      all.map((card) => {
        const { x, y, width } = card.getBoundingClientRect();
        return { title: card.querySelector('h2')?.textContent ?? '', x, y, width };
      }),
    );
  const top = Math.min(...cards.map(({ y }) => y));
  return Object.fromEntries(
    cards.map(({ title, x, y, width }) => [title, [x, y - top, width].map(Math.round).join(' ')]),
  );
};

describe('the cards of a tab', () => {
  it.each([
    ['audience', 1440],
    ['audience', 1000],
    ['anticipation', 1440],
    ['engagement', 1440],
  ] as const)('stay in their places when a filter empties them: %s at %d', async (tab, width) => {
    const { id } = await titleThatIs('Ended');
    const page = await open(`/show/${id}/${tab}`, { width });
    await reportStands(page);
    const before = await places(page);
    expect(Object.keys(before).length).toBeGreaterThan(3);
    // Nobody of the demo data is from there.
    await page.goto(`/show/${id}/${tab}?filters=country:AQ`);
    await reportStands(page);
    await page.getByText('No Results').first().waitFor();
    await expect.poll(() => places(page)).toEqual(before);
  });
});

describe('a chart', () => {
  it('tells of each day and of each bar of its strip how many people are behind them', async () => {
    const { id } = await titleThatIs('Ended');
    const page = await open(`/show/${id}/anticipation`);
    const { rows } = await ask({
      view: 'showAnticipationFollowers',
      filters: [`show:${id}`, 'date:2016-04-01 00:00:00 to 2299-12-31 23:59:59'],
    });
    const last = rows.at(-1);
    await chart(page, 'Total Followers').focus();
    await page.keyboard.press('ArrowLeft');
    await page
      .getByText(`N = ${formatValue('count', last?.followersBase)}`, { exact: true })
      .first()
      .waitFor();
    await page.goto(`/show/${id}/engagement`);
    const name = 'Reactions vs. Social Engagement';
    await chart(page, name).getByText('Share of Emotions').first().waitFor();
    const felt = (await ask({ view: 'showEpisodeEmotions', filters: [`show:${id}`] })).rows;
    const [top] = felt.toSorted((a, b) => Number(b.engagements) - Number(a.engagements));
    // The episode that the headline names has the highest bar of the strip.
    const episodes = [...new Set(felt.map(({ episodeSort }) => episodeSort))];
    await module(page, name)
      .getByText(new RegExp(`^${String(top?.episodeString).replace('|', '\\|')}, `))
      .waitFor();
    const drawn = await chart(page, name).boundingBox();
    const column = ((drawn?.width ?? 0) - 84) / episodes.length;
    await chart(page, name).hover({
      position: { x: 84 + (episodes.indexOf(top?.episodeSort) + 0.5) * column, y: 100 },
    });
    await page.getByText(`N = ${formatValue('count', top?.engagersBase)} people`, { exact: true }).waitFor();
  });

  it('by day marks the premiere, and is looked at more closely by keyboard', async () => {
    const { id } = await titleThatIs('Continuing');
    const page = await open(`/show/${id}/anticipation`);
    await chart(page, 'New Followers').getByText('Premiere').waitFor();
    await chart(page, 'New Followers').getByText('Mean of 7 Days').waitFor();
    await chart(page, 'New Followers').focus();
    for (const key of ['ArrowRight', '+', '+', '+', '+']) await page.keyboard.press(key);
    await chart(page, 'New Followers')
      .getByText(/^[A-Z][a-z]{2} \d{1,2}$/)
      .first()
      .waitFor();
    await page.keyboard.press('0');
    await chart(page, 'New Followers').getByText('Premiere').waitFor();
  });

  it('filters by the bar that is chosen, once that is applied', async () => {
    const { id } = await titleThatIs('Continuing');
    const page = await open(`/show/${id}/audience`);
    await chart(page, 'Gender of Viewers').getByText('Female').waitFor();
    // Its first row; what stands in a row is drawn anew while it is pointed at.
    await chart(page, 'Gender of Viewers').click({ position: { x: 90, y: 32 } });
    await page.getByRole('button', { name: 'Gender: Female, not applied yet' }).waitFor();
    await chart(page, 'Gender of Viewers').focus();
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Gender: Female, not applied yet' }).waitFor({ state: 'hidden' });
    await show(page, 'Age of Viewers', 'Table');
    await module(page, 'Age of Viewers').getByRole('button', { name: 'Filter by 25-29' }).click();
    await applyButton(page).click();
    await page.getByRole('button', { name: 'Age: 25-29', exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.getAll('filters')).toEqual(['age:25-29']);
  });
});

describe('what stays of a report once its head has gone', () => {
  it('has its name, tabs, filters and Apply, moves nothing, and goes with the head', async () => {
    const { id, name } = await titleThatIs('Continuing');
    const page = await open(`/show/${id}/audience`);
    await reportStands(page);
    const bar = page.getByRole('region', { name: 'Report in short' });
    expect(await bar.count()).toBe(0);
    const height = () => page.evaluate<number>('document.documentElement.scrollHeight');
    const before = await height();
    await module(page, 'Gender of Viewers').scrollIntoViewIfNeeded();
    await bar.getByRole('button', { name: String(name) }).waitFor();
    expect((await bar.boundingBox())?.height).toBe(48);
    expect(await height()).toBe(before);
    expect(await bar.getByRole('link').allTextContents()).toEqual([
      'Anticipation',
      'Audience',
      'Engagement',
      'Affinity',
    ]);
    expect(await bar.getByRole('link', { name: 'Audience' }).getAttribute('aria-current')).toBe('page');
    await bar.getByText('No filters').waitFor();
    await chart(page, 'Gender of Viewers').focus();
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
    await bar.getByText('Gender: Female').waitFor();
    await bar.getByRole('button', { name: 'Apply (1)' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('filters')).toEqual(['gender:female']);
    await bar.getByRole('button', { name: String(name) }).click();
    await bar.waitFor({ state: 'hidden' });
  });

  it('stands below the header of a telephone, whose menus have a line of their own', async () => {
    const { id } = await titleThatIs('Continuing');
    const page = await open(`/show/${id}/audience`, { width: 390 });
    await chart(page, 'Gender of Viewers').waitFor();
    await module(page, 'Gender of Viewers').scrollIntoViewIfNeeded();
    const bar = page.getByRole('region', { name: 'Report in short' });
    await bar.waitFor();
    const header = await page.getByRole('banner').boundingBox();
    // The rule of the header lies over it.
    expect((await bar.boundingBox())?.y).toBe((header?.y ?? 0) + (header?.height ?? 0) - 1);
  });
});

describe('the affinity', () => {
  it.each(reports)('of a $kind that is $state is that of its viewers, or of its followers', async ({ state, kind }) => {
    const { id, name } = await titleThatIs(state);
    const page = await open(`/${kind}/${id}/affinity`);
    await page.getByRole('grid', { name: `People Who Watch ${name} Also Watch...` }).waitFor();
    await page.getByRole('tab', { name: 'FOLLOWER TO VIEWER' }).click();
    const grid = page.getByRole('grid', { name: `People Who Follow ${name} Also Watch...` });
    const view = kind === 'show' ? 'anticipationFollowerAffinity' : 'movieAffinityFollower';
    const [first] = (await ask({ view, filters: [`${kind}:${id}`] })).rows;
    await grid.getByRole('link', { name: String(first?.[kind]), exact: true }).waitFor();
    expect(addressOf(page)).toBe(`/${kind}/${id}/affinity?shown=followers`);
    await page.reload();
    await grid.waitFor();
  });
});

describe('a report', () => {
  it('counts again inside filters, says so under each module, and keeps them from tab to tab', async () => {
    const { id } = await titleThatIs('Continuing');
    const page = await open(`/show/${id}`);
    const sampleOf = async (view: string, filters: readonly string[]) => {
      const { rows, meta } = await ask({ view, filters: [`show:${id}`, ...filters] });
      const [known, all] = [Number(rows[0]?.base), Number(meta.sampleSize)].map((count) => formatValue('count', count));
      return `N = ${known === all ? all : `${known} of ${all}`}`;
    };
    const followers = module(page, 'Age of Followers');
    await followers.getByText(`${await sampleOf('showAgeFollowerIndex', [])} followers with a known age`).waitFor();
    await include(page, 'Users', 'Gender', ['Female']);
    await applyButton(page).click();
    await followers
      .getByText(`${await sampleOf('showAgeFollowerIndex', ['gender:female'])} followers with a known age`)
      .waitFor();
    await followers.getByText('Gender is Female').waitFor();
    expect(addressOf(page)).toBe(`/show/${id}?filters=gender:female`);
    await page.getByRole('tab', { name: 'Audience', exact: true }).click();
    await expect.poll(() => addressOf(page)).toBe(`/show/${id}/audience?filters=gender:female`);
    const viewers = module(page, 'Age of Viewers');
    await viewers.getByText(`${await sampleOf('showAgeIndex', ['gender:female'])} viewers with a known age`).waitFor();
    await page.reload();
    await viewers.getByText('Gender is Female').waitFor();
  });

  it('says at a glance who the audience is, from the figures of its modules, each asked once', async () => {
    const { id, name } = await titleThatIs('Ended');
    const page = await open('/404');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/v1\/(query|view)\//.test(request.url())) asked.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await page.goto(`/show/${id}/audience`);
    const glance = page.getByRole('region', { name: 'At a glance' });
    const { meta } = await ask({ view: 'showGenderIndex', filters: [`show:${id}`] });
    const viewers = `${formatValue('count', meta.sampleSize)} viewers`;
    await glance.getByRole('link', { name: viewers, exact: true }).waitFor();
    await chart(page, 'Age of Viewers').waitFor();
    await page.locator('section[aria-label="At a glance"][aria-busy="false"]').waitFor();
    expect(asked.length).toBe(new Set(asked).size);
    await glance.getByText(`N = ${viewers}`).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await glance.getByRole('button', { name: 'Copy the sentence' }).click();
    await page.getByText('The sentence is in the clipboard.').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain(`${name}: ${viewers}`);
    const before = asked.length;
    await page.getByRole('tab', { name: 'Affinity', exact: true }).click();
    await glance
      .getByRole('link', { name: / women| men/ })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#gender');
    await chart(page, 'Gender of Viewers').waitFor();
    expect(asked.slice(before).filter((one) => one.includes('Index'))).toEqual([]);
  });

  it('saves a module as a picture and as a table', async () => {
    const { id, name } = await titleThatIs('Released');
    const page = await open(`/movie/${id}/audience`);
    const title = 'Audience Ratings';
    await chart(page, title).waitFor();
    const button = page.getByRole('button', { name: `Export ${title}` });
    const png = await exported(page, button, 'PNG');
    expect(png.name).toMatch(/^cvmi_movieRating_.+_\d{8}\.png$/);
    expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    // 1200 px wide at two pixels for each, as wide as a slide.
    expect(png.bytes.readUInt32BE(16)).toBe(2400);
    const csv = await exported(page, button, 'CSV');
    expect(csv.name).toMatch(/^cvmi_movieRating_.+_\d{8}\.csv$/);
    const [[source = ''] = [], header, ...rows] = parseCsv(csv.bytes.toString('utf8'));
    expect(source).toContain(`Movie is ${name}.`);
    expect(header).toEqual(['Rating', 'Reviews', 'Share']);
    const answer = await ask({ view: 'movieRating', filters: [`movie:${id}`] });
    expect(rows.map(([rating, votes]) => [Number(rating), Number(votes)])).toEqual(
      answer.rows.map(({ rating, votes }) => [rating, votes]),
    );
    expect(rows.map((cells) => Number.parseFloat(String(cells[2])))).toEqual(
      answer.rows.map(({ share }) => Number((Number(share) * 100).toFixed(7))),
    );
  });

  it('opens the whole of a long overview', async () => {
    const { id, overview } = await titleThatIs('Ended');
    const page = await open(`/show/${id}`);
    await page.getByRole('button', { name: 'See more' }).click();
    await page.getByText(String(overview)).waitFor();
    await page.getByRole('button', { name: 'See less' }).click();
    await page.getByText(String(overview)).waitFor({ state: 'hidden' });
  });

  it('does not exist for an id, a kind or a tab that nobody knows', async () => {
    const { id } = await titleThatIs('Ended');
    for (const [address, kind] of [
      ['/show/no-such-show', 'shows'],
      ['/movie/no-such-movie', 'movies'],
      [`/movie/${id}`, 'movies'],
    ] as const) {
      const page = await open(address, { provoked: [/status of 404/] });
      await heading(page, "Oops... The page you're looking for doesn't exist").waitFor();
      await expect.poll(() => page.title()).toBe('404 | CVM Insights');
      await page.getByRole('link', { name: `All ${kind}` }).waitFor();
    }
    const page = await open(`/show/${id}/no-such-tab`);
    await page.getByText('This report has no tab "no-such-tab"').waitFor();
  });
});

describe('a user that is blocked', () => {
  const locked = 'Contact your Client Success Representative to learn more about this report';

  it('sees the lock in place of the report, and nothing is asked', async () => {
    const { id } = await titleThatIs('Ended');
    const page = await open('/404', { as: 'blocked' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const address of [`/show/${id}`, `/show/${id}/audience`, '/movies']) {
      await page.goto(address);
      await page.getByText(locked).waitFor();
      const title = address === '/movies' ? 'Rankings | Movies' : 'Report Locked';
      await expect.poll(() => page.title()).toBe(`${title} | CVM Insights`);
    }
    expect(asked.filter((url) => url.includes('/v1/query'))).toEqual([]);
  });

  it('is refused by the API as well', async () => {
    const { id } = await titleThatIs('Ended');
    await expect(ask({ view: 'showRating', filters: [`show:${id}`], as: 'blocked' })).rejects.toThrow('status 403');
  });

  it('sees what it is not blocked from', async () => {
    const { id, name } = await titleThatIs('Released');
    const page = await open(`/movie/${id}`, { as: 'blocked' });
    await heading(page, String(name)).waitFor();
    await chart(page, 'Gender of Followers').waitFor();
  });

  it('sees the lock on each module for a country outside its own', async () => {
    const { id } = await titleThatIs('Ended');
    const page = await open(`/show/${id}?filters=country:FR`, { as: 'restricted', provoked: [/status of 403/] });
    for (const name of moduleNames.anticipation) await module(page, name).getByText(locked).waitFor();
  });
});

it('shows a switch, and where it stands, to readers who have colours of their own', async () => {
  const title = await titleThatIs('Ended');
  const page = await open(`/show/${title.id}/audience`);
  await page.getByRole('switch', { name: 'Only real differences' }).waitFor({ state: 'attached' });
  await page.emulateMedia({ forcedColors: 'active' });
  const told = await page.evaluate(`(() => {
    const track = document.querySelector('main .mantine-Switch-track');
    const [around, within] = [track, track.querySelector('.mantine-Switch-thumb')].map((one) => getComputedStyle(one));
    return [around.borderTopStyle, around.backgroundColor !== within.backgroundColor];
  })()`);
  expect(told).toEqual(['solid', true]);
});

describe('the audience by country', () => {
  it('has the last of its company under it where it has few bars', async () => {
    const page = await open('/help');
    await page.route('**/v1/query/showCountryIndex?*', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, data: answer.data.slice(0, 1) } });
    });
    await page.goto(`/show/${(await titleThatIs('Ended')).id}/audience`);
    await reportStands(page);
    const boxOf = async (id: string) => {
      const box = await page.locator(`#${id}`).boundingBox();
      if (box === null) throw new Error(`There is no ${id}.`);
      return { ...box, bottom: Math.round(box.y + box.height) };
    };
    const [country, age, gender] = [await boxOf('country'), await boxOf('age'), await boxOf('gender')];
    expect([gender.x, gender.bottom]).toEqual([country.x, age.bottom]);
    expect(gender.y).toBeGreaterThan(country.y);
    expect(country.height).toBeLessThan(age.height);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
