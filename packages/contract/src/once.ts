/**
 * A value that is made when it is first asked for, and kept: the engine's tables of names alone take 30 ms, which no page that
 * names no country should wait for.
 */
export const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
