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
import { titleThatIs } from './titles.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

const day = (row: Row, name: string): string => formatValue('longDate', row[name]);
const tabs = (page: Page): Promise<string[]> => page.getByRole('tablist').first().getByRole('tab').allTextContents();

/** The words of its head about a title: name, state, dates, genres, and the poster. */
const headTells = async (page: Page, kind: TitleKind, title: Row, word: string, dates: string): Promise<void> => {
  await heading(page, String(title.name)).waitFor();
  await expect.poll(() => page.title()).toBe(`${title.name} | ${kind === 'show' ? 'Show' : 'Movie'} | CVM Insights`);
  const main = page.getByRole('main');
  const genres = String(title[kind === 'show' ? 'genre' : 'genres']).replaceAll('|', ', ');
  await main.getByText(word, { exact: true }).waitFor();
  for (const text of [dates, genres]) await main.getByText(text).first().waitFor();
  await main.getByRole('img', { name: `Poster of ${title.name}` }).waitFor();
  await expect.poll(() => moduleTitles(page)).toEqual(expect.arrayContaining(moduleNames.anticipation));
};

/** The words under a module that say how many people are behind it, of those inside the filters. */
const sampleOf = async (view: string, filters: readonly string[]): Promise<string> => {
  const { rows, meta } = await ask({ view, filters });
  const [known, all] = [Number(rows[0]?.base), Number(meta.sampleSize)].map((count) => formatValue('count', count));
  return `N = ${known === all ? all : `${known} of ${all}`}`;
};

/** What stands in each tab of the reports of all states is looked at in report-walk.e2e.ts. */
describe('the anticipation', () => {
  it('of a show that goes on tells of it, is looked at closely, and counts again inside filters from tab to tab', async () => {
    const title = await titleThatIs('Continuing');
    const { id } = title;
    const page = await open(`/show/${id}`);
    await headTells(page, 'show', title, 'Still Running', `${day(title, 'first_air_date')} to Present`);
    expect(await tabs(page)).toEqual(['Anticipation', 'Audience', 'Engagement', 'Affinity']);

    const followed = chart(page, 'New Followers');
    await followed.getByText('Premiere').waitFor();
    await followed.getByText('Mean of 7 Days').waitFor();
    await followed.focus();
    for (const key of ['ArrowRight', '+', '+', '+', '+']) await page.keyboard.press(key);
    await followed
      .getByText(/^[A-Z][a-z]{2} \d{1,2}$/)
      .first()
      .waitFor();
    await page.keyboard.press('0');
    await followed.getByText('Premiere').waitFor();

    const followers = module(page, 'Age of Followers');
    const ages = (filters: readonly string[]) => sampleOf('showAgeFollowerIndex', [`show:${id}`, ...filters]);
    await followers.getByText(`${await ages([])} followers with a known age`).waitFor();
    await include(page, 'Users', 'Gender', ['Female']);
    await applyButton(page).click();
    await followers.getByText(`${await ages(['gender:female'])} followers with a known age`).waitFor();
    await followers.getByText('Gender is Female').waitFor();
    expect(addressOf(page)).toBe(`/show/${id}?filters=gender:female`);
    await page.getByRole('tab', { name: 'Audience', exact: true }).click();
    await expect.poll(() => addressOf(page)).toBe(`/show/${id}/audience?filters=gender:female`);
    const viewers = await sampleOf('showAgeIndex', [`show:${id}`, 'gender:female']);
    await module(page, 'Age of Viewers').getByText(`${viewers} viewers with a known age`).waitFor();
  });

  it('of a movie to come is where its other tabs lead, and has the followers of today first in their table', async () => {
    const title = await titleThatIs('Announced');
    const { id } = title;
    const page = await open(`/movie/${id}/audience?filters=date:all time`);
    await expect.poll(() => addressOf(page)).toBe(`/movie/${id}/anticipation?filters=date:all time`);
    await headTells(page, 'movie', title, 'Announced', `Releases ${day(title, 'releaseDate')}`);
    expect(await tabs(page)).toEqual(['Anticipation', 'Affinity']);
    for (const name of ['New Followers', 'Total Followers']) await chart(page, name).waitFor();
    await show(page, 'Total Followers', 'Table');
    const { rows } = await ask({ view: 'movieAnticipationFollowers', filters: [`movie:${id}`, 'date:all time'] });
    const last = rows.at(-1);
    const [header, first] = await tableRows(page, 'Total Followers');
    expect(header).toEqual(['Date', 'Total Followers', 'Net New Followers']);
    expect(first?.slice(0, 2)).toEqual([formatValue('date', last?.date), formatValue('count', last?.totalFollowers)]);
  });
});

/** A row of cells in any order. */
const unordered = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .toSorted()
    .join();

describe('the audience', () => {
  it('stays where it is on a phone while the rest comes, of a show and of a movie, and is saved as a picture and as a table', async () => {
    const page = await open('/help', { width: 390, height: 844 });
    // The head comes last of all: nothing that is shown before it may be moved by it.
    await page.route(/v1.query.(series|movie)Detail/, async (route) => {
      // It is drawn, and not shown before the head: no role finds it.
      await page.locator('#ratings [role=img] svg').waitFor({ state: 'attached' });
      await route.continue();
    });
    for (const [kind, state] of [
      ['show', 'Continuing'],
      ['movie', 'Released'],
    ] as const) {
      const { id, name } = await titleThatIs(state);
      await page.goto(`/${kind}/${id}/audience`);
      await heading(page, String(name)).waitFor();
      await reportStands(page);
      expect(await layoutShift(page), kind).toBeLessThan(shiftMax);
    }

    const { id, name } = await titleThatIs('Released');
    await page.setViewportSize({ width: 1280, height: 900 });
    const title = 'Audience Ratings';
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

  it('is drawn, each module has a table, and it is filtered by what is chosen in it; its name, tabs, filters and Apply stay in sight', async () => {
    const { id, name } = await titleThatIs('Continuing');
    const page = await open(`/show/${id}/audience`);
    for (const title of moduleNames.audience) await chart(page, title).waitFor();
    const compare = page.getByRole('main').getByRole('link', { name: 'Compare', exact: true });
    expect(await compare.getAttribute('href')).toBe(`/report/compare?titles=show:${id}`);
    // Cards side by side agree how long a bar of a share is.
    const ticks = (title: string) => async (): Promise<string> =>
      (
        await chart(page, title)
          .locator('text')
          .filter({ hasText: /^\d+%$/ })
          .allTextContents()
      ).at(-1) ?? '';
    await expect.poll(ticks('Age of Viewers')).not.toBe('');
    for (const title of ['Gender of Viewers', 'Country Index of Viewers'])
      await expect.poll(ticks(title)).toBe(await ticks('Age of Viewers')());
    for (const title of moduleNames.audience) {
      await show(page, title, 'Table');
      await module(page, title).getByRole('table').waitFor();
      const [, first] = await tableRows(page, title);
      expect(first?.length).toBeGreaterThanOrEqual(2);
    }
    const { rows } = await ask({ view: 'showGenderIndex', filters: [`show:${id}`] });
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

    // To readers who have colours of their own a switch is shown, and where it stands.
    await page.emulateMedia({ forcedColors: 'active' });
    const told = await page.evaluate(`(() => {
      const track = document.querySelector('main .mantine-Switch-track');
      const [around, within] = [track, track.querySelector('.mantine-Switch-thumb')].map((one) => getComputedStyle(one));
      return [around.borderTopStyle, around.backgroundColor !== within.backgroundColor];
    })()`);
    expect(told).toEqual(['solid', true]);
    await page.emulateMedia({ forcedColors: null });

    // Once its head has gone its name, tabs, filters and Apply stay.
    await page.evaluate('scrollTo(0, 0)');
    const bar = page.getByRole('region', { name: 'Report in short' });
    expect(await bar.count()).toBe(0);
    const height = () => page.evaluate<number>('document.documentElement.scrollHeight');
    const before = await height();
    const genders = chart(page, 'Gender of Viewers');
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

    await genders.getByText('Female').waitFor();
    // Its first row; what stands in a row is drawn anew while it is pointed at.
    await genders.click({ position: { x: 90, y: 32 } });
    await bar.getByText('Gender: Female').waitFor();
    await page.getByRole('button', { name: 'Gender: Female, not applied yet' }).waitFor();
    await genders.focus();
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Gender: Female, not applied yet' }).waitFor({ state: 'hidden' });
    await bar.getByText('No filters').waitFor();
    await module(page, 'Age of Viewers').getByRole('button', { name: 'Filter by 25-29' }).click();
    await bar.getByRole('button', { name: 'Apply (1)' }).click();
    await page.getByRole('button', { name: 'Age: 25-29', exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.getAll('filters')).toEqual(['age:25-29']);
    await bar.getByRole('button', { name: String(name) }).click();
    await bar.waitFor({ state: 'hidden' });

    // Below the header of a telephone, whose menus have a line of their own; the rule of the header lies over it.
    await page.setViewportSize({ width: 390, height: 900 });
    await module(page, 'Gender of Viewers').scrollIntoViewIfNeeded();
    await bar.waitFor();
    const below = async () => {
      const header = await page.getByRole('banner').boundingBox();
      return ((await bar.boundingBox())?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
    };
    await expect.poll(below).toBe(-1);
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

it('keeps the cards of a tab in their places when a filter empties them, and tells in its charts how many people are behind each day and bar', async () => {
  const { id } = await titleThatIs('Ended');
  const page = await open(`/show/${id}/audience`, { width: 1000 });
  /** Of the audience in two widths, the narrow one first, and of two further tabs. */
  const looked = async (stands: () => Promise<void>): Promise<Record<string, Record<string, string>>> => {
    const found: Record<string, Record<string, string>> = {};
    const look = async (name: string) => {
      await reportStands(page);
      await stands();
      found[name] = await places(page);
    };
    await look('Audience, narrow');
    await page.setViewportSize({ width: 1440, height: 900 });
    await look('Audience');
    for (const tab of ['Anticipation', 'Engagement']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await page.getByRole('tab', { name: tab, exact: true, selected: true }).waitFor();
      await look(tab);
    }
    return found;
  };
  const before = await looked(async () => undefined);
  for (const cards of Object.values(before)) expect(Object.keys(cards).length).toBeGreaterThan(3);

  // How many people are behind each bar of the strip of a chart, and behind each day.
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
  await page.getByRole('tab', { name: 'Anticipation', exact: true }).click();
  await chart(page, 'Total Followers').waitFor();
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

  // Nobody of the demo data is from there.
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto(`/show/${id}/audience?filters=country:AQ`);
  expect(await looked(() => page.getByText('No Results').first().waitFor())).toEqual(before);
});

describe('a report', () => {
  it('says at a glance who the audience is, from the figures of its modules, each asked once, beside the affinity too', async () => {
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
    await page.getByRole('grid', { name: `People Who Watch ${name} Also Watch...` }).waitFor();
    await page.getByRole('tab', { name: 'FOLLOWER TO VIEWER' }).click();
    const grid = page.getByRole('grid', { name: `People Who Follow ${name} Also Watch...` });
    const [first] = (await ask({ view: 'anticipationFollowerAffinity', filters: [`show:${id}`] })).rows;
    await grid.getByRole('link', { name: String(first?.show), exact: true }).waitFor();
    expect(addressOf(page)).toBe(`/show/${id}/affinity?shown=followers`);
    await glance
      .getByRole('link', { name: / women| men/ })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#gender');
    await chart(page, 'Gender of Viewers').waitFor();
    expect(asked.slice(before).filter((one) => one.includes('Index'))).toEqual([]);
  });

  it('does not exist for the id of another kind of title', async () => {
    const { id } = await titleThatIs('Ended');
    const page = await open(`/movie/${id}`, { provoked: [/status of 404/] });
    await heading(page, "Oops... The page you're looking for doesn't exist").waitFor();
    await expect.poll(() => page.title()).toBe('404 | CVM Insights');
    await page.getByRole('link', { name: 'All movies' }).waitFor();
  });
});

it('of which a user is blocked has the lock in its place and asks nothing; other reports are there', async () => {
  const [{ id }, { id: other, name }] = [await titleThatIs('Ended'), await titleThatIs('Released')];
  const page = await open('/404', { as: 'blocked' });
  const questions: string[] = [];
  page.on('request', (request) => questions.push(request.url()));
  for (const [address, title] of [
    [`/show/${id}/audience`, 'Report Locked'],
    ['/movies', 'Rankings | Movies'],
  ] as const) {
    await page.goto(address);
    await page.getByText('Contact your Client Success Representative to learn more about this report').waitFor();
    await expect.poll(() => page.title()).toBe(`${title} | CVM Insights`);
  }
  expect(questions.filter((url) => url.includes('/v1/query'))).toEqual([]);
  await page.goto(`/movie/${other}`);
  await heading(page, String(name)).waitFor();
  await chart(page, 'Gender of Followers').waitFor();
});
