import { accessOf, parseFilters, type Row, viewDefinition } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { planOf } from '../plan.ts';
import { rollupNames } from '../rollups/names.ts';
import { compile } from './compile.ts';
import { lookupNames } from './lookups.ts';
import { type People, peopleOf, readAnswer } from './settling.ts';
import type { Statement } from './sql.ts';

const access = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] }, 0);
const edition = {
  edition: 1,
  dataThrough: '2024-06-30',
  hasPopulation: false,
  rollups: [...rollupNames, ...lookupNames],
};
const clauses = parseFilters(['title:1']);

const sizes = {
  ...{ all_members: 100, all_people: 100, all_squares: 100 },
  ...{ rest_members: 900, rest_people: 900, rest_squares: 900, all_base_members: 1000 },
};
const counts = [
  { title: 2, titleId: 'b', members: 40, viewers: 400 },
  { title: 3, titleId: 'c', members: 40, viewers: 100 },
  { title: 4, titleId: 'd', members: 40, viewers: 200 },
];
const nameOf = (title: number): Row => ({ titleName: `Title ${title}`, titleType: 'series' });

/** The rows of an affinity, and what was asked for them. */
const answer = async (
  limit: number | undefined,
  sorts: readonly { column: string; direction: 'asc' }[] = [],
  nameless?: number,
  counted: typeof sizes = sizes,
) => {
  const compiled = compile(
    { view: 'affinityAll', clauses, sorts: [...sorts], ...(limit === undefined ? {} : { limit }) },
    access,
    edition,
  );
  const others: Statement[] = [];
  const isNamed = compiled.rows.sql.includes('titleName');
  const columns = async <Columns>(statement: Statement, schema: ZodType<Columns>) => {
    const found = (): readonly Row[] => {
      if (statement === compiled.base) return [counted];
      if (statement === compiled.rows) return counts.map((row) => (isNamed ? { ...row, ...nameOf(row.title) } : row));
      others.push(statement);
      const [titles] = Object.values(statement.params);
      const known = Array.isArray(titles) ? titles.filter((title) => title !== nameless) : [];
      return known.map((title) => ({ title, ...nameOf(title) }));
    };
    const rows = found();
    const names = Object.keys(rows[0] ?? {});
    const columns = Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])]));
    return { columns: schema.parse(columns), count: rows.length };
  };
  const { rows, json, people } = await readAnswer(compiled, { rows: async () => [], columns });
  expect(json().toString()).toBe(JSON.stringify(rows()));
  return { rows: rows(), people, isNamed, others };
};

describe('the people of an affinity', () => {
  it('are too few to be tested where they or all others are', async () => {
    const isUntested = async (of: Partial<typeof sizes>) =>
      (await answer(2, [], undefined, { ...sizes, ...of })).people?.isUntested;
    expect(await isUntested({})).toBe(false);
    expect(await isUntested({ rest_people: 30 })).toBe(false);
    expect(await isUntested({ rest_people: 29 })).toBe(true);
    expect(await isUntested({ all_people: 29 })).toBe(true);
  });
});

describe('the names of settled rows', () => {
  it('are asked of the rows that are answered', async () => {
    const { rows, isNamed, others } = await answer(2);
    expect(isNamed).toBe(false);
    expect(others.map(({ params }) => Object.values(params))).toEqual([[[3, 4]]]);
    expect(rows.map(({ titleId, titleName }) => [titleId, titleName])).toEqual([
      ['c', 'Title 3'],
      ['d', 'Title 4'],
    ]);
  });

  it('are the same where all rows have them, or are sorted by them', async () => {
    const { rows } = await answer(2);
    const all = await answer(undefined);
    expect([all.isNamed, all.others]).toEqual([true, []]);
    expect(all.rows.slice(0, 2)).toEqual(rows);
    const sorted = await answer(2, [{ column: 'titleName', direction: 'asc' }]);
    expect([sorted.isNamed, sorted.others]).toEqual([true, []]);
    expect(sorted.rows.map(({ titleId }) => titleId)).toEqual(['b', 'c']);
  });

  it('make the answer an error where those of a row are missing', async () => {
    await expect(answer(2, [], 4)).rejects.toThrow('"affinityAll" has no names of the row 4.');
  });

  it('are not asked where nothing is answered', async () => {
    expect(await answer(0)).toMatchObject({ rows: [], isNamed: false, others: [] });
  });
});

describe('the people behind settled rows', () => {
  const question = { view: 'affinityAll', clauses, sorts: [], limit: 0 } as const;
  const compiled = compile({ ...question, sorts: [] }, access, edition);
  const plan = planOf(viewDefinition('affinityAll'), { ...question, sorts: [] }, access, edition);
  const keptBack = async (minimumBase: number, found: Omit<People, 'effective'>): Promise<boolean> => {
    const people = { of: () => ({ ...found, effective: null }), minimumBase };
    const columns = async <Columns>(_statement: Statement, schema: ZodType<Columns>) => ({
      columns: schema.parse({}),
      count: 0,
    });
    return (await readAnswer({ ...compiled, people }, { rows: async () => [], columns })).isOfFew;
  };

  it('keep an answer back where fewer than the minimum are known, and nobody is not few', async () => {
    const of = (known: number | null) => keptBack(10, { n: 500, known });
    expect([await of(1), await of(9), await of(10), await of(0), await of(null)]).toEqual([
      ...[true, true],
      ...[false, false, false],
    ]);
    expect(await keptBack(0, { n: 5, known: 5, others: 5 })).toBe(false);
  });

  it('keep an answer back where those they are compared with are few, whose shares it has too', async () => {
    const beside = (others: number) => keptBack(10, { n: 500, known: 400, others });
    expect([await beside(1), await beside(9), await beside(10), await beside(0)]).toEqual([true, true, false, false]);
  });

  it('have an effective base where they are weighted, and none where they are not or there is nobody', () => {
    const members = { people: 10, weight: 20, squares: 80 };
    const of = (panel: 'Total' | 'Balanced', { people } = members) =>
      peopleOf({ ...plan, panel }, { ...members, people });
    expect(of('Balanced')).toEqual({ n: 10, effective: 5, known: null });
    expect(of('Total')).toEqual({ n: 10, effective: null, known: null });
    expect(of('Balanced', { ...members, people: 0 })).toEqual({ n: 0, effective: null, known: null });
  });
});

describe('a GEM score', () => {
  it('is missing where every program that it could be against has 0', async () => {
    const compiled = compile({ view: 'gemReport', clauses: [], sorts: [] }, access, edition);
    const program = { title: 'A', titleId: '1', kind: 'series', network: null, respondents: 120, raw: 0, base: 0 };
    const women = { scoreFemale_n: 60, scoreFemale_raw: 0 };
    const columns = async <Columns>(_statement: Statement, schema: ZodType<Columns>) => ({
      columns: schema.parse(
        Object.fromEntries(
          Object.entries({ ...program, ...women, mean_q1: 1 }).map(([name, value]) => [name, [value]]),
        ),
      ),
      count: 1,
    });
    const { rows, json } = await readAnswer(compiled, { rows: async () => [], columns });
    expect(rows()[0]).toMatchObject({ gemScore: null, scoreFemale: null, scoreMale: null, q1: 1, respondents: 120 });
    expect(JSON.parse(json().toString())).toEqual(rows());
  });
});
