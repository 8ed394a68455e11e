import type { Row } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './result-cache.ts';

const read = (text: string): { rows: Row[]; pauses: number } => {
  const steps = rowsOf({ json: Buffer.from(text) });
  for (let pauses = 0; ; pauses += 1) {
    const step = steps.next();
    if (step.done) return { rows: step.value, pauses };
  }
};

/** As the engine writes them. */
const asLines = (rows: readonly Row[]): string => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;

describe('the rows of an answer', () => {
  it('are read in pieces where they are many, whatever stands in their texts', () => {
    const rows = Array.from({ length: 5_000 }, (_, n): Row => ({ n, text: `"],\n[ ${n} \u00e9\u{1f3ac}`, none: null }));
    const { rows: found, pauses } = read(asLines(rows));
    expect(found).toEqual(rows);
    expect(pauses).toBeGreaterThan(2);
  });

  it('are the same from a text of one line, of one row, and of none', () => {
    const one: Row = { n: 1 };
    expect(read('[]').rows).toEqual([]);
    for (const rows of [[one], [one, { n: 2 }]]) {
      expect(read(asLines(rows)).rows).toEqual(rows);
      expect(read(JSON.stringify(rows)).rows).toEqual(rows);
    }
  });
});
