import { expect, it } from 'vitest';
import { piecesTried } from './stores/pieces.ts';

it('a test that fails is asked the same again, and one that passes is not', async () => {
  const trying = piecesTried();
  const asked: boolean[] = [];
  const attempt = (fails: boolean) =>
    trying(async (isFirst) => {
      asked.push(isFirst(['a line']), isFirst(['a line']));
      if (fails) throw new Error('differs');
    });
  await expect(attempt(true)).rejects.toThrow('differs');
  await attempt(false);
  await attempt(false);
  expect(asked).toEqual([...[true, false], ...[true, false], ...[false, false]]);
});
