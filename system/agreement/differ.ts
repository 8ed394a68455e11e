/** Compares what a definition says with what its SQL answers: the first difference in words, null where there is none. */
import type { Row } from '@cvm/contract';
import type { Answer } from '../stores/answers.ts';

/** Both sides round to 9 decimals, each from sums in an order of its own. */
const isSame = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= 1.5e-9 * Math.max(1, Math.abs(a)) : a === b;

const differRow = (expected: Row, got: Row): string | null => {
  for (const [name, value] of Object.entries(expected))
    if (!isSame(value, got[name]))
      return `${name}: ${JSON.stringify(value)} by definition, ${JSON.stringify(got[name])} by SQL in ${JSON.stringify(got)}`;
  return null;
};

export const differ = (expected: Answer, got: Answer): string | null => {
  for (const name of ['panel', 'columns', 'sampleSize', 'rowsAll'] as const) {
    const [said, found] = [expected[name], got[name]].map((value) => JSON.stringify(value));
    if (said !== found) return `${name} ${said} by definition, ${found} by SQL`;
  }
  for (const [i, row] of expected.rows.entries()) {
    const other = got.rows[i];
    if (other === undefined) return `row ${i} is missing in SQL: ${JSON.stringify(row)}`;
    const difference = differRow(row, other);
    if (difference !== null) return `row ${i}: ${difference}`;
  }
  const extra = got.rows[expected.rows.length];
  return extra === undefined ? null : `SQL has a row more: ${JSON.stringify(extra)}`;
};
