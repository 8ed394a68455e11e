/** The Engagement tab: characters, emotions, totals by episode, the feed of reactions with its threads, hottest moments. */
import { formatValue, type Row } from '@cvm/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { addressOf } from './pages/any-page.ts';
import { menu, openFilter, option } from './pages/filter-bar.ts';
import { chart, module, show, tableRows } from './pages/report.ts';
import { titleThatIs } from './titles.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

const count = (row: Row | undefined, name: string): string => formatValue('count', row?.[name]);
const reactions = (page: Page): Locator => page.getByRole('region', { name: 'Reactions', exact: true });
const feed = (page: Page): Locator => reactions(page).getByRole('feed', { name: 'Comments' });
const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Reaction filters' });
const choice = (page: Page, group: string, name: string | RegExp): Locator =>
  filters(page).getByRole('group', { name: group }).getByRole('button', { name });
const apply = (page: Page): Locator => filters(page).getByRole('button', { name: 'Apply' });

const openShow = async (): Promise<{ page: Page; id: string }> => {
  const id = String((await titleThatIs('Continuing')).id);
  return { page: await open(`/show/${id}/engagement`), id };
};

describe('the engagement of a show', () => {
  it('is told by characters, emotions and engagements, each with its table, and by episodes in their order', async () => {
    const { page, id } = await openShow();
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
    // By their place, not by their text.
    await grid.getByRole('columnheader', { name: 'Episode' }).getByRole('button').click();
    const turned = await ask({ view: 'engagementRawTotals', filters: [`show:${id}`], sorts: 'episodeSort desc' });
    await expect.poll(() => cells.first().textContent()).toBe(String(turned.rows[0]?.episodeString));

    await page.getByRole('tab', { name: 'BY EPISODE' }).click();
    const votes = (await ask({ view: 'characterVoteEpisodeRank', filters: [`show:${id}`] })).rows;
    const ofEpisode = (row: Row | undefined): string[] =>
      votes.filter(({ episodeSort }) => episodeSort === row?.episodeSort).map((vote) => count(vote, 'votes'));
    // The module of all episodes has the same name, and is a table by now.
    await module(page, 'Hottest Characters').getByRole('button', { name: 'Episode before' }).waitFor();
    await chart(page, 'Hottest Characters').waitFor();
    await show(page, 'Hottest Characters', 'Table');
    const shown = () => tableRows(page, 'Hottest Characters');
    const last = await shown();
    expect(last.slice(1).map((cells) => cells.at(-1))).toEqual(ofEpisode(votes.at(-1)));
    await module(page, 'Hottest Characters').getByRole('button', { name: 'Episode before' }).click();
    await expect.poll(shown).not.toEqual(last);
    // Any episode is found by its name, also one that is far from the one that is shown.
    const field = page.locator('input[aria-label="Hottest characters of"]');
    const name = String(votes[0]?.episodeString);
    await field.click();
    await field.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe(name);
    await expect.poll(async () => (await shown()).slice(1).map((cells) => cells.at(-1))).toEqual(ofEpisode(votes[0]));
  });

  it('is filtered by the seasons and episodes of the show, in a menu of 450 pixels', async () => {
    const { id, number_of_seasons: seasons } = await titleThatIs('Continuing');
    const page = await open(`/show/${id}/engagement?reactions=originating_language:zu`);
    // Nobody wrote in it.
    await reactions(page).getByText('No Results Found').waitFor();
    await reactions(page).getByText('Try adjusting the filters or keywords').waitFor();
    await openFilter(page, 'Content', 'Season');
    await option(page, 'Season 1').waitFor();
    expect(
      await menu(page)
        .getByRole('button', { name: /^Season \d+, / })
        .count(),
    ).toBe(seasons);
    expect((await menu(page).boundingBox())?.height).toBe(450);
    await option(page, 'Season 1').click();
    await openFilter(page, 'Content', 'Episode');
    const { rows } = await ask({ view: 'episodes', filters: [`show:${id}`] });
    const ofFirst = rows.filter(({ season }) => season === 1);
    await expect.poll(() => menu(page).getByRole('option').count()).toBe(ofFirst.length);
    expect(await menu(page).getByRole('option').first().textContent()).toMatch(/^S1 \| E1\b/);
  });
});

describe('the reactions to a show', () => {
  it('are narrowed once the choice is applied, which stays in the address; a feed that goes on, threads, and moments with their memes', async () => {
    const { page, id } = await openShow();
    await feed(page).getByRole('article').first().waitFor();
    const review = choice(page, 'Reaction Type', /^Show Review/);
    await choice(page, 'Ratings', /^WOW/).click();
    expect(await review.getAttribute('aria-disabled')).toBe('true');
    await choice(page, 'Ratings', /^WOW/).click();
    await review.click();
    await filters(page).getByText('User sentiment filters do not apply to show reviews').waitFor();
    expect(await filters(page).getByRole('group', { name: 'Emotions' }).count()).toBe(0);
    await review.click();

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

    const comment = (place: number) => feed(page).getByRole('article', { name: `Comment ${place}`, exact: true });
    const top = await ask({ view: 'reactionFeed', filters: [`show:${id}`] });
    await comment(1)
      .getByText(`${count(top.rows[0], 'numEngagements')} engagements`)
      .waitFor();
    // A thread begins with its oldest reply.
    const place = top.rows.slice(0, 12).findIndex(({ numComments }) => Number(numComments) > 1);
    expect(place).toBeGreaterThanOrEqual(0);
    await comment(place + 1)
      .getByRole('button', { name: /open the thread/ })
      .click();
    const parent = `parentComment:${top.rows[place]?.commentId}`;
    const replies = await ask({ view: 'reactionFeed', filters: [`show:${id}`, parent] });
    const dialog = page.getByRole('dialog', { name: 'Thread' });
    const times = dialog.getByRole('listitem');
    await expect.poll(() => times.count()).toBe(Math.min(50, replies.rows.length));
    expect(await times.first().textContent()).toContain(formatValue('time', replies.rows[0]?.date));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await reactions(page).getByText('Most Recent').click();
    await expect.poll(() => addressOf(page)).toContain('reactionSort=recent');
    const { rows } = await ask({ view: 'reactionFeed', filters: [`show:${id}`], sorts: 'date desc' });
    await comment(1).getByText(formatValue('time', rows[0]?.date)).first().waitFor();
    // The 60th comment is on the second page: it is there only once that has been fetched.
    await reactions(page).getByRole('region', { name: 'Comments, scrollable' }).hover();
    const scrollOn = async (): Promise<number> => {
      if ((await comment(60).count()) === 0) await page.mouse.wheel(0, 600);
      return comment(60).count();
    };
    await expect.poll(scrollOn).toBe(1);
    await comment(60).getByText(formatValue('time', rows[59]?.date)).first().waitFor();

    await page.getByRole('tab', { name: 'MOMENTS' }).click();
    await reactions(page).getByRole('img').first().waitFor();
    const moments = await ask({ view: 'hottestMoments', filters: [`show:${id}`], sorts: 'memeCount desc' });
    const memes = count(moments.rows[0], 'memeCount');
    await reactions(page).getByRole('radiogroup', { name: 'Moments by' }).getByText('Memes').click();
    const hottest = reactions(page).getByRole('list', { name: 'Hottest moments' }).getByRole('button');
    await expect.poll(() => hottest.first().textContent()).toContain(`, ${memes} meme`);
    expect(await hottest.count()).toBe(5);
    await reactions(page).getByRole('radiogroup', { name: 'Moments as' }).getByText('Table').click();
    const line = reactions(page).getByRole('row').nth(1);
    await expect.poll(() => line.getByRole('cell').nth(2).textContent()).toBe(memes);
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
