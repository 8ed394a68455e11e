/** Which names of days have room below an axis: all of them, every second, every third, so that those that stay are evenly apart. */

type Scale = {
  /** Where a day stands, in pixels. */
  readonly at: (day: string) => number;
  readonly widthOf: (name: string) => number;
};

/** Between two names. */
const gap = 8;

/**
 * The widest name stays: it is the one that says most, as the day of release among numbers.
 * @param ticks days and their names, in order
 */
export const evenTicks = (ticks: ReadonlyMap<string, string>, { at, widthOf }: Scale): ReadonlyMap<string, string> => {
  const all = [...ticks].map((entry) => ({ entry, middle: at(entry[0]), half: widthOf(entry[1]) / 2 }));
  const widest = all.reduce((found, { half }, place) => (half > (all[found]?.half ?? 0) ? place : found), 0);
  for (let every = 1; every < all.length; every += 1) {
    const kept = all.filter((_, place) => (place - widest) % every === 0);
    const fits = kept.every((one, place) => {
      const next = kept[place + 1];
      return next === undefined || one.middle + one.half + gap <= next.middle - next.half;
    });
    if (fits) return new Map(kept.map(({ entry }) => entry));
  }
  return new Map(all.slice(widest, widest + 1).map(({ entry }) => entry));
};
