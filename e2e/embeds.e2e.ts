/** Embedded looks: what a visitor without a session sees at a signed address, and which pages may stand in a frame. */
import { embedAnswerSchema, formatValue, type Look, lookLabel, lookViews } from '@cvm/contract';
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { heading } from './pages/any-page.ts';
import { drawnRows, grid } from './pages/table.ts';
import { partner } from './partner.ts';
import { runPortal } from './run-portal.ts';
import { sessionOf } from './sign-in.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();
const nobody = { as: null };
const drama = 'filters=genre:Drama';

/** The address of a look as the analyst gets it, below the portal's origin. */
const addressOf = async (look: string, query: string): Promise<string> => {
  const { token } = await sessionOf('analyst');
  const answer = await fetch(`${runPortal().url}/v1/embed/${look}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { pathname, search } = new URL(embedAnswerSchema.parse(await answer.json()).data.embed.url);
  return `${pathname}${search}`;
};

/** The page of another site that shows the address in a frame. */
const framedBy = (origin: string, address: string): string =>
  `${origin}/?${new URLSearchParams({ show: `${runPortal().url}${address}` })}`;

/** Which look it is, whose figures they are, and up to which day they go. */
const namesItself = async (where: Page | FrameLocator, look: Look): Promise<void> => {
  const { meta } = await ask({ view: lookViews[look] });
  await where.getByRole('heading', { level: 1, name: lookLabel(look) }).waitFor();
  await where.getByText(`Source: CVM Insights. Data through ${formatValue('longDate', meta.dataThrough)}.`).waitFor();
};

describe('an embedded look', () => {
  it('shows its title and its rows to a visitor without a session, and nothing of the portal', async () => {
    const { rows } = await ask({ view: 'showSummary', filters: ['genre:Drama'] });
    const page = await open(await addressOf('show-viewership', `${drama}&showTitle=true`), nobody);
    await namesItself(page, 'show-viewership');
    await grid(page).getByRole('gridcell').first().waitFor();
    expect((await drawnRows(page))[0]).toContain(rows[0]?.show);
    expect(await grid(page).getAttribute('aria-rowcount')).toBe(String(rows.length + 1));
    await expect.poll(() => page.title()).toBe('Show viewership | CVM Insights');
    await expect
      .poll(() =>
        page.evaluate(
          `[...document.fonts].some((face) => /Inter Variable/.test(face.family) && face.status === 'loaded')`,
        ),
      )
      .toBe(true);
    for (const role of ['link', 'navigation', 'banner'] as const) expect(await page.getByRole(role).count()).toBe(0);
  });

  it('stands in a frame of the portal, and has no link for a user that is signed in either', async () => {
    const look = 'anticipated-unaired-shows';
    const address = await addressOf(look, 'showTitle=true');
    const page = await open('/system-status');
    await heading(page, 'System Status').waitFor();
    await page.evaluate(`document.body.append(Object.assign(document.createElement('iframe'),
      { src: ${JSON.stringify(address)}, width: 900, height: 600 }))`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('gridcell').first().waitFor();
    await namesItself(frame, look);
    expect(await frame.getByRole('link').count()).toBe(0);
  });

  it('stands in no page of another site', async () => {
    const address = framedBy(partner().unknown, await addressOf('anticipated-movies', ''));
    const page = await open(address, { ...nobody, provoked: [/frame-ancestors/] });
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true);
    expect(await page.frameLocator('iframe').getByRole('gridcell').count()).toBe(0);
  });

  it('stands in a page of the site that the settings name, says its filters by name, and scrolls inside its table alone in a small frame', async () => {
    const { rows } = await ask({ view: 'showSummary', filters: [] });
    const show = rows.find(({ networkId }) => networkId !== null);
    const address = await addressOf(
      'show-viewership',
      `filters=network:${show?.networkId}&filters=country:DE&showTitle=true`,
    );
    const page = await open(framedBy(partner().known, address), nobody);
    await page.evaluate("Object.assign(document.querySelector('iframe'), { width: 400, height: 300 })");
    const frame = page.frameLocator('iframe');
    await frame.getByRole('gridcell').first().waitFor();
    await namesItself(frame, 'show-viewership');
    await frame.getByText(`Originating Network is ${show?.network} · Country is Germany`).waitFor();
    const [beyond] = await Promise.all(
      page
        .frames()
        .slice(1)
        .map((own) => own.evaluate('document.documentElement.scrollHeight - innerHeight')),
    );
    expect(beyond).toBe(0);
  });

  it('says why nothing has grown where its days have no beginning, nothing matches, its address is over, or there is none', async () => {
    const why = 'Growth needs dates that begin on a day';
    const address = await addressOf('anticipated-returning-shows', 'showTitle=true');
    const page = await open(address, { ...nobody, provoked: [/status of 401/] });
    await page.getByText(why).waitFor();
    await namesItself(page, 'anticipated-returning-shows');
    await page.goto(await addressOf('anticipated-returning-shows', 'filters=date:last 30 days'));
    await page.getByRole('gridcell', { name: /%$/ }).first().waitFor();
    expect(await page.getByText(why).count()).toBe(0);
    await page.goto(await addressOf('anticipated-movies', 'showTitle=true'));
    await page.getByRole('gridcell').first().waitFor();
    await namesItself(page, 'anticipated-movies');
    await page.goto(await addressOf('show-viewership', 'filters=metric:viewers >= 1000000'));
    await page.getByText('Nothing matches the filters of this embedded look.').waitFor();
    await page.goto('/embed/show-viewership?token=over');
    await page.getByRole('alert').getByText('This embedded look has expired.').waitFor();
    await page.goto('/embed/nothing');
    await page.getByText('There is no such embedded look.').waitFor();
  });

  it('is the one page that the settings open to frames of other sites', async () => {
    const headersOf = async (path: string) => {
      const { headers } = await fetch(`${runPortal().url}${path}`, { headers: { accept: 'text/html' } });
      return [
        /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0],
        headers.get('x-frame-options'),
      ];
    };
    expect(await headersOf('/embed/show-viewership')).toEqual([`frame-ancestors 'self' ${partner().known}`, null]);
    for (const path of ['/', '/shows', '/embed', '/embed/show-viewership/more'])
      expect([path, ...(await headersOf(path))]).toEqual([path, "frame-ancestors 'self'", 'SAMEORIGIN']);
  });
});
