import { expect, it } from 'vitest';
import { covering, itemsOf } from './stores/pieces.ts';

it('a statement has its lines, and of lists each item and how many they are', () => {
  const sql = `-- a note
select title, sum(if(a, b, 0)) as n
from views_12
group by title`;
  expect(itemsOf([{ sql }])).toEqual([
    'select title',
    'select sum(if(a, b, 0)) as n',
    'select of 2',
    'from views_0',
    'group by title',
    'group by of 1',
  ]);
});

it('what is asked tries every piece, without what others try, but for what is asked anyway', () => {
  const pieces: Record<string, string[]> = { a: ['1'], b: ['1'], c: ['1', '2'], d: ['2', '3'], e: ['3'] };
  const asked = (anyway: string): string[] =>
    covering(
      Object.keys(pieces),
      (one) => pieces[one] ?? [],
      (one) => one === anyway,
    );
  expect(asked('')).toEqual(['c', 'd']);
  expect(asked('e')).toEqual(['c', 'e']);
});
