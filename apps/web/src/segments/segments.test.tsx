import { type Clause, formatSegment, pageFilterDefinition, parseFilters, type SegmentAnswer } from '@cvm/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FilterBar } from '../filter-bar/FilterBar.tsx';
import { endSession, startViewAs } from '../session/session.ts';
import { startServer, type TestServer } from '../testing/http-server.ts';
import { profileOf } from '../testing/profile.ts';
import { renderAt } from '../testing/render.tsx';
import { saveProblem } from './SegmentEditor.tsx';
import { notOnPage, segmentProblem } from './segment-fit.ts';
import { startOf } from './segment-start.ts';

const clauses = (...texts: string[]): Clause[] => parseFilters(texts);

const stored = (uuid: string, name: string, filters: Clause[], isBenchmark = false) => ({
  ...{ uuid, name, filters: formatSegment(filters), options: { isBenchmark, isDefault: false } },
  ...{ dateCreated: '2026-01-05T10:00:00.000Z', dateModified: '2026-02-06T10:00:00.000Z' },
});

const women = stored('u-women', 'Young women', clauses('gender:female', 'age:18-24'));
const films = stored('u-films', 'Two films', clauses('movie:a|b'));
const tier = stored('u-tier', 'Big shows', clauses('genre:Drama'), true);
const permissible = {
  ...{ limits: { country: ['US', 'FR'] }, months: null, contentTypes: ['series', 'movie'] },
  ...{ dataThrough: '2026-01-31', panelAvailable: true },
};

let server: TestServer;
let list: SegmentAnswer[] = [women, films, tier];
let isListFailing = false;
let isChanged = false;
/** A save is made, and its answer does not come. */
let isLost = false;
const calls: string[] = [];
const json = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });
const gone = {
  status: 404,
  body: JSON.stringify({ success: false, error: { code: 'not_found', message: 'This segment does not exist.' } }),
};

const changed = {
  status: 409,
  body: JSON.stringify({ success: false, error: { code: 'conflict', message: 'It was changed elsewhere.' } }),
};

beforeAll(async () => {
  server = await startServer((path, { method, body }) => {
    if (path.startsWith('/v1/audience-segment') && method !== 'GET') calls.push(`${method} ${path} ${body}`);
    if (path === '/v1/user/filters_permissible') return json({ success: true, data: permissible });
    if (path.startsWith('/v1/options/')) return json({ success: true, data: [], more: false });
    if (method === 'PUT' && isChanged) return changed;
    if (method === 'PUT' && isLost) {
      const { name, filters } = JSON.parse(body);
      list = [...list, { ...women, uuid: 'u-lost', name, filters }];
      return { status: 502, body: '' };
    }
    if (method === 'PUT' && !isKept(path)) return gone;
    if (method === 'PUT')
      return json({ success: true, uuid: path.split('/').at(-1) || 'u-new', dateModified: '2026-03-07T10:00:00.000Z' });
    if (method === 'DELETE') {
      if (!list.some(({ uuid }) => path.endsWith(uuid))) return gone;
      list = list.filter(({ uuid }) => !path.endsWith(uuid));
      return json({ success: true });
    }
    if (isListFailing) return { status: 500, body: '' };
    return json({ success: true, data: list });
  });
});
afterAll(() => server.close());
beforeEach(() => {
  list = [women, films, tier];
  isListFailing = false;
  isChanged = false;
  isLost = false;
  calls.length = 0;
});

const isKept = (path: string): boolean => path.endsWith('/') || list.some(({ uuid }) => path.endsWith(uuid));

const openBar = async (query = '') => {
  const { router } = await renderAt(`/page${query}`, () => <FilterBar page="showSummary" />);
  const user = userEvent.setup();
  return {
    user,
    query: () => decodeURIComponent(router.state.location.searchStr.replaceAll('+', ' ')),
    openPanel: async () => {
      await user.click(screen.getByRole('button', { name: /^Saved Filters/ }));
      return within(await screen.findByRole('dialog'));
    },
  };
};

describe('a saved segment', () => {
  it('is chosen in place of all other filters, and chosen again left', async () => {
    const { user, query, openPanel } = await openBar('?filters=genre:Comedy&benchmark=b');
    const menu = await openPanel();
    const choice = await menu.findByRole('button', { name: 'Young women' });
    expect(choice.textContent).toContain('February 06, 2026');
    expect(choice.textContent).toContain('Gender: Female · Age: 18-24');
    await user.click(choice);
    expect(query()).toBe('?benchmark=b&filters=gender:female&filters=age:18-24&segment=u-women');
    expect((await menu.findByRole('button', { name: 'Young women' })).getAttribute('aria-pressed')).toBe('true');
    await user.click(menu.getByRole('button', { name: 'Young women' }));
    expect(query()).toBe('?benchmark=b');
  });

  it('that does not apply to the page cannot be chosen, and says why', async () => {
    const { user, query, openPanel } = await openBar();
    const choice = await (await openPanel()).findByRole('button', { name: 'Two films' });
    expect(choice.getAttribute('aria-disabled')).toBe('true');
    expect(choice.getAttribute('aria-description')).toBe(notOnPage);
    await user.click(choice);
    expect(query()).toBe('');
  });

  it('that a link has chosen and that does not apply says why, and is left as any other', async () => {
    const { user, query, openPanel } = await openBar('?segment=u-films&filters=movie:a%7Cb&sorts=views desc');
    await screen.findByText(/The filter "Movie" does not apply to this page\./);
    const choice = await (await openPanel()).findByRole('button', { name: 'Two films' });
    expect(choice.getAttribute('aria-description')).toBe(notOnPage);
    expect(choice.getAttribute('aria-disabled')).toBeNull();
    await user.click(choice);
    expect(query()).toBe('?sorts=views desc');
  });

  it('that cannot be read is not chosen as if it had no filters, and says so beside the others', async () => {
    list = [{ ...women, uuid: 'u-old', name: 'Old', filters: '[]', problem: 'Edit it to choose them anew.' }, women];
    const { user, query, openPanel } = await openBar();
    const menu = await openPanel();
    const choice = await menu.findByRole('button', { name: 'Old' });
    expect(choice.textContent).toContain('Edit it to choose them anew.');
    await user.click(choice);
    expect(query()).toBe('');
    await user.click(menu.getByRole('button', { name: 'Young women' }));
    expect(query()).toContain('segment=u-women');
  });

  it('that a link names without its filters was not found, which the page says', async () => {
    const { user, query } = await openBar('?segment=u-elsewhere');
    await screen.findByText(
      'The segment of this link is not applied. It is not among yours: somebody else keeps it, or it was deleted.',
    );
    expect(screen.queryByText(/u-elsewhere/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove The segment of this link' }));
    expect(query()).toBe('');
    await waitFor(() => expect(screen.queryByText(/^The segment of this link/)).toBeNull());
  });

  it('that a link names and that cannot be read is named, and says why', async () => {
    list = [{ ...women, uuid: 'u-old', name: 'Old', filters: '[]', problem: 'Edit it to choose them anew.' }];
    await openBar('?segment=u-old');
    await screen.findByText('Segment "Old" is not applied. Edit it to choose them anew.');
  });

  it('stands apart from the benchmarks', async () => {
    const { openPanel } = await openBar();
    const menu = await openPanel();
    await menu.findByRole('button', { name: 'Young women' });
    expect(menu.queryByRole('button', { name: 'Big shows' })).toBeNull();
  });

  it('is no longer chosen once other filters are applied', async () => {
    const { user, query } = await openBar('?filters=gender:female&filters=age:18-24&segment=u-women');
    expect(await screen.findByRole('button', { name: 'Saved Filters, Young women chosen' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove Age: 18-24' }));
    await user.click(screen.getByRole('button', { name: 'Apply (1)' }));
    expect(query()).toBe('?filters=gender:female');
  });
});

describe('the window of segments', () => {
  const openWindow = async (query = '') => {
    const bar = await openBar(query);
    const menu = await bar.openPanel();
    await bar.user.click(menu.getByRole('button', { name: 'Manage Segments' }));
    return { ...bar, window: within(await screen.findByRole('dialog', { name: 'Segments' })) };
  };

  it('lets an administrator who looks choose, and change nothing', async () => {
    startViewAs({ token: 'x', profile: profileOf([]) });
    const { window } = await openWindow();
    for (const name of ['Create Segment', 'Edit Young women', 'Delete Young women']) {
      const button = await window.findByRole('button', { name });
      expect(button.getAttribute('aria-description')).toBe('While viewing as a user nothing is changed.');
    }
    endSession();
  });

  it('saves a new segment, closes, and applies it', async () => {
    const { user, query, openPanel } = await openBar();
    await user.click((await openPanel()).getByRole('button', { name: 'Create Segment' }));
    const window = within(await screen.findByRole('dialog', { name: 'New Segment' }));
    const save = window.getByRole('button', { name: 'Save' });
    expect(save.getAttribute('aria-description')).toBe('Name the segment first.');
    await user.type(window.getByRole('textbox', { name: 'Segment Name' }), 'Everyone young');
    // The default range of the page is what it begins with.
    expect(window.getByRole('region', { name: 'Preview' }).textContent).toContain('Last 30 Days');
    await user.click(window.getByRole('tab', { name: 'Date' }));
    await user.click(await window.findByRole('radio', { name: 'All Time' }));
    expect(window.getByRole('region', { name: 'Preview' }).textContent).toContain(
      'You should select at least 1 filter.',
    );
    expect(save.getAttribute('aria-description')).toBe('You should select at least 1 filter.');
    await user.click(window.getByRole('tab', { name: 'Demographics' }));
    await user.click(window.getByRole('button', { name: /^18-24/ }));
    await user.click(save);
    expect(await screen.findByText('Loading')).toBeDefined();
    await waitFor(() => expect(query()).toBe('?filters=age:18-24&segment=u-new'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Segment "Everyone young" saved.')).toBeDefined();
    expect(JSON.parse(calls[0]?.split('audience-segment/ ')[1] ?? '')).toMatchObject({
      ...{ name: 'Everyone young', options: { isBenchmark: false, isDefault: false } },
      filters: expect.stringContaining('"id":"age","value":"18-24"'),
    });
  });

  it('does not take a list that could not be loaded for one of the new segment alone', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => logged.mockRestore());
    isListFailing = true;
    const { user, query, openPanel } = await openBar();
    await user.click((await openPanel()).getByRole('button', { name: 'Create Segment' }));
    const window = within(await screen.findByRole('dialog', { name: 'New Segment' }));
    await user.type(window.getByRole('textbox', { name: 'Segment Name' }), 'Once');
    isListFailing = false;
    await user.click(window.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(query()).toContain('segment=u-new'));
    expect(await (await openPanel()).findByRole('button', { name: 'Young women' })).toBeTruthy();
  });

  it('saves one segment, however fast it is clicked twice', async () => {
    const { user, query, openPanel } = await openBar();
    await user.click((await openPanel()).getByRole('button', { name: 'Create Segment' }));
    const window = within(await screen.findByRole('dialog', { name: 'New Segment' }));
    await user.type(window.getByRole('textbox', { name: 'Segment Name' }), 'Once');
    fireEvent.click(window.getByRole('button', { name: 'Save' }));
    // As close as two clicks of a browser can be: what was begun is told, no timer has run.
    for (const _ of 'microtasks') await Promise.resolve();
    fireEvent.click(window.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(query()).toContain('segment=u-new'));
    expect(calls).toHaveLength(1);
  });

  it('saves a change and returns to the list', async () => {
    const { user, window } = await openWindow();
    await user.click(await window.findByRole('button', { name: 'Edit Young women' }));
    const name = window.getByRole('textbox', { name: 'Segment Name' });
    await user.clear(name);
    await user.type(name, 'Women');
    await user.click(window.getByRole('button', { name: 'Save' }));
    expect(await window.findByRole('button', { name: 'Women' })).toBeDefined();
    expect(calls[0]).toContain('PUT /v1/audience-segment/u-women {"name":"Women"');
  });

  it('is not saved over a change of another tab, and the list is what it is now', async () => {
    const { user, window } = await openWindow();
    await user.click(await window.findByRole('button', { name: 'Edit Young women' }));
    const name = window.getByRole('textbox', { name: 'Segment Name' });
    await user.clear(name);
    await user.type(name, 'Women');
    list = [{ ...women, name: 'Women elsewhere' }, films, tier];
    isChanged = true;
    await user.click(window.getByRole('button', { name: 'Save' }));
    await window.findByText('It was changed elsewhere.');
    expect(calls[0]).toContain(`"dateModified":"${women.dateModified}"`);
    expect(window.getByRole('textbox', { name: 'Segment Name' })).toBe(name);
    await user.click(window.getByRole('button', { name: 'Back to segments' }));
    expect(await window.findByRole('button', { name: 'Women elsewhere' })).toBeDefined();
  });

  it('says what it was changed to, and saves what is typed over that or as a new one', async () => {
    const { user, window } = await openWindow();
    const later = '2026-03-01T10:00:00.000Z';
    for (const [choice, saved] of [
      ['Save Over It', 'u-women'],
      ['Save as New', ''],
    ] as const) {
      list = [women, films, tier];
      await user.click(await window.findByRole('button', { name: /^Edit (Young w|W)omen/ }));
      const seen = window.getByRole<HTMLInputElement>('textbox', { name: 'Segment Name' });
      await user.type(seen, '!');
      list = [{ ...stored('u-women', 'Men', clauses('gender:male')), dateModified: later }, films, tier];
      isChanged = true;
      await user.click(window.getByRole('button', { name: 'Save' }));
      await window.findByText('It was changed elsewhere in the meantime, and is "Men" now: Gender is Male.');
      isChanged = false;
      calls.length = 0;
      await user.click(window.getByRole('button', { name: choice }));
      await window.findByRole('button', { name: 'Create Segment' });
      expect(calls).toHaveLength(1);
      expect(calls[0]).toContain(`PUT /v1/audience-segment/${saved} `);
      expect(calls[0]?.includes(`"dateModified":"${later}"`)).toBe(saved !== '');
    }
  });

  it('says why what was chosen about such a change failed in its turn, and offers both again', async () => {
    const { user, window } = await openWindow();
    await user.click(await window.findByRole('button', { name: 'Edit Young women' }));
    await user.type(window.getByRole('textbox', { name: 'Segment Name' }), '!');
    list = [{ ...women, name: 'Men', dateModified: '2026-03-01T10:00:00.000Z' }, films, tier];
    isChanged = true;
    await user.click(window.getByRole('button', { name: 'Save' }));
    await window.findByText(/^It was changed elsewhere in the meantime, and is "Men" now/);
    isChanged = false;
    isLost = true;
    await user.click(window.getByRole('button', { name: 'Save as New' }));
    await window.findByText('Error Requesting the Resource');
    isLost = false;
    expect(window.getByText(/^It was changed elsewhere in the meantime, and is "Men" now/)).toBeDefined();
    expect(window.getByRole('button', { name: 'Save Over It' })).toBeDefined();
  });

  it('saves what is typed of one that was deleted elsewhere as a new one', async () => {
    const { user, window } = await openWindow();
    await user.click(await window.findByRole('button', { name: 'Edit Young women' }));
    await user.type(window.getByRole('textbox', { name: 'Segment Name' }), '!');
    list = [films, tier];
    await user.click(window.getByRole('button', { name: 'Save' }));
    await window.findByText('It was deleted elsewhere in the meantime.');
    await user.click(window.getByRole('button', { name: 'Save as New' }));
    expect(await window.findByRole('button', { name: 'Young women!' })).toBeDefined();
  });

  it('is saved once where the answer of a save was lost, and does not meet itself', async () => {
    const { user, window } = await openWindow();
    await user.click(window.getByRole('button', { name: 'Create Segment' }));
    await user.type(window.getByRole('textbox', { name: 'Segment Name' }), 'Once');
    isLost = true;
    await user.click(window.getByRole('button', { name: 'Save' }));
    await window.findByText('Error Requesting the Resource');
    isLost = false;
    expect(list.filter(({ name }) => name === 'Once')).toHaveLength(1);
    // Changed meanwhile, it is saved over what was made.
    await user.type(window.getByRole('textbox', { name: 'Segment Name' }), ' more');
    await user.click(window.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.map((call) => call.split(' ')[1])).toEqual(['/v1/audience-segment/', '/v1/audience-segment/u-lost']);
    expect(calls[1]).toContain('"name":"Once more"');
  });

  it('is changed on the first of its filters, whatever section has it', async () => {
    const { user, window } = await openWindow();
    await user.click(await window.findByRole('button', { name: 'Edit Young women' }));
    expect(window.getByRole('tab', { name: 'Demographics' }).getAttribute('aria-selected')).toBe('true');
    expect(window.getByRole('tab', { name: 'Age, 1 chosen' }).getAttribute('aria-selected')).toBe('true');
  });

  it('applies the change of the segment that is chosen', async () => {
    const { user, query, window } = await openWindow('?filters=gender:female&filters=age:18-24&segment=u-women');
    await user.click(await window.findByRole('button', { name: 'Edit Young women' }));
    await user.click(window.getByRole('tab', { name: 'Demographics' }));
    await user.click(window.getByRole('button', { name: /^25-29/ }));
    await user.click(window.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(query()).toBe('?filters=gender:female&filters=age:18-24,25-29&segment=u-women'));
    expect((await window.findByRole('button', { name: 'Young women' })).getAttribute('aria-pressed')).toBe('true');
  });

  it('leads back to the list without saving', async () => {
    const { user, window } = await openWindow();
    await user.click(await window.findByRole('button', { name: 'Edit Young women' }));
    await user.click(window.getByRole('button', { name: 'Back to segments' }));
    expect(await window.findByRole('button', { name: 'Young women' })).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('asks before it deletes, and loads the list again', async () => {
    const { user, window } = await openWindow();
    await user.click(await window.findByRole('button', { name: 'Delete Young women' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete?' }));
    expect(
      question.getByText('Are you sure you want to delete this segment? You cannot undo this action.'),
    ).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(window.queryByRole('button', { name: 'Young women' })).toBeNull());
    expect(calls).toEqual(['DELETE /v1/audience-segment/u-women ']);
  });

  it('takes one that was deleted elsewhere for deleted: it goes from the list and is chosen no longer', async () => {
    const { user, window, query } = await openWindow('?filters=gender:female&filters=age:18-24&segment=u-women');
    const button = await window.findByRole('button', { name: 'Delete Young women' });
    list = [films, tier];
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(window.queryByRole('button', { name: 'Young women' })).toBeNull());
    await waitFor(() => expect(query()).not.toContain('u-women'));
    expect(screen.queryByText('This segment does not exist.')).toBeNull();
  });
});

describe('the rules of segments', () => {
  it('need every filter to apply, and what the page requires', () => {
    const problem = (page: Parameters<typeof pageFilterDefinition>[0], ...texts: string[]) =>
      segmentProblem(pageFilterDefinition(page), { clauses: clauses(...texts) });
    expect(problem('showSummary', 'age:55+', 'status:Ended')).toBeNull();
    expect(problem('showSummary', 'movie:a')).toBe(notOnPage);
    expect(problem('showReportViewership', 'genre:Drama')).toBe(notOnPage);
    expect(problem('affinityAll', 'age:55+')).toBe(notOnPage);
    expect(problem('affinityAll', 'show:1|2', 'age:55+')).toBeNull();
    expect(problem('attributionPlatform', 'platform:not Kinoport')).toBe(notOnPage);
  });

  it('let a new one begin with what a segment can hold', () => {
    const start = startOf(clauses('genre:Drama', 'show:1', 'age:55+', 'metric:viewers > 1'));
    expect(start).toEqual(clauses('genre:Drama', 'age:55+'));
  });

  it('say why a segment cannot be saved', () => {
    const some = clauses('age:55+');
    expect(saveProblem('', some, false)).toBe('Name the segment first.');
    expect(saveProblem('a', [], false)).toBe('You should select at least 1 filter.');
    expect(saveProblem('a', some, true)).toBe('The segment is being saved.');
    expect(saveProblem('a', some, false)).toBeNull();
    expect(saveProblem(` ${'a'.repeat(120)} `, some, false)).toBeNull();
    expect(saveProblem('a'.repeat(121), some, false)).toBe('Segment name takes up to 120 characters.');
  });
});
