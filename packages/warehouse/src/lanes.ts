// How many statements run at a time, and whose turn it is. Heavy work leaves places free, so that a screen never waits behind
// an export; what finds no place waits, and places are given by turns to the accounts that wait: one who asks for much waits
// for himself. What would wait too long, or behind too much of the same account, is refused.
import { type Lane, WarehouseError } from './client.ts';
import { cancelled } from './engine-errors.ts';

export type LaneLimits = {
  /** Statements at a time, two or more. */
  readonly places: number;
  /** Heavy statements among them; always fewer. */
  readonly heavyPlaces: number;
  /** Statements of one account waiting; one more is refused with `busy`, for this account alone. */
  readonly queueMax: number;
  /** Longest wait for a place; then `busy`. */
  readonly waitMsMax: number;
};

/** `account`: whose work it is; '' is the portal's own. `patient` work, which nobody watches, waits for as long as it takes. */
export type Entry = {
  readonly name: string;
  readonly lane: Lane;
  readonly account: string;
  readonly signal: AbortSignal;
  readonly patient: boolean;
};

/** A place that is held: to be given back once, whatever happens. */
export type Place = { readonly leave: () => void };

type Held = { readonly lane: Lane; readonly account: string };
type Waiter = Held & { readonly start: () => void };

export class Lanes {
  readonly #limits: LaneLimits;
  readonly #running = new Set<Held>();
  #waiting: Waiter[] = [];
  /** When each account that waits or runs was last given a place, as a number that grows. */
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

  /** Somebody else than this account, or a screen, wants the machine as well: a heavy statement must not take all of it. */
  isCrowded(account: string): boolean {
    const others = (held: Held): boolean =>
      held.lane !== 'watch' && (held.account !== account || held.lane === 'light');
    return [...this.#running].some(others) || this.#waiting.some(others);
  }

  /** @throws WarehouseError `busy`, or `cancelled` when `signal` aborts first */
  enter(entry: Entry): Promise<Place> {
    const { name, lane, account, signal, patient } = entry;
    if (signal.aborted) return Promise.reject(cancelled(name));
    // Whoever waits for such a place was there before, unless it is not theirs to take.
    if (this.#mayTake(entry)) return Promise.resolve(this.#take(lane, account));
    const own = this.#waiting.filter((other) => other.account === account).length;
    if (!patient && own >= this.#limits.queueMax)
      return Promise.reject(
        new WarehouseError('busy', `${name} failed: too many statements of this account are waiting.`),
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
        resolve(this.#take(lane, account));
      };
      const waiter: Waiter = { lane, account, start };
      const onAbort = () => refuse(cancelled(name));
      const tooLong = new WarehouseError('busy', `${name} failed: it waited too long for its turn.`);
      const timer = patient ? undefined : setTimeout(() => refuse(tooLong), this.#limits.waitMsMax);
      signal.addEventListener('abort', onAbort);
      this.#waiting.push(waiter);
    });
  }

  #take(lane: Lane, account: string): Place {
    const held: Held = { lane, account };
    this.#running.add(held);
    this.#turn += 1;
    this.#served.set(account, this.#turn);
    const leave = () => {
      if (!this.#running.delete(held)) return;
      this.#next()?.start();
      this.#forget(account);
    };
    return { leave };
  }

  /** Light work first, but never so that heavy work stands still; among accounts the one that has least, and had it longest ago. */
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
    const less = this.#count(a.lane, a.account) - this.#count(b.lane, b.account);
    return less === 0 ? (this.#served.get(a.account) ?? 0) < (this.#served.get(b.account) ?? 0) : less < 0;
  }

  #count(lane: Lane, account?: string): number {
    let count = 0;
    for (const held of this.#running)
      if (held.lane === lane && (account === undefined || held.account === account)) count += 1;
    return count;
  }

  /** One account leaves a place of each lane to others, where there is more than one; the portal's own work is not held back. */
  #mayTake({ lane, account }: Held): boolean {
    const { places, heavyPlaces } = this.#limits;
    if (lane === 'watch') return this.#count('watch') === 0;
    if (this.running >= places) return false;
    const most = lane === 'heavy' ? heavyPlaces : places;
    if (lane === 'heavy' && this.#count('heavy') >= heavyPlaces) return false;
    return account === '' || this.#count(lane, account) < Math.max(1, most - 1);
  }

  #forget(account: string): void {
    const isOwn = (held: Held): boolean => held.account === account;
    if (![...this.#running].some(isOwn) && !this.#waiting.some(isOwn)) this.#served.delete(account);
  }
}
