import { describe, expect, it } from 'vitest';
import { doneInTurns, inTurns } from './in-turns.ts';

const never = new AbortController().signal;

function* numbers(told: number[]): Generator<number> {
  for (let number = 0; number < 3; number += 1) {
    told.push(number);
    yield number;
  }
}

function* steps(told: number[]): Generator<void, string> {
  for (const number of numbers(told)) if (number >= 0) yield;
  return 'done';
}

/** What happens while the work goes on: `-1` is another's turn. */
const besideOthers = async (work: (told: number[]) => Promise<unknown>): Promise<number[]> => {
  const told: number[] = [];
  let isDone = false;
  const other = (): void => {
    told.push(-1);
    if (!isDone) setImmediate(other);
  };
  setImmediate(other);
  await work(told).finally(() => {
    isDone = true;
  });
  return told;
};

describe('work in turns', () => {
  it('lets others have theirs between two items, and between two steps', async () => {
    const items = await besideOthers(async (told) => {
      for await (const _ of inTurns(numbers(told), never, 0));
    });
    const worked = await besideOthers((told) => doneInTurns(steps(told), never, 0));
    for (const told of [items, worked]) {
      expect(told.filter((number) => number >= 0)).toEqual([0, 1, 2]);
      expect(told.indexOf(2)).toBeGreaterThan(told.indexOf(-1));
      expect(told.indexOf(-1)).toBeGreaterThanOrEqual(0);
    }
  });

  it('gives all items and the result, short or long', async () => {
    const found: number[] = [];
    for await (const number of inTurns(numbers([]), never)) found.push(number);
    expect(found).toEqual([0, 1, 2]);
    expect(await doneInTurns(steps([]), never)).toBe('done');
  });

  it('ends with the reason of a caller who has left', async () => {
    const left = new AbortController();
    const told: number[] = [];
    const work = doneInTurns(steps(told), left.signal, 0);
    left.abort(new Error('The caller has left.'));
    await expect(work).rejects.toThrow('The caller has left.');
    await expect(inTurns(numbers(told), left.signal, 0).next()).rejects.toThrow('The caller has left.');
    expect(told).not.toContain(2);
  });
});
