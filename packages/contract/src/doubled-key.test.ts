import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubledKey } from './doubled-key.ts';

describe('a name that is given twice', () => {
  it.each([
    ['{"a":1,"a":2}', ['a']],
    ['{"a":{"b":[1,{"c":1,"d":2,"c":3}]}}', ['a', 'b', '1', 'c']],
    // The same name, written otherwise.
    [String.raw`{"a\"b":1 , "\u0061\"b" :2}`, ['a"b']],
    ['[[{"a":1}],[{"a":1,"":2,"":3}]]', ['1', '0', '']],
    ['{"__proto__":1,"__proto__":2}', ['__proto__']],
  ])('%s: %j', (json, place) => expect(doubledKey(json)).toEqual(place));

  it.each(['1', '"a"', '[]', '{}', '["a","a"]', '{"a":"a","b":"a: {","c":{"a":1}}', '[{"a":1},{"a":1}]'])(
    'is not in %s',
    (json) => expect(doubledKey(json)).toBeNull(),
  );

  it('is in nothing that an object is written as, and in that with one of its names again', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), (value) => {
        const json = JSON.stringify(value, null, 1);
        expect(doubledKey(json)).toBeNull();
        const [name = ''] = Object.keys(value);
        expect(doubledKey(`${json.slice(0, -1)},${JSON.stringify(name)}:0}`)).toEqual([name]);
      }),
      { seed: 7 },
    );
  });
});
