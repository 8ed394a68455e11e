/** Waiting no longer than somebody has time for. */

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
