// How many statements run at a time. Heavy work always leaves one place free, so that a screen never waits behind an export;
// what finds no place waits in order, and what would wait too long is refused.
import { type Lane, WarehouseError } from './client.ts';
import { cancelled } from './engine-errors.ts';

export type LaneLimits = {
  /** Statements at a time, two or more. */
  readonly places: number;
  /** Statements waiting; one more is refused with `busy`. */
  readonly queueMax: number;
  /** Longest wait for a place; then `busy`. */
  readonly waitMsMax: number;
};

type Waiter = { readonly lane: Lane; readonly start: () => void; readonly refuse: (error: WarehouseError) => void };

export class Lanes {
  readonly #limits: LaneLimits;
  readonly #taken: Record<Lane, number> = { light: 0, heavy: 0 };
  #waiting: Waiter[] = [];

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  get running(): number {
    return this.#taken.light + this.#taken.heavy;
  }

  /**
   * Waits for a place; `patient` work, which nobody watches, for as long as it takes.
   * @returns gives the place back; to be called once
   * @throws WarehouseError `busy`, or `cancelled` when `signal` aborts first
   */
  enter(name: string, lane: Lane, signal: AbortSignal, patient: boolean): Promise<() => void> {
    if (signal.aborted) return Promise.reject(cancelled(name));
    if (this.#hasPlace(lane)) return Promise.resolve(this.#take(lane));
    if (!patient && this.#waiting.length >= this.#limits.queueMax)
      return Promise.reject(new WarehouseError('busy', `${name} failed: too many statements are waiting.`));
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        this.#waiting = this.#waiting.filter((other) => other !== waiter);
      };
      const waiter: Waiter = {
        lane,
        start: () => {
          leave();
          resolve(this.#take(lane));
        },
        refuse: (error) => {
          leave();
          reject(error);
        },
      };
      const onAbort = () => waiter.refuse(cancelled(name));
      const tooLong = new WarehouseError('busy', `${name} failed: it waited too long for its turn.`);
      const timer = patient ? undefined : setTimeout(() => waiter.refuse(tooLong), this.#limits.waitMsMax);
      signal.addEventListener('abort', onAbort);
      this.#waiting.push(waiter);
    });
  }

  #take(lane: Lane): () => void {
    this.#taken[lane] += 1;
    return () => {
      this.#taken[lane] -= 1;
      this.#waiting.find((waiter) => this.#hasPlace(waiter.lane))?.start();
    };
  }

  #hasPlace(lane: Lane): boolean {
    const { places } = this.#limits;
    return this.running < places && (lane === 'light' || this.#taken.heavy < places - 1);
  }
}
