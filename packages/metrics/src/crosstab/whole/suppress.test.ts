/**
 * An attack on tables that leave cells out: whoever knows every figure that is shown, the way they add up and that somebody
 * is in each cell that is left out, asks a solver for the fewest and the most people each of these can have.
 */

import { chanceOf } from '@cvm/contract/testing/chance';
import { describe, expect, it } from 'vitest';
import { type Constraint, equalTo, greaterEq, lessEq, solve } from 'yalps';
import { ended } from './steps.ts';
import { type Direction, type PeopleTable, suppressed } from './suppress.ts';

const minimum = 10;

const leftOut = (table: PeopleTable): boolean[][] => ended(suppressed(table, minimum));

type Model = { readonly constraints: Map<string, Constraint>; readonly variables: Map<string, Map<string, number>> };

const name = (row: number, column: number): string => `n${row}_${column}`;

/** Every figure that is shown is a constraint, and what is known of each line. */
const modelOf = ({ people, down, across }: PeopleTable, hidden: readonly (readonly boolean[])[]): Model => {
  const constraints = new Map<string, Constraint>();
  const variables = new Map<string, Map<string, number>>();
  const term = (variable: string, constraint: string, by: number) =>
    variables.set(variable, (variables.get(variable) ?? new Map()).set(constraint, by));
  for (const [row, cells] of people.entries())
    for (const [column, count] of cells.entries()) {
      const isHidden = hidden[row]?.[column] === true;
      constraints.set(`shown ${name(row, column)}`, isHidden ? greaterEq(1) : equalTo(count));
      term(name(row, column), `shown ${name(row, column)}`, 1);
    }
  const line = (id: string, { kind, blocks }: Direction, cells: readonly string[], total: string) => {
    if (kind === 'none') return;
    // Members of a block: as many as its largest cell at least, as all its cells together at most; blocks add up.
    constraints.set(`${id} adds up`, equalTo(0));
    term(total, `${id} adds up`, -1);
    for (const block of new Set(blocks)) {
      const members = `${id} block ${block}`;
      term(members, `${id} adds up`, 1);
      constraints.set(`${members} most`, greaterEq(0));
      term(members, `${members} most`, -1);
      cells.forEach((cell, place) => {
        if (blocks[place] !== block) return;
        term(cell, `${members} most`, 1);
        constraints.set(`${members} least ${place}`, lessEq(0));
        term(cell, `${members} least ${place}`, 1);
        term(members, `${members} least ${place}`, -1);
      });
    }
  };
  const lastRow = people.length - 1;
  const width = people[0]?.length ?? 0;
  const lastColumn = across.kind === 'none' ? width : width - 1;
  for (let column = 0; column < width; column += 1)
    line(
      `column ${column}`,
      down,
      people.slice(0, lastRow).map((_, row) => name(row, column)),
      name(lastRow, column),
    );
  for (const [row, cells] of people.entries())
    line(
      `row ${row}`,
      across,
      cells.slice(0, lastColumn).map((_, column) => name(row, column)),
      name(row, lastColumn),
    );
  return { constraints, variables };
};

const bound = (model: Model, variable: string, direction: 'minimize' | 'maximize'): number => {
  const variables = new Map(model.variables);
  variables.set(variable, new Map([...(variables.get(variable) ?? []), ['people', 1]]));
  const { status, result } = solve({ direction, objective: 'people', constraints: model.constraints, variables });
  if (status === 'unbounded') return Number.POSITIVE_INFINITY;
  if (status !== 'optimal') throw new Error(`${status}: what is shown contradicts itself.`);
  return result;
};

/** Cells that are told closer than the minimum, in words. */
const told = (table: PeopleTable, hidden = leftOut(table)): string[] => {
  const model = modelOf(table, hidden);
  return table.people.flatMap((cells, row) =>
    cells.flatMap((count, column) => {
      if (hidden[row]?.[column] !== true)
        return count > 0 && count < minimum ? [`${name(row, column)} = ${count} is shown`] : [];
      const [low, high] = [bound(model, name(row, column), 'minimize'), bound(model, name(row, column), 'maximize')];
      return high - low >= minimum - 1e-6 ? [] : [`${name(row, column)} = ${count} is told as ${low} to ${high}`];
    }),
  );
};

const exact = (length: number): Direction => ({
  kind: 'exact',
  blocks: Array.from({ length }, (_, i) => i),
  isBalanced: true,
});
const none: Direction = { kind: 'none', blocks: [], isBalanced: false };

/** Members of a random table: each is in one block of rows and of columns, and in some cells of these. */
const randomTable = (seed: number): PeopleTable => {
  const chance = chanceOf(seed);
  const [rows, columns] = [chance.pick([1, 2, 3, 4, 6]), chance.pick([1, 2, 3, 4])];
  const direction = (length: number, kinds: readonly [Direction['kind'], ...Direction['kind'][]]): Direction => {
    const kind = chance.pick(kinds);
    if (kind === 'none') return none;
    if (kind === 'exact') return exact(length);
    const blocks = chance.pick([1, 1, 2]);
    return { kind, blocks: Array.from({ length }, (_, i) => i % blocks), isBalanced: chance.isTrue(0.5) };
  };
  const down = direction(rows, ['exact', 'exact', 'cover']);
  const across = columns === 1 ? none : direction(columns, ['exact', 'exact', 'cover']);
  const scale = chance.pick([1, 3, 10, 40]);
  const people = Array.from({ length: rows + 1 }, () =>
    Array.from({ length: columns + (across === none ? 0 : 1) }, () => 0),
  );
  const add = (row: number, column: number) => {
    const cells = people[row];
    if (cells !== undefined && column < cells.length) cells[column] = (cells[column] ?? 0) + 1;
  };
  const some = (length: number, { kind, blocks }: Direction): number[] => {
    const one = Math.floor(chance.pick([0.05, 0.3, 0.5, 0.7, 0.999]) * length);
    if (kind !== 'cover') return [one];
    const fellows = blocks.flatMap((block, place) => (block === blocks[one] ? [place] : []));
    return [...new Set([one, ...fellows.filter(() => chance.isTrue(0.4))])];
  };
  const members = Math.ceil(rows * columns * scale * 1.5);
  for (let member = 0; member < members; member += 1) {
    const [inRows, inColumns] = [some(rows, down), some(columns, across)];
    for (const row of [...inRows, rows])
      for (const column of [...inColumns, ...(across === none ? [] : [columns])]) add(row, column);
  }
  return { people, down, across };
};

describe('suppression', () => {
  it('leaves a table of large groups as it is', () => {
    const people = [
      [20, 30, 50],
      [40, 10, 50],
      [60, 40, 100],
    ];
    expect(leftOut({ people, down: exact(2), across: exact(2) }).flat()).not.toContain(true);
  });

  it('hides beside a small group the next smallest that can stand for it', () => {
    const people = [[3], [50], [60], [12], [125]];
    expect(leftOut({ people, down: exact(4), across: none })).toEqual([[true], [false], [false], [true], [false]]);
  });

  it('hides a total that nothing else can keep from telling', () => {
    const people = [[5], [6], [11]];
    expect(leftOut({ people, down: exact(2), across: none }).flat()).toEqual([true, true, true]);
  });

  it('hides one person alone', () => {
    const people = [[1], [50], [51]];
    expect(leftOut({ people, down: exact(2), across: none })[0]).toEqual([true]);
  });

  it('withstands a solver on random tables', () => {
    const seeds = Array.from({ length: 200 }, (_, i) => i + 1);
    const failures = seeds.flatMap((seed) => told(randomTable(seed)).map((text) => `table ${seed}: ${text}`));
    expect(failures).toEqual([]);
  });

  it('would not withstand it if only the small groups were left out', () => {
    const onlySmall = ({ people }: PeopleTable) =>
      people.map((cells) => cells.map((count) => count > 0 && count < minimum));
    const tables = Array.from({ length: 50 }, (_, i) => randomTable(i + 1));
    expect(tables.filter((table) => told(table, onlySmall(table)).length > 0).length).toBeGreaterThan(10);
  });

  it('has something to hide in most of them, and does not hide everything', () => {
    const shares = Array.from({ length: 200 }, (_, i) => {
      const table = randomTable(i + 1);
      const hidden = leftOut(table).flat();
      return hidden.filter(Boolean).length / hidden.length;
    });
    expect(shares.filter((share) => share > 0).length).toBeGreaterThan(75);
    expect(shares.filter((share) => share < 1).length).toBeGreaterThan(75);
  });
});
