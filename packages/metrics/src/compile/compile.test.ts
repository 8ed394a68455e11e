import { accessOf, accountKindPages, viewDefinition, viewIds } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { applyPasses } from '../passes/index.ts';
import { planOf } from '../plan.ts';
import { shapes } from '../views/index.ts';
import { compile, finish } from './compile.ts';
import { raw, sql } from './sql.ts';
import { titlesInside } from './where.ts';

const edition = { edition: 1, dataThrough: '2024-06-30', hasPopulation: true, layouts: [] };
const accountOf = (kind: keyof typeof accountKindPages) =>
  accessOf({ allowedPages: accountKindPages[kind], allowedDataCategories: [], blockedReports: [] }, 0);
const about = (title: 'show' | 'movie') => [{ id: title, op: 'is' as const, values: ['7'], join: 'or' as const }];

describe('the kinds of title of an account', () => {
  const view = viewDefinition('engagementRawTotals');
  const plan = applyPasses(planOf(view, { clauses: about('show'), sorts: [] }, accountOf('shows'), edition));

  it('stop a view whose shape forgets them, for every account', () => {
    const forgets = { rows: () => raw("select count() as viewers from views where title = '7'") };
    expect(() => finish(plan, forgets)).toThrow('"engagementRawTotals" forgets the kinds of title of the account.');
    const narrows = { rows: () => sql`select count() as viewers from views where title in (${titlesInside(plan)})` };
    expect(finish(plan, narrows).rows.sql).toContain("kind in ('series')");
    expect(() => finish(plan, { ...narrows, sample: forgets.rows })).toThrow('forgets the kinds');
  });

  it('refuse the other kind where a view answers about either', () => {
    const asked = (title: 'show' | 'movie', kind: 'shows' | 'movies' | 'both') => () =>
      compile({ view: 'engagementRawTotals', clauses: about(title), sorts: [] }, accountOf(kind), edition);
    expect(asked('movie', 'shows')).toThrow('This account may not see movies.');
    expect(asked('show', 'movies')).toThrow('This account may not see shows.');
    expect(asked('show', 'shows')).not.toThrow();
    expect(asked('movie', 'both')).not.toThrow();
  });

  it('are left aside only by views that can be asked for no title', () => {
    const sneaky = { ...plan, view: { ...view, namesNoTitle: true as const } };
    expect(() => finish(sneaky, shapes.engagementRawTotals)).toThrow('takes titles, so that it cannot name none');
    const links = viewIds
      .map((id) => viewDefinition(id))
      .filter(({ namesNoTitle }) => namesNoTitle)
      .flatMap(({ columns }) => columns.map(({ link }) => link?.to));
    expect(links.filter((to) => to === 'show' || to === 'movie')).toEqual([]);
  });
});
