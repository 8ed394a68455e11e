import type { Clause, MemberCount, PageFiltersId, Permissible, Row } from '@cvm/contract';
import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../api/client.ts';
import { makeQueryClient } from '../app/query-client.ts';
import { memberCountsQuery } from '../filters/use-member-counts.ts';
import { permissibleQuery } from '../filters/use-permissible.ts';
import { renderRoutes } from '../testing/render.tsx';
import { viewMeta } from '../testing/view-answer.ts';
import { type ViewAnswer, viewQuery } from '../views/use-view.ts';
import { FilterBar } from './FilterBar.tsx';

const everything: Permissible = {
  limits: {},
  months: null,
  contentTypes: ['series', 'movie'],
  dataThrough: '2024-05-31',
  panelAvailable: true,
};

/** A list of 250 options takes a test environment seconds. */
const fewCountries: Partial<Permissible> = { limits: { country: ['US', 'FR', 'CI', 'DE'] } };

const nobody = { success: true, minimumBase: 10 } as const;

/** The bar of a page at an address, for a user whose restrictions are known already. */
const openBar = async (
  query = '',
  options: {
    page?: PageFiltersId;
    permissible?: Partial<Permissible>;
    isUncounted?: true;
    ages?: MemberCount[];
    /** What was answered before. */
    known?: readonly ((client: QueryClient) => void)[];
    /** Of the show with id 7, on whose report the bar stands then. */
    episodes?: readonly Row[];
  } = {},
) => {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(permissibleQuery.queryKey, { ...everything, ...options.permissible });
  if (options.isUncounted !== true)
    queryClient.setQueryData(memberCountsQuery.queryKey, {
      ...nobody,
      data: { country: [], age: options.ages ?? [], gender: [] },
    });
  for (const answer of options.known ?? []) answer(queryClient);
  const { episodes } = options;
  const about: Clause = { id: 'show', op: 'is', values: ['7'], join: 'or' };
  if (episodes !== undefined) {
    const answer: Answer<ViewAnswer> = { blocked: false, data: { rows: episodes, meta: viewMeta } };
    queryClient.setQueryData(viewQuery('episodes', [about]).queryKey, answer);
  }
  const bar = () => <FilterBar page={options.page ?? 'showSummary'} />;
  const path = episodes === undefined ? '/page' : '/show/7';
  const { address, router } = await renderRoutes(
    `${path}${query}`,
    { '/page': bar, '/show/$showId': bar },
    queryClient,
  );
  await screen.findByRole('region', { name: 'Filters' });
  return {
    user: userEvent.setup(),
    history: router.history,
    query: () => address().replace(path, ''),
    openPanel: async (user: ReturnType<typeof userEvent.setup>, panel: RegExp, tab?: string) => {
      await user.click(screen.getByRole('button', { name: panel }));
      const menu = await screen.findByRole('dialog');
      if (tab !== undefined) await user.click(within(menu).getByRole('tab', { name: new RegExp(`^${tab}`) }));
      return within(menu);
    },
  };
};

const apply = () => within(screen.getByRole('region', { name: 'Filters' })).getByRole('button', { name: /^Apply/ });
const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);

describe('the filter bar', () => {
  it('shows what is applied, the default included', async () => {
    await openBar('?filters=country:US,not GB');
    expect(chips()).toEqual(['Country: United States', 'Country: Excludes: United Kingdom', 'Date: Last 30 Days']);
  });

  it('takes an address that names no filter after all for one without filters', async () => {
    await openBar('?filters=');
    expect(chips()).toEqual(['Date: Last 30 Days']);
    expect(screen.queryByText('A filter of this link is not applied')).toBeNull();
  });

  it('cycles an option from empty over included and excluded back to empty, and says each state', async () => {
    const { user, openPanel } = await openBar('', { permissible: fewCountries });
    const menu = await openPanel(user, /^Users/, 'Age');
    const option = () => menu.getByRole('button', { name: /^18-24/ });
    expect(option().getAttribute('aria-label')).toBe('18-24, empty');
    for (const [state, text] of [
      ['included', '18-24'],
      ['excluded', 'Excludes: 18-24'],
      ['empty', '18-24'],
    ] as const) {
      await user.click(option());
      expect(option().getAttribute('aria-label')).toBe(`18-24, ${state}`);
      expect(option().textContent).toBe(text);
      expect(menu.getByRole('status').textContent).toBe(`18-24, ${state}`);
    }
  });

  it('says of members that are kept back no number, which the next larger group would not have', async () => {
    const ages = [
      { value: '18-24', members: 1234 },
      { value: '25-29', members: null },
    ];
    const { user, openPanel } = await openBar('', { permissible: fewCountries, ages });
    const menu = await openPanel(user, /^Users/, 'Age');
    const texts = ['18-24', '25-29'].map(
      (age) => menu.getByRole('button', { name: new RegExp(`^${age}`) }).textContent,
    );
    expect(texts).toEqual(['18-241,234 members', '25-29Suppressed']);
  });

  it.each([
    { tab: 'Country', option: 'option' },
    { tab: 'Age', option: 'button' },
  ] as const)(
    'says below options of $tab that their numbers of members could not be loaded',
    async ({ tab, option }) => {
      const { user, openPanel } = await openBar('', { permissible: fewCountries, isUncounted: true });
      const menu = await openPanel(user, /^Users/, tab);
      expect(await menu.findByText('How many members each has could not be loaded.')).toBeTruthy();
      expect(menu.getAllByRole(option, { name: /, empty$/ }).length).toBeGreaterThan(3);
    },
  );

  it('begins genders with All, which holds while none is chosen and takes the choice back', async () => {
    const { user, openPanel } = await openBar('?filters=gender:female', { permissible: fewCountries });
    const menu = await openPanel(user, /^Users/, 'Gender');
    const options = () => menu.getAllByRole('button', { name: /, (included|empty|excluded)$/ });
    const states = () => options().map((option) => option.getAttribute('aria-label'));
    expect(states()).toEqual(['All, empty', 'Female, included', 'Male, empty']);
    await user.click(menu.getByRole('button', { name: /^All/ }));
    expect(states()).toEqual(['All, included', 'Female, empty', 'Male, empty']);
    await user.keyboard('{ArrowDown} ');
    expect(states()).toEqual(['All, empty', 'Female, included', 'Male, empty']);
  });

  it('begins a custom range with the last 7 days where no date is chosen', async () => {
    const { user, openPanel } = await openBar('?filters=date:all+time');
    const menu = await openPanel(user, /^Date/);
    await user.click(menu.getByRole('radio', { name: 'Custom' }));
    expect(menu.getByLabelText<HTMLInputElement>('From').value).toBe('05-25-2024');
    expect(menu.getByLabelText<HTMLInputElement>('To').value).toBe('05-31-2024');
    expect(menu.getByRole('button', { name: 'Apply (1)' })).toBeDefined();
  });

  it('cycles between empty and included alone where the page excludes nothing', async () => {
    const { user, openPanel } = await openBar('', { page: 'homepage', permissible: fewCountries });
    const menu = await openPanel(user, /^Users/);
    const option = () => menu.getByRole('option', { name: /^France/ });
    await user.click(option());
    expect(option().getAttribute('aria-label')).toBe('France, included');
    await user.click(option());
    expect(option().getAttribute('aria-label')).toBe('France, empty');
  });

  it('holds changes back until Apply, which counts them and says when there are none', async () => {
    const { user, openPanel, query } = await openBar('', { permissible: fewCountries });
    expect(apply().getAttribute('aria-disabled')).toBe('true');
    expect(apply().getAttribute('aria-description')).toBe('Nothing has changed');
    await user.click(apply());
    expect(query()).toBe('');

    const menu = await openPanel(user, /^Users/, 'Age');
    await user.click(menu.getByRole('button', { name: /^18-24/ }));
    await user.click(menu.getByRole('button', { name: /^25-29/ }));
    await user.click(menu.getByRole('tab', { name: /^Gender/ }));
    await user.click(menu.getByRole('button', { name: /^Female/ }));
    expect(query()).toBe('');
    expect(menu.getByRole('button', { name: 'Apply (2)' })).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Age: 18-24, 25-29, not applied yet' })).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Apply (2)' }));
    expect(query()).toBe('?filters=age:18-24,25-29&filters=gender:female');
    expect(await screen.findByRole('button', { name: 'Age: 18-24, 25-29' })).toBeDefined();
    expect(apply().textContent).toBe('Apply');
  });

  it('finds a country by what is typed and takes the first match with Enter', async () => {
    const { user, openPanel } = await openBar('', { permissible: fewCountries });
    const menu = await openPanel(user, /^Users/, 'Country');
    await user.type(menu.getByRole('combobox', { name: 'Search Country' }), 'cote{Enter}');
    expect(menu.getAllByRole('option').map((option) => option.getAttribute('aria-label'))).toEqual([
      'Côte d’Ivoire, included',
    ]);
  });

  it('offers the countries the user may see, in the order of the specification', async () => {
    const { user, openPanel } = await openBar('', { permissible: { limits: { country: ['DE', 'US', 'GB'] } } });
    const menu = await openPanel(user, /^Users/, 'Country');
    expect(menu.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'United States',
      'United Kingdom',
      'Germany',
    ]);
  });

  it('takes one clause away with its cross, brings it back, and undoes all edits', async () => {
    const { user } = await openBar('?filters=age:18-24&filters=gender:female');
    await user.click(screen.getByRole('button', { name: 'Remove Age: 18-24' }));
    expect(screen.getByRole('button', { name: 'Age: 18-24, ends with Apply' })).toBeDefined();
    expect(apply().textContent).toBe('Apply (1)');
    await user.click(screen.getByRole('button', { name: 'Keep Age: 18-24' }));
    expect(apply().textContent).toBe('Apply');
    await user.click(screen.getByRole('button', { name: 'Remove Gender: Female' }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('button', { name: 'Gender: Female' })).toBeDefined();
  });

  it('clears a filter in its menu, which Apply ends', async () => {
    const { user, openPanel, query } = await openBar('?filters=genre:Drama&filters=country:US,FR', {
      permissible: fewCountries,
    });
    const menu = await openPanel(user, /^Users/, 'Country');
    await user.click(menu.getByRole('button', { name: 'Clear Country' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Country: United States, France, ends with Apply' })).toBeDefined();
    await user.click(apply());
    expect(query()).toBe('?filters=genre:Drama');
  });

  it('keeps the focus on the line when a chip goes', async () => {
    const { user } = await openBar('?filters=age:18-24&filters=gender:female');
    await user.click(screen.getByRole('button', { name: 'Remove Age: 18-24' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep Age: 18-24' }));
    await user.click(screen.getByRole('button', { name: 'Age: 18-24, ends with Apply' }));
    const menu = within(await screen.findByRole('dialog'));
    await user.click(menu.getByRole('button', { name: /^25-29/ }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Remove Age: 25-29' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Gender: Female' }));
  });

  it('clears everything and the address at once; the default holds again', async () => {
    const { user, query } = await openBar('?sorts=views+desc&benchmark=b&filters=age:18-24&filters=date:last+7+days');
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    // What a title is compared with is no filter of it.
    expect(query()).toBe('?sorts=views desc&benchmark=b');
    expect(await screen.findByRole('button', { name: 'Date: Last 30 Days' })).toBeDefined();
    expect(chips()).toEqual(['Date: Last 30 Days']);
  });

  it('can be cleared whenever a filter is set, be it the default one; dates return to the default of the page', async () => {
    const { user, query } = await openBar('?filters=date:all+time');
    const clear = () => screen.getByRole('button', { name: 'Clear All' });
    expect(chips()).toEqual([]);
    await user.click(clear());
    expect(query()).toBe('');
    expect(await screen.findByRole('button', { name: 'Date: Last 30 Days' })).toBeDefined();
    expect(clear().getAttribute('aria-disabled')).not.toBe('true');
    await user.click(screen.getByRole('button', { name: 'Remove Date: Last 30 Days' }));
    await user.click(clear());
    expect(apply().textContent).toBe('Apply');
    expect(chips()).toEqual(['Date: Last 30 Days']);
  });

  it('says that the United States are weighted though nobody chose it, and takes it back', async () => {
    const { user, query } = await openBar('?filters=country:US&filters=date:all+time');
    expect(chips()).toEqual(['Country: United States', 'Panel: Balanced (default for US)']);
    await user.click(screen.getByRole('button', { name: 'Remove Panel: Balanced (default for US)' }));
    expect(chips()).toEqual(['Country: United States', 'Panel: Total']);
    await user.click(screen.getByRole('button', { name: 'Apply (1)' }));
    expect(query()).toBe('?filters=country:US&filters=panel:No&filters=date:all time');
    await user.click(screen.getByRole('button', { name: 'Remove Panel: Total' }));
    await user.click(screen.getByRole('button', { name: 'Apply (1)' }));
    expect(await screen.findByRole('button', { name: 'Panel: Balanced (default for US)' })).toBeDefined();
  });

  it('has no word of a panel where somebody chose one, or where there is none', async () => {
    await openBar('?filters=country:US&filters=panel:Yes');
    expect(chips()).toEqual(['Country: United States', 'Panel: Balanced', 'Date: Last 30 Days']);
  });

  it('says whom a user sees that does not see everybody', async () => {
    await openBar('?filters=date:all+time', { permissible: { limits: { country: ['IT', 'ES', 'FR'] } } });
    expect(screen.getByText('No filters: everyone in Italy, Spain, France, all time.')).toBeDefined();
  });

  it('says it beside the filters too', async () => {
    await openBar('?filters=country:IT', { permissible: { limits: { country: ['IT', 'ES', 'FR'] } } });
    expect(screen.getByText('Of everyone in Italy, Spain, France.')).toBeDefined();
  });

  it('says which countries of origin and languages no title has', async () => {
    const told = (kind: string, value: string, label: string | null) => (client: QueryClient) =>
      client.setQueryData(['option-label', kind, value], label);
    await openBar('?filters=originating_country:US,AQ&filters=originating_language:not sk', {
      known: [
        told('originating_country', 'US', 'United States'),
        told('originating_country', 'AQ', null),
        told('originating_language', 'sk', null),
      ],
    });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Originating Country: no title has Antarctica.',
    );
    expect(screen.queryByText(/^Language: no title/)).toBeNull();
  });

  it('keeps filters of another tab of the report for it, and says so without alarm', async () => {
    const { user, query } = await openBar('?filters=season:1&filters=age:18-24', { page: 'showReportViewership' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Season is kept for another tab of this report.')).toBeDefined();
    expect(chips()).toEqual(['Age: 18-24']);
    await user.click(screen.getByRole('button', { name: 'Remove Age: 18-24' }));
    await user.click(screen.getByRole('button', { name: 'Apply (1)' }));
    expect(query()).toBe('?filters=season:1');
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(query()).toBe('');
  });

  it('names a season and an episode kept for another tab that the show does not have', async () => {
    const episodes = [{ season: 1, episodeId: '901', episode: 1, name: 'Pilot' }];
    const { user, query } = await openBar('?filters=season:1&filters=episode:999', {
      ...{ page: 'showReportViewership', episodes },
    });
    expect(screen.getByText('No episodes with id 999 found in show 7')).toBeDefined();
    expect(screen.getByText('Season is kept for another tab of this report.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove episode:999' }));
    expect(query()).toBe('?filters=season:1');
    await waitFor(() => expect(screen.queryByText(/found in show/)).toBeNull());
  });

  it('drops edits when the address changes underneath, as with the back button', async () => {
    const { user, history } = await openBar('?filters=age:18-24');
    await user.click(screen.getByRole('button', { name: 'Remove Age: 18-24' }));
    await user.click(screen.getByRole('button', { name: 'Apply (1)' }));
    expect(await screen.findByRole('button', { name: 'Date: Last 30 Days' })).toBeDefined();
    history.back();
    expect(await screen.findByRole('button', { name: 'Age: 18-24' })).toBeDefined();
    expect(apply().textContent).toBe('Apply');
  });

  it('applies each change at once on pages that have no Apply', async () => {
    const { user, openPanel, query } = await openBar('', {
      ...{ page: 'characterVotesEpisode', permissible: fewCountries },
    });
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
    const menu = await openPanel(user, /^Users/, 'Age');
    await user.click(menu.getByRole('button', { name: /^18-24/ }));
    expect(query()).toBe('?filters=age:18-24');
    expect(menu.queryByRole('button', { name: /^Apply/ })).toBeNull();
  });

  it('names what it does not understand, lets the rest hold, and removes it on request', async () => {
    const { user, query } = await openBar('?filters=country:USA&filters=gender:female&filters=emotions:sad');
    const notice = within(screen.getByRole('alert'));
    expect(notice.getByText(/takes ISO 3166-1 alpha-2 country codes, not "USA"/)).toBeDefined();
    expect(notice.getByText(/"Emotion" does not apply to this page/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Gender: Female' })).toBeDefined();
    await user.click(notice.getByRole('button', { name: 'Remove country:USA' }));
    expect(query()).toBe('?filters=gender:female&filters=emotions:sad');
  });

  it('gives the focus back to the button when Esc closes a menu', async () => {
    const { user, openPanel } = await openBar();
    await openPanel(user, /^Date(,|$)/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Date, 1 filter set' }));
  });
});

describe('the editors', () => {
  it('offers the panel for the United States alone and says why not elsewhere', async () => {
    const { user, openPanel, query } = await openBar('?filters=country:US', { permissible: fewCountries });
    const menu = await openPanel(user, /^Users/, 'Panel');
    expect(menu.getByRole('radio', { name: 'Balanced' })).toHaveProperty('checked', true);
    await user.click(menu.getByRole('radio', { name: 'Total' }));
    await user.click(menu.getByRole('button', { name: 'Apply (1)' }));
    expect(query()).toBe('?filters=country:US&filters=panel:No');
  });

  it('shows Total, disabled, with the reason when the country is not the United States alone', async () => {
    const { user, openPanel } = await openBar('?filters=country:US,FR', { permissible: fewCountries });
    const menu = await openPanel(user, /^Users/, 'Panel');
    expect(menu.getByRole('radio', { name: 'Total' })).toHaveProperty('checked', true);
    expect(menu.getByRole('radio', { name: 'Balanced' })).toHaveProperty('disabled', true);
    expect(menu.getByText(/only be changed when Country is United States/)).toBeDefined();
  });

  it('takes a preset, All Time and a typed range as dates', async () => {
    const { user, openPanel, query } = await openBar();
    const menu = await openPanel(user, /^Date(,|$)/);
    expect(menu.getByRole('radio', { name: 'Last 30 Days' })).toHaveProperty('checked', true);
    await user.click(menu.getByRole('radio', { name: 'All Time' }));
    expect(screen.getByRole('button', { name: 'Date: Last 30 Days, ends with Apply', hidden: true })).toBeDefined();

    await user.click(menu.getByRole('radio', { name: 'Custom' }));
    const [from, to] = [menu.getByRole('textbox', { name: 'From' }), menu.getByRole('textbox', { name: 'To' })];
    await user.clear(from);
    await user.type(from, '2024-05-01');
    const pasteDay = async (day: string) => {
      await user.clear(to);
      await user.click(to);
      await user.paste(day);
    };
    await pasteDay('2024-06-30');
    expect(menu.getByText('The last day is 05-31-2024.')).toBeDefined();
    await pasteDay('2024-05-07');
    await user.click(menu.getByRole('button', { name: 'Apply (1)' }));
    expect(query()).toBe('?filters=date:2024-05-01 00:00:00 to 2024-05-07 23:59:59');
    expect(await screen.findByRole('button', { name: 'Date: 05-01-2024 to 05-07-2024' })).toBeDefined();
  });

  it('keeps a metric filter while a row of it is not whole, and says so', async () => {
    const { user, openPanel, query } = await openBar('?filters=metric:viewers+>=+1000&filters=date:all+time');
    const menu = await openPanel(user, /^Metric/);
    const number = menu.getByRole('textbox', { name: 'Number' });
    await user.clear(number);
    await menu.findByText('Enter a number. Until then the filter from before holds.');
    expect(chips()).toEqual(['Viewers: ≥ 1,000']);
    expect(menu.getByRole('button', { name: 'Apply' }).getAttribute('aria-description')).toBe('Nothing has changed');
    await user.type(number, '20');
    await user.click(menu.getByRole('button', { name: 'Apply (1)' }));
    expect(query()).toBe('?filters=metric:viewers >= 20&filters=date:all time');
  });

  it('makes a metric filter once metric, operator and number are there; percentages become fractions', async () => {
    const { user, openPanel, query } = await openBar('?filters=date:all+time');
    const menu = await openPanel(user, /^Metric/);
    await user.click(menu.getByRole('combobox', { name: 'Metric' }));
    await user.click(await menu.findByRole('option', { name: 'Share of Views' }));
    expect(menu.getByText('Enter a number.')).toBeDefined();
    expect(menu.getByRole('button', { name: 'Apply' })).toBeDefined();
    await user.type(menu.getByRole('textbox', { name: 'Number' }), '2.5');
    await user.click(menu.getByRole('button', { name: 'Apply (1)' }));
    expect(query()).toBe('?filters=metric:viewshare >= 0.025&filters=date:all time');
    expect(await screen.findByRole('button', { name: 'Share of Views: ≥ 2.5%' })).toBeDefined();
  });

  it('opens a menu on the first of its filters that is set, and on its first where none is', async () => {
    const { user, openPanel } = await openBar('?filters=runtime:0-30', { permissible: fewCountries });
    const selected = (menu: ReturnType<typeof within>) => menu.getByRole('tab', { selected: true }).textContent;
    expect(selected(await openPanel(user, /^Content/))).toMatch(/^Runtime/);
    await user.keyboard('{Escape}');
    const users = await openPanel(user, /^Users/);
    expect(selected(users)).toBe(users.getAllByRole('tab')[0]?.textContent);
  });

  it('opens from its chip and adds a runtime range of its own beside the presets', async () => {
    const { user, query } = await openBar('?filters=runtime:0-30');
    await user.click(screen.getByRole('button', { name: 'Runtime: 0-30 minutes' }));
    const menu = within(await screen.findByRole('dialog'));
    await user.click(menu.getByRole('button', { name: /^121\+ minutes/ }));
    await user.type(menu.getByRole('textbox', { name: 'From minute' }), '20');
    await user.type(menu.getByRole('textbox', { name: 'To minute' }), '25');
    await user.click(menu.getByRole('button', { name: 'Add Range' }));
    await user.click(menu.getByRole('button', { name: 'Apply (1)' }));
    expect(query()).toBe('?filters=runtime:0-30,121-999,20-25');
    expect(
      await screen.findByRole('button', { name: 'Runtime: 0-30 minutes, 121+ minutes, 20-25 minutes' }),
    ).toBeDefined();
  });
});
