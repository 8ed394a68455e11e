import { accessOf, type Clause, type TitleKind, userKindPages, viewDefinition, viewIds } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { applyPasses } from '../passes/index.ts';
import { planOf } from '../plan.ts';
import { shapes } from '../views/index.ts';
import { compile, finish } from './compile.ts';
import { raw, sql } from './sql.ts';
import { titlesInside } from './where.ts';

const edition = { edition: 1, dataThrough: '2024-06-30', hasPopulation: true, rollups: [] };
const userNameOf = (kind: keyof typeof userKindPages) =>
  accessOf({ allowedPages: userKindPages[kind], allowedDataCategories: [], blockedReports: [] }, 0);
const about = (title: TitleKind) => [{ id: title, op: 'is' as const, values: ['7'], join: 'or' as const }];

describe('the kinds of title of a user', () => {
  const view = viewDefinition('engagementRawTotals');
  const plan = applyPasses(planOf(view, { clauses: about('show'), sorts: [] }, userNameOf('shows'), edition));

  it('stop a view whose shape forgets them, for every user', () => {
    const forgets = { rows: () => raw("select count() as viewers from views where title = '7'") };
    expect(() => finish(plan, forgets)).toThrow('"engagementRawTotals" forgets the kinds of title of the user.');
    const narrows = { rows: () => sql`select count() as viewers from views where title in (${titlesInside(plan)})` };
    expect(finish(plan, narrows).rows.sql).toContain("kind in ('series')");
    expect(() => finish(plan, { ...narrows, sample: forgets.rows })).toThrow('forgets the kinds');
  });

  it('refuse the other kind where a view answers about either', () => {
    const asked = (title: TitleKind, kind: 'shows' | 'movies' | 'both') => () =>
      compile({ view: 'engagementRawTotals', clauses: about(title), sorts: [] }, userNameOf(kind), edition);
    expect(asked('movie', 'shows')).toThrow('This user may not see movies.');
    expect(asked('show', 'movies')).toThrow('This user may not see shows.');
    expect(asked('show', 'shows')).not.toThrow();
    expect(asked('movie', 'both')).not.toThrow();
  });

  it('open figures of networks that name no show to a user without shows, unless it names one itself', () => {
    const asked =
      (view: 'networkSummary' | 'networkTopShows', ...clauses: Clause[]) =>
      () =>
        compile({ view, clauses, sorts: [] }, userNameOf('movies'), edition);
    const network: Clause = { id: 'network', op: 'is', values: ['7'], join: 'or' };
    expect(asked('networkSummary', network)).not.toThrow();
    expect(asked('networkSummary', ...about('show'))).toThrow('This user may not see shows.');
    expect(asked('networkSummary', { ...network, id: 'title', op: 'is_not' })).toThrow('This user may not see shows.');
    expect(asked('networkTopShows', network)).toThrow('This user may not see shows.');
  });

  it('are left aside only by views whose rows name no title, where the question names none', () => {
    const sneaky = { ...plan, view: { ...view, namesNoTitle: true as const } };
    expect(() => finish(sneaky, shapes.engagementRawTotals)).toThrow(
      'was asked by titles, so that it cannot name none',
    );
    const links = viewIds
      .map((id) => viewDefinition(id))
      .filter(({ namesNoTitle }) => namesNoTitle)
      .flatMap(({ columns }) => columns.flatMap(({ link }) => link ?? []));
    const toTitles = links.filter((link) => !('to' in link) || link.to === 'show' || link.to === 'movie');
    expect(toTitles).toEqual([]);
  });
});
