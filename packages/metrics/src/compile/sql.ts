/**
 * SQL fragments: text and parameters that combine together.
 *
 * A value never enters the text. It becomes a named, typed, numbered parameter (`{country_0:Array(String)}`), numbered
 * in the order of the finished statement, so that the same query always gives the same text.
 */

import type { Decision } from '../rollups/decision.ts';

export type ParamValue = string | number | readonly string[] | readonly number[];

/** A value on its way to the engine; `name` is the filter id it came from, `type` a ClickHouse type. */
export type Param = { readonly param: string; readonly type: string; readonly value: ParamValue };

/** A column of a select with one row, which is asked for itself and handed in as a value: see `wholeOf`. */
type WholeFigure = { readonly whole: Sql; readonly column: string; readonly type: WholeType };

/** A number, a list of numbers by which rows are picked, or one of figures. */
export type WholeType = 'Float64' | 'Array(UInt32)' | 'Array(Float64)';

type Piece = string | Param | WholeFigure;

/** Pieces of text with parameters between them. */
export type Sql = {
  readonly sql: readonly Piece[];
  /** Somewhere in it rows are picked by the kinds of title that the user may see (`where.ts`). */
  readonly narrowed: boolean;
  /** The tables in it that were chosen to count in, each with the reasons. */
  readonly reads: readonly Decision[];
  /** It is a condition on the title of a row alone, which costs less of each group of rows than of each row. */
  readonly ofTitle?: true;
};

/** A select with one row of numbers or lists of them, and the parameters that its columns are the values of. */
export type Whole = { readonly statement: Statement; readonly values: Readonly<Record<string, string>> };

/** What is sent to the engine. */
export type Statement = {
  readonly sql: string;
  readonly params: Readonly<Record<string, ParamValue>>;
  /** What its figures are against: asked once for all statements that name it. */
  readonly wholes: readonly Whole[];
  /** Where its figures are counted, each decision once. */
  readonly reads: readonly Decision[];
};

export const param = (name: string, type: string, value: ParamValue): Param => ({ param: name, type, value });

/** Text from the catalogue (column and table names), never from a user. */
export const raw = (text: string): Sql => ({ sql: [text], narrowed: false, reads: [] });

/** Says of a fragment that it picks by the kinds the user may see, or that there is nothing to pick from. */
export const narrowed = (fragment: Sql): Sql => ({ ...fragment, narrowed: true });

/** Says of a condition that nothing but the title decides it. */
export const ofTitle = (fragment: Sql): Sql => ({ ...fragment, ofTitle: true });

/** Says of a fragment that it reads a table because of these decisions. */
export const reading = (fragment: Sql, decisions: readonly Decision[]): Sql => ({
  ...fragment,
  reads: [...fragment.reads, ...decisions],
});

/**
 * Columns of a select with one row as values. The select is a statement of its own, whose answer is kept as long as its data
 * (`Statement.wholes`): what it finds must follow from its text and parameters alone. Whether it looks at the kinds of title of the
 * user says nothing of the statement that names it.
 */
export const wholeOf = <Column extends string>(
  select: Sql,
  columns: readonly Column[],
  type: WholeType = 'Float64',
): Readonly<Record<Column, Sql>> => {
  const figure = (column: Column): Sql => ({
    sql: [{ whole: select, column, type }],
    narrowed: false,
    reads: select.reads,
  });
  return Object.fromEntries(columns.map((column) => [column, figure(column)])) as Record<Column, Sql>;
};

/** Adds pieces to others, texts that follow each other as one: fragments are put together over and over. */
const put = (pieces: Piece[], added: readonly Piece[], by = ''): void => {
  for (const piece of added) {
    const last = pieces.length - 1;
    const before = pieces[last];
    if (typeof piece !== 'string') pieces.push(piece);
    else {
      const text = by === '' ? piece : piece.replaceAll('\n', `\n${by}`);
      if (typeof before === 'string') pieces[last] = before + text;
      else pieces.push(text);
    }
  }
};

/** The white space at the start of the last line of a text. */
const margin = (text: string): string => {
  const start = text.lastIndexOf('\n') + 1;
  let end = start;
  while (text[end] === ' ') end += 1;
  return text.slice(start, end);
};

/** A fragment of pieces, which says of itself what those say that are in it. */
const fragmentOf = (pieces: readonly Piece[], fragments: readonly Sql[]): Sql => ({
  sql: pieces,
  narrowed: fragments.some((fragment) => fragment.narrowed),
  reads: fragments.flatMap((fragment) => fragment.reads),
});

/** Template tag: fragments and parameters in, a fragment out; lines of a fragment keep the margin they are put at. */
export const sql = (texts: TemplateStringsArray, ...holes: readonly (Sql | Param)[]): Sql => {
  const pieces: Piece[] = [];
  for (const [index, text] of texts.entries()) {
    put(pieces, [text]);
    const hole = holes[index];
    if (hole !== undefined) put(pieces, 'param' in hole ? [hole] : hole.sql, 'param' in hole ? '' : margin(text));
  }
  return fragmentOf(
    pieces,
    holes.filter((hole) => 'sql' in hole),
  );
};

/** Fragments with a separator between them. */
export const join = (fragments: readonly Sql[], separator: string): Sql => {
  const pieces: Piece[] = [];
  for (const [index, fragment] of fragments.entries()) {
    if (index > 0) put(pieces, [separator]);
    put(pieces, fragment.sql);
  }
  return fragmentOf(pieces, fragments);
};

/** Conditions that must all hold, one per line; `1` when there is none. */
export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? raw('1') : join(conditions, '\nand ');

type NamedWhole = { readonly place: number; readonly statement: Statement; readonly values: Record<string, string> };

/** The name of the parameter that holds a column of a whole; equal wholes are asked once, and one that is named often is rendered once. */
const namedIn = (wholes: Map<string, NamedWhole>): ((figure: WholeFigure) => string) => {
  const found = new Map<Sql, NamedWhole>();
  const find = (whole: Sql): NamedWhole => {
    const statement = render(whole);
    const key = JSON.stringify([statement.sql, statement.params, statement.wholes]);
    const named = wholes.get(key) ?? { place: wholes.size, statement, values: {} };
    wholes.set(key, named);
    found.set(whole, named);
    return named;
  };
  return ({ whole, column }) => {
    const { place, values } = found.get(whole) ?? find(whole);
    const name = `whole_${place}_${column}`;
    values[name] = column;
    return name;
  };
};

/** The finished statement. Equal values of one name and type share a parameter. */
export const render = (fragment: Sql): Statement => {
  const params: Record<string, ParamValue> = {};
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const wholes = new Map<string, NamedWhole>();
  const nameOf = namedIn(wholes);
  const text = fragment.sql
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('whole' in piece) return `{${nameOf(piece)}:${piece.type}}`;
      const key = JSON.stringify([piece.param, piece.type, piece.value]);
      let name = names.get(key);
      if (name === undefined) {
        const count = counts.get(piece.param) ?? 0;
        counts.set(piece.param, count + 1);
        name = `${piece.param}_${count}`;
        names.set(key, name);
        params[name] = piece.value;
      }
      return `{${name}:${piece.type}}`;
    })
    .join('');
  const reads = [...new Map(fragment.reads.map((one) => [`${one.table}: ${one.counted}`, one])).values()];
  return {
    sql: text,
    params,
    wholes: [...wholes.values()].map(({ statement, values }) => ({ statement, values })),
    reads,
  };
};
