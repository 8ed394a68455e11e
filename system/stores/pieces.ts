/**
 * What a question tries: lines of statements, and ways to make the answer of their rows. A random question that tries nothing
 * anew would only be told the same once more, by numbers that are tried in other questions.
 */
import type { CalculatedField, CrosstabBody, Query } from '@cvm/contract';
import type { Statement } from '@cvm/warehouse';

/**
 * Each line with the one before it, without comments, whatever numbers and numbered parameters stand in them. Conditions on the same
 * rows may stand in any order: one goes with the line that all of them follow, and so does what comes behind them.
 */
export const linesOf = (statements: readonly Statement[]): string[] =>
  statements.flatMap(({ sql }) => {
    const lines = sql
      .split('\n')
      .filter((line) => !line.startsWith('--'))
      .map((line) => line.trim().replaceAll(/\d+/g, '0'));
    let before = '';
    return lines.map((line) => {
      const condition = /^(?:where|and) (.*)$/.exec(line)?.[1];
      const piece = `${before}\n${condition ?? line}`;
      if (condition === undefined) before = line;
      return piece;
    });
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

/** Whether some of these pieces were not there before; from now on all of them were. */
export type IsFirst = (pieces: readonly string[]) => boolean;

/**
 * What the tests of a file have tried, each in `attempt`. One that fails leaves nothing behind: its second try asks the same
 * again, and does not pass by asking nothing.
 */
export const piecesTried = () => {
  const tried = new Set<string>();
  return async (attempt: (isFirst: IsFirst) => Promise<void>): Promise<void> => {
    const now = new Set(tried);
    await attempt((pieces) => {
      const before = now.size;
      for (const piece of pieces) now.add(piece);
      return now.size > before;
    });
    for (const piece of now) tried.add(piece);
  };
};
