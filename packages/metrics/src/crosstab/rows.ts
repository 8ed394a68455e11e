/**
 * Rows of a fact with what tells their dimensions apart, and what was counted of them with their names. There are millions of rows
 * and few values: rows have a number in place of each text (decision 73).
 */
import { type DimensionName, titleKey } from '@cvm/contract';
import { genreBits } from '../compile/lookups.ts';
import { join, raw, type Sql, sql } from '../compile/sql.ts';
import {
  columnsOf,
  type Described,
  type DimensionSql,
  definitionOf,
  isOfOneTitle,
  joinsOf,
  joinsOfCounted,
  type MemberKey,
  type NumberName,
  numberOf,
} from './dimensions.ts';

/** A further column that a figure is counted from. */
export type Extra = { readonly name: string; readonly from: readonly Described[]; readonly sql: Sql };

/**
 * The dimensions that rows are told apart by. `genres`: their names, where the edition has no bits for them; a row for `each` of a
 * title's; or one row with the `bits` of all, which is enough to count members. `cells`: one number for all that are `alike`; or `each`
 * has its own, and what is counted of them is added up, which takes less where nothing else has many values.
 */
export type Told = {
  readonly names: readonly DimensionName[];
  readonly key: MemberKey;
  readonly genres: 'names' | 'each' | 'bits';
  readonly cells: 'alike' | 'each';
};

const definitionIn = ({ key, genres }: Told, name: DimensionName): DimensionSql =>
  definitionOf(name, key, genres !== 'names');

/** Those whose values the number says; without one those that rows name themselves. */
const saidBy = (told: Told, number?: NumberName): DimensionName[] =>
  told.names.filter((name) => definitionIn(told, name).by === number);

const numbersIn = (told: Told): NumberName[] => [
  ...new Set(told.names.flatMap((name) => definitionIn(told, name).by ?? [])),
];

/** What tells the dimensions apart, in rows and in what is counted of them. */
export const keysOf = (told: Told): string[] => [...columnsOf(saidBy(told)), ...numbersIn(told).map(numberOf)];

type Grouped = { readonly table: 'titles' | 'cells'; readonly number: 'title' | 'cell' };

/** One number for all titles, or cells, that have the same values. */
const groupsOf = (told: Told, { table, number }: Grouped): Sql => {
  const values = saidBy(told, number).map((name) => definitionIn(told, name).sql);
  return sql`inner join (
  select min(${raw(`${table}.${number}`)}) as one, arrayJoin(groupArray(${raw(`${table}.${number}`)})) as each
  from ${raw(table)}
  group by ${join(values, ', ')}
) as ${raw(`${number}_groups`)} on ${raw(`${number}_groups.each = fact.${number}`)}`;
};

/** How rows have a number, and what is joined for it. */
type NumberSql = { readonly sql: string; readonly groups?: Grouped };

const numberIn = (told: Told, number: NumberName): NumberSql => {
  switch (number) {
    case 'title':
      return saidBy(told, number).some(isOfOneTitle)
        ? { sql: 'fact.title' }
        : { sql: 'title_groups.one', groups: { table: 'titles', number } };
    case 'cell':
      return told.cells === 'each'
        ? { sql: 'fact.cell' }
        : { sql: 'cell_groups.one', groups: { table: 'cells', number } };
    case 'genre':
      return { sql: told.genres === 'bits' ? genreBits('fact.title') : eachBit(genreBits('fact.title')) };
    default:
      return { sql: `fact.${number}` };
  }
};

const eachBit = (bits: string): string => `arrayJoin(bitPositionsToArray(${bits}))`;

/** `of`: whom a row is of, its member and their cell where it is not said. */
type Rows = {
  readonly of?: readonly ('member' | 'cell')[];
  readonly extras: readonly Extra[];
  readonly needs: readonly Described[];
  readonly where: Sql;
};

/**
 * Rows of a fact: member, cell, each of `keysOf`, each of `extras`; of `bits` that of the genre has those. `fact` is a name of the
 * statement or a select in brackets; `where` may name `fact` and the tables of `needs`.
 */
export const described = (fact: Sql, told: Told, { of = ['member', 'cell'], extras, needs, where }: Rows): Sql => {
  const named = saidBy(told);
  const numbers = numbersIn(told).map((number) => ({ as: numberOf(number), ...numberIn(told, number) }));
  const columns = [
    ...of.map((name) => raw(`fact.${name} as ${name}`)),
    ...named.map((name) => sql`${definitionIn(told, name).sql} as ${raw(name)}`),
    ...numbers.map(({ as, sql: text }) => raw(`${text} as ${as}`)),
    ...extras.map(({ name, sql: text }) => sql`${text} as ${raw(name)}`),
  ];
  const used = new Set([
    ...named.flatMap((name) => definitionIn(told, name).from),
    ...extras.flatMap(({ from }) => from),
    ...needs,
  ]);
  const groups = numbers.flatMap(({ groups: one }) => (one === undefined ? [] : [groupsOf(told, one)]));
  return sql`select ${join(columns, ', ')}
from ${fact} as fact
${join([raw(joinsOf(used)), ...groups], '\n')}
where ${where}`;
};

/** What was counted of rows, with its dimensions in place of their numbers: each column of `names`, each of `parts`. */
export const named = (counted: Sql, told: Told, parts: readonly string[]): Sql => {
  const numbers = numbersIn(told);
  if (numbers.length === 0) return counted;
  const isAdded = told.cells === 'each' && numbers.includes('cell');
  const columns = [
    ...told.names.map((name) => {
      const { by, sql: text } = definitionIn(told, name);
      return by === undefined ? raw(`fact.${name} as ${name}`) : sql`${text} as ${raw(name)}`;
    }),
    ...(told.names.includes('title') ? [raw(`titles.title_id as ${titleKey}`)] : []),
    ...parts.map((name) => raw(`${isAdded ? `sum(fact.${name})` : `fact.${name}`} as ${name}`)),
  ];
  const used = new Set(
    numbers.flatMap((number) => saidBy(told, number)).flatMap((name) => definitionIn(told, name).from),
  );
  return sql`select ${join(columns, ', ')}
from (
  ${counted}
) as fact
${raw(joinsOfCounted(used))}${raw(isAdded ? `\ngroup by ${columnsOf(told.names).join(', ')}` : '')}`;
};

/** Rows per cell with their dimensions, of which the genre is theirs already: cell, members, times, each column of `names`. */
export const describedCells = (fact: Sql, names: readonly DimensionName[], key: MemberKey): Sql => {
  const others = names.filter((name) => name !== 'genre');
  const columns = [
    ...['cell', 'members', 'times', ...(names.length > others.length ? ['genre'] : [])].map((name) =>
      raw(`fact.${name} as ${name}`),
    ),
    ...others.map((name) => sql`${definitionOf(name, key, true).sql} as ${raw(name)}`),
  ];
  return sql`select ${join(columns, ', ')}
from ${fact} as fact
${raw(others.length > 0 ? joinsOf(new Set(['cells'])) : '')}`;
};

/** What is counted of distinct members: all of them, or those with a row that meets a condition. */
export type MembersOf = { readonly name: string; readonly who: Sql | null };

/**
 * From rows with the bits of genres: keys, cell, a row for each member and genre. A member's genres are the bits of all rows together,
 * so that nobody is told apart from others once for each genre; `isOf` says by which part a member is counted.
 */
export const membersByGenre = (
  rows: Sql,
  told: Told,
  parts: readonly MembersOf[],
): { readonly from: Sql; readonly count: (part: string) => Sql } => {
  const genre = numberOf('genre');
  const others = keysOf(told).filter((name) => name !== genre);
  const some = parts.filter(({ who }) => who !== null);
  const bits = [
    sql`groupBitOr(${raw(genre)}) as genres`,
    ...some.map(({ name, who }) => sql`groupBitOrIf(${raw(genre)}, ${who ?? raw('1')}) as ${raw(`genres_${name}`)}`),
  ];
  const columns = [
    ...others,
    'home as cell',
    ...some.map(({ name }) => `genres_${name}`),
    `${eachBit('genres')} as ${genre}`,
  ];
  return {
    from: sql`(
  select ${raw(columns.join(', '))}
  from (
    select ${raw([...others, 'any(cell) as home'].join(', '))}, ${join(bits, ', ')}
    from (
      ${rows}
    )
    group by ${raw([...others, 'member'].join(', '))}
  )
)`,
    count: (part) =>
      raw(some.some(({ name }) => name === part) ? `countIf(bitTest(genres_${part}, ${genre}))` : 'count()'),
  };
};
