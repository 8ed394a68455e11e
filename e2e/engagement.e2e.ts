/** The Engagement tab: characters, emotions, totals by episode, the feed of reactions with its threads, hottest moments. */
import { formatValue, type Row } from '@cvm/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { addressOf, heading } from './pages/any-page.ts';
import { chart, module, show, tableRows } from './pages/report.ts';
import { type State, titleThatIs } from './titles.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

const count = (row: Row | undefined, name: string): string => formatValue('count', row?.[name]);
const reactions = (page: Page): Locator => page.getByRole('region', { name: 'Reactions', exact: true });
const feed = (page: Page): Locator => reactions(page).getByRole('feed', { name: 'Comments' });
const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Reaction filters' });
const choice = (page: Page, group: string, name: string | RegExp): Locator =>
  filters(page).getByRole('group', { name: group }).getByRole('button', { name });
const apply = (page: Page): Locator => filters(page).getByRole('button', { name: 'Apply' });

const openShow = async (state: State, more = ''): Promise<{ page: Page; id: string }> => {
  const id = String((await titleThatIs(state)).id);
  return { page: await open(`/show/${id}/engagement${more}`), id };
};

describe('the engagement of a show', () => {
  it('is told by characters, emotions and engagements, each with its table', async () => {
    const { page, id } = await openShow('Continuing');
    for (const name of ['Hottest Characters', 'Emotion Index', 'Reactions vs. Social Engagement']) {
      await chart(page, name).waitFor();
      await show(page, name, 'Table');
      expect((await tableRows(page, name)).length).toBeGreaterThan(1);
    }
    const { rows } = await ask({ view: 'showFavorites', filters: [`show:${id}`] });
    const [, first] = await tableRows(page, 'Hottest Characters');
    expect(first?.[0]).toContain(String(rows[0]?.characterName));
    expect(first?.at(-1)).toBe(count(rows[0], 'votes'));
    const totals = await ask({ view: 'engagementRawTotals', filters: [`show:${id}`] });
    const grid = page.getByRole('grid', { name: 'Engagement Overview' });
    const cells = grid.getByRole('row').nth(1).getByRole('gridcell');
    await expect
      .poll(() => cells.allTextContents())
      .toEqual([
        String(totals.rows[0]?.episodeString),
        ...['viewers', 'engagers', 'ratings', 'characterVotes', 'engagements'].map((name) =>
          count(totals.rows[0], name),
        ),
        formatValue('score', totals.rows[0]?.engagementScore),
      ]);
  });

  it('has the first five characters of each episode', async () => {
    const { page, id } = await openShow('Continuing');
    await page.getByRole('tab', { name: 'BY EPISODE' }).click();
    const { rows } = await ask({ view: 'characterVoteEpisodeRank', filters: [`show:${id}`] });
    const last = rows.at(-1);
    // The module of all episodes has the same name.
    await module(page, 'Hottest Characters').getByRole('button', { name: 'Episode before' }).waitFor();
    await chart(page, 'Hottest Characters').waitFor();
    await show(page, 'Hottest Characters', 'Table');
    const shown = await tableRows(page, 'Hottest Characters');
    const ranked = rows.filter(({ episodeSort }) => episodeSort === last?.episodeSort);
    expect(shown.slice(1).map((cells) => cells.at(-1))).toEqual(ranked.map((row) => count(row, 'votes')));
    await module(page, 'Hottest Characters').getByRole('button', { name: 'Episode before' }).click();
    await expect.poll(() => tableRows(page, 'Hottest Characters')).not.toEqual(shown);
    // Any episode is found by its name, also one that is far from the one that is shown.
    const field = page.locator('input[aria-label="Hottest characters of"]');
    const first = String(rows[0]?.episodeString);
    await field.click();
    await field.fill(first);
    await page.getByRole('option', { name: first, exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe(first);
    const ofFirst = rows.filter(({ episodeSort }) => episodeSort === rows[0]?.episodeSort);
    await expect
      .poll(async () => (await tableRows(page, 'Hottest Characters')).slice(1).map((cells) => cells.at(-1)))
      .toEqual(ofFirst.map((row) => count(row, 'votes')));
  });
});

it('sorts episodes by their place, not by their text', async () => {
  const { page, id } = await openShow('Continuing');
  const grid = page.getByRole('grid', { name: 'Engagement Overview' });
  const button = grid.getByRole('columnheader', { name: 'Episode' }).getByRole('button');
  await grid.getByRole('row').nth(1).getByRole('gridcell').first().waitFor();
  await button.click();
  const { rows } = await ask({ view: 'engagementRawTotals', filters: [`show:${id}`], sorts: 'episodeSort desc' });
  await expect
    .poll(() => grid.getByRole('row').nth(1).getByRole('gridcell').first().textContent())
    .toBe(String(rows[0]?.episodeString));
});

describe('the feed', () => {
  it('begins with the most engaged comment, can begin with the newest, and goes on while it is scrolled', async () => {
    const { page, id } = await openShow('Continuing');
    const first = feed(page).getByRole('article', { name: 'Comment 1', exact: true });
    const top = await ask({ view: 'reactionFeed', filters: [`show:${id}`] });
    await first.getByText(`${count(top.rows[0], 'numEngagements')} engagements`).waitFor();
    await reactions(page).getByText('Most Recent').click();
    await expect.poll(() => addressOf(page)).toContain('reactionSort=recent');
    const { rows } = await ask({ view: 'reactionFeed', filters: [`show:${id}`], sorts: 'date desc' });
    await first.getByText(formatValue('time', rows[0]?.date)).first().waitFor();
    // The 60th comment is on the second page: it is there only once that has been fetched.
    const sixtieth = feed(page).getByRole('article', { name: 'Comment 60', exact: true });
    await reactions(page).getByRole('region', { name: 'Comments, scrollable' }).hover();
    const scrollOn = async (): Promise<number> => {
      if ((await sixtieth.count()) === 0) await page.mouse.wheel(0, 600);
      return sixtieth.count();
    };
    await expect.poll(scrollOn).toBe(1);
    await sixtieth.getByText(formatValue('time', rows[59]?.date)).first().waitFor();
  });

  it('is narrowed once the choice is applied, and keeps it in its address', async () => {
    const { page, id } = await openShow('Continuing');
    await feed(page).getByRole('article').first().waitFor();
    expect(await apply(page).getAttribute('aria-disabled')).toBe('true');
    await choice(page, 'Reaction Type', /^Text Only/).click();
    await choice(page, 'Ratings', /^WOW/).click();
    expect(addressOf(page)).not.toContain('reactions');
    await apply(page).click();
    await expect.poll(() => addressOf(page)).toContain('reactions=reactionType:text&reactions=ratings:5');
    const narrowed = [`show:${id}`, 'reactionType:text', 'ratings:5'];
    const counts = await ask({ view: 'reactionCounts', filters: narrowed });
    const total = counts.rows.filter(({ what }) => what !== 'review').reduce((sum, row) => sum + Number(row.count), 0);
    await reactions(page)
      .getByText(`${formatValue('count', total)} comment`)
      .first()
      .waitFor();
    await page.reload();
    expect(await choice(page, 'Ratings', /^WOW/).getAttribute('aria-pressed')).toBe('true');
    await filters(page).getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => addressOf(page)).not.toContain('reactions');
  });

  it('has Show Review for shows alone, without sentiment', async () => {
    const { page } = await openShow('Continuing');
    const review = choice(page, 'Reaction Type', /^Show Review/);
    await choice(page, 'Ratings', /^WOW/).click();
    expect(await review.getAttribute('aria-disabled')).toBe('true');
    await choice(page, 'Ratings', /^WOW/).click();
    await review.click();
    await filters(page).getByText('User sentiment filters do not apply to show reviews').waitFor();
    expect(await filters(page).getByRole('group', { name: 'Emotions' }).count()).toBe(0);
  });

  it('says that nothing was found, and what to do', async () => {
    const { page } = await openShow('Continuing', '?reactions=originating_language:zu');
    await reactions(page).getByText('No Results Found').waitFor();
    await reactions(page).getByText('Try adjusting the filters or keywords').waitFor();
  });

  it('opens the thread of a comment, oldest reply first', async () => {
    const { page, id } = await openShow('Continuing');
    const { rows } = await ask({ view: 'reactionFeed', filters: [`show:${id}`] });
    const place = rows.slice(0, 12).findIndex(({ numComments }) => Number(numComments) > 1);
    expect(place).toBeGreaterThanOrEqual(0);
    const article = feed(page).getByRole('article', { name: `Comment ${place + 1}`, exact: true });
    await article.getByRole('button', { name: /open the thread/ }).click();
    const replies = await ask({
      view: 'reactionFeed',
      filters: [`show:${id}`, `parentComment:${rows[place]?.commentId}`],
    });
    const dialog = page.getByRole('dialog', { name: 'Thread' });
    const times = dialog.getByRole('listitem');
    await expect.poll(() => times.count()).toBe(Math.min(50, replies.rows.length));
    expect(await times.first().textContent()).toContain(formatValue('time', replies.rows[0]?.date));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('the hottest moments', () => {
  it('are drawn by engagements or memes, and open their memes', async () => {
    const { page, id } = await openShow('Continuing');
    await page.getByRole('tab', { name: 'MOMENTS' }).click();
    await reactions(page).getByRole('img').first().waitFor();
    const { rows } = await ask({ view: 'hottestMoments', filters: [`show:${id}`], sorts: 'memeCount desc' });
    await reactions(page).getByRole('radiogroup', { name: 'Moments by' }).getByText('Memes').click();
    const hottest = reactions(page).getByRole('list', { name: 'Hottest moments' }).getByRole('button');
    await expect.poll(() => hottest.first().textContent()).toContain(`, ${count(rows[0], 'memeCount')} meme`);
    expect(await hottest.count()).toBe(5);
    await reactions(page).getByRole('radiogroup', { name: 'Moments as' }).getByText('Table').click();
    const line = reactions(page).getByRole('row').nth(1);
    await expect.poll(() => line.getByRole('cell').nth(2).textContent()).toBe(count(rows[0], 'memeCount'));
    await line.getByRole('button', { name: /^Show memes/ }).click();
    await expect.poll(() => page.getByRole('dialog').getByRole('listitem').count()).toBeGreaterThan(0);
  });
});

describe('the engagement of a movie', () => {
  it('has ten fan favorites at most, the emotion index and the feed, and no moments', async () => {
    const { id } = await titleThatIs('Released');
    const page = await open(`/movie/${id}/engagement`);
    await chart(page, 'Fan Favorites').waitFor();
    await show(page, 'Fan Favorites', 'Table');
    expect((await tableRows(page, 'Fan Favorites')).length).toBeLessThanOrEqual(11);
    await chart(page, 'Emotion Index').waitFor();
    await feed(page).getByRole('article').first().waitFor();
    expect(await page.getByRole('tab', { name: 'MOMENTS' }).count()).toBe(0);
    expect(await choice(page, 'Reaction Type', /^Show Review/).count()).toBe(0);
    expect(await filters(page).getByLabel('Language').count()).toBe(0);
  });
});

// Its own reports are walked tab by tab in report-walk.e2e.ts.
it.each([
  ['shows', 'movie', 'Released'],
  ['movies', 'show', 'Ended'],
] as const)('a user of %s alone has no report of a %s', async (as, kind, state) => {
  const { id } = await titleThatIs(state);
  const page = await open(`/${kind}/${id}`, { as });
  await heading(page, /^Oops/).waitFor();
});
