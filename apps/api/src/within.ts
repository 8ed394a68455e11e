/** Waiting no longer than somebody has time for. */

/** A store that is well answers in a few milliseconds; whoever asks for more than is known already waits so long at most. */
export const patienceMs = 500;

/** Resolves when the work is over, however it ended, or when the time is. */
export const within = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([
    work.then(
      () => undefined,
      () => undefined,
    ),
    time,
  ]);
  clearTimeout(timer);
};
