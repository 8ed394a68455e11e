// How many statements run at a time, and whose turn it is. Heavy work leaves places free, so that a screen never waits behind
// an export; what finds no place waits, and places are given by turns to the users that wait: one who asks for much waits
// for himself. What would wait too long, or behind too much of the same user, is refused.
import { type Lane, WarehouseError } from './client.ts';
import { cancelled } from './engine-errors.ts';

export type LaneLimits = {
  /** Statements at a time, two or more. */
  readonly places: number;
  /** Heavy statements among them; always fewer. */
  readonly heavyPlaces: number;
  /** Statements of one user waiting; one more is refused with `busy`, for this user alone. */
  readonly queueMax: number;
  /** Longest wait for a place; then `busy`. */
  readonly waitMsMax: number;
};

/** `user`: whose work it is; '' is the portal's own. `patient` work, which nobody watches, waits for as long as it takes. */
export type Entry = {
  readonly name: string;
  readonly lane: Lane;
  readonly user: string;
  readonly signal: AbortSignal;
  readonly patient: boolean;
};

/** A place that is held: to be given back once, whatever happens. */
export type Place = { readonly leave: () => void };

type Held = { readonly lane: Lane; readonly user: string };
type Waiter = Held & { readonly start: () => void };

export class Lanes {
  readonly #limits: LaneLimits;
  readonly #running = new Set<Held>();
  #waiting: Waiter[] = [];
  /** When each user that waits or runs was last given a place, as a number that grows. */
  readonly #served = new Map<string, number>();
  #turn = 0;

  constructor(limits: LaneLimits) {
    const { places, heavyPlaces } = limits;
    this.#limits = { ...limits, heavyPlaces: Math.max(1, Math.min(heavyPlaces, places - 1)) };
  }

  /** Light and heavy ones. */
  get running(): number {
    return this.#running.size - this.#count('watch');
  }

  /** Somebody else than this user, or a screen, wants the machine as well: a heavy statement must not take all of it. */
  isCrowded(user: string): boolean {
    const others = (held: Held): boolean => held.lane !== 'watch' && (held.user !== user || held.lane === 'light');
    return [...this.#running].some(others) || this.#waiting.some(others);
  }

  /** A place that is there at once, else null. */
  tryEnter({ lane, user }: Pick<Entry, 'lane' | 'user'>): Place | null {
    return this.#mayTake({ lane, user }) ? this.#take(lane, user) : null;
  }

  /** @throws WarehouseError `busy`, or `cancelled` when `signal` aborts first */
  enter(entry: Entry): Promise<Place> {
    const { name, lane, user, signal, patient } = entry;
    if (signal.aborted) return Promise.reject(cancelled(name));
    // Whoever waits for such a place was there before, unless it is not theirs to take.
    if (this.#mayTake(entry)) return Promise.resolve(this.#take(lane, user));
    const own = this.#waiting.filter((other) => other.user === user).length;
    if (!patient && own >= this.#limits.queueMax)
      return Promise.reject(
        new WarehouseError('busy', `${name} failed: too many statements of this user are waiting.`),
      );
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        this.#waiting = this.#waiting.filter((other) => other !== waiter);
      };
      const refuse = (error: WarehouseError) => {
        leave();
        reject(error);
      };
      const start = () => {
        leave();
        resolve(this.#take(lane, user));
      };
      const waiter: Waiter = { lane, user, start };
      const onAbort = () => refuse(cancelled(name));
      const tooLong = new WarehouseError('busy', `${name} failed: it waited too long for its turn.`);
      const timer = patient ? undefined : setTimeout(() => refuse(tooLong), this.#limits.waitMsMax);
      signal.addEventListener('abort', onAbort);
      this.#waiting.push(waiter);
    });
  }

  #take(lane: Lane, user: string): Place {
    const held: Held = { lane, user };
    this.#running.add(held);
    this.#turn += 1;
    this.#served.set(user, this.#turn);
    const leave = () => {
      if (!this.#running.delete(held)) return;
      this.#next()?.start();
      this.#forget(user);
    };
    return { leave };
  }

  /** Light work first, but never so that heavy work stands still; among users the one that has least, and had it longest ago. */
  #next(): Waiter | undefined {
    const lanes: readonly Lane[] = this.#count('heavy') === 0 ? ['heavy', 'light'] : ['light', 'heavy'];
    for (const lane of ['watch', ...lanes] as const) {
      const [first, ...others] = this.#waiting.filter((waiter) => waiter.lane === lane && this.#mayTake(waiter));
      if (first === undefined) continue;
      return others.reduce((best, waiter) => (this.#isBefore(waiter, best) ? waiter : best), first);
    }
    return undefined;
  }

  #isBefore(a: Waiter, b: Waiter): boolean {
    const less = this.#count(a.lane, a.user) - this.#count(b.lane, b.user);
    return less === 0 ? (this.#served.get(a.user) ?? 0) < (this.#served.get(b.user) ?? 0) : less < 0;
  }

  #count(lane: Lane, user?: string): number {
    let count = 0;
    for (const held of this.#running) if (held.lane === lane && (user === undefined || held.user === user)) count += 1;
    return count;
  }

  /** One user leaves a place of each lane to others, where there is more than one; the portal's own work is not held back. */
  #mayTake({ lane, user }: Held): boolean {
    const { places, heavyPlaces } = this.#limits;
    if (lane === 'watch') return this.#count('watch') === 0;
    if (this.running >= places) return false;
    const most = lane === 'heavy' ? heavyPlaces : places;
    if (lane === 'heavy' && this.#count('heavy') >= heavyPlaces) return false;
    return user === '' || this.#count(lane, user) < Math.max(1, most - 1);
  }

  #forget(user: string): void {
    const isOwn = (held: Held): boolean => held.user === user;
    if (![...this.#running].some(isOwn) && !this.#waiting.some(isOwn)) this.#served.delete(user);
  }
}
