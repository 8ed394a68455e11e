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

/** Pieces of text with parameters between them. */
export type Sql = {
  readonly sql: readonly (string | Param)[];
  /** Somewhere in it rows are picked by the kinds of title that the user may see (`where.ts`). */
  readonly narrowed: boolean;
  /** The tables in it that were chosen to count in, each with the reasons. */
  readonly reads: readonly Decision[];
};

/** What is sent to the engine. */
export type Statement = {
  readonly sql: string;
  readonly params: Readonly<Record<string, ParamValue>>;
  /** Where its figures are counted, each decision once. */
  readonly reads: readonly Decision[];
};

export const param = (name: string, type: string, value: ParamValue): Param => ({ param: name, type, value });

/** Text from the catalogue (column and table names), never from a user. */
export const raw = (text: string): Sql => ({ sql: [text], narrowed: false, reads: [] });

/** Says of a fragment that it picks by the kinds the user may see, or that there is nothing to pick from. */
export const narrowed = (fragment: Sql): Sql => ({ ...fragment, narrowed: true });

/** Says of a fragment that it reads a table because of these decisions. */
export const reading = (fragment: Sql, decisions: readonly Decision[]): Sql => ({
  ...fragment,
  reads: [...fragment.reads, ...decisions],
});

const indent = (pieces: readonly (string | Param)[], by: string): (string | Param)[] =>
  by === ''
    ? [...pieces]
    : pieces.map((piece) => (typeof piece === 'string' ? piece.replaceAll('\n', `\n${by}`) : piece));

/** The white space at the start of the last line of a text. */
const margin = (text: string): string => /(?:^|\n)([ ]*)[^\n]*$/.exec(text)?.[1] ?? '';

/** Template tag: fragments and parameters in, a fragment out; lines of a fragment keep the margin they are put at. */
export const sql = (texts: TemplateStringsArray, ...holes: readonly (Sql | Param)[]): Sql => {
  const pieces: (string | Param)[] = [];
  texts.forEach((text, index) => {
    pieces.push(text);
    const hole = holes[index];
    if (hole === undefined) return;
    pieces.push(...('param' in hole ? [hole] : indent(hole.sql, margin(text))));
  });
  const fragments = holes.filter((hole) => 'sql' in hole);
  return {
    sql: pieces,
    narrowed: fragments.some((fragment) => fragment.narrowed),
    reads: fragments.flatMap((fragment) => fragment.reads),
  };
};

/** Fragments with a separator between them. */
export const join = (fragments: readonly Sql[], separator: string): Sql => ({
  sql: fragments.flatMap((fragment, index) => (index === 0 ? fragment.sql : [separator, ...fragment.sql])),
  narrowed: fragments.some((fragment) => fragment.narrowed),
  reads: fragments.flatMap((fragment) => fragment.reads),
});

/** Conditions that must all hold, one per line; `1` when there is none. */
export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? raw('1') : join(conditions, '\nand ');

/** The finished statement. Equal values of one name and type share a parameter. */
export const render = (fragment: Sql): Statement => {
  const params: Record<string, ParamValue> = {};
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const text = fragment.sql
    .map((piece) => {
      if (typeof piece === 'string') return piece;
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
  return { sql: text, params, reads };
};
