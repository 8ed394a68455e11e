import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, placeWidth } from './changes.ts';

/** The text that a base becomes by changes. */
const changed = (base: string, changes: readonly string[]): string => {
  const before = base.split('\n');
  const after: string[] = [];
  let place = 0;
  for (const change of changes) {
    const line = change.slice(0, placeWidth).trim();
    if (line !== '') after.push(...before.slice(place, Number(line) - 1));
    place = line === '' ? place : Number(line) - 1;
    if (change[placeWidth + 1] === '-') place += 1;
    else after.push(change.slice(placeWidth + 3));
  }
  return [...after, ...before.slice(place)].join('\n');
};

describe('what a text changes of another', () => {
  it('says which lines went and came, and where', () => {
    expect(changesOf('select a\nfrom b\nwhere c', 'select a\n  from b\nwhere d\nlimit 1')).toEqual([
      '   3 - where c',
      '     + where d',
      '     + limit 1',
    ]);
  });

  it('makes the text of the base, whatever the two are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (base, other) => {
        expect(changed(base, changesOf(base, other))).toBe(other);
      }),
    );
  });
});
