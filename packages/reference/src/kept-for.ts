/** A function of a thing and a key that is worked out once for both; what it gives goes with the thing. */
export const keptFor = <Thing extends object, Key, Value>(
  work: (thing: Thing, key: Key) => Value,
): ((thing: Thing, key: Key) => Value) => {
  const kept = new WeakMap<Thing, Map<Key, Value>>();
  return (thing, key) => {
    const known = kept.get(thing) ?? new Map<Key, Value>();
    kept.set(thing, known);
    const value = known.get(key);
    if (value !== undefined) return value;
    const made = work(thing, key);
    known.set(key, made);
    return made;
  };
};
