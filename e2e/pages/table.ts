/** A data table as its readers see it: the grid, its headers, the cells that are drawn. */
import type { Locator, Page } from 'playwright-core';

export const grid = (page: Page): Locator => page.getByRole('grid');

/** The header of a column, whose button sorts. */
export const header = (page: Page, label: string): Locator =>
  grid(page).getByRole('columnheader', { name: label, exact: true });

/** Texts of the rows that are drawn now, cell by cell: the table draws only those in sight. */
export const drawnRows = (page: Page): Promise<string[][]> =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').trim())));

/** Its rows have come. */
export const rowsShown = (page: Page): Promise<void> => grid(page).getByRole('link').first().waitFor();
