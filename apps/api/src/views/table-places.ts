/**
 * Large tables are put together in memory, up to a gigabyte each (decision 77), so that a few are at a time. What finds no place lets go
 * of what it has, waits by turns of the users, as statements of the engine do, and asks again: whoever waits holds nothing.
 */
import { type Lane, Lanes, type Place } from '@cvm/warehouse';

export const openTablePlaces = (): Lanes =>
  new Lanes({
    places: 3,
    // A file holds its table for as long as it is fetched.
    heavyPlaces: 2,
    queueMax: 64,
    // Longer than a table takes to be put together.
    waitMsMax: 120_000,
  });

/** Whose table it is: `light` where a screen or a program waits for it, `heavy` for a file, which waits for as long as it takes. */
export type Sitter = {
  readonly name: string;
  readonly user: string;
  readonly lane: Lane;
  readonly signal: AbortSignal;
};

/** A place for one table, to be left when that is gone, whatever happens. */
export type Seat = {
  /** Whether there is one at once; the same place however often it is asked for. */
  readonly take: () => boolean;
  readonly wait: () => Promise<void>;
  readonly leave: () => void;
};

export const seatAmong = (places: Lanes, sitter: Sitter): Seat => {
  let place: Place | null = null;
  return {
    take: () => {
      place ??= places.tryEnter(sitter);
      return place !== null;
    },
    wait: async () => {
      place ??= await places.enter({ ...sitter, patient: sitter.lane === 'heavy' });
    },
    leave: () => place?.leave(),
  };
};

/** What `ask` finds; it gives null where it has found much and no seat, and is asked again when there is one. */
export const seated = async <Found>({ wait }: Seat, ask: () => Promise<Found | null>): Promise<Found> => {
  const found = await ask();
  if (found !== null) return found;
  await wait();
  const again = await ask();
  if (again === null) throw new Error('A table found no seat where it had one.');
  return again;
};
