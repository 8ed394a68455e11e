/**
 * What a question tries: lines of statements, and ways to make the answer of their rows. A random question that tries nothing
 * anew would only be told the same once more, by numbers that are tried in other questions.
 */
import type { CalculatedField, CrosstabBody, Query } from '@cvm/contract';
import type { Statement } from '@cvm/warehouse';

/** Without comments, whatever numbers and numbered parameters stand in them. */
const plainLines = ({ sql }: Statement): string[] =>
  sql
    .split('\n')
    .filter((line) => !line.startsWith('--'))
    .map((line) => line.trim().replaceAll(/\d+/g, '0'));

/**
 * Each line with the one before it. Conditions on the same rows may stand in any order: one goes with the line that all of them
 * follow, and so does what comes behind them.
 */
export const linesOf = (statements: readonly Statement[]): string[] =>
  statements.flatMap((statement) => {
    let before = '';
    return plainLines(statement).map((line) => {
      const condition = /^(?:where|and) (.*)$/.exec(line)?.[1];
      const piece = `${before}\n${condition ?? line}`;
      if (condition === undefined) before = line;
      return piece;
    });
  });

/** What stands between commas outside of all brackets. */
const listed = (text: string): string[] => {
  const items = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) items.push('');
    else items.push(`${items.pop()}${character}`);
  }
  return items.map((item) => item.trim()).filter((item) => item !== '');
};

/** Each line by itself, whatever others stand around it; of a list what it lists, and how many that are. */
export const itemsOf = (statements: readonly Statement[]): string[] =>
  statements.flatMap(plainLines).flatMap((line) => {
    const [, word, list = ''] = /^(select|group by|order by)\b(.*)$/.exec(line) ?? [];
    if (word === undefined) return [line.replace(/,$/, '')];
    const items = listed(list);
    return [...items.map((item) => `${word} ${item}`), `${word} of ${items.length}`];
  });

export const piecesOfView = ({ view, sorts, limit, offset }: Query): string[] => [
  ...sorts.map(({ column, direction }) => `${view} by ${column} ${direction}`),
  ...(limit === undefined ? [] : [`${view} limited${offset === undefined ? '' : ' behind its first rows'}`]),
];

const calculation = (field: CalculatedField): string => {
  if (field.op === 'index') return `index against ${field.against === 'total' ? 'all' : 'a row'}`;
  return 'period' in field ? `${field.op} ${field.period}` : `${field.op} ${typeof field.left} ${typeof field.right}`;
};

/** Of a cross-tab that is settled behind the engine its sorts, limits, totals and calculated fields stand in no statement. */
export const piecesOfCrosstab = ({
  honest,
  pivots,
  total,
  row_total,
  sorts,
  limit,
  calculated,
}: CrosstabBody): string[] =>
  [
    `${pivots.length} pivots`,
    `totals ${total} ${row_total}`,
    ...sorts.map((sort) => `sort ${sort.includes('|') ? 'by one of the columns' : sort.split(' ').at(-1)}`),
    ...(limit === undefined ? [] : ['limited']),
    ...calculated.flatMap((field) => [
      `${calculation(field)}, ${pivots.length > 0 ? 'in columns' : 'in one column'}`,
      `${calculation(field)}, ${total || row_total ? 'with totals' : 'without totals'}`,
    ]),
  ].map((piece) => `${honest ? 'honest' : 'plain'} cross-tab: ${piece}`);

/**
 * Of all that may be asked what tries every piece, in its order: first whatever tries something anew, then without what the others
 * try as well. What is asked in any case stays.
 */
export const covering = <Asked>(
  all: readonly Asked[],
  piecesOf: (asked: Asked) => readonly string[],
  isAskedAnyway: (asked: Asked) => boolean,
): Asked[] => {
  const tries = new Map<string, number>();
  const add = (pieces: ReadonlySet<string>, by: number): void => {
    for (const piece of pieces) tries.set(piece, (tries.get(piece) ?? 0) + by);
  };
  const isTriedBeside = (pieces: ReadonlySet<string>, others: number): boolean =>
    [...pieces].every((piece) => (tries.get(piece) ?? 0) > others);
  return all
    .map((asked) => ({ asked, pieces: new Set(piecesOf(asked)) }))
    .filter(({ asked, pieces }) => {
      if (isTriedBeside(pieces, 0) && !isAskedAnyway(asked)) return false;
      add(pieces, 1);
      return true;
    })
    .filter(({ asked, pieces }) => {
      if (!isTriedBeside(pieces, 1) || isAskedAnyway(asked)) return true;
      add(pieces, -1);
      return false;
    })
    .map(({ asked }) => asked);
};
