import { expect, test } from 'vitest';
import { titleOfMovie } from './title-of-movie.ts';

test.each([
  ['Forrest Gump (1994)', 'Forrest Gump', 1994],
  ['Ready Player One', 'Ready Player One', null],
  ['Assembly (Ji jie hao) (2007) ', 'Assembly (Ji jie hao)', 2007],
  ['Twelve Monkeys (a.k.a. 12 Monkeys) (1995)', 'Twelve Monkeys (a.k.a. 12 Monkeys)', 1995],
  [
    'City of Lost Children, The (Cité des enfants perdus, La) (1995)',
    'City of Lost Children, The (Cité des enfants perdus, La)',
    1995,
  ],
  ['11\'09"01 - September 11 (2002)', '11\'09"01 - September 11', 2002],
  ['Death Note: Desu nôto (2006–2007)', 'Death Note: Desu nôto', 2006],
  ['Fawlty Towers (1975-1979)', 'Fawlty Towers', 1975],
  ['Big Bang Theory, The (2007-)', 'Big Bang Theory, The', 2007],
  ['Land Before Time III (1995) (V)', 'Land Before Time III', 1995],
  ['2001: A Space Odyssey (1968)', '2001: A Space Odyssey', 1968],
  ['Blade Runner 2049', 'Blade Runner 2049', null],
  ['Cosmos (new)', 'Cosmos (new)', null],
  ['(1994)', '(1994)', 1994],
])('%s', (title, name, year) => {
  expect(titleOfMovie(title)).toEqual({ name, year });
});
