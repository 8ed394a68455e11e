import { expect, it } from 'vitest';
import { layersOf } from './layers.ts';

it('counts the selects inside each other, joins, and subqueries that are values', () => {
  expect(layersOf('select 1')).toEqual({ depth: 1, joins: 0, values: 0 });
  const sql = `-- a join (select) in a comment
with picked as (select title from titles), (
  select (views, viewers) from (select 1 as views, 2 as viewers)
) as whole
select (title + 1) * whole.1, (select 2) as two
from (
  select title from facts where title in picked and cell in (select cell from cells)
) as facts
inner join titles on titles.title = facts.title`;
  expect(layersOf(sql)).toEqual({ depth: 3, joins: 1, values: 2 });
});
