/**
 * The thread that reads calls and sends answers goes before all others of the process. The engine works on threads of the same process; where
 * these leave no processor free, each answer waits many times for its turn: once for every statement, every look-up and every piece of
 * text on its way. A lower priority (nice) of the others takes nothing from them while a processor is free.
 */
import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** So much lower than that of this thread: a third of the processor where both want all of it. A ninth (10) was no faster. */
const lowerBy = 5;

/** The engine starts threads when it has more to do; those of a thread with a lower priority have it as well. */
const lookEveryMs = 2_000;

/** The threads of this process that are not `known`; none on systems that do not list them. */
const threadsBeside = (known: ReadonlySet<number>): readonly number[] => {
  try {
    return readdirSync('/proc/self/task')
      .map(Number)
      .filter((thread) => !known.has(thread));
  } catch {
    return [];
  }
};

/** To be called on the main thread, which has the number of the process; ends what it started when it is called. */
export const answerFirst = (): (() => void) => {
  const known = new Set([process.pid]);
  const priority = Math.min(constants.priority.PRIORITY_LOW, getPriority(process.pid) + lowerBy);
  const lower = (): void => {
    for (const thread of threadsBeside(known)) {
      known.add(thread);
      try {
        setPriority(thread, priority);
      } catch {
        // It has ended since, or the system forbids it: then it stays as it is.
      }
    }
  };
  lower();
  const timer = setInterval(lower, lookEveryMs).unref();
  return () => clearInterval(timer);
};
