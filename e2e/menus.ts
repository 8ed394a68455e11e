/** The menus of the filter bar, which are looked at one after the other on one page. */
import { menu, openFilter, type PanelName } from './pages/filter-bar.ts';
import { rowsShown } from './pages/table.ts';
import type { Look } from './screen.ts';

export const menusAddress = '/shows?filters=country:US,GB&filters=genre:Drama,not Reality';

const withMenu = (panel: PanelName, filter: string | undefined, text: string): Look => ({
  name: ['menu', panel, filter ?? ''].join(' ').trim().toLowerCase().replaceAll(' ', '-'),
  ready: async (page) => {
    await rowsShown(page);
    await openFilter(page, panel, filter);
    if (filter === 'Date') await menu(page).getByRole('radio', { name: 'Custom' }).check();
    await menu(page).getByText(text).first().waitFor();
  },
  over: '[role=dialog]',
});

export const menus: readonly Look[] = [
  withMenu('Content', 'Genre', 'Comedy'),
  withMenu('Content', 'Runtime', '0-30 minutes'),
  withMenu('Users', 'Country', 'France'),
  withMenu('Users', 'Age', '16-17'),
  withMenu('Users', 'Panel', 'Balanced'),
  withMenu('Date', 'Date', 'From'),
  withMenu('Metric', undefined, 'Add Metric Filter'),
];
