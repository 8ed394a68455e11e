import { describe, expect, it } from 'vitest';
import type { Lane } from './client.ts';
import { Lanes, type Place } from './lanes.ts';

/** Enters and says who was let in, in that order. */
const lanesWith = (limits: { places: number; heavyPlaces: number; queueMax?: number }) => {
  const lanes = new Lanes({ queueMax: 100, waitMsMax: 600_000, ...limits });
  const inside: string[] = [];
  const places = new Map<string, Place>();
  const enter = (user: string, lane: Lane, name = user, patient = false) => {
    const entered = lanes.enter({ name, lane, user, signal: new AbortController().signal, patient });
    return entered.then((place) => {
      inside.push(name);
      places.set(name, place);
    });
  };
  const leave = async (name: string): Promise<void> => {
    places.get(name)?.leave();
    places.delete(name);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { lanes, inside, enter, leave };
};

describe('lanes', () => {
  it('give places by turns to the users that wait, however much one of them asks for', async () => {
    const { inside, enter, leave } = lanesWith({ places: 3, heavyPlaces: 1 });
    await enter('a', 'heavy', 'a0');
    const waiting = [
      ...Array.from({ length: 20 }, (_, i) => enter('a', 'heavy', `a${i + 1}`)),
      enter('b', 'heavy', 'b0'),
    ];
    await leave('a0');
    expect(inside).toEqual(['a0', 'b0']);
    await leave('b0');
    await leave('a1');
    expect(inside).toEqual(['a0', 'b0', 'a1', 'a2']);
    expect(waiting).toHaveLength(21);
  });

  it('never give the last place to heavy work, nor all places of a lane to one user', async () => {
    const { inside, enter } = lanesWith({ places: 4, heavyPlaces: 9 });
    for (const name of ['h1', 'h2', 'h3']) void enter('a', 'heavy', name);
    for (const name of ['h4', 'h5']) void enter('b', 'heavy', name);
    await enter('c', 'light', 'small');
    expect(inside).toEqual(['h1', 'h2', 'h4', 'small']);
  });

  it('let no flood of screens stop heavy work', async () => {
    const { inside, enter, leave } = lanesWith({ places: 2, heavyPlaces: 1 });
    await enter('a', 'light', 'l1');
    await enter('b', 'light', 'l2');
    void enter('b', 'light', 'l3');
    void enter('c', 'heavy', 'h1');
    await leave('l1');
    expect(inside).toEqual(['l1', 'l2', 'h1']);
  });

  it('refuse one user whose queue is full, and nobody else', async () => {
    const { inside, enter } = lanesWith({ places: 2, heavyPlaces: 1, queueMax: 2 });
    await enter('a', 'heavy', 'a0');
    void enter('a', 'heavy', 'a1');
    void enter('a', 'heavy', 'a2');
    await expect(enter('a', 'heavy', 'a3')).rejects.toMatchObject({ code: 'busy' });
    void enter('b', 'heavy', 'b0');
    await enter('b', 'light', 'b1');
    expect(inside).toEqual(['a0', 'b1']);
    void enter('a', 'heavy', 'load', true);
  });

  it('let a look at the store itself pass everybody, one at a time', async () => {
    const { lanes, inside, enter, leave } = lanesWith({ places: 2, heavyPlaces: 1 });
    await enter('a', 'heavy', 'a0');
    await enter('b', 'light', 'b0');
    void enter('c', 'light', 'c0');
    await enter('', 'watch', 'w0');
    void enter('', 'watch', 'w1');
    expect(inside).toEqual(['a0', 'b0', 'w0']);
    expect(lanes.running).toBe(2);
    await leave('w0');
    expect(inside).toEqual(['a0', 'b0', 'w0', 'w1']);
    await leave('w1');
    await leave('b0');
    expect(inside).toEqual(['a0', 'b0', 'w0', 'w1', 'c0']);
  });

  it('say when others want the machine, so that heavy work takes a part of it alone', async () => {
    const { lanes, enter, leave } = lanesWith({ places: 4, heavyPlaces: 2 });
    await enter('a', 'heavy', 'a0');
    expect(lanes.isCrowded('a')).toBe(false);
    await enter('b', 'light', 'b0');
    expect(lanes.isCrowded('a')).toBe(true);
    await leave('b0');
    expect(lanes.isCrowded('a')).toBe(false);
  });

  it('drop whoever leaves the queue, and give back a place once', async () => {
    const { lanes } = lanesWith({ places: 2, heavyPlaces: 1 });
    const entry = { lane: 'heavy' as const, user: 'a', patient: false };
    const first = await lanes.enter({ ...entry, name: 'first', signal: new AbortController().signal });
    const gone = new AbortController();
    const second = lanes.enter({ ...entry, name: 'second', signal: gone.signal });
    gone.abort();
    await expect(second).rejects.toMatchObject({ code: 'cancelled' });
    first.leave();
    first.leave();
    expect(lanes.running).toBe(0);
  });
});
