import { describe, expect, it } from 'vitest';
import type { QueryOptions, Statement, Warehouse } from './client.ts';
import { WarehouseError } from './client.ts';
import { KeptAnswers } from './kept-answers.ts';

const statement: Statement = { sql: 'select {a_0:UInt8} as n', params: { a_0: 1 } };
const options: QueryOptions = { name: 'whole', database: 'edition_1' };

/** Answers with its number, and may be held back until it is told to go on. */
const asked = () => {
  let asks = 0;
  let goOn: () => void = () => {};
  const signals: AbortSignal[] = [];
  const ask = async (signal: AbortSignal): Promise<string> => {
    asks += 1;
    const own = asks;
    signals.push(signal);
    await new Promise<void>((resolve, reject) => {
      goOn = resolve;
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return `answer ${own}`;
  };
  return { ask, signals, asks: () => asks, goOn: () => goOn() };
};

const at = async (kept: KeptAnswers, what: Statement, of: QueryOptions, text: string): Promise<string> =>
  kept.text(what, of, async () => text);

describe('kept answers', () => {
  it('are asked once, by statement, values and database', async () => {
    const kept = new KeptAnswers();
    expect(await at(kept, statement, options, 'first')).toBe('first');
    expect(await at(kept, statement, { ...options, name: 'another view' }, 'again')).toBe('first');
    expect(await at(kept, { ...statement, params: { a_0: 2 } }, options, 'of another value')).toBe('of another value');
    expect(await at(kept, { ...statement, sql: 'select 2' }, options, 'of another text')).toBe('of another text');
    const wholes = [{ statement, values: { whole_0_n: 'n' } }];
    expect(await at(kept, { ...statement, wholes }, options, 'of another whole')).toBe('of another whole');
    expect(await at(kept, statement, { ...options, database: 'edition_2' }, 'of the next')).toBe('of the next');
  });

  it('of a database go with it, once two later ones have answered', async () => {
    const kept = new KeptAnswers();
    const from = (edition: number, text: string) =>
      at(kept, statement, { ...options, database: `edition_${edition}` }, text);
    await from(1, 'of 1');
    await from(2, 'of 2');
    expect(await from(1, 'of 1 again')).toBe('of 1');
    expect(await from(2, 'of 2 again')).toBe('of 2');
    await from(3, 'of 3');
    expect(await from(2, 'of 2 once more')).toBe('of 2');
    expect(await from(1, 'of 1 once more')).toBe('of 1 once more');
  });

  it('are one run for all who ask at the same time', async () => {
    const kept = new KeptAnswers();
    const { ask, asks, goOn } = asked();
    const both = [kept.text(statement, options, ask), kept.text(statement, options, ask)];
    goOn();
    expect(await Promise.all(both)).toEqual(['answer 1', 'answer 1']);
    expect(asks()).toBe(1);
  });

  it('come to those who stay when another leaves, and are stopped and not kept when all have left', async () => {
    const kept = new KeptAnswers();
    const { ask, signals, asks, goOn } = asked();
    const [first, second] = [new AbortController(), new AbortController()];
    const left = kept.text(statement, { ...options, signal: first.signal }, ask);
    const stays = kept.text(statement, { ...options, signal: second.signal }, ask);
    first.abort();
    await expect(left).rejects.toMatchObject({ code: 'cancelled' });
    expect(signals[0]?.aborted).toBe(false);
    goOn();
    expect(await stays).toBe('answer 1');

    const other = { ...statement, sql: 'select 3' };
    const third = new AbortController();
    const alone = kept.text(other, { ...options, signal: third.signal }, ask);
    third.abort();
    await expect(alone).rejects.toMatchObject({ code: 'cancelled' });
    expect(signals[1]?.aborted).toBe(true);
    const again = kept.text(other, options, ask);
    goOn();
    expect(await again).toBe('answer 3');
    expect(asks()).toBe(3);
  });

  it('are not kept where they failed', async () => {
    const kept = new KeptAnswers();
    const failed = kept.text(statement, options, async () => {
      throw new WarehouseError('timeout', 'whole failed: it took too long.');
    });
    await expect(failed).rejects.toMatchObject({ code: 'timeout' });
    expect(await at(kept, statement, options, 'the second time')).toBe('the second time');
  });
});

describe('a statement with wholes', () => {
  it('gets their figures as parameters, asked as what is kept, in the lane of the statement', async () => {
    const told: QueryOptions[] = [];
    const query = (async (_whole: Statement, schema: { parse: (row: unknown) => unknown }, of: QueryOptions) => {
      told.push(of);
      return { rows: [schema.parse({ views: 12.5, base: null })], stats: { elapsedMs: 0, rowsRead: 0, bytesRead: 0 } };
    }) as Warehouse['query'];
    const wholes = [{ statement, values: { whole_0_views: 'views', whole_0_base: 'base' } }];
    const asks = { ...options, lane: 'heavy', user: 'ann', rowsMax: 7 } as const;
    const filled = await new KeptAnswers().filled({ sql: 'select 1', params: { limit_0: 10 }, wholes }, asks, query);
    expect(filled).toEqual({ sql: 'select 1', params: { limit_0: 10, whole_0_views: 12.5, whole_0_base: 'nan' } });
    expect(told).toEqual([{ ...options, lane: 'heavy', user: 'ann', isKept: true }]);
  });
});
