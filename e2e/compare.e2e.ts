/** Titles side by side: from a ranking, in one address, for people of one country, and taken away again. */
import { describe, expect, it } from 'vitest';
import { addressOf } from './pages/any-page.ts';
import { exported } from './pages/export.ts';
import { grid } from './pages/table.ts';
import { titleThatIs } from './titles.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

describe('the page that compares', () => {
  it('takes the rows that are ticked in a ranking, with its people and days', async () => {
    const page = await open('/shows?filters=country:US');
    await grid(page).getByRole('link').first().waitFor();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    const boxes = grid(page).getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Compare (2)' }).click();
    await expect.poll(() => addressOf(page)).toMatch(/\/report\/compare\?titles=show:.+&titles=show:.+country:US/);
    const figures = page.getByRole('grid', { name: 'Key figures' });
    await figures.getByRole('rowheader', { name: 'Completion' }).waitFor();
    await expect.poll(() => figures.getByRole('columnheader').count()).toBe(3);
    for (const name of ['Age', 'Gender', 'Country'])
      await page
        .getByRole('grid', { name: `${name} of the viewers` })
        .getByRole('rowheader')
        .first()
        .waitFor();
    await page.getByRole('region', { name: 'Followers' }).locator('[role=img] svg').waitFor();
    // The followers have files as other charts have: of each title, and a picture of all.
    const names = await figures.getByRole('columnheader').allTextContents();
    const files = page.getByRole('button', { name: 'Export Followers' });
    const csv = await exported(page, files, `CSV of ${names[1]}`);
    expect(csv.name).toMatch(/^cvmi_showAnticipationFollowers_.+\.csv$/);
    expect(csv.bytes.toString('utf8')).toContain(',Base of Followers');
    const png = await exported(page, files, 'PNG');
    expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    // On paper it is the page itself: the dialog is kept shut, and notes that it was asked for.
    await page.evaluate('window.printed = 0; window.print = () => { window.printed += 1; };');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    await expect.poll(() => page.evaluate('window.printed')).toBe(1);
  });

  it('has another title added by search and taken away, and says that nobody is of a group', async () => {
    const [show, movie] = [await titleThatIs('Ended'), await titleThatIs('Released')];
    const page = await open(`/report/compare?titles=show:${show.id}`);
    await page.getByText('One title more').waitFor();
    await page.getByPlaceholder('Add a show or movie').fill(String(movie.name));
    await page.getByRole('option').first().click();
    await page.getByRole('grid', { name: 'Key figures' }).waitFor();
    await expect.poll(() => addressOf(page)).toBe(`/report/compare?titles=show:${show.id}&titles=movie:${movie.id}`);

    // Of a card without a group, and of each title why.
    await page.goto(`${page.url()}&filters=country:AQ`);
    const age = page.getByRole('region', { name: 'Age', exact: true });
    await age.getByText('No Results').waitFor();
    await age.getByText(`${show.name}: nobody is known`).waitFor();
    expect(await age.getByRole('grid').count()).toBe(0);
    await page
      .getByRole('list', { name: 'Titles' })
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
    await page.getByText('One title more').waitFor();
  });

  it('says which titles could not be loaded, all of them or of a card, never that there is nothing, and asks again', async () => {
    const [show, movie] = [await titleThatIs('Ended'), await titleThatIs('Released')];
    const page = await open('/help', { provoked: [/status of 500/] });
    const refuse = (failing: RegExp) =>
      page.route(failing, (route) => route.fulfill({ status: 500, json: { success: false } }));
    const titles = /\/v1\/query\/(seriesDetail|movieDetail)/;
    const [all, one] = [/\/v1\/query\/(show|movie)(AgeIndex|AnticipationFollowers)/, /\/v1\/query\/movieGenderIndex/];
    await Promise.all([titles, all, one].map(refuse));
    await page.goto(`/report/compare?titles=show:${show.id}&titles=movie:${movie.id}`, {
      waitUntil: 'domcontentloaded',
    });
    const keyFigures = page.getByRole('grid', { name: 'Key figures' });
    await page.getByText('None of these titles can be shown').waitFor();
    expect(await keyFigures.count()).toBe(0);
    await page.unroute(titles);
    await page.getByRole('button', { name: 'Retry' }).click();
    await keyFigures.waitFor();

    const card = (name: string) => page.getByRole('region', { name, exact: true });
    for (const name of ['Age', 'Followers']) {
      await card(name).getByRole('alert').getByText('This could not be loaded').waitFor();
      await card(name).getByText(`${movie.name}: could not be loaded`, { exact: false }).waitFor();
    }
    expect(await page.getByText('No Results').count()).toBe(0);
    await card('Gender').getByText(`${movie.name}: could not be loaded`, { exact: false }).waitFor();
    await card('Gender').getByRole('grid').waitFor();
    await Promise.all([page.unroute(all), page.unroute(one)]);
    for (const name of ['Age', 'Followers', 'Gender']) await card(name).getByRole('button', { name: 'Retry' }).click();
    await card('Age').getByRole('grid').waitFor();
    await card('Followers').getByRole('img').first().waitFor();
    await expect.poll(() => page.getByText('could not be loaded').count()).toBe(0);
  });

  it('shows nothing of a title that the user may not see', async () => {
    const [show, movie] = [await titleThatIs('Ended'), await titleThatIs('Released')];
    const page = await open(`/report/compare?titles=show:${show.id}&titles=movie:${movie.id}`, { as: 'shows' });
    const titles = page.getByRole('list', { name: 'Titles' });
    await titles.getByText('Not available to you').waitFor();
    expect(await titles.getByText(String(movie.name)).count()).toBe(0);
    const heads = page.getByRole('grid', { name: 'Key figures' }).getByRole('columnheader');
    await expect.poll(() => heads.count()).toBe(2);
  });
});
