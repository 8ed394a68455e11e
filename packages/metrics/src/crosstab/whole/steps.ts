/** Long work that pauses wherever others may have their turn. */
export type Steps<Result> = Generator<void, Result>;

/** What is done between two pauses: a pause behind each thing would take longer than most of them. */
const atOnce = 500;

/** Does something with each, one after the other. @param size of each, in the time that a cell takes */
export function* withEach<Thing>(things: Iterable<Thing>, work: (thing: Thing) => void, size = 1): Steps<void> {
  let done = 0;
  for (const thing of things) {
    work(thing);
    done += size;
    if (done < atOnce) continue;
    done = 0;
    yield;
  }
}

/** What is made of each, in their order. */
export function* eachAs<Thing, Made>(things: Iterable<Thing>, make: (thing: Thing) => Made, size = 1): Steps<Made[]> {
  const made: Made[] = [];
  yield* withEach(things, (thing) => void made.push(make(thing)), size);
  return made;
}

type Compare<Thing> = (a: Thing, b: Thing) => number;

/** Two lists that are in order as one; of equal things those of the first come first. */
function* merged<Thing extends object>(
  one: readonly Thing[],
  other: readonly Thing[],
  compare: Compare<Thing>,
): Steps<Thing[]> {
  const all: Thing[] = [];
  let [mine, theirs] = [0, 0];
  while (mine < one.length || theirs < other.length) {
    const [left, right] = [one[mine], other[theirs]];
    if (left === undefined || (right !== undefined && compare(right, left) < 0)) {
      if (right !== undefined) all.push(right);
      theirs += 1;
    } else {
      all.push(left);
      mine += 1;
    }
    if (all.length % atOnce === 0) yield;
  }
  return all;
}

/** In order, as the runtime sorts them, which does not pause, and no library does: halves of few things are left to it. */
export function* sorted<Thing extends object>(things: readonly Thing[], compare: Compare<Thing>): Steps<Thing[]> {
  if (things.length <= atOnce) {
    yield;
    return things.toSorted(compare);
  }
  const middle = things.length >> 1;
  const first = yield* sorted(things.slice(0, middle), compare);
  return yield* merged(first, yield* sorted(things.slice(middle), compare), compare);
}

/** All of it, without a pause. */
export const ended = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
