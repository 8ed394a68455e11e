import { Select } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { useLateList } from './use-late-list.ts';

const all = ['one', 'two', 'three'];

const Choice = ({ value }: { value: string | null }) => (
  <Select aria-label="Number" value={value} {...useLateList(all.slice(0, value === null ? 0 : 1), () => all)} />
);

it('is of the chosen one alone until somebody goes to it, by pointer or by keyboard', async () => {
  const options = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
  await renderAt('/', () => <Choice value="one" />);
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Number' });
  expect(box.value).toBe('one');
  expect(options()).toEqual(['one']);
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(box);
  expect(options()).toEqual(all);
});

it('opens with all of them by a click', async () => {
  await renderAt('/', () => <Choice value={null} />);
  await userEvent.setup().click(await screen.findByRole('combobox', { name: 'Number' }));
  for (const name of all) await screen.findByRole('option', { name });
});
