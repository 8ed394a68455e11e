import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { Pager, UnknownPage, usePage } from './Pager.tsx';

const Pages = () => {
  const shown = usePage('page', 'rows', 30);
  return (
    <>
      <UnknownPage name="page" shown={shown} />
      <Pager page={shown.page} size={shown.size} count={30} onPage={shown.setPage} onSize={shown.setSize} />
    </>
  );
};

it.each([
  ['9', 'Page 2', '26 to 30 of 30'],
  ['0', 'Page 1', '1 to 25 of 30'],
  ['-3', 'Page 1', '1 to 25 of 30'],
  ['02', 'Page 1', '1 to 25 of 30'],
  ['two', 'Page 1', '1 to 25 of 30'],
])('an address that asks for a page there is not says which is shown: %s', async (page, shown, rows) => {
  const { address } = await renderAt(`/page?page=${page}`, Pages);
  await screen.findByText(`There is nothing of this name. ${shown} is shown.`);
  expect(screen.getByText(rows)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: `Remove page=${page}` }));
  await waitFor(() => expect(screen.queryByText(/There is nothing of this name/)).toBeNull());
  expect(screen.getByText('1 to 25 of 30')).toBeTruthy();
  expect(address()).not.toContain('page=');
});
