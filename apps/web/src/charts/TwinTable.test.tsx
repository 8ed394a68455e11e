import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { TwinTable } from './TwinTable.tsx';

const figure = (text: string) => ({ text, exact: text });

it('has names and words to the left and figures to the right, heading and cell alike', async () => {
  const table = {
    columns: [
      { label: 'Episode', numeric: false },
      { label: 'Rank', numeric: true },
      { label: 'Character', numeric: false },
    ],
    rows: [{ id: '1', picture: null, label: 'S1 | E1', figures: [figure('1'), figure('Ornella Falconara')] }],
  };
  await renderAt('/', () => <TwinTable table={table} label="Votes" />);
  const isRight = (text: string) => screen.getByText(text).hasAttribute('data-numeric');
  expect(['Rank', '1', 'Character', 'Ornella Falconara'].map(isRight)).toEqual([true, true, false, false]);
});
