/**
 * What stands in for figures that are still to come stays in its card, and still for readers who asked for less motion, as all
 * browsers of the tests do: the page around it can be read and used meanwhile.
 */
import { describe, expect, it } from 'vitest';
import { layoutShift } from './pages/any-page.ts';
import { quiet } from './tabs.ts';
import { titleThatIs } from './titles.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

const pages: readonly { name: string; address: () => Promise<string> | string }[] = [
  {
    name: 'Compare',
    address: async () =>
      `/report/compare?titles=show:${(await titleThatIs('Ended')).id}&titles=movie:${(await titleThatIs('Released')).id}`,
  },
  { name: 'Anticipation and Outcome', address: () => '/report/anticipation-outcome' },
  { name: 'Anticipation Tracker', address: () => '/report/anticipation-tracker?filters=genre:Drama' },
  { name: 'a show', address: async () => `/show/${(await titleThatIs('Ended')).id}/anticipation` },
];

/** Of what waits, how many stand beyond the card they are in. */
const beyond = `[...document.querySelectorAll('main [aria-busy=true] [class*=keleton]')].filter((waiting) => {
  const own = waiting.getBoundingClientRect();
  const card = waiting.closest('[aria-busy=true]').getBoundingClientRect();
  return own.top < card.top - 1 || own.bottom > card.bottom + 1 || own.left < card.left - 1 || own.right > card.right + 1;
}).length`;

const failing: typeof pages = [
  { name: 'Release Calendar', address: () => '/report/release-calendar' },
  { name: 'Platform Attribution', address: () => '/attribution/platform?filters=platform:Live TV' },
  {
    name: 'Platform Attribution by Title',
    address: async () => `/attribution/title?filters=title:${(await titleThatIs('Ended')).id}`,
  },
];

/** What moves for ever. */
const moving = `document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime === Infinity)
  .map(({ animationName, effect }) => animationName + ' of ' + effect.target.className)`;

describe('without a connection', () => {
  it('a look says so, and comes with the connection', async () => {
    const page = await open('/help', { provoked: [/ERR_INTERNET_DISCONNECTED/] });
    await page.route('**/v1/embed/**', (route) => route.abort('internetdisconnected'));
    await page.goto('/report/anticipation');
    const failed = page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' });
    await expect.poll(() => failed.count()).toBe(3);
    await page.unrouteAll();
    // Tabs of the test before and after share the context: the page is told alone that the connection is back.
    await page.evaluate("window.dispatchEvent(new Event('offline')); window.dispatchEvent(new Event('online'))");
    await expect.poll(() => page.locator('iframe').count()).toBe(3);
    expect(await failed.count()).toBe(0);
  });

  it('a look whose frame did not come says so, and is asked for again', async () => {
    const page = await open('/help');
    await page.route('**/embed/anticipated-movies**', (route) =>
      route.request().resourceType() === 'document' ? route.abort('internetdisconnected') : route.fallback(),
    );
    await page.goto('/report/anticipation');
    const failed = page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' });
    await failed.waitFor();
    await page.unrouteAll();
    await failed.getByRole('button', { name: 'Retry' }).click();
    await page.frameLocator('iframe[title="Anticipated movies"]').getByRole('grid').waitFor();
  });
});

describe('what waits', () => {
  it.each(pages)('stays in its card and still: $name', async ({ address }) => {
    const page = await open(quiet);
    // Details of titles come, by which cards are there; their figures do not.
    await page.route(/\/v1\/query\/(?!seriesDetail|movieDetail|anticipationTracker\?)/, () => undefined);
    await page.goto(await address(), { waitUntil: 'domcontentloaded' });
    await page.locator('main [aria-busy=true]').first().waitFor();
    await page.locator('main [aria-busy=true] [class*=keleton]').first().waitFor();
    expect(await page.evaluate(beyond)).toBe(0);
    expect(await page.evaluate(moving)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it.each(failing)('moves nothing where it could not be loaded: $name', async ({ address }) => {
    const page = await open(quiet, { provoked: [/500/] });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/v1\/query\/(releaseCalendar|attribution)/, async (route) => {
      await released;
      await route.fulfill({ status: 500, json: { success: false, error: { code: 'internal', message: 'Away.' } } });
    });
    await page.goto(await address());
    await page.locator('main [data-waiting]').waitFor();
    release();
    await page.getByText('This could not be loaded').waitFor();
    await page.getByRole('contentinfo').waitFor();
    expect(await layoutShift(page)).toBeLessThan(0.001);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('is said while the code of the portal is on its way, in the scheme of the system', async () => {
    const page = await open('/help', { scheme: 'dark' });
    const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const words = page.getByText('Loading CVM Insights ...');
    await page.getByRole('heading', { name: 'Help' }).waitFor();
    const dark = await ground();
    expect(await words.isVisible()).toBe(false);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/help', { waitUntil: 'commit' });
    // Before its stylesheet a page shows nothing, whatever its elements say of themselves.
    await expect.poll(ground).toBe(dark);
    await words.waitFor();
    release();
    await page.getByRole('heading', { name: 'Help' }).waitFor();
    expect(await words.isVisible()).toBe(false);
  });
});
