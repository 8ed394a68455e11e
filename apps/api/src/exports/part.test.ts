import { describe, expect, it } from 'vitest';
import { partSentences } from './part.ts';

const page = (limit: number | null, offset: number | null = null) => ({ limit, offset, after: null });

describe('a part of an answer', () => {
  it.each([
    [page(50, 100), 2345, ['Rows 101 to 150 of 2,345.']],
    [page(50), 2345, ['Rows 1 to 50 of 2,345.']],
    [page(1, 9), 10, ['Row 10 of 10.']],
    [page(50, 2300), 2345, ['Rows 2,301 to 2,345 of 2,345.']],
    [page(50, 3000), 2345, ['No row of 2,345: those from row 3,001 on were asked for.']],
    [page(0), 3, ['No row of 3: those from row 1 on were asked for.']],
    [page(50), 50, []],
    [page(50), 12, []],
    [page(50, 100), undefined, ['50 rows at most, those from row 101 on.']],
    [{ limit: 50, offset: null, after: ['x'] }, undefined, ['50 rows at most, those after a given row.']],
    [{ limit: null, offset: null, after: ['x'] }, undefined, ['The rows after a given row.']],
  ])('%j of %s rows says %j', (part, rowsAll, sentences) => {
    expect(partSentences(part, rowsAll)).toEqual(sentences);
  });
});
